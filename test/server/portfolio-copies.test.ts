import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { publicSections } from '../../db/public-columns';
import { defaultDesign } from '../../src/contracts/design';
import { keysOf } from '../../src/contracts/keys-of';
import { sectionContracts } from '../../src/contracts/sections';
import { examineFiles } from '../../src/routers/files/examine-files';
import { sampleCaptions, upload } from '../support/access-uploads';
import { newWorld } from '../support/access-world';
import { type TestUser, useTestApp } from '../support/app';
import { listFiles } from '../support/file-store';
import { duplicate } from '../support/portfolio-rules';
import { passTime } from '../support/purge';
import { draftFor, sectionSamples } from '../support/section-samples';

const app = useTestApp();
const sections = keysOf(sectionContracts);

/** A portfolio with something in everything that a copy takes over: two entries of each section, the first private. */
async function filled() {
  const world = await newWorld(app());
  const { owner } = world;
  const call = (route: string, body?: unknown) => app().rest(route, body, owner);
  await call('PATCH /profile/demo-profile-1', {
    displayName: 'Ada King',
    jobTitle: 'Engineer',
    bio: 'I count.',
  });
  for (const section of sections.filter((key) => key !== 'gallery')) {
    const { path } = sectionContracts[section];
    const draft = await draftFor(section, app().db, owner.profileId);
    const first = await call(`POST /profile/demo-profile-1/${path}`, { ...draft, isPublic: false });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    await call(`POST /profile/demo-profile-1/${path}`, { ...draft, ...sectionSamples[section].change });
  }
  const photo = await upload(world, 'gallery/upload');
  await call(`PATCH /gallery/${photo.images[0].id}`, { caption: 'The sea', isPublic: false });
  await upload(world, 'gallery/upload');
  await upload(world, 'portrait');
  const video = await upload(world, 'video');
  await call(`PUT /profile/demo-profile-1/video/${video.id}/captions`, sampleCaptions);
  await upload(world, 'cv');
  const design = { ...defaultDesign, theme: 'swiss' as const };
  await call('PUT /profile/demo-profile-1/design/draft', { design });
  await call('POST /profile/demo-profile-1/design/publish', {});
  return world;
}

/** Every row of a table that belongs to the profile, without what is each row's own. */
async function rowsOf(table: string, { profileId }: TestUser) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where profile_id = ${profileId} order by ${sql.ref(
      (publicSections as string[]).includes(table) ? 'sort_order' : 'profile_id',
    )}`.execute(app().db);
  return rows;
}
const own = new Set(['id', 'profileId', 'updatedAt', 'imageUrl', 'imageId', 'videoId', 'publishedAt']);
const withoutOwn = (rows: Record<string, unknown>[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !own.has(column))));

const copiedTables = [
  ...publicSections,
  'images',
  'portraits',
  'cvs',
  'videos',
  'video_captions',
  'profile_designs',
];

describe('a copy', () => {
  test('holds all that its origin does, and shares nothing with it but the files', async () => {
    const { owner } = await filled();
    const storage = await app().rest('GET /auth/storage', undefined, owner);
    const copy = await duplicate(app(), owner);
    for (const table of copiedTables) {
      const [before, after] = [await rowsOf(table, owner), await rowsOf(table, copy)];
      expect(before.length, table).toBeGreaterThan(0);
      expect(withoutOwn(after), table).toEqual(withoutOwn(before));
      const ids = new Set(before.map(({ id }) => id));
      if (before[0]?.id)
        expect(
          after.filter(({ id }) => ids.has(id)),
          table,
        ).toEqual([]);
    }
    const of = async (user: TestUser) =>
      (await app().rest(`GET /profile/${user.profileId}/dashboard`, undefined, user)).body;
    const [origin, copied] = [await of(owner), await of(copy)];
    expect(copied.complete).toEqual(origin.complete);
    expect(copied.profile).toMatchObject({ displayName: 'Ada King', jobTitle: 'Engineer', bio: 'I count.' });
    expect(copied.profile.visibility).toBe('unlisted');
    expect(await app().rest('GET /auth/storage', undefined, owner)).toEqual(storage);
    expect((await app().app.inject(`/profile/${copy.slug}`)).body).toContain('noindex');
    expect((await app().app.inject('/sitemap.xml')).body).not.toContain(copy.slug);
  });

  test('is never changed by a change of its origin, and never changes it', async () => {
    const { owner } = await filled();
    const copy = await duplicate(app(), owner);
    const state = async (user: TestUser) => Promise.all(copiedTables.map((table) => rowsOf(table, user)));
    const before = await state(owner);
    for (const section of sections) {
      const { path } = sectionContracts[section];
      const entries = (await app().rest(`GET /profile/${copy.profileId}/${path}`, undefined, copy)).body;
      const [first, second] = entries;
      expect(
        (await app().rest(`PATCH /${path}/${first.id}`, sectionSamples[section].change, copy)).status,
      ).toBe(200);
      expect((await app().rest(`DELETE /${path}/${second.id}`, undefined, copy)).status).toBe(200);
    }
    await app().rest(`PATCH /profile/${copy.profileId}`, { bio: 'Other words', visibility: 'private' }, copy);
    expect(await state(owner)).toEqual(before);
  });

  test('keeps the files when the origin goes, and the other way round; nothing is left when both are gone', async () => {
    const { owner } = await filled();
    const copy = await duplicate(app(), owner);
    const files = (await listFiles(app())).length;
    const served = async (user: TestUser) => {
      const get = async (url: string) =>
        (await app().app.inject({ url, headers: { authorization: `Bearer ${user.token}` } })).statusCode;
      const { body: cvs } = await app().rest(`GET /profile/${user.profileId}/cv`, undefined, user);
      const { body: video } = await app().rest(`GET /profile/${user.profileId}/video`, undefined, user);
      const { body: photos } = await app().rest(`GET /profile/${user.profileId}/gallery`, undefined, user);
      return Promise.all([cvs[0].fileUrl, video.videoUrl, photos[0].imageUrl].map(get));
    };
    const storage = async () => (await app().rest('GET /auth/storage', undefined, owner)).body.usedBytes;
    const used = await storage();
    expect(await served(copy)).toEqual([200, 200, 200]);

    await app().rest(`DELETE /profile/${owner.profileId}`, undefined, owner);
    expect(await storage()).toBe(used);
    await passTime(app(), owner, '31 days');
    expect((await listFiles(app())).length).toBe(files);
    expect(await served(copy)).toEqual([200, 200, 200]);
    expect(await examineFiles(app())).toEqual({ orphans: [], leftovers: [], waiting: [], damaged: [] });

    const empty = await app().rest('POST /profiles', { name: 'Empty' }, owner);
    expect(empty.status).toBe(201);
    await app().rest(`DELETE /profile/${copy.profileId}`, undefined, owner);
    expect(await storage()).toBe(0);
    await app().rest(`POST /profile/${copy.profileId}/restore`, undefined, owner);
    expect(await storage()).toBe(used);
    expect(await served(copy)).toEqual([200, 200, 200]);
    await app().rest(`DELETE /profile/${copy.profileId}`, undefined, owner);
    await passTime(app(), owner, '31 days');
    expect(await examineFiles(app())).toEqual({ orphans: [], leftovers: [], waiting: [], damaged: [] });
    const kept = await app()
      .db.selectFrom('storedFiles')
      .select('key')
      .where('accountId', '=', owner.accountId)
      .execute();
    expect(kept).toEqual([]);
  });

  test('leaves behind what is not the portfolio: removed entries, views, links, contacts and messages', async () => {
    const { owner } = await filled();
    await app().rest(`POST /profile/${owner.profileId}/view`, { source: 'direct' });
    await app().rest(`POST /profile/${owner.profileId}/links`, { label: 'Mo' }, owner);
    await app().rest(`POST /profile/${owner.profileId}/employer-contacts`, { employerName: 'Mo' }, owner);
    const { body: skills } = await app().rest(`GET /profile/${owner.profileId}/skills`, undefined, owner);
    await app().rest(`DELETE /skills/${skills[0].id}`, undefined, owner);
    const copy = await duplicate(app(), owner);
    for (const table of [
      'views',
      'view_days',
      'visitors',
      'links',
      'employer_contacts',
      'calendar_addresses',
    ]) {
      expect(await rowsOf(table, copy), table).toEqual([]);
    }
    expect(await rowsOf('skills', copy)).toHaveLength(1);
  });

  test('of a private portfolio is private, and its address does not follow from the name', async () => {
    const user = await app().newUser();
    await app().rest('PATCH /profile/demo-profile-1', { visibility: 'private' }, user);
    const copy = await duplicate(app(), user, { employer: 'Acme' });
    expect((await app().app.inject(`/profile/${copy.slug}`)).statusCode).toBe(404);
    expect(copy.slug).toMatch(/^test-user-\d{6}$/);
  });

  test('is named after the employer that it is for, who is one of the contacts of its origin', async () => {
    const [user, stranger] = [await app().newUser(), await app().newUser()];
    const newContact = async (as: TestUser, employerCompany: string | null) => {
      const contact = { employerName: 'Mo', employerCompany };
      return (await app().rest('POST /profile/demo-profile-1/employer-contacts', contact, as)).body.id;
    };
    const employerContactId = await newContact(user, 'Harbour & Sons');
    const route = `POST /profile/${user.profileId}/duplicate`;
    const { status, body } = await app().rest(route, { employerContactId }, user);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Harbour & Sons',
      tailoredFor: 'Harbour & Sons',
      employerContactId,
      isCurrent: false,
      copy: { origin: { id: user.profileId, name: 'My portfolio' } },
    });
    const foreign = { employerContactId: await newContact(stranger, 'Acme') };
    expect((await app().rest(route, foreign, user)).status).toBe(404);
    expect((await app().rest(route, { name: '' }, user)).status).toBe(400);
    const plain = await app().rest(route, {}, user);
    expect(plain.body).toMatchObject({ name: 'Copy of My portfolio', tailoredFor: null });
  });
});
