import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareVideo, queueForgottenVideos } from '../../src/routers/video/prepare-video';
import { findFfmpeg } from '../../src/server/adapters/ffmpeg';
import { type TestUser, useTestApp } from '../support/app';
import { listFiles } from '../support/file-store';
import { passTime } from '../support/purge';
import { makeMov, makeMp4, makeWebm } from '../support/videos';

const app = useTestApp();
const run = promisify(execFile);
const videoTools = await findFfmpeg(undefined);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-prepare-'));
});
afterAll(() => rm(folder, { recursive: true }));

const get = (url: string, user?: TestUser, headers: Record<string, string> = {}) =>
  app().app.inject({
    url,
    headers: { ...headers, ...(user && { authorization: `Bearer ${user.token}` }) },
  });

async function upload(user: TestUser, content: Buffer) {
  const head = '--edge\r\nContent-Disposition: form-data; name="video"; filename="me"\r\n\r\n';
  const answer = await app().app.inject({
    method: 'POST',
    url: '/api/profile/demo-profile-1/video',
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]),
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${user.token}`,
    },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const current = async (user: TestUser) => (await get('/api/profile/demo-profile-1/video', user)).json();

const storedFiles = async () => (await listFiles(app())).length;

/** What ffprobe reports for a served file. */
async function probe(content: Buffer) {
  const file = path.join(folder, 'probed');
  await writeFile(file, content);
  const shown = 'stream=codec_name,pix_fmt,width,height:format=duration,format_name';
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', shown, '-of', 'json', file]);
  return JSON.parse(stdout);
}

/** A video made by ffmpeg. @param how its input and its encoders */
async function make(name: string, ...how: string[]): Promise<Buffer> {
  await run('ffmpeg', ['-v', 'error', '-y', ...how, path.join(folder, name)]);
  return readFile(path.join(folder, name));
}

const boxes = (content: Buffer) => [content.indexOf('moov'), content.indexOf('mdat')] as const;

describe.skipIf(!videoTools)('preparing a video', () => {
  test('a recording gets an MP4 that plays everywhere, and a poster', async () => {
    const user = await app().newUser();
    const uploaded = await upload(user, makeWebm());
    expect(uploaded).toMatchObject({ preparation: 'pending' });
    expect(uploaded).not.toHaveProperty('fallbackVideoUrl');
    await app().runJobs();
    const video = await current(user);
    const fallbackVideoUrl = `/api/video/${video.id}/fallback`;
    const posterUrl = `/api/video/${video.id}/poster`;
    expect(video).toEqual({ ...uploaded, preparation: 'ready', fallbackVideoUrl, posterUrl });

    const original = await probe((await get(video.videoUrl)).rawPayload);
    expect(Number(original.format.duration)).toBeCloseTo(2, 1);

    const fallback = await get(fallbackVideoUrl);
    expect(fallback.headers['content-type']).toBe('video/mp4');
    const [moov, mdat] = boxes(fallback.rawPayload);
    expect(moov).toBeLessThan(mdat);
    const { streams, format } = await probe(fallback.rawPayload);
    expect(streams).toEqual([
      { codec_name: 'h264', pix_fmt: 'yuv420p', width: 160, height: 90 },
      { codec_name: 'aac' },
    ]);
    expect(Number(format.duration)).toBeCloseTo(2, 1);

    const poster = await get(posterUrl);
    expect(poster.headers['content-type']).toBe('image/webp');
    expect(await sharp(poster.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 160,
      height: 90,
    });

    for (const url of [video.videoUrl, fallbackVideoUrl, posterUrl]) {
      const part = await get(url, undefined, { range: 'bytes=10-19' });
      expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
      const again = await get(url, undefined, { 'if-none-match': String(part.headers.etag) });
      expect(again.statusCode).toBe(304);
    }
  });

  test("an MP4 that plays everywhere is not stored twice; a phone's video is not re-encoded", async () => {
    const user = await app().newUser();
    await writeFile(path.join(folder, 'index-first.mp4'), makeMp4());
    const indexLast = await make('index-last.mp4', '-i', path.join(folder, 'index-first.mp4'), '-c', 'copy');
    const [index, content] = boxes(indexLast);
    expect(index).toBeGreaterThan(content);
    for (const video of [makeMp4(), indexLast]) {
      await upload(user, video);
      await app().runJobs();
      expect(await current(user)).toMatchObject({ preparation: 'ready', posterUrl: expect.any(String) });
      expect(await current(user)).not.toHaveProperty('fallbackVideoUrl');
    }

    await upload(user, makeMov());
    await app().runJobs();
    const { fallbackVideoUrl } = await current(user);
    const { rawPayload } = await get(fallbackVideoUrl);
    const [moov, mdat] = boxes(rawPayload);
    expect(moov).toBeLessThan(mdat);
    // The streams are the phone's own: about as large as uploaded.
    expect(Math.abs(rawPayload.length - makeMov().length)).toBeLessThan(500);
  });

  test('a large picture with odd dimensions becomes smaller and even, and the poster is not black', async () => {
    const user = await app().newUser();
    const picture = ['-f', 'lavfi', '-i', 'color=black:size=1601x1201:rate=5:duration=1'];
    const rest = ['-f', 'lavfi', '-i', 'testsrc2=size=1601x1201:rate=5:duration=1'];
    const joined = ['-filter_complex', '[0][1]concat', '-c:v', 'libvpx', '-cpu-used', '16', '-b:v', '300k'];
    await upload(user, await make('odd.webm', ...picture, ...rest, ...joined));
    await app().runJobs();
    const video = await current(user);
    const { streams } = await probe((await get(video.fallbackVideoUrl)).rawPayload);
    expect(streams).toEqual([{ codec_name: 'h264', pix_fmt: 'yuv420p', width: 960, height: 720 }]);
    const { channels } = await sharp((await get(video.posterUrl)).rawPayload).stats();
    expect(channels.some(({ mean }) => mean > 60)).toBe(true);
  });

  test('a video that ffmpeg cannot use stays as it is, and its preparation has failed', async () => {
    const user = await app().newUser();
    const broken = makeMp4();
    broken.fill(0x55, broken.indexOf('mdat') + 4);
    broken.write('avc9', broken.indexOf('avc1'));
    const uploaded = await upload(user, broken);
    const before = await storedFiles();
    await app().runJobs();
    expect(await current(user)).toEqual({ ...uploaded, preparation: 'failed' });
    expect((await get(uploaded.videoUrl)).rawPayload.equals(broken)).toBe(true);
    expect(await storedFiles()).toBe(before);
  });

  test('a video that is replaced or deleted in the meantime leaves nothing behind', async () => {
    const user = await app().newUser();
    const before = await storedFiles();
    const { db, files } = app();
    const log = app().app.log;
    let meanwhile = async () => {};
    const slow = videoTools && {
      ...videoTools,
      takeFrames: async (...args: Parameters<typeof videoTools.takeFrames>) => {
        await meanwhile();
        return videoTools.takeFrames(...args);
      },
    };
    const first = await upload(user, makeMov());
    meanwhile = async () => void (await upload(user, makeMp4()));
    await prepareVideo({ db, files, log, videoTools: slow }, first.id);
    expect(await storedFiles()).toBe(before + 2);

    const second = await current(user);
    const { profileId } = user;
    meanwhile = async () => {
      await app().rest(`DELETE /profile/${profileId}/video/${second.id}`, undefined, user);
    };
    await prepareVideo({ db, files, log, videoTools: slow }, second.id);
    expect(await current(user)).toBeNull();
    await app().runJobs();
    expect(await storedFiles()).toBe(before + 2);
    await passTime(app(), user, '31 days');
    expect(await storedFiles()).toBe(before);

    await upload(user, makeMov());
    await app().runJobs();
    expect(await storedFiles()).toBe(before + 3);
    await upload(user, makeMp4());
    await passTime(app(), user, '31 days');
    expect(await storedFiles()).toBe(before + 1);
  });

  test('a video that was replaced before it was prepared is prepared once restored', async () => {
    const user = await app().newUser();
    const first = await upload(user, makeWebm());
    await upload(user, makeMp4());
    await app().runJobs();
    const restored = await app().rest(
      `POST /profile/${user.profileId}/video/${first.id}/restore`,
      undefined,
      user,
    );
    expect(restored.body).toEqual(first);
    await app().runJobs();
    const { fallbackVideoUrl, posterUrl } = await current(user);
    for (const url of [fallbackVideoUrl, posterUrl]) expect((await get(url)).statusCode).toBe(200);
    // Its renditions are neither served nor counted while it is replaced, and come back with it.
    const second = await upload(user, makeMp4());
    for (const url of [fallbackVideoUrl, posterUrl]) expect((await get(url, user)).statusCode).toBe(404);
    await app().rest(`POST /profile/${user.profileId}/video/${first.id}/restore`, undefined, user);
    for (const url of [fallbackVideoUrl, posterUrl]) expect((await get(url)).statusCode).toBe(200);
    expect((await get(second.videoUrl, user)).statusCode).toBe(404);
  });

  test('renditions count as storage, and are left out if there is no room', async () => {
    const user = await app().newUser();
    const uploaded = await upload(user, makeWebm());
    const limit = 100 * 1024 * 1024;
    const filler = { accountId: user.accountId, key: user.accountId, size: limit - 30_000 };
    await app()
      .db.insertInto('storedFiles')
      .values({ ...filler, state: 'kept' })
      .execute();
    await app().runJobs();
    expect(await current(user)).toEqual({ ...uploaded, preparation: 'failed' });
  });

  test('without the tools a video is still served, and prepared once they are installed', async () => {
    const user = await app().newUser();
    const uploaded = await upload(user, makeWebm());
    const { db, files, jobs } = app();
    await prepareVideo({ db, files, log: app().app.log, videoTools: undefined }, uploaded.id);
    expect(await current(user)).toEqual({ ...uploaded, preparation: 'unavailable' });
    await queueForgottenVideos({ db, jobs });
    await app().runJobs();
    expect(await current(user)).toMatchObject({ preparation: 'ready', posterUrl: expect.any(String) });
  });

  test('a stopped process leaves the video to another one', async () => {
    const user = await app().newUser();
    const { id } = await upload(user, makeWebm());
    const stopped = await findFfmpeg(undefined);
    stopped?.stop();
    const { db, files } = app();
    const services = { db, files, log: app().app.log, videoTools: stopped };
    await expect(prepareVideo(services, id)).rejects.toThrow('The server is stopping.');
    expect(await current(user)).toMatchObject({ preparation: 'pending' });
  });
});

test('is ready without ffmpeg, and says so', async () => {
  const { parts, status } = (await get('/readyz')).json();
  expect([status, parts.videoTools]).toEqual(['ok', 'absent']);
  expect(await findFfmpeg('/nowhere/ffmpeg')).toBeUndefined();
});
