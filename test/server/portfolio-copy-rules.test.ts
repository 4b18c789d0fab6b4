import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockOwnProfile } from '../../db/queries/profiles';
import { defaultDesign } from '../../src/contracts/design';
import { portfolioNameLength } from '../../src/contracts/portfolio';
import { type TestUser, useTestApp } from '../support/app';
import { uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { whileHeld } from '../support/locks';
import { addPortfolio, duplicate } from '../support/portfolio-rules';
import { makeWebm } from '../support/videos';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();
const gallery = uploadsTo(app);

const upload = async (by: TestUser, path: 'portrait' | 'video'): Promise<string> => {
  const content = path === 'video' ? makeWebm() : await makeImage('png', 64, 40);
  return (await sendTo(app(), path, { by, field: path, content })).body.id;
};

describe('a copy', () => {
  test('waits for a change of its origin that is under way, and holds it', async () => {
    const user = await app().newUser();
    const copy = await whileHeld(
      app().db,
      (tx) => lockOwnProfile(tx, user.accountId, user.profileId),
      () => duplicate(app(), user),
      (tx) => tx.updateTable('profiles').set({ bio: 'Just now' }).where('id', '=', user.profileId).execute(),
    );
    const { body } = await app().rest(`GET /profile/${copy.profileId}/dashboard`, undefined, copy);
    expect(body.profile.bio).toBe('Just now');
  });

  test('locks the files of its origin in the order of their keys', async () => {
    const user = await app().newUser();
    for (const name of ['a.jpg', 'b.jpg']) {
      await gallery.upload([{ name, content: await makeImage('jpeg') }], user);
    }
    const { db } = app();
    const own = db.selectFrom('storedFiles').select('key').where('accountId', '=', user.accountId);
    const [first, ...rest] = (await own.orderBy('key').execute()).map(({ key }) => key);
    expect(rest.length).toBeGreaterThan(2);
    // Written again, so that it is not the first of the table as well.
    await db
      .updateTable('storedFiles')
      .set({ state: 'kept' })
      .where('key', '=', first ?? '')
      .execute();
    let free: string[] = [];
    await whileHeld(
      db,
      (tx) =>
        tx
          .selectFrom('storedFiles')
          .select('key')
          .where('key', '=', first ?? '')
          .forUpdate()
          .execute(),
      () => duplicate(app(), user),
      async (tx) => {
        const { rows } = await sql<{ key: string }>`
          select key from stored_files where account_id = ${user.accountId} and key <> ${first}
          order by key for update skip locked`.execute(tx);
        free = rows.map(({ key }) => key);
      },
    );
    expect(free).toEqual(rest);
  });

  test('has published nothing that could be undone, and keeps no earlier design', async () => {
    const user = await app().newUser();
    for (const theme of ['swiss', 'editorial'] as const) {
      const design = { ...defaultDesign, theme };
      await app().rest('PUT /profile/demo-profile-1/design/draft', { design }, user);
      await app().rest('POST /profile/demo-profile-1/design/publish', {}, user);
    }
    const copy = await duplicate(app(), user);
    const stored = ({ profileId }: TestUser) =>
      app()
        .db.selectFrom('profileDesigns')
        .select(['published', 'beforePublication', 'publishedAt'])
        .where('profileId', '=', profileId)
        .executeTakeFirstOrThrow();
    expect((await stored(user)).beforePublication).toMatchObject({ theme: 'swiss' });
    expect(await stored(copy)).toMatchObject({
      published: { theme: 'editorial' },
      beforePublication: null,
      publishedAt: null,
    });
    expect((await app().rest(`POST /profile/${copy.profileId}/design/publish/undo`, {}, copy)).status).toBe(
      404,
    );
  });

  test('has no portrait that was removed from its origin', async () => {
    const user = await app().newUser();
    const portrait = `/profile/demo-profile-1/portrait/${await upload(user, 'portrait')}`;
    expect((await app().rest(`DELETE ${portrait}`, undefined, user)).status).toBe(200);
    const copy = await duplicate(app(), user);
    const { profileId } = copy;
    const rows = async (table: 'portraits' | 'images') =>
      app().db.selectFrom(table).select('id').where('profileId', '=', profileId).execute();
    expect([await rows('portraits'), await rows('images')]).toEqual([[], []]);
  });

  test('has a video prepared that was waiting for it', async () => {
    const user = await app().newUser();
    await upload(user, 'video');
    const copy = await duplicate(app(), user);
    expect(await preparationOf(copy)).toBe('pending');
    await app().runJobs();
    expect(await preparationOf(copy)).not.toBe('pending');
  });

  test('never has the plain name in its address, even if that is free', async () => {
    const user = await app().newUser();
    const displayName = `Zora ${user.accountId.slice(-12)}`;
    await app().rest('PATCH /profile/demo-profile-1', { displayName }, user);
    const { slug } = await duplicate(app(), user);
    expect(slug).toMatch(new RegExp(`^zora-${user.accountId.slice(-12)}-\\d{6}$`));
  });

  test('is not named with half a character where a long name is cut', async () => {
    const user = await app().newUser();
    const employer = `${'a'.repeat(portfolioNameLength - 1)}🚢 Harbour`;
    const { profileId } = await duplicate(app(), user, { employer });
    const { body } = await app().rest('GET /profiles', undefined, user);
    const copy = body.find(({ id }: { id: string }) => id === profileId);
    expect(copy).toMatchObject({ name: 'a'.repeat(portfolioNameLength - 1), tailoredFor: employer });
  });
});

const preparationOf = async ({ profileId, ...user }: TestUser) =>
  (await app().rest(`GET /profile/${profileId}/video`, undefined, { profileId, ...user })).body.preparation;

test('a portfolio that is brought back has a video prepared that was waiting for it', async () => {
  const second = await addPortfolio(app(), await app().newUser());
  await upload(second, 'video');
  const route = `/profile/${second.profileId}`;
  expect((await app().rest(`DELETE ${route}`, undefined, second)).status).toBe(200);
  await app().runJobs();
  expect((await app().rest(`POST ${route}/restore`, undefined, second)).status).toBe(200);
  expect(await preparationOf(second)).toBe('pending');
  await app().runJobs();
  expect(await preparationOf(second)).not.toBe('pending');
});
