import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { uploadCv } from '../../src/routers/cv/upload-cv';
import { storeGalleryImage } from '../../src/routers/gallery/store-gallery-image';
import { storeImage } from '../../src/routers/images/store-image';
import { turns } from '../../src/routers/limits/limits';
import type { StagedFile } from '../../src/routers/ports';
import { uploadVideo } from '../../src/routers/video/upload-video';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { testConfig } from '../support/test-config';
import { until } from '../support/until';
import { makeWebm } from '../support/videos';

const app = useTestApp();
const enough = 1024 * 1024;

/** The context of an upload, as the server creates it for the user. */
const contextOf = ({ accountId }: TestUser, signal?: AbortSignal) => ({
  ...app(),
  config: testConfig,
  ...(signal && { signal }),
  caller: { kind: 'server' as const, accountId },
});
type UploadContext = ReturnType<typeof contextOf>;

const uploads: Record<
  string,
  {
    make: () => Promise<Buffer>;
    take: (ctx: UploadContext, id: string, file: StagedFile) => Promise<unknown>;
  }
> = {
  images: {
    make: () => makeImage('jpeg', 300, 200),
    take: (ctx, id, file) => storeGalleryImage(ctx, id, file, {}),
  },
  videos: {
    make: async () => makeWebm(),
    take: (ctx, id, file) => uploadVideo(ctx, id, { filename: 'video.webm', file }),
  },
  documents: {
    make: async () => makePdf(['A page']),
    take: (ctx, id, file) => uploadCv(ctx, id, { filename: 'cv.pdf', file, isPublic: false }),
  },
};

const stage = (content: Buffer) => app().files.stage(Readable.from([content]), enough);

test.each(Object.entries(uploads))(
  "one account's many %s delay another's single one only for a moment",
  async (_kind, { make, take }) => {
    const [busy, calm] = [await app().newUser(), await app().newUser()];
    const content = await make();
    const files = await Promise.all(Array.from({ length: 13 }, () => stage(content)));
    const done: TestUser[] = [];
    const all = files.map(async (file, index) => {
      const user = index === 12 ? calm : busy;
      await take(contextOf(user), user.profileId, file);
      done.push(user);
    });
    await Promise.all(all);
    expect(done).toHaveLength(13);
    expect(done.indexOf(calm)).toBeLessThan(7);
  },
);

/** Blocks the storing of images, and fills the queue. @returns releases them, and waits for them */
async function fillQueue() {
  const count = turns.images.atOnce + turns.images.waiting;
  const users = await Promise.all(Array.from({ length: count }, () => app().newUser()));
  const content = await makeImage('jpeg', 30, 20);
  const files = await Promise.all(users.map(() => stage(content)));
  const holding = await app().db.startTransaction().execute();
  onTestFinished(async () => {
    if (!holding.isCommitted) await holding.commit().execute();
  });
  await sql`lock table stored_files in share mode`.execute(holding);
  const all = users.map(async (user, index) => {
    const [file] = files.slice(index);
    if (!file) return;
    // Asks for no room first, so that all are in the queue when this returns.
    const use = {
      profileId: user.profileId,
      form: { widths: [480], isSquare: false },
      addEntry: async () => {},
    };
    await storeImage(contextOf(user), file, use);
  });
  return async () => {
    await holding.commit().execute();
    await Promise.all(all);
  };
}

test('an image refused by a full queue does not affect the others of its form', async () => {
  const user = await app().newUser();
  const content = await makeImage('jpeg', 300, 200);
  const body = form(['a.jpg', 'b.jpg'].map((name) => ({ name, content })));
  // The first image ends where the second starts.
  const edge = '--edge\r\n';
  const behindFirst = body.indexOf(edge, edge.length) + edge.length;
  const entries = async () =>
    (await app().rest('GET /profile/demo-profile-1/gallery', undefined, user)).body.length;
  let letGo = async () => {};
  async function* parts() {
    yield body.subarray(0, behindFirst);
    await until(async () => expect(await entries()).toBe(1));
    letGo = await fillQueue();
    yield body.subarray(behindFirst);
  }
  const answer = await app().app.inject({
    method: 'POST',
    url: '/api/profile/demo-profile-1/gallery/upload',
    payload: Readable.from(parts()),
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${user.token}`,
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toEqual({
    images: [expect.objectContaining({ width: 300 })],
    rejected: [{ name: 'b.jpg', title: 'Error', message: expect.stringContaining('The server is busy') }],
  });
  await letGo();
});
