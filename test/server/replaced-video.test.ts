import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { listFiles } from '../support/file-store';
import { form } from '../support/gallery-uploads';
import { passTime } from '../support/purge';
import { makeMp4, makeMp4Of } from '../support/videos';

const app = useTestApp();
const limit = 100 * 1024 * 1024;

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, user?: TestUser, payload?: Buffer) =>
  app().app.inject({
    method,
    url,
    headers: {
      ...(user && { authorization: `Bearer ${user.token}` }),
      ...(payload && { 'content-type': 'multipart/form-data; boundary=edge' }),
    },
    ...(payload && { payload }),
  });

async function upload(user: TestUser, content = makeMp4()) {
  const payload = form([{ name: 'me.mp4', content }], 'video');
  const { statusCode, body } = await send('POST', '/api/profile/demo-profile-1/video', user, payload);
  expect(statusCode, body).toBe(201);
  return JSON.parse(body) as { id: string; videoUrl: string };
}

const pathOf = ({ profileId }: TestUser, id: string) => `/api/profile/${profileId}/video/${id}`;
const restore = (owner: TestUser, id: string, as: TestUser | undefined = owner) =>
  send('POST', `${pathOf(owner, id)}/restore`, as);
const remove = (owner: TestUser, id: string) => send('DELETE', pathOf(owner, id), owner);
const current = async (user: TestUser) =>
  (await send('GET', '/api/profile/demo-profile-1/video', user)).json()?.id;
const page = async ({ slug }: TestUser) => (await send('GET', `/profile/${slug}`)).body;

describe('the previous video', () => {
  test('swaps places with its replacement, and back', async () => {
    const user = await app().newUser();
    const first = await upload(user);
    const second = await upload(user);
    expect(await current(user)).toBe(second.id);
    for (const as of [user, undefined]) expect((await send('GET', first.videoUrl, as)).statusCode).toBe(404);

    const restored = await restore(user, first.id);
    expect([restored.statusCode, restored.json()]).toEqual([200, first]);
    expect(await current(user)).toBe(first.id);
    expect((await send('GET', first.videoUrl)).statusCode).toBe(200);
    expect((await send('GET', second.videoUrl, user)).statusCode).toBe(404);
    expect(await page(user)).toContain(first.videoUrl);

    expect((await restore(user, second.id)).statusCode).toBe(200);
    expect(await current(user)).toBe(second.id);
    expect(await page(user)).not.toContain(first.videoUrl);
    expect((await restore(user, second.id)).statusCode).toBe(404);
  });

  test('can be restored after a deletion too, with its captions', async () => {
    const user = await app().newUser();
    const { id } = await upload(user);
    const captions = {
      language: 'en',
      label: 'English',
      content: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello',
    };
    const url = `${pathOf(user, id)}/captions`;
    const write = () => app().rest(`PUT ${url.slice('/api'.length)}`, captions, user);
    expect((await write()).status).toBe(200);
    expect((await remove(user, id)).statusCode).toBe(200);
    expect((await send('GET', url, user)).statusCode).toBe(404);
    expect((await write()).status).toBe(404);
    expect(await page(user)).not.toContain('<video');
    expect((await restore(user, id)).json().captions).toMatchObject({ label: 'English' });
    expect((await send('GET', url)).statusCode).toBe(200);
    expect(await page(user)).toContain('<video');
  });

  test('stays in the bin with those before it', async () => {
    const user = await app().newUser();
    const before = await listFiles(app());
    const first = await upload(user);
    await upload(user);
    const third = await upload(user);
    expect(await listFiles(app())).toHaveLength(before.length + 3);
    expect(await current(user)).toBe(third.id);
    expect((await restore(user, first.id)).statusCode).toBe(200);
    expect((await restore(user, third.id)).statusCode).toBe(200);
    expect(await current(user)).toBe(third.id);
  });

  test('is deleted for good with its file after thirty days', async () => {
    const user = await app().newUser();
    const first = await upload(user);
    const before = await listFiles(app());
    await upload(user);
    await passTime(app(), user, '29 days');
    expect(await listFiles(app())).toHaveLength(before.length + 1);
    await passTime(app(), user, '2 days');
    expect(await listFiles(app())).toHaveLength(before.length);
    expect((await restore(user, first.id)).statusCode).toBe(404);
  });

  test('cannot be restored after thirty days, even if it is not deleted yet', async () => {
    const user = await app().newUser();
    const { id } = await upload(user);
    const removeFor = async (time: string) => {
      expect((await remove(user, id)).statusCode).toBe(200);
      const deletedAt = sql<string>`now() - ${time}::interval`;
      await app().db.updateTable('videos').set({ deletedAt }).where('id', '=', id).execute();
    };
    await removeFor('29 days 23 hours');
    expect((await restore(user, id)).statusCode).toBe(200);
    await removeFor('30 days 1 second');
    expect((await restore(user, id)).statusCode).toBe(404);
  });

  test('can be restored into no other profile', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const { id } = await upload(user);
    await upload(user);
    const refused = await restore(other, id);
    expect([refused.statusCode, refused.body]).toEqual([404, 'There is no such video, or it is not yours.']);
  });
});

describe('the storage of removed content', () => {
  const fill = (user: TestUser, size: number) =>
    app()
      .db.insertInto('storedFiles')
      .values({ key: `filler-${user.accountId}`, accountId: user.accountId, size, state: 'kept' })
      .execute();
  const empty = (user: TestUser) =>
    app().db.deleteFrom('storedFiles').where('key', '=', `filler-${user.accountId}`).execute();
  const used = async (user: TestUser) =>
    (await app().rest('GET /auth/storage', undefined, user)).body.usedBytes;

  test('is freed at once, and an undo that would exceed the plan is refused', async () => {
    const user = await app().newUser();
    const [large, small] = [makeMp4Of(300_000), makeMp4Of(100_000)];
    const first = await upload(user, large);
    const second = await upload(user, small);
    expect(await used(user)).toBe(small.length);
    await fill(user, limit - large.length + 1);
    const refused = await restore(user, first.id);
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('This needs 0.3 MB.')]);
    expect(await current(user)).toBe(second.id);
    expect(await used(user)).toBe(limit - large.length + 1 + small.length);
    await empty(user);
    await fill(user, limit - large.length);
    expect((await restore(user, first.id)).statusCode).toBe(200);
    expect(await used(user)).toBe(limit);
  });

  test('is freed for a CV too', async () => {
    const user = await app().newUser();
    const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(100_000), Buffer.from('\n%%EOF')]);
    const payload = form([{ name: 'cv.pdf', content }], 'cv');
    const add = () => send('POST', '/api/profile/demo-profile-1/cv', user, payload);
    await fill(user, limit - content.length);
    const { id } = (await add()).json();
    expect((await add()).statusCode).toBe(409);
    expect((await send('DELETE', `/api/cv/${id}`, user)).statusCode).toBe(200);
    expect(await used(user)).toBe(limit - content.length);
    expect((await add()).statusCode).toBe(201);
    expect((await send('POST', `/api/cv/${id}/restore`, user)).statusCode).toBe(409);
    await empty(user);
    expect((await send('POST', `/api/cv/${id}/restore`, user)).statusCode).toBe(200);
    expect(await used(user)).toBe(2 * content.length);
  });
});
