import { fileTypeFromFile } from 'file-type';
import { type VideoExtension, videoTypes } from '../../contracts/video';
import { type Asker, fairQueue } from '../fair-queue';
import { turns } from '../limits/limits';
import { openThread, ThreadLimitError, type ThreadLimits } from '../worker-thread';
import type { VideoFacts, VideoQuestion } from './video-worker';

const ask = openThread<VideoQuestion, VideoFacts | null>(
  new URL(`./video-worker.${import.meta.filename.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
  // Some files send their parser into loops; a valid one of the largest size takes about a second.
  { timeMs: 8_000, heapMb: 256, idleMs: 60_000 },
);

export interface InspectedVideo extends VideoFacts {
  extension: VideoExtension;
}

/**
 * Passes a file's type and details to `use`, one file at a time, because each may hold a whole video in memory.
 * @throws BusyRefusal if too many videos are waiting
 * @returns undefined if the file is not an accepted video, or cannot be read
 */
export async function inspectVideo<T>(
  path: string,
  use: (inspected: InspectedVideo) => Promise<T>,
  asker: Asker = {},
  changedLimits?: Partial<ThreadLimits>,
): Promise<T | undefined> {
  // The library throws on a damaged file, which counts as unknown.
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (!type || !isVideoExtension(type.ext)) return undefined;
  const question = { path, extension: type.ext };
  return inTurn(async () => {
    const facts = await ask(question, changedLimits).catch((error: unknown) => {
      if (error instanceof ThreadLimitError) return undefined;
      throw error;
    });
    return facts ? use({ ...facts, extension: question.extension }) : undefined;
  }, asker);
}

const isVideoExtension = (extension: string): extension is VideoExtension =>
  Object.hasOwn(videoTypes, extension);

const inTurn = fairQueue(turns.videos);
