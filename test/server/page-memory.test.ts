import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../db/client';
import { defaultDesign } from '../../src/contracts/design';
import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import type { AppOptions } from '../../src/server/app';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { startDatabaseProxy } from '../support/database-proxy';
import { makeLink } from '../support/made-links';
import { draftFor } from '../support/section-samples';
import { toDatabase } from '../support/test-databases';
import { reader } from '../support/views';

const app = useTestApp();

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** By then, every process shows what another one has written. */
const aSecondLater = () => void vi.advanceTimersByTime(1_000);

const findConnectionString = async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app().db);
  return toDatabase(inject('testRun').connectionString, rows[0]?.name ?? '');
};

interface Process extends TestApp {
  /** How many questions it has asked the database. */
  questions(): number;
}

/** A server as in a process of its own. */
async function newProcess(more: Partial<AppOptions> = {}, connectionString?: string): Promise<Process> {
  const { db, pool, close } = openDatabase(connectionString ?? (await findConnectionString()));
  onTestFinished(close);
  let asked = 0;
  pool.on('acquire', () => {
    asked += 1;
  });
  const server = { ...(await app().newServer({ db, ...more })), questions: () => asked };
  onTestFinished(() => server.app.close());
  await server.app.ready();
  return server;
}

const read = ({ app: { inject } }: TestApp, slug: string, headers = {}) =>
  inject({ method: 'GET', url: `/profile/${slug}`, headers });

/** How many questions to the database a stranger's request costs. */
async function cost(server: Process, slug: string): Promise<number> {
  const before = server.questions();
  await read(server, slug);
  return server.questions() - before;
}

const change = async (server: TestApp, user: TestUser, values: object) =>
  expect((await server.rest(`PATCH /profile/${user.profileId}`, values, user)).status).toBe(200);

/** Adds a public entry by another process. */
async function add(user: TestUser, key: SectionKey, values: object = {}): Promise<string> {
  const item = { ...(await draftFor(key, app().db, user.profileId)), isPublic: true, ...values };
  const { status, body } = await app().rest(
    `POST /profile/${user.profileId}/${sectionContracts[key].path}`,
    item,
    user,
  );
  expect(status).toBe(201);
  return body.id;
}

/** As another process would. */
const write = (statement: string, id: string) =>
  sql`${sql.raw(statement)} where id = ${id}`.execute(app().db);

test('a page is read once, and its version is asked for once a second while it is wanted', async () => {
  const server = await newProcess();
  const user = await app().newUser();
  const { slug } = user;
  expect(await cost(server, slug)).toBe(2);
  for (let second = 0; second < 2; second += 1) {
    vi.advanceTimersByTime(999);
    expect(await cost(server, slug)).toBe(0);
    expect(await cost(server, slug.toUpperCase())).toBe(0);
    vi.advanceTimersByTime(1);
    const before = server.questions();
    await Promise.all(Array.from({ length: 5 }, () => read(server, slug)));
    expect(server.questions() - before).toBe(1);
  }
  await write(`update profiles set bio = 'Changed.'`, user.profileId);
  aSecondLater();
  expect(await cost(server, slug)).toBe(2);
});

test('a view that is reported makes nobody ask again', async () => {
  const server = await newProcess();
  const user = await app().newUser();
  await read(server, user.slug);
  const { status } = await server.rest(`POST /profile/${user.profileId}/view`, { source: 'direct' });
  expect(status).toBe(201);
  expect(await cost(server, user.slug)).toBe(0);
});

test('a page is kept once, by whatever name it is asked for', async () => {
  const server = await newProcess();
  const { slug } = await app().newUser();
  await read(server, slug);
  for (const asked of [1, 0]) {
    for (let index = 0; index < 3; index += 1) {
      const before = server.questions();
      const { statusCode, body } = await read(server, slug, { host: `host-${index}.example` });
      expect(statusCode).toBe(200);
      expect(body).toContain(`http://host-${index}.example/profile/${slug}`);
      // Whether it is a domain of somebody's.
      expect(server.questions() - before).toBe(asked);
    }
  }
});

test('whoever names a session asks, and only owners see private pages', async () => {
  const server = await newProcess();
  const [user, other] = [await app().newUser(), await app().newUser()];
  await read(server, user.slug);
  const sessions = [user, other].flatMap(({ token }) => [
    { authorization: `Bearer ${token}` },
    { cookie: `storyfolio=${token}` },
  ]);
  for (const headers of sessions) {
    const before = server.questions();
    expect((await read(server, user.slug, headers)).statusCode).toBe(200);
    expect(server.questions()).toBeGreaterThan(before);
  }
  await change(server, user, { visibility: 'private' });
  const answers = await Promise.all([{}, ...sessions].map((headers) => read(server, user.slug, headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 404, 404]);
  expect(answers[1]?.headers['cache-control']).toBe('private, no-store');
  expect((await read(server, user.slug)).statusCode).toBe(404);
});

const writes = [
  ['a text', `update profiles set bio = 'Changed.'`, 'profileId', 200],
  ['made private', `update profiles set visibility = 'private'`, 'profileId', 404],
  ['another slug', `update profiles set profile_slug = 'elsewhere'`, 'profileId', 404],
  ['a profile deleted', 'delete from profiles', 'profileId', 404],
  ['an account deactivated', 'update accounts set is_active = false', 'accountId', 404],
  [
    'an account about to go',
    `update accounts set deletion_due_at = now() - interval '1 second'`,
    'accountId',
    404,
  ],
  ['an account deleted', 'delete from accounts', 'accountId', 404],
] as const;

test('a second later, another process knows of every change that shows', async () => {
  const server = await newProcess();
  for (const [what, statement, whose, status] of writes) {
    const user = await app().newUser();
    const before = await read(server, user.slug);
    await write(statement, user[whose]);
    aSecondLater();
    const after = await read(server, user.slug);
    expect(after.statusCode, what).toBe(status);
    expect(after.headers.etag, what).not.toBe(before.headers.etag);
  }
});

test('a former slug redirects at once, and the page is known by its new one', async () => {
  const server = await newProcess();
  const user = await app().newUser();
  await read(server, user.slug);
  const next = `${user.slug}-next`;
  expect((await read(server, next)).statusCode).toBe(404);
  await change(server, user, { profileSlug: next });
  const former = await read(server, user.slug);
  expect([former.statusCode, former.headers.location]).toEqual([301, `/profile/${next}`]);
  expect((await read(server, next)).statusCode).toBe(200);
  expect(await cost(server, next)).toBe(0);
});

test('an entry changes the page, and an account that comes back brings it back', async () => {
  const server = await newProcess();
  const user = await app().newUser();
  await read(server, user.slug);
  const id = await add(user, 'skills');
  aSecondLater();
  expect((await read(server, user.slug)).body).toContain('<section id="skills"');
  await app().rest(`DELETE /skills/${id}`, undefined, user);
  aSecondLater();
  expect((await read(server, user.slug)).body).not.toContain('<section id="skills"');
  for (const [isActive, status] of [
    [false, 404],
    [true, 200],
  ] as const) {
    await app().db.updateTable('accounts').set({ isActive }).where('id', '=', user.accountId).execute();
    aSecondLater();
    expect((await read(server, user.slug)).statusCode).toBe(status);
  }
});

test('a design shows once it is published', async () => {
  const server = await newProcess();
  const user = await app().newUser();
  await add(user, 'skills');
  const sections = defaultDesign.sections.map(({ key }) => ({ key, isShown: key !== 'skills' }));
  const call = async (route: string, body: object) => {
    const path = `/profile/${user.profileId}/design`;
    expect((await app().rest(route.replace('/', `${path}/`), body, user)).status).toBe(200);
    aSecondLater();
  };
  const skills = '<section id="skills"';
  await call('PUT /draft', { design: { ...defaultDesign, sections }, updatedAt: null });
  expect((await read(server, user.slug)).body).toContain(skills);
  await call('POST /publish', {});
  expect((await read(server, user.slug)).body).not.toContain(skills);
});

test('the other forms of a profile use the same memory', async () => {
  const server = await newProcess();
  const user = await app().newUser();
  const form = `${user.slug}.json`;
  expect((await read(server, form)).statusCode).toBe(200);
  expect(await cost(server, form)).toBe(0);
  await write(`update profiles set visibility = 'private'`, user.profileId);
  aSecondLater();
  expect((await read(server, form)).statusCode).toBe(404);
});

test('what is not there is asked for each time', async () => {
  const server = await newProcess();
  const user = await app().newUser();
  for (let again = 0; again < 3; again += 1) expect(await cost(server, 'nobody-there')).toBeGreaterThan(0);
  await app()
    .db.updateTable('profiles')
    .set({ profileSlug: 'nobody-there' })
    .where('id', '=', user.profileId)
    .execute();
  expect((await read(server, 'nobody-there')).statusCode).toBe(200);
});

test('a picture is made once per version, and each document that counts time once a day', async () => {
  const server = await newProcess();
  const { slug } = await app().newUser();
  const forms = ['png', 'json', 'vcf', 'txt', 'md', 'docx', 'pdf'].map((extension) => `${slug}.${extension}`);
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-30T23:59:59Z') });
  for (const form of forms) await read(server, form);
  vi.setSystemTime(new Date('2026-12-01T00:00:00Z'));
  const costs = [];
  for (const form of forms) costs.push(await cost(server, form));
  // A PDF asks for its pictures, too.
  const ofPdf = costs.pop();
  expect(costs).toEqual([0, 0, 0, 1, 1, 1]);
  expect(ofPdf).toBeGreaterThan(0);
});

test('a link is answered from memory, until another process revokes it or changes what it shows', async () => {
  const [server, owner] = [await newProcess(), await app().newUser()];
  await change(server, owner, { visibility: 'private', displayName: 'Ada King' });
  await add(owner, 'facts', { fact: 'I play the cello.' });
  const link = await makeLink(app(), owner);
  const first = await read(server, `${owner.slug}?v=${link.token}`, { 'user-agent': reader });
  const headers = {
    'user-agent': reader,
    cookie: first.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  await read(server, owner.slug, headers);
  const before = server.questions();
  expect((await read(server, owner.slug, headers)).body).toContain('I play the cello.');
  expect(server.questions()).toBe(before);

  await app().rest(`PATCH /links/${link.id}`, { hiddenSections: ['facts'] }, owner);
  aSecondLater();
  expect((await read(server, owner.slug, headers)).body).not.toContain('I play the cello.');
  await read(server, owner.slug, headers);
  await app().rest(`DELETE /links/${link.id}`, undefined, owner);
  aSecondLater();
  expect((await read(server, owner.slug, headers)).statusCode).toBe(410);
});

/** A read whose answer of the database is on its way, until it is released. */
async function heldRead(user: TestUser) {
  const proxy = await startDatabaseProxy(await findConnectionString());
  const server = await newProcess({}, proxy.connectionString);
  await read(server, 'nobody-there');
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(app().db);
  const isAnswered = sql`
    select from pg_stat_activity where application_name = 'proxy' and datname = current_database()
    and state = 'idle' and query_start > ${rows[0]?.now}::timestamptz`;
  const release = proxy.hold();
  const reading = read(server, user.slug);
  const answered = async () => (await isAnswered.execute(app().db)).rows.length;
  await expect.poll(answered).toBe(1);
  return { server, release, reading };
}

test('an answer that a write has overtaken is neither kept nor waited for', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  const { server, release, reading } = await heldRead(user);
  await write(`update profiles set visibility = 'private'`, user.profileId);
  // Any request that may have changed something counts.
  expect((await server.rest('POST /auth/logout', undefined, other)).status).toBeLessThan(300);
  expect((await read(server, user.slug)).statusCode).toBe(404);
  release();
  await reading;
  expect((await read(server, user.slug)).statusCode).toBe(404);
});

test('an answer holds for a second from when it was asked for, however late it comes', async () => {
  const user = await app().newUser();
  const { server, release, reading } = await heldRead(user);
  vi.advanceTimersByTime(900);
  release();
  expect((await reading).statusCode).toBe(200);
  await write(`update profiles set visibility = 'private'`, user.profileId);
  vi.advanceTimersByTime(100);
  expect((await read(server, user.slug)).statusCode).toBe(404);
});

test('nobody waits for an answer that was asked for a second ago', async () => {
  const user = await app().newUser();
  const { server, release, reading } = await heldRead(user);
  await write(`update profiles set visibility = 'private'`, user.profileId);
  aSecondLater();
  expect((await read(server, user.slug)).statusCode).toBe(404);
  release();
  await reading;
});
