import { createReadStream } from 'node:fs';
import path from 'node:path';
import { findDashboard } from '../../../db/queries/dashboard';
import { findPortrait } from '../../../db/queries/portraits';
import { demoImages, demoPortrait } from '../../../db/seeds/demo-images';
import { cvMaxBytes } from '../../contracts/cv';
import { imageMaxBytes } from '../../contracts/sections/gallery-image';
import { videoMaxBytes } from '../../contracts/video';
import type { Actor, Context } from '../../routers/context';
import { uploadCv } from '../../routers/cv/upload-cv';
import { GalleryUpload } from '../../routers/gallery/add-image';
import { uploadPortrait } from '../../routers/portrait/upload-portrait';
import { uploadVideo } from '../../routers/video/upload-video';
import { projectRoot } from '../process/project-root';

const seeds = path.join(projectRoot, 'db', 'seeds');

type UploadContext = Pick<Context, 'config' | 'db' | 'files' | 'jobs'> & { caller: Actor };

/** The demo's files are uploaded like any owner's, so they pass the same checks. */
export async function addMissingFiles(
  services: Pick<Context, 'config' | 'db' | 'files' | 'jobs'>,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  const ctx: UploadContext = { ...services, caller: { kind: 'server', accountId } };
  const state = await findDashboard(ctx.db, accountId, id, new Date());
  if (!state?.hasCv) await addCv(ctx, id);
  if (!state?.hasVideo) await addVideo(ctx, id);
  if (!(await findPortrait(ctx.db, id))) await addPortrait(ctx, id);
  if (!state?.holds.gallery) await addImages(ctx, id);
}

async function addCv(ctx: UploadContext, profileId: string): Promise<void> {
  const file = await ctx.files.stage(createReadStream(path.join(seeds, 'demo-cv.pdf')), cvMaxBytes);
  await uploadCv(ctx, profileId, { filename: 'Maren Tregenza CV.pdf', file, isPublic: true });
}

async function addVideo(ctx: UploadContext, profileId: string): Promise<void> {
  const file = await ctx.files.stage(createReadStream(path.join(seeds, 'demo-video.mp4')), videoMaxBytes);
  await uploadVideo(ctx, profileId, { filename: 'A year in pictures.mp4', file });
}

async function addPortrait(ctx: UploadContext, profileId: string): Promise<void> {
  const { file: filename, alt } = demoPortrait;
  const content = createReadStream(path.join(seeds, 'images', filename));
  const file = await ctx.files.stage(content, imageMaxBytes);
  await uploadPortrait(ctx, profileId, { filename, file, alt });
}

async function addImages(ctx: UploadContext, profileId: string): Promise<void> {
  const upload = new GalleryUpload(ctx, profileId);
  for (const { file, ...details } of demoImages) {
    const content = createReadStream(path.join(seeds, 'images', file));
    await upload.add({ name: file, content, ...details });
  }
}
