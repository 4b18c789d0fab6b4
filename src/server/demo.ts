import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findDashboard } from '../../db/queries/dashboard';
import { findReadableProfile } from '../../db/queries/profiles';
import { demoPhotos } from '../../db/seeds/demo-photos';
import { seedDemoProfile } from '../../db/seeds/demo-profile';
import { cvMaxBytes } from '../contracts/cv';
import { videoMaxBytes } from '../contracts/video';
import { hashPassword } from '../routers/auth/passwords';
import { uploadCv } from '../routers/cv/upload-cv';
import { GalleryUpload } from '../routers/gallery/add-image';
import type { Context } from '../routers/trpc';
import { uploadVideo } from '../routers/video/upload-video';
import { projectRoot } from './project-root';
import type { Services } from './request-context';

type DemoServices = Omit<Services, 'publicUrl'>;

const passwordBytes = 12;
const seeds = path.join(projectRoot, 'db', 'seeds');

/** Seeds the demo profile once, with its files. @returns the file that holds the demo account's password */
export async function ensureDemo(services: DemoServices, dataDirectory: string) {
  const passwordFile = path.join(dataDirectory, 'demo-password.txt');
  const password = await readOrCreate(passwordFile);
  await seedDemoProfile(services.db, { passwordHash: await hashPassword(password) });
  const profile = await findReadableProfile(services.db, 'demo', undefined);
  if (profile) await addMissingFiles(contextOf(profile.accountId, profile.id, services), profile);
  return passwordFile;
}

async function readOrCreate(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known) return known.trim();
  const password = randomBytes(passwordBytes).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** The demo's files come in as any owner's do, so they pass the same checks. */
async function addMissingFiles(
  ctx: Context,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  const state = await findDashboard(ctx.db, accountId, id);
  if (!state?.hasCv) await addCv(ctx, id);
  if (!state?.hasVideo) await addVideo(ctx, id);
  if (!state?.hasGallery) await addPhotos(ctx, id);
}

async function addCv(ctx: Context, profileId: string): Promise<void> {
  const file = await ctx.files.stage(createReadStream(path.join(seeds, 'demo-cv.pdf')), cvMaxBytes);
  await uploadCv(ctx, profileId, { filename: 'Maren Tregenza CV.pdf', file });
}

async function addVideo(ctx: Context, profileId: string): Promise<void> {
  const file = await ctx.files.stage(createReadStream(path.join(seeds, 'demo-video.mp4')), videoMaxBytes);
  await uploadVideo(ctx, profileId, { filename: 'A year in pictures.mp4', file });
}

async function addPhotos(ctx: Context, profileId: string): Promise<void> {
  const upload = new GalleryUpload(ctx, profileId);
  for (const { file, ...details } of demoPhotos) {
    const content = createReadStream(path.join(seeds, 'images', file));
    await upload.add({ name: file, content, ...details });
  }
}

/** The demo account as caller, though no request asks for it. */
const contextOf = (accountId: string, currentProfileId: string, services: DemoServices): Context => ({
  ...services,
  caller: { accountId, currentProfileId, sessionId: '', role: 'user', deletionDueAt: null },
  visitor: { ip: '', userAgent: '', optsOutOfTracking: false },
  origin: '',
  setSessionCookie: () => {},
  clearSessionCookie: () => {},
});
