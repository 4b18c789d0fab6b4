import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { TRPCError } from '@trpc/server';
import {
  findUnpreparedVideo,
  finishPreparation,
  listForgottenVideos,
  type UnpreparedVideo,
} from '../../../db/queries/video-renditions';
import type { VideoRenditionKind } from '../../../db/tables.gen';
import { videoExtensionOf, videoTypes } from '../../contracts/video';
import type { Context } from '../context';
import { requireStorage } from '../files/require-storage';
import { deleteUnusedFiles, storeFile } from '../files/store-file';
import { FileTooLargeError, UnusableVideoError, type VideoFile, type VideoTools } from '../ports';
import { makePoster } from './make-poster';
import { discardAbandonedWork, makeWorkFolder } from './work-folder';

/** The services needed to prepare videos. */
export interface PreparationServices extends Pick<Context, 'db' | 'files'> {
  /** Missing if the machine has no ffmpeg. */
  videoTools: VideoTools | undefined;
  log: { warn(details: object, message: string): void };
}

/** A rendition on local disk. */
interface Rendered {
  kind: VideoRenditionKind;
  path: string;
  contentType: string;
  width: number;
  height: number;
}

/** Many times the size of the largest rendition. */
const renditionMaxBytes = 60 * 1024 * 1024;
const largest = { width: 1280, height: 720 };

/**
 * Creates the MP4 fallback, if the video needs one, and the poster; then records that the preparation is done, or
 * impossible. If the video has been replaced or deleted by then, nothing is left behind.
 * @throws if a retry may succeed
 */
export async function prepareVideo(services: PreparationServices, videoId: string): Promise<void> {
  const { db, videoTools, log } = services;
  const video = await findUnpreparedVideo(db, videoId);
  if (!video) return;
  if (!videoTools) return finish(services, video, 'unavailable');
  const folder = await makeWorkFolder();
  try {
    const rendered = await render(services, videoTools, video, folder);
    await keep(services, video, rendered);
  } catch (error) {
    if (!isFinal(error)) throw error;
    log.warn({ err: error, videoId }, 'a video could not be prepared');
    await finish(services, video, 'failed');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Queues videos without a pending job, such as those uploaded before ffmpeg was installed. */
export async function queueForgottenVideos({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await discardAbandonedWork();
  await db.transaction().execute(async (tx) => {
    for (const video of await listForgottenVideos(tx)) await jobs.add(tx, 'prepare-video', video);
  });
}

/** Whether a retry would fail again: the file is unusable, or its renditions exceed the storage. */
const isFinal = (error: unknown) =>
  error instanceof UnusableVideoError ||
  error instanceof FileTooLargeError ||
  (error instanceof TRPCError && error.code === 'CONFLICT');

async function finish(
  { db }: PreparationServices,
  { id }: UnpreparedVideo,
  state: 'failed' | 'unavailable',
): Promise<void> {
  await db.transaction().execute((tx) => finishPreparation(tx, id, state));
}

async function render(
  { files }: PreparationServices,
  tools: VideoTools,
  video: UnpreparedVideo,
  folder: string,
): Promise<Rendered[]> {
  const extension = videoExtensionOf(video.contentType);
  const file: VideoFile = { path: path.join(folder, 'video'), extension, durationMs: video.durationMs };
  await pipeline(await files.open(video.fileKey), createWriteStream(file.path));
  const fallback = await makeFallback(tools, file, path.join(folder, 'fallback.mp4'));
  const poster = await makePoster(await tools.takeFrames(file, folder), path.join(folder, 'poster.webp'));
  return [...fallback, { kind: 'poster', contentType: 'image/webp', ...poster }];
}

/** @returns nothing if the video itself plays everywhere */
async function makeFallback(tools: VideoTools, file: VideoFile, target: string): Promise<Rendered[]> {
  const { codec, pixels, audioCodec, width, height } = await tools.probe(file);
  const playsEverywhere =
    codec === 'h264' && pixels === 'yuv420p' && (audioCodec === undefined || audioCodec === 'aac');
  if (playsEverywhere && file.extension === 'mp4') return [];
  const isSmall = width <= largest.width && height <= largest.height;
  await tools.convert(file, target, playsEverywhere && isSmall ? 'copy' : 'encode');
  const made = await tools.probe({ path: target, extension: 'mp4', durationMs: file.durationMs });
  const size = { width: made.width, height: made.height };
  return [{ kind: 'fallback', path: target, contentType: videoTypes.mp4, ...size }];
}

/** Stores the renditions and names them, unless the video is gone. */
async function keep(services: PreparationServices, video: UnpreparedVideo, rendered: Rendered[]) {
  const rows: Parameters<typeof finishPreparation>[3] = [];
  try {
    for (const { path: from, ...form } of rendered) {
      const staged = await services.files.stage(createReadStream(from), renditionMaxBytes);
      const fileKey = await storeFile(services, video.accountId, staged).finally(() =>
        services.files.discard(staged),
      );
      rows.push({ ...form, fileKey, size: staged.size, sha256: staged.sha256 });
    }
    await services.db.transaction().execute(async (tx) => {
      if (await finishPreparation(tx, video.id, 'ready', rows)) await requireStorage(tx, video.accountId);
    });
  } finally {
    // Does nothing to files that a row names by now.
    await deleteUnusedFiles(
      services,
      rows.map(({ fileKey }) => fileKey),
    );
  }
}
