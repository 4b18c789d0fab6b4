import { beforeEach, describe, expect, test } from 'vitest';
import { fetchFile } from '../../src/client/api/fetch-file';
import { downloadAddress } from '../../src/client/features/gallery/share-and-download';
import { type Gallery, useGallery } from '../../src/client/features/gallery/use-gallery';
import { unstoredDrafts } from '../../src/client/session/local-storage';
import { useSession } from '../../src/client/session/session';
import { useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';
import { uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';

const app = useTestApp();
const page = useClientPage(app);
const { upload } = uploadsTo(app);
const draft = 'storyfolio:draft:somebody:skills:new';
const scheme = 'mantine-color-scheme-value';

beforeEach(() => {
  localStorage.setItem(draft, '{}');
  localStorage.setItem(scheme, 'dark');
});

test('signing out ends the session, and deletes the drafts and nothing else', async () => {
  const user = await app().newUser();
  const session = page.run(useSession, user);
  await until(() => expect(session().status).toBe('signed-in'));
  await session().signOut();
  await until(() => expect(session().status).toBe('signed-out'));
  expect(Object.keys(localStorage)).toEqual([scheme]);
  expect((await app().rest('GET /auth/me', undefined, user)).status).toBe(401);
});

test('another tab that signs out does so here, unless there has been a new session since', async () => {
  const session = page.run(useSession, await app().newUser());
  await until(() => expect(session().status).toBe('signed-in'));
  unstoredDrafts.set('somebody:skills:new', '{}');
  const announce = () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: null }));
  announce();
  expect(localStorage.getItem('authToken')).toBe('a-session');
  localStorage.removeItem('authToken');
  announce();
  await until(() => expect(session().status).toBe('signed-out'));
  expect(unstoredDrafts.size).toBe(0);
});

describe('a session that has ended in the meantime', () => {
  type GalleryImage = Gallery['images'][number];
  const actions: [string, (gallery: Gallery, image: GalleryImage) => Promise<unknown>][] = [
    ['saving it', (gallery, image) => gallery.save(image, { caption: 'New' })],
    ['marking it', (gallery, image) => gallery.toggleFavorite(image)],
    ['hiding it', (gallery, image) => gallery.setPublic(image, false)],
    ['deleting it', (gallery, image) => gallery.remove([image])],
    ['putting it in order', (gallery, image) => gallery.reorder([image.id])],
    ['reading it again', (gallery) => gallery.reload().catch(() => undefined)],
    [
      'saving its file',
      (_gallery, image) => fetchFile(downloadAddress([image]) ?? '').catch(() => undefined),
    ],
  ];
  test.each(actions)('is detected with a photo by %s, and the drafts stay', async (_name, act) => {
    const user = await app().newUser();
    await upload([{ name: 'a.jpg', content: await makeImage('jpeg') }], user);
    const both = page.run(() => ({ session: useSession(), gallery: useGallery() }), user);
    await until(() => expect(both().gallery.images).toHaveLength(1));
    await until(() => expect(both().session).toMatchObject({ status: 'signed-in', hasEnded: false }));
    await app().rest('POST /auth/logout', undefined, user);
    const { gallery } = both();
    await act(gallery, gallery.images[0] as GalleryImage);
    await until(() => expect(both().session.hasEnded).toBe(true));
    expect(both().gallery.images).toHaveLength(1);
    expect(Object.keys(localStorage)).toContain(draft);
    both().session.forget();
    await until(() => expect(both().session.status).toBe('signed-out'));
    expect(Object.keys(localStorage)).toContain(draft);
  });
});
