import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { plans } from '../../src/contracts/plans';
import { captionsPath, cvPaths, portableFilename, videoPath } from '../../src/contracts/portable-profile';
import { videoMaxBytes } from '../../src/contracts/video';
import { examineFiles } from '../../src/routers/files/examine-files';
import { sampleCaptions } from '../support/access-uploads';
import { type TestUser, useTestApp } from '../support/app';
import { publishDesign, withoutSection } from '../support/designs';
import { makeDocx, makePdf } from '../support/documents';
import { makeMp4, makeMp4Of, makeWebm } from '../support/videos';
import { damage, importZip, profileJson, sendTo, zipOfPage } from '../support/zip-imports';
import { zipOf } from '../support/zips';

const app = useTestApp();

const nothing = {
  added: 0,
  hasPortrait: false,
  hasVideo: false,
  cvs: 0,
  known: 0,
  left: 0,
  rejected: [],
};

const sendCv = (by: TestUser, name: string, content: Buffer, isPublic: boolean) =>
  sendTo(app(), 'cv', { by, field: 'cv', name, content, fields: { isPublic: String(isPublic) } });

/** With a captioned video and three CVs, of which the latest is private. */
async function newFilledUser(): Promise<TestUser> {
  const user = await app().newUser();
  const video = { by: user, field: 'video', name: 'intro.webm', content: makeWebm() };
  const { body } = await sendTo(app(), 'video', video);
  const captions = `PUT /profile/${user.profileId}/video/${body.id}/captions`;
  expect((await app().rest(captions, sampleCaptions, user)).status).toBe(200);
  await sendCv(user, 'Ada.pdf', makePdf(['Engineer']), true);
  await sendCv(user, 'Ada.pdf', makePdf(['Analyst']), true);
  await sendCv(user, 'Ada, in full.docx', makeDocx(['Countess']), false);
  return user;
}

const download = async (url: string, { token }: TestUser) =>
  (await app().app.inject({ url, headers: { authorization: `Bearer ${token}` } })).rawPayload;
const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function cvsOf(user: TestUser) {
  const { body } = await app().rest(`GET /profile/${user.profileId}/cv`, undefined, user);
  return Promise.all(
    body.map(async ({ filename, isPublic, fileUrl }: Record<string, string>) => ({
      filename,
      isPublic,
      content: digestOf(await download(fileUrl ?? '', user)),
    })),
  );
}

const videoOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/video`, undefined, user)).body;

async function contentOfVideo(user: TestUser) {
  const { videoUrl, fileName, captions } = await videoOf(user);
  const { language, label, captionsUrl } = captions;
  const text = String(await download(captionsUrl, user));
  return { video: digestOf(await download(videoUrl, user)), fileName, language, label, text };
}

test('a zip brings the video, its captions and the CVs to another account, and nothing twice', async () => {
  const [user, other] = [await newFilledUser(), await app().newUser()];
  const zip = await zipOfPage(app(), user, user);

  const read = await sendTo(app(), 'cv/import', { by: other, field: 'file', content: zip });
  expect(read.body.files).toEqual({ hasVideo: true, cvs: 3, publicCvs: 2 });

  const first = await importZip(app(), other, zip);
  expect(first).toEqual({ status: 201, body: { ...nothing, hasVideo: true, cvs: 3 } });
  expect(await contentOfVideo(other)).toEqual(await contentOfVideo(user));
  expect(await contentOfVideo(other)).toMatchObject({
    fileName: 'intro.webm',
    language: 'en',
    text: sampleCaptions.content,
  });
  expect(await cvsOf(other)).toEqual(await cvsOf(user));
  expect((await cvsOf(other)).map(({ filename, isPublic }) => [filename, isPublic])).toEqual([
    ['Ada, in full.docx', false],
    ['Ada.pdf', true],
    ['Ada.pdf', true],
  ]);

  const brought = await videoOf(other);
  for (const sender of [other, user])
    expect((await importZip(app(), sender, zip)).body).toEqual({ ...nothing, known: 4 });
  expect(await videoOf(other)).toEqual(brought);
  expect(await cvsOf(other)).toHaveLength(3);
});

test('a hidden video and private CVs are in the zip of their owner, and not in that of strangers', async () => {
  const [user, other] = [await newFilledUser(), await app().newUser()];
  const theirs = await importZip(app(), other, await zipOfPage(app(), user));
  expect(theirs.body).toEqual({ ...nothing, hasVideo: true, cvs: 1 });
  expect(await cvsOf(other)).toEqual([(await cvsOf(user))[1]]);
  expect(await videoOf(other), 'what its owner called it').toMatchObject({ fileName: 'introduction.webm' });

  await publishDesign(app(), user, { sections: withoutSection('video') });
  const hidden = await zipOfPage(app(), user);
  expect(hidden.includes('introduction')).toBe(false);
  expect(hidden.includes('in full')).toBe(false);
  expect((await importZip(app(), await app().newUser(), hidden)).body).toEqual({ ...nothing, cvs: 1 });
  const own = await importZip(app(), await app().newUser(), await zipOfPage(app(), user, user));
  expect(own.body).toMatchObject({ hasVideo: true, cvs: 3, rejected: [] });
});

test('a removed CV comes back to its place, and captions to the video that lost them', async () => {
  const user = await newFilledUser();
  const zip = await zipOfPage(app(), user, user);
  const before = [await cvsOf(user), await contentOfVideo(user)];
  const { body: cvs } = await app().rest(`GET /profile/${user.profileId}/cv`, undefined, user);
  await app().rest(`DELETE /cv/${cvs[1].id}`, undefined, user);
  const { id } = await videoOf(user);
  await app().rest(`DELETE /profile/${user.profileId}/video/${id}/captions`, undefined, user);

  expect((await importZip(app(), user, zip)).body).toEqual({ ...nothing, cvs: 1, known: 3 });
  expect([await cvsOf(user), await contentOfVideo(user)]).toEqual(before);
});

test('a zip that brings nothing new leaves a newer CV before the others', async () => {
  const user = await newFilledUser();
  const zip = await zipOfPage(app(), user, user);
  await sendCv(user, 'Newest.pdf', makePdf(['Admiral']), true);
  const before = await cvsOf(user);
  expect((await importZip(app(), user, zip)).body).toEqual({ ...nothing, known: 4 });
  expect(await cvsOf(user)).toEqual(before);
  expect(before[0]).toMatchObject({ filename: 'Newest.pdf' });
});

test('another video is replaced, and can be restored', async () => {
  const [user, other] = [await newFilledUser(), await app().newUser()];
  const mine = await sendTo(app(), 'video', {
    by: other,
    field: 'video',
    name: 'me.mp4',
    content: makeMp4(),
  });
  await importZip(app(), other, await zipOfPage(app(), user, user));
  expect((await videoOf(other)).id).not.toBe(mine.body.id);
  const restored = await app().rest(
    `POST /profile/${other.profileId}/video/${mine.body.id}/restore`,
    {},
    other,
  );
  expect([restored.status, (await videoOf(other)).id]).toEqual([200, mine.body.id]);
});

test('a video that mending has made larger than uploads may be is brought', async () => {
  const user = await app().newUser();
  const path = videoPath('video/mp4');
  const content = makeMp4Of(videoMaxBytes + 1000);
  const zip = await zipOf({
    [portableFilename]: profileJson({ files: { video: { path, captions: null }, cvs: [] } }),
    [path]: content,
  });
  expect((await importZip(app(), user, zip)).body).toEqual({ ...nothing, hasVideo: true });
  expect(digestOf(await download((await videoOf(user)).videoUrl, user))).toBe(digestOf(content));
});

const megabyte = 1024 * 1024;

test('each file that is not what it should be is refused by itself, with its reason', async () => {
  const user = await app().newUser();
  const names = ['page.pdf', 'large.pdf', 'damaged.pdf', '../../etc/passwd', '/etc/passwd', 'fine.pdf'];
  const paths = cvPaths(['page.pdf', 'large.pdf', 'damaged.pdf']);
  const listed = [...paths, '../../etc/passwd', '/etc/passwd', 'cv/fine.pdf'];
  const cvs = listed.map((path, index) => ({ path, filename: names[index], isPublic: 'yes' }));
  const video = { path: videoPath('video/mp4'), captions: null };
  const zip = await zipOf({
    [portableFilename]: profileJson({ files: { video, cvs } }),
    [video.path]: '<html></html>',
    'cv/page.pdf': '<html></html>',
    'cv/large.pdf': Buffer.alloc(10 * megabyte + 1),
    'cv/damaged.pdf': makePdf(['Damaged', ...Array(100).fill('and damaged')]),
    'cv/fine.pdf': makePdf(['Fine']),
  });
  damage(zip, 'cv/damaged.pdf');
  // What is declared too large is not even unpacked.
  damage(zip, 'cv/large.pdf');
  const { status, body } = await importZip(app(), user, zip);
  expect([status, body]).toMatchObject([201, { hasVideo: false, cvs: 1 }]);
  expect(body.rejected.map(({ message }: { message: string }) => message)).toEqual([
    'Video introduction: Please upload a WebM, MP4 or MOV video.',
    '/etc/passwd: It is not in the zip.',
    '../../etc/passwd: It is not in the zip.',
    'damaged.pdf: It is damaged.',
    'large.pdf: CV must be 10 MB or less.',
    'page.pdf: Please upload a PDF, DOC, or DOCX file.',
  ]);
  expect(await cvsOf(user)).toMatchObject([{ filename: 'fine.pdf', isPublic: false }]);
});

test('a video that is too large is not unpacked, and unreadable captions do not keep the video out', async () => {
  const path = videoPath('video/webm');
  const captions = { path: captionsPath, language: 'en', label: 'English' };
  const files = { video: { path, captions }, cvs: [] };
  const zipWith = (video: Buffer, text: string) =>
    zipOf({ [portableFilename]: profileJson({ files }), [path]: video, [captionsPath]: text });
  const large = await importZip(
    app(),
    await app().newUser(),
    await zipWith(Buffer.alloc(11 * megabyte + 1), sampleCaptions.content),
  );
  expect(large.body).toMatchObject({ hasVideo: false, rejected: [{ name: 'Video introduction' }] });
  expect(large.body.rejected[0].message).toContain('Video must be under 10MB');

  const user = await app().newUser();
  for (const text of ['Hello', 'x'.repeat(200_000)]) {
    const { body } = await importZip(app(), user, await zipWith(makeWebm(), text));
    expect(body.rejected, JSON.stringify(body)).toMatchObject([{ name: 'Captions' }]);
  }
  expect((await videoOf(user)).captions).toBeUndefined();
});

test('an account without room is told of each file, and nothing is left behind', async () => {
  const [user, other] = [await newFilledUser(), await app().newUser()];
  const { storageBytes } = plans.free;
  await app()
    .db.insertInto('storedFiles')
    .values({ key: 'other-content', accountId: other.accountId, size: storageBytes, state: 'kept' })
    .execute();
  const { status, body } = await importZip(app(), other, await zipOfPage(app(), user, user));
  expect([status, body]).toMatchObject([201, { hasVideo: false, cvs: 0, left: 0 }]);
  expect(body.rejected).toHaveLength(4);
  for (const { message } of body.rejected) expect(message).toContain('The Free plan stores');
  const { orphans, leftovers } = await examineFiles(app());
  expect([orphans, leftovers]).toEqual([[], []]);
});

test('no more than 500 CVs are brought, the latest ones', async () => {
  const user = await app().newUser();
  const known = makePdf(['Known']);
  await sendTo(app(), 'cv', { by: user, field: 'cv', name: 'known.pdf', content: known });
  // A CV that the profile has takes no time, so all but the first and the last two are the same.
  const pathOf = (index: number) => (index === 0 || index >= 499 ? `cv/${index}.pdf` : 'cv/known.pdf');
  const cvs = Array.from({ length: 501 }, (_, index) => ({
    path: pathOf(index),
    filename: `${index}.pdf`,
  }));
  const contents = [0, 499, 500].map((index) => [pathOf(index), makePdf([`CV ${index}`])] as const);
  const json = profileJson({ files: { video: null, cvs } });
  const zip = await zipOf({
    [portableFilename]: json,
    'cv/known.pdf': known,
    ...Object.fromEntries(contents),
  });
  const { body } = await importZip(app(), user, zip);
  expect(body).toMatchObject({ cvs: 2, known: 498, left: 0, rejected: [{ name: 'Further CVs' }] });
  expect((await cvsOf(user)).map(({ filename }: { filename: string }) => filename)).toEqual([
    '0.pdf',
    'known.pdf',
    '499.pdf',
  ]);
});
