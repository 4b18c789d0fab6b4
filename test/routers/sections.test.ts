import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import { type Answer, type TestUser, useTestApp } from '../support/app';
import { copyEntry } from '../support/copy-entry';
import { draftFor, sectionSamples } from '../support/section-samples';

const app = useTestApp();
const keys = Object.keys(sectionContracts) as SectionKey[];
const unknownId = '01890000-0000-7000-8000-000000000000';

type Operation = 'list' | 'create' | 'update' | 'remove' | 'restore' | 'reorder';
type Input = Record<string, unknown>;
type Call = (operation: Operation, input: Input, user?: TestUser) => Promise<Answer>;

/** Each operation by REST and by tRPC. */
const interfaces: Record<string, (key: SectionKey) => Call> = {
  rest:
    (key) =>
    (operation, { id, profileId, ...body }, user) => {
      const { path } = sectionContracts[key];
      const list = `/profile/${profileId}/${path}`;
      const item = `/${path}/${id}`;
      const call = app().rest;
      switch (operation) {
        case 'list':
          return call(`GET ${list}`, undefined, user);
        case 'create':
          return call(`POST ${list}`, body, user);
        case 'update':
          return call(`PATCH ${item}`, body, user);
        case 'remove':
          return call(`DELETE ${item}`, undefined, user);
        case 'restore':
          return call(`POST ${item}/restore`, undefined, user);
        case 'reorder':
          return call(`PUT ${list}/order`, body, user);
      }
    },
  trpc: (key) => (operation, input, user) =>
    app().trpc(`${operation === 'list' ? 'query' : 'mutation'} sections.${key}.${operation}`, input, user),
};

/** Both for the first section; the others, which the same factory makes, in turn. */
function interfacesOf(key: SectionKey): string[] {
  const names = Object.keys(interfaces);
  const index = keys.indexOf(key);
  return index === 0 ? names : names.filter((_, turn) => turn === index % names.length);
}

/** Sections for what the factory does with any of them; who may do what is in access-matrix.test.ts. */
const some: SectionKey[] = ['facts', 'gallery'];

describe.each(keys)('%s', (key) => {
  const testOfAny = test.skipIf(!some.includes(key));
  const contract = sectionContracts[key];
  const { change, refused } = sectionSamples[key];
  const draftOf = (user: TestUser) => draftFor(key, app().db, user.profileId);

  describe.each(interfacesOf(key))('through %s', (name) => {
    const call = (interfaces[name] ?? interfaces.rest)?.(key) as Call;
    const list = async ({ profileId }: TestUser, as?: TestUser) =>
      (await call('list', { profileId }, as)).body;
    const create = async (user: TestUser, more: Input = {}) => {
      const input = { profileId: user.profileId, ...(await draftOf(user)), ...more };
      const { status, body } = await call('create', input, user);
      expect([200, 201], JSON.stringify(body)).toContain(status);
      return body;
    };
    // The sample of facts has its own position, which must differ for each of the three.
    const createThree = async (user: TestUser) => {
      const { order: _, ...own } = await draftOf(user);
      const made: Input[] = [];
      for (let count = 0; count < 3; count += 1) {
        const { body } = await call('create', { profileId: user.profileId, ...own }, user);
        made.push(body);
      }
      return made.map((item) => item.id as string);
    };

    test('stores what was sent, changes the named fields and removes', async () => {
      const user = await app().newUser();
      const draft = await draftOf(user);
      const created = await create(user, draft);
      expect(created).toMatchObject({ ...draft, isPublic: true, profileId: user.profileId });
      expect(await list(user, user)).toEqual([created]);

      const changed = await call('update', { id: created.id, ...change }, user);
      expect(changed.body).toMatchObject({ ...draft, ...change });
      expect(await list(user, user)).toEqual([changed.body]);

      expect((await call('remove', { id: created.id }, user)).status).toBe(200);
      expect(await list(user, user)).toEqual([]);
    });

    test('creates from only the required fields', async () => {
      const user = await app().newUser();
      const required = Object.fromEntries(
        Object.entries(await draftOf(user)).filter(([field]) => field in contract.required),
      );
      const { status, body } = await call('create', { profileId: 'demo-profile-1', ...required }, user);
      expect([200, 201], JSON.stringify(body)).toContain(status);
      expect(body).toMatchObject({ ...required, isPublic: true, profileId: user.profileId });
    });

    test('restores a removed entry to its place', async () => {
      const user = await app().newUser();
      const [first, second, third] = await createThree(user);
      const before = await list(user, user);
      await call('remove', { id: second }, user);
      expect((await list(user, user)).map((item: Input) => item.id)).toEqual([first, third]);
      expect((await call('restore', { id: second }, user)).body).toEqual(before[1]);
      expect(await list(user, user)).toEqual(before);
      expect((await call('restore', { id: second }, user)).status).toBe(404);
    });

    test('keeps the requested order, after a removal too', async () => {
      const user = await app().newUser();
      const [first, second, third] = await createThree(user);
      await call('reorder', { profileId: user.profileId, ids: [third, first, second] }, user);
      expect((await list(user, user)).map((item: Input) => item.id)).toEqual([third, first, second]);
      await call('reorder', { profileId: user.profileId, ids: [second, third] }, user);
      expect((await list(user, user)).map((item: Input) => item.id)).toEqual([second, first, third]);
      await call('remove', { id: first }, user);
      const [fourth] = await createThree(user);
      const ids = (await list(user, user)).map((item: Input) => item.id);
      expect(ids.slice(0, 3)).toEqual([second, third, fourth]);
    });

    test('shows a stranger only the public items', async () => {
      const [user, other] = [await app().newUser(), await app().newUser()];
      await create(user, { isPublic: false });
      const shown = await create(user);
      expect(await list(user)).toMatchObject([{ id: shown.id }]);
      expect(await list(user, other)).toMatchObject([{ id: shown.id }]);
      expect(await list(user, user)).toHaveLength(2);
    });

    testOfAny("a missing item is 404, and so is one of somebody else among one's own", async () => {
      const user = await app().newUser();
      const foreign = await create(await app().newUser());
      const draft = await draftOf(user);
      const attempts: [Operation, Input][] = [
        ['list', { profileId: unknownId }],
        ['create', { profileId: unknownId, ...draft }],
        ['update', { id: unknownId, ...change }],
        ['remove', { id: unknownId }],
        ['restore', { id: unknownId }],
        ['reorder', { profileId: user.profileId, ids: [unknownId] }],
        ['reorder', { profileId: user.profileId, ids: [foreign.id] }],
      ];
      for (const [operation, input] of attempts) {
        expect((await call(operation, input, user)).status, operation).toBe(404);
      }
    });

    test('refuses what the contract forbids, and names the field', async () => {
      const user = await app().newUser();
      const created = await create(user);
      const draft = await draftOf(user);
      const faults: Input[] = [
        ...refused,
        ...Object.keys(contract.required).flatMap((field) =>
          [null, {}, 'x'.repeat(20_000), 'a\0b', '\ud800'].map((value) => ({ [field]: value })),
        ),
      ];
      for (const fault of faults) {
        const created400 = await call('create', { profileId: user.profileId, ...draft, ...fault }, user);
        expect(created400.status, JSON.stringify(fault)).toBe(400);
        const { status, body } = await call('update', { id: created.id, ...fault }, user);
        expect(status, JSON.stringify(fault)).toBe(400);
        const issues = body.issues ?? body.data.issues;
        expect(issues[0].path[0]).toBe(Object.keys(fault)[0]);
      }
      for (const extra of [{ unknown: 1 }, { accountId: unknownId }, { deletedAt: null }]) {
        expect((await call('create', { profileId: user.profileId, ...draft, ...extra }, user)).status).toBe(
          400,
        );
        expect((await call('update', { id: created.id, ...extra }, user)).status).toBe(400);
      }
      const placed = await call('create', { profileId: user.profileId, ...draft, sortOrder: 1 }, user);
      expect(placed.status).toBe(400);
      for (const id of ['', 'not-an-id', '../x', `${created.id}0`]) {
        const { status } = await call('update', { id, ...change }, user);
        expect([400, 404], id).toContain(status);
      }
      expect(await list(user, user)).toEqual([created]);
    });

    test.each(['', '  '])('stores %j in an optional field as null', async (blank) => {
      const user = await app().newUser();
      const draft = await draftOf(user);
      const stated = Object.entries<z.ZodType>(contract.draft.shape);
      // Null is an empty list as well.
      const fields = stated.flatMap(([field, schema]) =>
        schema.safeParse(null).data === null ? [field] : [],
      );
      const [blanks, nulls] = [blank, null].map((value) =>
        Object.fromEntries(fields.map((field) => [field, value])),
      );
      expect(await create(user, { ...draft, ...blanks })).toMatchObject({ ...draft, ...nulls });
      const { id } = await create(user, draft);
      expect((await call('update', { id, ...blanks }, user)).body).toMatchObject({ ...draft, ...nulls });
    });

    test('drops the blank rows of lists', async () => {
      const user = await app().newUser();
      const draft = await draftOf(user);
      const padded = Object.fromEntries(
        Object.entries(draft).map(([field, value]) => [
          field,
          Array.isArray(value) ? value.flatMap((row) => [blankLike(row), row, blankLike(row)]) : value,
        ]),
      );
      const created = await create(user, padded);
      expect(created).toMatchObject(draft);
      expect((await call('update', { id: created.id, ...padded }, user)).body).toMatchObject(draft);
    });

    test('ignores derived fields sent by a client', async () => {
      const user = await app().newUser();
      const created = await create(user);
      const claims = Object.fromEntries(
        Object.keys(contract.derived ?? {}).map((field) => [field, another(created[field])]),
      );
      const changed = await call('update', { id: created.id, ...change, ...claims }, user);
      expect(changed.body).toEqual({ ...created, ...change, updatedAt: changed.body.updatedAt });
      expect(await create(user, claims)).toMatchObject(
        Object.fromEntries(Object.keys(claims).map((field) => [field, created[field]])),
      );
    });

    test('takes an entry back as it was read, and ignores what nobody sets', async () => {
      const user = await app().newUser();
      const created = await create(user);
      const { body: same } = await call('update', created, user);
      expect({ ...same, updatedAt: '' }).toEqual({ ...created, updatedAt: '' });
      const claims = { sortOrder: created.sortOrder + 5, createdAt: '1999-01-01T00:00:00.000Z' };
      const { body: claimed } = await call('update', { id: created.id, ...claims }, user);
      expect({ ...claimed, updatedAt: '' }).toEqual({ ...created, updatedAt: '' });
    });

    testOfAny('an empty change keeps the item, and an outdated one is 409', async () => {
      const user = await app().newUser();
      const created = await create(user);
      const { body: touched } = await call('update', { id: created.id }, user);
      expect({ ...touched, updatedAt: '' }).toEqual({ ...created, updatedAt: '' });
      const stale = await call('update', { id: created.id, ...change, updatedAt: created.updatedAt }, user);
      expect(stale.status).toBe(409);
      expect(await list(user, user)).toEqual([touched]);
      const fresh = await call('update', { id: created.id, ...change, updatedAt: touched.updatedAt }, user);
      expect(fresh.body).toMatchObject(change);
    });
  });

  testOfAny(
    'a body may name the profile of its path, by its id or the default name, and no other one',
    async () => {
      const [user, other] = [await app().newUser(), await app().newUser()];
      const post = async (inPath: string, inBody: unknown, as: TestUser | undefined = user) => {
        const body = { ...(await draftOf(user)), profileId: inBody };
        return app().rest(`POST /profile/${inPath}/${contract.path}`, body, as);
      };
      const names = [user.profileId, 'demo-profile-1', user.profileId.toUpperCase()];
      for (const inPath of names) {
        for (const inBody of names) {
          const { status, body } = await post(inPath, inBody);
          expect(status, `${inPath} ${inBody}: ${JSON.stringify(body)}`).toBe(201);
          expect(body.profileId).toBe(user.profileId);
        }
      }
      for (const [inPath, inBody] of [
        ['demo-profile-1', other.profileId],
        [user.profileId, other.profileId],
        [other.profileId, user.profileId],
        [other.profileId, 'demo-profile-1'],
        [user.profileId, null],
        [user.profileId, ''],
      ] as const) {
        const { status, body } = await post(inPath, inBody);
        expect(status, `${inPath} ${inBody}`).toBe(400);
        expect(body.issues).toMatchObject([{ path: ['profileId'] }]);
      }
      const count = (await app().rest(`GET /profile/${user.profileId}/${contract.path}`, undefined, user))
        .body;
      expect(count).toHaveLength(names.length ** 2);
      expect((await app().rest(`GET /profile/${other.profileId}/${contract.path}`)).body).toEqual([]);
    },
  );

  test('holds exactly its limit under parallel creation', async () => {
    const user = await app().newUser();
    const { order: _, ...own } = await draftOf(user);
    const { maxItems, path } = contract;
    const prefilled = await fill(user, key, own, maxItems - 5);
    // Callers that wait too long for a connection are told to retry; on a busy machine that happens.
    const create = async (): Promise<Answer> => {
      const answer = await app().rest(`POST /profile/${user.profileId}/${path}`, own, user);
      return answer.status === 503 ? create() : answer;
    };
    const answers = await Promise.all(Array.from({ length: 20 }, create));
    const made = answers.filter((answer) => answer.status === 201);
    expect(prefilled + made.length).toBe(maxItems);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const [last] = made;
    const places = (await app().rest(`GET /profile/${user.profileId}/${path}`, undefined, user)).body;
    expect(new Set(places.map((item: Input) => item.sortOrder)).size).toBe(maxItems);

    await app().rest(`DELETE /${path}/${last?.body.id}`, undefined, user);
    expect((await app().rest(`POST /profile/${user.profileId}/${path}`, own, user)).status).toBe(201);
    expect((await app().rest(`POST /${path}/${last?.body.id}/restore`, undefined, user)).status).toBe(409);
  });
});

/** @returns how many entries there are then: the requested number, if any were requested */
async function fill(user: TestUser, key: SectionKey, own: Input, wanted: number): Promise<number> {
  if (wanted <= 0 || key === 'facts') return 0;
  const { path } = sectionContracts[key];
  const { body } = await app().rest(`POST /profile/${user.profileId}/${path}`, own, user);
  await copyEntry(app().db, key, body.id, wanted - 1);
  return wanted;
}

/** A blank row of the same shape. */
const blankLike = (row: unknown) =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(Object.keys(row).map((field) => [field, ' ']))
    : '';

/** Another value of the same type. */
const another = (value: unknown) =>
  typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value}x`;
