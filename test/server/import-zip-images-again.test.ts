import { expect, test } from 'vitest';
import { purgeBins } from '../../db/queries/bin';
import { deleteUnusedImages } from '../../db/queries/images';
import { binKinds } from '../../src/contracts/bin';
import type { TestApp, TestUser } from '../support/app';
import { useTestApp } from '../support/app';
import { makeImage } from '../support/images';
import { whileHeld } from '../support/locks';
import { testConfig } from '../support/test-config';
import { importZip, sendTo, zipOfPage } from '../support/zip-imports';

const app = useTestApp();

interface Entry {
  id: string;
  imageUrl: string;
  caption: string;
}

const galleryOf = async (user: TestUser): Promise<Entry[]> =>
  (await app().rest(`GET /profile/${user.profileId}/gallery`, undefined, user)).body;
const captionsOf = async (user: TestUser) => (await galleryOf(user)).map(({ caption }) => caption);
const portraitOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/portrait`, undefined, user)).body;
const remove = async (user: TestUser, path: string) =>
  expect((await app().rest(`DELETE ${path}`, undefined, user)).status).toBe(200);
const removeEntry = async (user: TestUser, wanted: string) => {
  const entry = (await galleryOf(user)).find(({ caption }) => caption === wanted);
  await remove(user, `/gallery/${entry?.id}`);
  return entry;
};
const countImages = async (user: TestUser) =>
  (await app().db.selectFrom('images').select('id').where('profileId', '=', user.profileId).execute()).length;
const importInto = async (user: TestUser, zip: Buffer, server: TestApp = app()) =>
  (await importZip(server, user, zip)).body;

const none = { added: 0, hasPortrait: false, hasVideo: false, cvs: 0, known: 0, left: 0, rejected: [] };

const uploadPortrait = async (user: TestUser, alt: string) => {
  const content = await makeImage('jpeg', 40, 40);
  await sendTo(app(), 'portrait', { by: user, field: 'portrait', content, fields: { alt } });
};

/** An account with a portrait and these images, and its zip. */
async function filledUser(captions = ['Sea', 'Land']) {
  const user = await app().newUser();
  for (const caption of captions) {
    const fields = { caption, category: 'travel', tags: 'one, two' };
    await sendTo(app(), 'gallery/upload', {
      by: user,
      field: 'images',
      content: await makeImage('png', 64, 40),
      fields,
    });
  }
  await uploadPortrait(user, 'Me');
  return { user, zip: () => zipOfPage(app(), user, user) };
}

/** Every field of an entry but those of its row. */
const detailsOf = ({
  id: _id,
  createdAt: _created,
  updatedAt: _updated,
  ...details
}: Record<string, unknown>) => details;

test('what was removed comes back from the stored images, and only once', async () => {
  const { user, zip } = await filledUser();
  const [saved, before] = [await zip(), await portraitOf(user)];
  const sea = await removeEntry(user, 'Sea');
  await remove(user, `/profile/${user.profileId}/portrait/${before.id}`);

  expect(await importInto(user, saved)).toEqual({ ...none, added: 1, hasPortrait: true, known: 1 });
  expect(await portraitOf(user)).toEqual(before);
  const back = (await galleryOf(user)).find(({ caption }) => caption === 'Sea');
  expect(detailsOf({ ...back, sortOrder: 0 })).toEqual(detailsOf({ ...sea, sortOrder: 0 }));
  expect(await countImages(user)).toBe(3);
  expect(await importInto(user, saved), 'sent once more').toEqual({ ...none, known: 3 });

  // To restore what was removed is the owner's choice, and nothing comes twice because of it.
  expect((await app().rest(`POST /gallery/${sea?.id}/restore`, {}, user)).status).toBe(200);
  expect(await captionsOf(user)).toEqual(['Sea', 'Land', 'Sea']);
  expect(await importInto(user, saved)).toEqual({ ...none, known: 3 });
});

test('a portrait that was replaced comes back, and the other one can be restored', async () => {
  const { user, zip } = await filledUser([]);
  const [saved, before] = [await zip(), await portraitOf(user)];
  await uploadPortrait(user, 'Older');
  const after = await portraitOf(user);
  expect(await importInto(user, saved)).toEqual({ ...none, hasPortrait: true });
  expect(await portraitOf(user)).toEqual(before);
  const { status } = await app().rest(
    `POST /profile/${user.profileId}/portrait/${after.id}/restore`,
    {},
    user,
  );
  expect([status, await portraitOf(user)]).toEqual([200, after]);
});

test.each(['Sea', 'Again', 'Of me'])(
  'of entries that show one image, %s comes back alone',
  async (removed) => {
    const { user, zip } = await filledUser(['Sea']);
    const [sea] = await galleryOf(user);
    const portrait = await portraitOf(user);
    for (const [imageUrl, caption] of [
      [sea?.imageUrl, 'Again'],
      [portrait.url, 'Of me'],
    ])
      await app().rest(`POST /profile/${user.profileId}/gallery`, { imageUrl, caption }, user);
    const saved = await zip();
    for (const each of [user, await app().newUser()]) {
      await importInto(each, saved);
      await removeEntry(each, removed);
      expect(await importInto(each, saved)).toEqual({ ...none, added: 1, known: 3 });
      expect((await captionsOf(each)).toSorted()).toEqual(['Again', 'Of me', 'Sea']);
      expect(await importInto(each, saved)).toEqual({ ...none, known: 4 });
      expect((await portraitOf(each)).alt).toBe('Me');
    }
  },
);

test('an entry that shows the portrait does not stand for it', async () => {
  const { user, zip } = await filledUser([]);
  const { id, url } = await portraitOf(user);
  await app().rest(`POST /profile/${user.profileId}/gallery`, { imageUrl: url, caption: 'Me' }, user);
  const saved = await zip();
  await remove(user, `/profile/${user.profileId}/portrait/${id}`);
  await app().db.updateTable('portraits').set({ deletedAt: longAgo }).where('id', '=', id).execute();
  await purgeBins(app().db, binKinds);
  expect(await importInto(user, saved)).toEqual({ ...none, hasPortrait: true, known: 1 });
  expect(await portraitOf(user)).toMatchObject({ id, alt: 'Me' });
});

test('what was changed since it was saved is left as it is', async () => {
  const { user, zip } = await filledUser();
  const saved = await zip();
  const [sea] = await galleryOf(user);
  await app().rest(`PATCH /gallery/${sea?.id}`, { caption: 'Ocean', isPublic: false }, user);
  expect(await importInto(user, saved)).toEqual({ ...none, known: 3 });
  expect(await captionsOf(user)).toEqual(['Ocean', 'Land']);
});

test('the plan holds for what comes back, too', async () => {
  const { user, zip } = await filledUser();
  const saved = await zip();
  await removeEntry(user, 'Sea');
  const shop = await app().newServer({ config: { ...testConfig, sellsPlans: true } });
  const answer = await importInto(user, saved, shop);
  expect(answer).toMatchObject({ added: 0, known: 2, rejected: [{ name: 'Sea', upgradeTo: 'pro' }] });
  expect(await captionsOf(user)).toEqual(['Land']);
});

const longAgo = '2020-01-01T00:00:00.000Z';

test('an image that is being swept comes from the zip', async () => {
  const { user, zip } = await filledUser(['Sea']);
  const saved = await zip();
  const sea = await removeEntry(user, 'Sea');
  const { db } = app();
  await db
    .updateTable('gallery')
    .set({ deletedAt: longAgo })
    .where('id', '=', sea?.id ?? '')
    .execute();
  await purgeBins(db, binKinds);
  const answer = await whileHeld(db, deleteUnusedImages, () => importInto(user, saved));
  expect(answer).toEqual({ ...none, added: 1, known: 1 });
  const [back] = await galleryOf(user);
  expect(back?.imageUrl).not.toBe(sea?.imageUrl);
  expect(await importInto(user, saved)).toEqual({ ...none, known: 2 });
  await db.transaction().execute(deleteUnusedImages);
  expect(await countImages(user)).toBe(2);
});

test('two calls at once bring it back once', async () => {
  const { user, zip } = await filledUser(['Sea']);
  const saved = await zip();
  await removeEntry(user, 'Sea');
  const { db } = app();
  const hold = db.selectFrom('profiles').select('id').where('id', '=', user.profileId).forUpdate();
  const answers = await whileHeld(
    db,
    (tx) => tx.executeQuery(hold),
    () => Promise.all([importInto(user, saved), importInto(user, saved)]),
  );
  expect(answers.map(({ added, known }) => added + known)).toEqual([2, 2]);
  expect(await captionsOf(user)).toEqual(['Sea']);
});
