import { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { imagePath, portableFilename } from '../../src/contracts/portable-profile';
import { storeFile } from '../../src/routers/files/store-file';
import type { World } from './access-world';
import { makePdf } from './documents';
import { form } from './gallery-uploads';
import { makeImage } from './images';
import { makeWebm } from './videos';
import { profileJson } from './zip-imports';
import { zipOf } from './zips';

/** The zip of a profile with one image. */
export async function zipOfImages(): Promise<Buffer> {
  const picture = '01890a5d-ac96-774b-bcce-b302099a8057';
  const pictures = { portrait: null, gallery: [{ picture, caption: 'The sea', isPublic: true }] };
  return zipOf({
    [portableFilename]: profileJson({ pictures }),
    [imagePath(picture, 640)]: await makeImage('webp'),
  });
}

export const uploadPaths = [
  'cv',
  'cv/import',
  'cv/import/images',
  'video',
  'portrait',
  'gallery/upload',
] as const;
export type UploadPath = (typeof uploadPaths)[number];

const tinyPicture = () => makeImage('png', 64, 40);

export async function formFor(
  { owner }: Pick<World, 'owner'>,
  path: UploadPath,
): Promise<Partial<InjectOptions>> {
  const parts = {
    cv: { field: 'cv', name: 'cv.pdf', make: () => makePdf(['Ada King']), fields: { isPublic: 'true' } },
    'cv/import': {
      field: 'file',
      name: 'resume.json',
      make: () => Buffer.from('{"basics":{"name":"Ada King"}}'),
    },
    'cv/import/images': { field: 'file', name: 'site.zip', make: zipOfImages },
    video: { field: 'video', name: 'intro.webm', make: makeWebm },
    portrait: { field: 'portrait', name: 'me.png', make: tinyPicture },
    'gallery/upload': { field: 'images', name: 'sea.png', make: tinyPicture },
  };
  const { field, make, ...rest } = parts[path];
  const part = { ...rest, content: await make() };
  return {
    method: 'POST',
    url: `/api/profile/${owner.profileId}/${path}`,
    payload: form([part], field),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  };
}

export async function upload(world: Pick<World, 'app' | 'owner'>, path: UploadPath) {
  const options = await formFor(world, path);
  const headers = { ...options.headers, authorization: `Bearer ${world.owner.token}` };
  return (await world.app.app.inject({ ...options, headers })).json();
}

/** With a fallback and a poster, of any content. */
export async function preparedVideo(world: World): Promise<string> {
  const videoId = await newVideo(world);
  const { db, files } = world.app;
  for (const kind of ['fallback', 'poster'] as const) {
    const staged = await files.stage(Readable.from(['x']), 1);
    const fileKey = await storeFile({ db, files }, world.owner.accountId, staged);
    const form = { contentType: 'video/mp4', width: 1, height: 1, size: 1, sha256: staged.sha256 };
    await db
      .insertInto('videoRenditions')
      .values({ videoId, kind, fileKey, ...form })
      .execute();
  }
  return videoId;
}

export const sampleCaptions = {
  language: 'en',
  label: 'English',
  content: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello',
};

export async function captionedVideo(world: World): Promise<string> {
  const videoId = await newVideo(world);
  const input = { profileId: world.owner.profileId, videoId, ...sampleCaptions };
  await world.app.trpc('mutation video.putCaptions', input, world.owner);
  return videoId;
}

export const newCv = async (world: World): Promise<string> => (await upload(world, 'cv')).id;

export const newVideo = async (world: World): Promise<string> => (await upload(world, 'video')).id;

const newPortrait = (world: World) => upload(world, 'portrait');

export const byPortrait = async (world: World) => ({
  profileId: world.owner.profileId,
  portraitId: (await newPortrait(world)).id,
});

export const newPhoto = async (world: World) => (await upload(world, 'gallery/upload')).images[0];
