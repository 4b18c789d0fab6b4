import { describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { listFiles } from '../support/file-store';
import { passTime } from '../support/purge';
import {
  makeEmptyMp4,
  makeEmptyWebm,
  makeM4a,
  makeMkv,
  makeMov,
  makeMp4,
  makeMp4Of,
  makeWebm,
} from '../support/videos';

const app = useTestApp();
const tenMegabytes = 10 * 1024 * 1024;

const send = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  user?: TestUser,
  options: { payload?: Buffer; headers?: Record<string, string> } = {},
) => {
  const headers = { ...options.headers, ...(user && { authorization: `Bearer ${user.token}` }) };
  return app().app.inject({ ...options, method, url, headers });
};

function upload(
  user: TestUser | undefined,
  content: Buffer = makeWebm(),
  { filename = 'intro.webm', field = 'video', id = 'demo-profile-1', end = '\r\n--edge--\r\n' } = {},
) {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n\r\n`;
  return send('POST', `/api/profile/${id}/video`, user, {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(end)]),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  });
}

const current = async (user?: TestUser, id = 'demo-profile-1') =>
  send('GET', `/api/profile/${id}/video`, user);

const storedFiles = async () => (await listFiles(app())).length;

/** A refusal of a video route: the bare text. */
const refusal = (response: Awaited<ReturnType<typeof send>>) => ({
  status: response.statusCode,
  type: response.headers['content-type'],
  text: response.body,
});
const text = (status: number, message: string) => ({
  status,
  type: 'text/plain; charset=utf-8',
  text: message,
});

describe('uploading a video', () => {
  test.each([
    ['intro-1767225600000.webm', makeWebm(), 'intro-1767225600000.webm', 'video/webm'],
    ['me.MP4', makeMp4(), 'me.mp4', 'video/mp4'],
    ['phone.mov', makeMov(), 'phone.mov', 'video/quicktime'],
    ['../../mine.exe', makeMp4(), 'mine.exe.mp4', 'video/mp4'],
    ['', makeWebm(), 'video.webm', 'video/webm'],
  ])('stores %s by its content', async (filename, content, fileName, contentType) => {
    const user = await app().newUser();
    const answer = await upload(user, content, { filename: filename || '?' });
    expect(answer.statusCode).toBe(201);
    const { id, durationMs } = answer.json();
    const facts = { contentType, durationMs, width: 160, height: 90, preparation: 'pending' };
    expect(answer.json()).toEqual({ id, videoUrl: `/api/video/${id}`, fileName, ...facts });
    expect(durationMs).toBeOneOf([2000, 2001]);
    expect((await current(user)).json()).toEqual(answer.json());
    const file = await send('GET', `/api/video/${id}`, user);
    if (contentType !== 'video/webm') expect(file.rawPayload.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({ 'content-type': contentType, 'x-content-type-options': 'nosniff' });
  });

  test('does not tell strangers its file name', async () => {
    const user = await app().newUser();
    const { id } = (await upload(user, makeMp4(), { filename: 'after the divorce.mp4' })).json();
    const get = async (who?: TestUser) => {
      const { body } = await app().rest(`GET /profile/${user.profileId}/video`, undefined, who);
      const { headers } = await app().app.inject({
        url: `/api/video/${id}`,
        headers: who && { authorization: `Bearer ${who.token}` },
      });
      return [body.fileName, headers['content-disposition']];
    };
    expect(await get(user)).toEqual([
      'after the divorce.mp4',
      expect.stringContaining('after%20the%20divorce.mp4'),
    ]);
    for (const stranger of [undefined, await app().newUser()]) {
      const [name, disposition] = await get(stranger);
      expect(name).toBeUndefined();
      expect(disposition).toContain(`video-${id.slice(-12)}.mp4`);
      expect(disposition).not.toContain('divorce');
    }
  });

  const wrongKind = 'Please upload a WebM, MP4 or MOV video.';
  const tooLarge =
    'Video must be under 10MB for upload. Current size: 10.1MB. Please record a shorter video.';
  test.each([
    ['a document', makePdf(['x']), 415, wrongKind],
    ['a web page', Buffer.from('<html><script>alert(1)</script>'), 415, wrongKind],
    ['a Matroska file', makeMkv(), 415, wrongKind],
    ['a sound', makeM4a(), 415, wrongKind],
    ['nothing', Buffer.alloc(0), 415, wrongKind],
    ['a WebM with nothing in it', makeEmptyWebm(), 415, wrongKind],
    ['an MP4 with nothing in it', makeEmptyMp4(), 415, wrongKind],
    ['an MP4 that breaks off in its index', makeMp4().subarray(0, 1500), 415, wrongKind],
    ['one byte too much', makeMp4Of(tenMegabytes + 1), 413, tooLarge],
    ['far too much', Buffer.alloc(tenMegabytes + 100_000), 413, tooLarge],
  ])('refuses %s as plain text and stores nothing of it', async (_name, content, status, message) => {
    const user = await app().newUser();
    const before = await storedFiles();
    expect(refusal(await upload(user, content))).toEqual(text(status, message));
    expect(await storedFiles()).toBe(before);
    expect((await current(user)).body).toBe('null');
  });

  test('accepts exactly 10 MB', async () => {
    expect((await upload(await app().newUser(), makeMp4Of(tenMegabytes))).statusCode).toBe(201);
  });

  test('refuses other forms, and forms that break off', async () => {
    const user = await app().newUser();
    const before = await storedFiles();
    expect(refusal(await upload(user, makeWebm(), { field: 'file' }))).toEqual(
      text(400, 'Send one file in the field video of a form.'),
    );
    expect(refusal(await upload(user, makeWebm(), { end: '' }))).toEqual(
      text(400, 'The form ends too early or cannot be read.'),
    );
    const json = { payload: Buffer.from('{}'), headers: { 'content-type': 'application/json' } };
    const asJson = await send('POST', '/api/profile/demo-profile-1/video', user, json);
    expect(refusal(asJson)).toEqual(text(415, 'Send this as multipart/form-data.'));
    expect((await upload(user, makeWebm(), { id: 'nonsense' })).statusCode).toBe(400);
    expect(await storedFiles()).toBe(before);
  });

  test('shows one of three at the same time; the others are in the bin', async () => {
    const user = await app().newUser();
    const before = await storedFiles();
    const answers = await Promise.all([upload(user), upload(user, makeMp4()), upload(user, makeMov())]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await storedFiles()).toBe(before + 3);
    expect(answers.map((answer) => answer.json())).toContainEqual((await current(user)).json());
  });
});

describe('reading a video', () => {
  test('handles a profile without a video', async () => {
    const user = await app().newUser();
    const answer = await current(user);
    expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
    expect((await app().trpc('query video.get', { profileId: user.profileId }, user)).body).toBeNull();
  });

  test('supports ranges', async () => {
    const user = await app().newUser();
    const content = makeMp4();
    const { videoUrl } = (await upload(user, content)).json();
    const part = (range: string) => send('GET', videoUrl, user, { headers: { range } });
    const open = await part('bytes=0-');
    expect([open.statusCode, open.headers['content-range']]).toEqual([
      206,
      `bytes 0-${content.length - 1}/${content.length}`,
    ]);
    expect((await part('bytes=-10')).rawPayload.equals(content.subarray(-10))).toBe(true);
    expect((await part(`bytes=${content.length}-`)).statusCode).toBe(416);
    const { etag = '' } = open.headers;
    const again = await send('GET', videoUrl, user, { headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  test.each(['x', '0', '%00', '../../etc/passwd'])('%s is not a video', async (id) => {
    expect([400, 404]).toContain((await send('GET', `/api/video/${id}`)).statusCode);
  });
});

test('the public page shows the video while there is one', async () => {
  const user = await app().newUser();
  const page = async () => (await send('GET', `/profile/${user.slug}`)).body;
  expect(await page()).not.toContain('<video');
  const { id, videoUrl } = (await upload(user)).json();
  expect(await page()).toContain(`<source src="${videoUrl}"`);
  await send('DELETE', `/api/profile/demo-profile-1/video/${id}`, user);
  expect(await page()).not.toContain('<video');
});

describe('deleting a video', () => {
  test('removes it at once and its file later, and updates the dashboard', async () => {
    const user = await app().newUser();
    const isComplete = async () =>
      (await app().rest('GET /profile/demo-profile-1/dashboard', undefined, user)).body.complete.video;
    const before = await storedFiles();
    expect(await isComplete()).toBe(false);
    const { id, videoUrl } = (await upload(user)).json();
    expect(await isComplete()).toBe(true);
    const removed = await send('DELETE', `/api/profile/demo-profile-1/video/${id}`, user);
    expect([removed.statusCode, removed.json()]).toEqual([200, { id }]);
    expect(await isComplete()).toBe(false);
    expect((await current(user)).body).toBe('null');
    expect((await send('GET', videoUrl, user)).statusCode).toBe(404);
    const again = await send('DELETE', `/api/profile/demo-profile-1/video/${id}`, user);
    expect(refusal(again)).toEqual(text(404, 'There is no such video, or it is not yours.'));
    await passTime(app(), user, '31 days');
    expect(await storedFiles()).toBe(before);
  });

  test('is refused as plain text, with the id of another profile as well', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const { id } = (await upload(user)).json();
    expect(refusal(await send('DELETE', `/api/profile/demo-profile-1/video/${id}`, other)).status).toBe(404);
    expect(refusal(await upload(undefined))).toEqual(text(401, 'Please sign in first.'));
    const bad = refusal(await send('DELETE', '/api/profile/demo-profile-1/video/nonsense', user));
    expect([bad.status, bad.type]).toEqual([400, 'text/plain; charset=utf-8']);
    expect((await current(user)).json().id).toBe(id);
  });
});
