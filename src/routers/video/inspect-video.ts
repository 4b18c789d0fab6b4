import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fileTypeFromFile } from 'file-type';
import { type VideoExtension, videoTypes } from '../../contracts/video';
import { turns } from '../limits/limits';
import { type Asker, takeTurns } from '../take-turns';
import type { VideoFacts, VideoQuestion } from './video-worker';

/** Some files send their reader in circles; a sound one of the largest size takes about a second. */
const defaultTimeLimitMs = 8_000;
const memoryLimitMb = 256;

export interface InspectedVideo extends VideoFacts {
  extension: VideoExtension;
}

/**
 * Tells `use` what a file is by its content; one at a time until it is done, as each may hold a whole video in memory.
 * @throws BusyRefusal if too many videos wait already
 * @returns undefined if the file is no video that is taken, or one that cannot be read
 */
export async function inspectVideo<T>(
  path: string,
  use: (inspected: InspectedVideo) => Promise<T>,
  { timeLimitMs = defaultTimeLimitMs, ...asker }: Asker & { timeLimitMs?: number } = {},
): Promise<T | undefined> {
  // The library throws on a damaged file, which counts as unknown.
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (!type || !isVideoExtension(type.ext)) return undefined;
  const question = { path, extension: type.ext };
  return inTurn(async () => {
    const facts = await ask(question, timeLimitMs);
    return facts && use({ ...facts, extension: question.extension });
  }, asker);
}

const isVideoExtension = (extension: string): extension is VideoExtension =>
  Object.hasOwn(videoTypes, extension);

const inTurn = takeTurns(turns.videos);

interface Reader {
  worker: Worker;
  /** Resolves once the thread has loaded its code and waits for a file. */
  ready: Promise<unknown>;
}

let reader: Reader | undefined;

/** Asks the thread that reads videos; where a file brings it down, the next one starts it anew. @throws what is no fault of the file */
async function ask(question: VideoQuestion, timeLimitMs: number): Promise<VideoFacts | undefined> {
  reader ??= startReader();
  const { worker, ready } = reader;
  try {
    // The start of a thread on a busy machine is no fault of the file.
    await ready;
    const answer = answerOf(worker, timeLimitMs);
    worker.postMessage(question);
    return (await answer)[0] ?? undefined;
  } catch (error) {
    reader = undefined;
    await worker.terminate();
    if (isFaultOfFile(error)) return undefined;
    throw error;
  }
}

/** Whether a file took the thread's whole time or memory. */
const isFaultOfFile = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** @throws where the thread failed or took too long */
const answerOf = (asked: Worker, timeLimitMs: number): Promise<(VideoFacts | null)[]> =>
  once(asked, 'message', { signal: AbortSignal.timeout(timeLimitMs) });

function startReader(): Reader {
  const worker = new Worker(workerSource(), {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  // It waits for the next video without keeping the process alive.
  worker.unref();
  worker.on('error', () => {
    if (reader?.worker === worker) reader = undefined;
  });
  return { worker, ready: once(worker, 'message') };
}

/** Where this runs from the sources, the thread needs its own translator of TypeScript. */
function workerSource(): string {
  const isSource = import.meta.filename.endsWith('.ts');
  const file = JSON.stringify(new URL(`./video-worker.${isSource ? 'ts' : 'js'}`, import.meta.url).href);
  return isSource
    ? `import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`
    : `import(${file})`;
}
