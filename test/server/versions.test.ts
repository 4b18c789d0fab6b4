import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { VersionContents } from '../../db/column-types';
import { defaultDesign } from '../../src/contracts/design';
import { keysOf } from '../../src/contracts/keys-of';
import { sectionContracts } from '../../src/contracts/sections';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import { upload } from '../support/access-uploads';
import { newWorld } from '../support/access-world';
import { type TestUser, useTestApp } from '../support/app';
import { uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { draftFor, sectionSamples } from '../support/section-samples';
import { testConfig } from '../support/test-config';
import { approved, press, wordsSample } from '../support/testimonials';

const app = useTestApp();
const { upload: uploadPhotos } = uploadsTo(app);

const addPhoto = async (user: TestUser) =>
  uploadPhotos([{ name: 'a.jpg', content: await makeImage('jpeg', 64, 40) }], user);

/** The row of an older version without a name. */
const stored = ({ profileId }: TestUser, index: number) => ({
  id: randomUUID(),
  profileId,
  reason: 'published' as const,
  contents: sql<VersionContents>`'{}'::jsonb`,
  digest: String(index),
  size: 2,
  createdAt: new Date(Date.now() - (index + 1) * 60_000).toISOString(),
});

const call = async (
  user: TestUser,
  route: `${'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT'} ${string}`,
  body?: object,
) => app().rest(route, body, user);
const versionsOf = (user: TestUser) => `/profile/${user.profileId}/versions`;
const listOf = async (user: TestUser) => (await call(user, `GET ${versionsOf(user)}`)).body;
const keep = async (user: TestUser, name: string) =>
  (await call(user, `POST ${versionsOf(user)}`, { name })).body.id as string;
const restore = (user: TestUser, id: string, body = {}) =>
  call(user, `POST ${versionsOf(user)}/${id}/restore`, body);
const differences = async (user: TestUser, id: string) =>
  (await call(user, `GET ${versionsOf(user)}/${id}/differences`)).body;
const same = { profile: [], design: [], files: [], cvs: [], sections: [], madePublic: [], shownAgain: [] };

describe('a version', () => {
  test.each(keysOf(sectionContracts))(
    'of %s is compared and restored, and that is undone',
    async (section) => {
      const { path } = sectionContracts[section];
      const user = await app().newUser();
      const add = async () => {
        const draft = { ...(await draftFor(section, app().db, user.profileId)), isPublic: true };
        return (await call(user, `POST /profile/${user.profileId}/${path}`, draft)).body.id as string;
      };
      const list = async () => {
        const { body } = await call(user, `GET /profile/${user.profileId}/${path}`);
        return body.map(
          ({ updatedAt, sortOrder, createdAt, order, ...entry }: Record<string, unknown>) => entry,
        );
      };
      const [first, second, removed, purged] = [await add(), await add(), await add(), await add()];
      const then = await list();
      const version = await keep(user, 'Sent to Acme');
      expect(await differences(user, version)).toMatchObject(same);

      await call(user, `PATCH /${path}/${first}`, { ...sectionSamples[section].change, isPublic: false });
      await call(user, `DELETE /${path}/${removed}`);
      await call(user, `DELETE /${path}/${purged}`);
      if (section !== 'gallery') await call(user, `DELETE /profile/${user.profileId}/bin/${purged}`);
      await call(user, `PUT /profile/${user.profileId}/${path}/order`, { ids: [second, first] });
      const added = await add();
      const changed = await list();

      const found = await differences(user, version);
      expect(found).toMatchObject({ ...same, sections: [{ section }], madePublic: [expect.any(String)] });
      const [one] = found.sections;
      expect(one.isReordered).toBe(true);
      expect(one.added.map(({ id }: { id: string }) => id)).toEqual([added]);
      expect(one.missing.map(({ id }: { id: string }) => id)).toEqual(
        expect.arrayContaining([removed, purged]),
      );
      expect(one.changed).toMatchObject([{ id: first }]);
      expect(one.changed[0].fields).toContainEqual({ field: 'isPublic', origin: true, copy: false });

      const { status, body } = await restore(user, version, { current: found.current });
      expect([status, body.lost]).toEqual([200, 0]);
      expect(await list()).toEqual(then);
      expect(await differences(user, version)).toMatchObject(same);
      await restore(user, body.undoId);
      expect(await list()).toEqual(changed);
    },
  );
});

test('the list names what led to each version, the newest first, and adds none of a page that is as it was', async () => {
  const user = await app().newUser();
  await call(user, `PATCH /profile/${user.profileId}`, { visibility: 'private' });
  expect(await listOf(user)).toEqual([]);
  await call(user, `PATCH /profile/${user.profileId}`, { visibility: 'unlisted' });
  await call(user, `PATCH /profile/${user.profileId}`, { visibility: 'private' });
  await call(user, `PATCH /profile/${user.profileId}`, { visibility: 'public', bio: 'Now' });
  const reasons = async () =>
    (await listOf(user)).map(({ reason, name }: { reason: string; name: string | null }) => name ?? reason);
  expect(await reasons()).toEqual(['published', 'published']);
  await call(user, `PATCH /profile/${user.profileId}`, { visibility: 'unlisted' });
  await call(user, `PATCH /profile/${user.profileId}`, { visibility: 'public' });
  expect(await reasons(), 'nothing has changed').toEqual(['published', 'published']);

  const path = `/profile/${user.profileId}/design`;
  await call(user, `PUT ${path}/draft`, { design: { ...defaultDesign, theme: 'swiss' } });
  expect(await reasons()).toHaveLength(2);
  await call(user, `POST ${path}/publish`, {});
  expect(await reasons()).toEqual(['published', 'published', 'published']);

  const accepted = { sections: { skills: [{ values: { name: 'Knots', category: 'Other' } }] } };
  await call(user, `PATCH /profile/${user.profileId}`, { bio: 'Later' });
  const { status } = await call(user, `POST /profile/${user.profileId}/cv/import/accept`, accepted);
  expect(status).toBe(200);
  expect((await reasons())[0]).toBe('before-import');
  const [{ id }] = await listOf(user);
  expect((await differences(user, id)).sections[0].added).toMatchObject([{ title: 'Knots' }]);

  await keep(user, 'Sent to Acme');
  await restore(user, id);
  expect((await reasons()).slice(0, 2), 'what is kept already is not kept twice').toEqual([
    'Sent to Acme',
    'before-import',
  ]);
  await call(user, `PATCH /profile/${user.profileId}`, { bio: 'Latest' });
  await restore(user, id);
  expect((await reasons())[0]).toBe('before-restore');
});

test('a name keeps a version: it can be given, changed and taken away, and 50 of them are the most', async () => {
  const user = await app().newUser();
  await call(user, `PATCH /profile/${user.profileId}`, { visibility: 'private' });
  await call(user, `PATCH /profile/${user.profileId}`, { visibility: 'public' });
  const [{ id }] = await listOf(user);
  expect(await keep(user, 'Acme'), 'the newest holds the same').toBe(id);
  const named = `${versionsOf(user)}/${id}`;
  expect((await call(user, `PATCH ${named}`, { name: 'Initech' })).body).toMatchObject({
    id,
    name: 'Initech',
  });
  expect((await call(user, `PATCH ${named}`, { name: ' ' })).status).toBe(400);
  expect((await call(user, `PATCH ${named}`, { name: null })).body.name).toBe(null);

  await app()
    .db.insertInto('profileVersions')
    .values(Array.from({ length: 60 }, (_, index) => stored(user, index)))
    .execute();
  await call(user, `PATCH /profile/${user.profileId}`, { bio: 'Other' });
  await keep(user, 'The last');
  const names = (await listOf(user)).map(({ name }: { name: string | null }) => name);
  expect([names.length, names.filter((name: string | null) => name === null).length]).toEqual([51, 50]);
  await app()
    .db.updateTable('profileVersions')
    .set({ name: 'Named' })
    .where('profileId', '=', user.profileId)
    .execute();
  const refused = await call(user, `POST ${versionsOf(user)}`, { name: 'One more' });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'A portfolio keeps 50 versions with a name at most. Delete one first, or take its name away.',
  ]);
});

test('together, versions without a name take up 20 MB at most, and those with one', async () => {
  const user = await app().newUser();
  const large = 8 * 1024 * 1024;
  const { db } = app();
  await db
    .insertInto('profileVersions')
    .values([0, 1, 2].map((index) => ({ ...stored(user, index), size: large })))
    .execute();
  await call(user, `PATCH /profile/${user.profileId}`, { bio: 'Other', visibility: 'private' });
  await call(user, `PATCH /profile/${user.profileId}`, { visibility: 'public' });
  expect(await listOf(user)).toHaveLength(3);
  await db
    .updateTable('profileVersions')
    .set({ name: 'Named', size: large })
    .where('profileId', '=', user.profileId)
    .execute();
  const { status, body } = await call(user, `POST ${versionsOf(user)}`, { name: 'One more' });
  expect([status, body.message]).toEqual([
    409,
    'A portfolio keeps 20 MB of versions with a name at most. Delete one first, or take its name away.',
  ]);
});

test('restoring gives texts and design back, leaves who can see the page, and says what becomes public', async () => {
  const user = await app().newUser();
  const path = `/profile/${user.profileId}`;
  const show = async (shown: boolean) => {
    const sections = defaultDesign.sections.map((each) =>
      each.key === 'about' ? { ...each, isShown: shown } : each,
    );
    await call(user, `PUT ${path}/design/draft`, { design: { ...defaultDesign, theme: 'swiss', sections } });
    await call(user, `POST ${path}/design/publish`, {});
  };
  await show(true);
  await call(user, `PATCH ${path}`, { bio: 'Then', jobTitle: 'Analyst', availability: 'Nights' });
  const version = await keep(user, 'Then');
  await call(user, `PATCH ${path}`, { bio: 'Now', availability: '', visibility: 'private' });
  await show(false);
  const found = await differences(user, version);
  expect(found).toMatchObject({
    shownAgain: ['About'],
    profile: [
      { field: 'availability', origin: 'Nights', copy: '' },
      { field: 'bio', origin: 'Then', copy: 'Now' },
    ],
    design: [{ field: 'sections' }],
  });
  await call(user, `PATCH ${path}`, { bio: 'Newer' });
  const stale = await restore(user, version, { current: found.current });
  expect([stale.status, stale.body.message]).toEqual([
    409,
    expect.stringContaining('changed in the meantime'),
  ]);
  const { body } = await restore(user, version);
  expect((await call(user, `GET ${path}`)).body).toMatchObject({
    bio: 'Then',
    availability: 'Nights',
    visibility: 'private',
  });
  const { published } = (await call(user, `GET ${path}/design`)).body;
  expect(published.sections.every(({ isShown }: { isShown: boolean }) => isShown)).toBe(true);
  await restore(user, body.undoId);
  expect((await call(user, `GET ${path}`)).body).toMatchObject({ bio: 'Newer', visibility: 'private' });
  const row = await app()
    .db.selectFrom('profiles')
    .select('hiddenSections')
    .where('id', '=', user.profileId)
    .executeTakeFirstOrThrow();
  expect(row.hiddenSections).toEqual(['about']);
});

test('files come back from the bin, and the answer counts those that are gone', async () => {
  const world = await newWorld(app());
  const user = world.owner;
  const uploaded = ['portrait', 'video', 'cv'] as const;
  for (const file of uploaded) await upload(world, file);
  await addPhoto(user);
  const version = await keep(user, 'With files');
  const [cv] = (await call(user, `GET /profile/${user.profileId}/cv`)).body;
  const [photo] = (await call(user, `GET /profile/${user.profileId}/gallery`)).body;
  for (const file of uploaded) await upload(world, file);
  await call(user, `DELETE /cv/${cv.id}`);
  await call(user, `DELETE /gallery/${photo.id}`);
  expect((await differences(user, version)).files).toEqual(uploaded);
  const first = await restore(user, version);
  expect(first.body.lost).toBe(0);
  expect(await differences(user, version)).toMatchObject(same);
  const cvs = (await call(user, `GET /profile/${user.profileId}/cv`)).body;
  expect(cvs.map(({ id, isPublic }: { id: string; isPublic: boolean }) => [id, isPublic])).toEqual([
    [cv.id, cv.isPublic],
    [expect.any(String), false],
  ]);

  await restore(user, first.body.undoId);
  // A CV is never removed by going back.
  await call(user, `DELETE /cv/${cv.id}`);
  await call(user, `DELETE /profile/${user.profileId}/bin`);
  await sweepFiles(app());
  const { status, body } = await restore(user, version);
  expect([status, body.lost], 'portrait, video, CV and photo').toEqual([200, 4]);
});

test('the words of an author are in no version, and a testimonial that was withdrawn does not come back', async () => {
  const user = await app().newUser();
  const canary = 'Kanarienvogel';
  const { authorLink, testimonialId } = await approved(app(), user, { ...wordsSample, content: canary });
  const version = await keep(user, 'With words');
  const { contents } = await app()
    .db.selectFrom('profileVersions')
    .select('contents')
    .where('id', '=', version)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(contents)).toContain(testimonialId);
  expect(JSON.stringify(contents)).not.toContain(canary);
  await call(user, `PATCH /testimonials/${testimonialId}`, { isPublic: false });
  expect((await differences(user, version)).sections[0].changed).toMatchObject([
    { id: testimonialId, fields: [{ field: 'isPublic' }] },
  ]);
  const listed = async () => (await call(user, `GET /profile/${user.profileId}/testimonials`)).body;
  expect((await restore(user, version)).body.lost).toBe(0);
  expect(await listed()).toMatchObject([{ content: canary, isPublic: true, isConfirmed: true }]);
  await app().app.inject(press(`${authorLink}/withdraw`));
  expect((await restore(user, version)).body.lost).toBe(1);
  expect(await listed()).toEqual([]);
});

test('of somebody else a version can neither be seen nor used', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  const version = await keep(user, 'Mine');
  const [theirs, mine] = [versionsOf(user), versionsOf(other)];
  const routes = [
    `GET ${theirs}`,
    `POST ${theirs}`,
    ...[theirs, mine].flatMap((path) => [
      `GET ${path}/${version}/differences`,
      `POST ${path}/${version}/restore`,
      `PATCH ${path}/${version}`,
      `DELETE ${path}/${version}`,
    ]),
  ] as const;
  for (const route of routes) {
    const body = route.startsWith('P') && !route.endsWith('restore') ? { name: 'Theirs' } : undefined;
    expect([route, (await app().rest(route as 'GET /', body, other)).status]).toEqual([route, 404]);
  }
  expect(await listOf(user)).toMatchObject([{ id: version, name: 'Mine' }]);
  expect((await call(user, `DELETE ${theirs}/${version}`)).status).toBe(200);
  expect(await listOf(user)).toEqual([]);
});

test('what a version brings back is held to the plan, as what comes back from the bin is', async () => {
  const shop = await app().newServer({ config: { ...testConfig, sellsPlans: true } });
  const user = await app().newUser();
  const facts = `/profile/${user.profileId}/facts`;
  const add = async (fact: string, to = shop) =>
    (await to.rest(`POST ${facts}`, { fact }, user)).body.id as string;
  const remove = (id: string) => shop.rest(`DELETE /facts/${id}`, undefined, user);
  const first = await add('First');
  const one = await keep(user, 'One');
  await remove(first);
  const second = await add('Second');
  const back = (id: string) => shop.rest(`POST ${versionsOf(user)}/${id}/restore`, {}, user);
  expect((await back(one)).status, 'it takes the place of the other').toBe(200);
  expect((await shop.rest(`POST /facts/${second}/restore`, undefined, user)).status).toBe(409);

  const others = [await add('Third', app()), await add('Fourth', app())];
  const three = await keep(user, 'Three');
  for (const id of [first, ...others]) await remove(id);
  const last = await add('Last');
  expect(await back(three)).toMatchObject({ status: 409, body: { upgradeTo: 'pro' } });
  const left = (await shop.rest(`GET ${facts}`, undefined, user)).body;
  expect(left.map(({ id }: { id: string }) => id)).toEqual([last]);
});

test('a version brings back how the CV looks and the paper of documents', async () => {
  const user = await app().newUser();
  const path = `/profile/${user.profileId}`;
  await call(user, `PATCH ${path}`, { cvLook: 'swiss', paper: 'letter' });
  const version = await keep(user, 'Sent to Acme');
  await call(user, `PATCH ${path}`, { cvLook: null, paper: 'a4' });
  expect((await differences(user, version)).profile).toEqual([
    { field: 'cvLook', origin: 'swiss', copy: null },
    { field: 'paper', origin: 'letter', copy: 'a4' },
  ]);
  await restore(user, version);
  expect((await call(user, `GET ${path}`)).body).toMatchObject({ cvLook: 'swiss', paper: 'letter' });
});
