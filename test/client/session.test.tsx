// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { fetchFile } from '../../src/client/api/fetch-file';
import { downloadAddress } from '../../src/client/features/gallery/take-along';
import { type Gallery, useGallery } from '../../src/client/features/gallery/use-gallery';
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

describe('a session that ended meanwhile', () => {
  type Photo = Gallery['photos'][number];
  const deeds: [string, (gallery: Gallery, photo: Photo) => Promise<unknown>][] = [
    ['saving it', (gallery, photo) => gallery.save(photo, { caption: 'New' })],
    ['marking it', (gallery, photo) => gallery.toggleFavorite(photo)],
    ['hiding it', (gallery, photo) => gallery.setPublic(photo, false)],
    ['deleting it', (gallery, photo) => gallery.remove([photo])],
    ['putting it in order', (gallery, photo) => gallery.reorder([photo.id])],
    ['reading it again', (gallery) => gallery.reload().catch(() => undefined)],
    [
      'saving its file',
      (_gallery, photo) => fetchFile(downloadAddress([photo]) ?? '').catch(() => undefined),
    ],
  ];
  test.each(deeds)('is detected with a photo by %s, and the drafts stay', async (_name, act) => {
    const user = await app().newUser();
    await upload([{ name: 'a.jpg', content: await makeImage('jpeg') }], user);
    const both = page.run(() => ({ session: useSession(), gallery: useGallery() }), user);
    await until(() => expect(both().gallery.photos).toHaveLength(1));
    await app().rest('POST /auth/logout', undefined, user);
    expect(both().session).toMatchObject({ status: 'signed-in', hasEnded: false });
    const { gallery } = both();
    await act(gallery, gallery.photos[0] as Photo);
    await until(() => expect(both().session.hasEnded).toBe(true));
    expect(both().gallery.photos).toHaveLength(1);
    expect(Object.keys(localStorage)).toContain(draft);
    both().session.forget();
    await until(() => expect(both().session.status).toBe('signed-out'));
    expect(Object.keys(localStorage)).toContain(draft);
  });
});
