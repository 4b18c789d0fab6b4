import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fileTypeFromFile } from 'file-type';
import { type VideoExtension, videoTypes } from '../../contracts/video';
import { turns } from '../limits/limits';
import { type Asker, takeTurns } from '../take-turns';
import type { VideoFacts, VideoQuestion } from './video-worker';

/** Some files send their parser into loops; a valid one of the largest size takes about a second. */
const defaultTimeLimitMs = 8_000;
/** So long the thread that reads videos waits for the next one before it gives its memory back. */
const defaultIdleLimitMs = 60_000;
const memoryLimitMb = 256;

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
  {
    timeLimitMs = defaultTimeLimitMs,
    idleLimitMs = defaultIdleLimitMs,
    ...asker
  }: Asker & { timeLimitMs?: number; idleLimitMs?: number } = {},
): Promise<T | undefined> {
  // The library throws on a damaged file, which counts as unknown.
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (!type || !isVideoExtension(type.ext)) return undefined;
  const question = { path, extension: type.ext };
  return inTurn(async () => {
    clearTimeout(idleLimit);
    const facts = await ask(question, timeLimitMs).finally(() => {
      idleLimit = setTimeout(endReader, idleLimitMs).unref();
    });
    return facts && use({ ...facts, extension: question.extension });
  }, asker);
}

const isVideoExtension = (extension: string): extension is VideoExtension =>
  Object.hasOwn(videoTypes, extension);

const inTurn = takeTurns(turns.videos);

interface Reader {
  worker: Worker;
  /** Resolves once the thread has loaded its code. */
  ready: Promise<unknown>;
}

let reader: Reader | undefined;
let idleLimit: NodeJS.Timeout | undefined;

async function endReader(): Promise<void> {
  const ended = reader?.worker;
  reader = undefined;
  await ended?.terminate();
}

/** Asks the parser thread; if a file crashes it, the next one restarts it. @throws errors that are not the file's fault */
async function ask(question: VideoQuestion, timeLimitMs: number): Promise<VideoFacts | undefined> {
  reader ??= startReader();
  const { worker, ready } = reader;
  try {
    // A slow thread start on a busy machine is not the file's fault.
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

/** Whether a file exhausted the thread's time or memory. */
const isFaultOfFile = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** @throws if the thread failed or timed out */
const answerOf = (asked: Worker, timeLimitMs: number): Promise<(VideoFacts | null)[]> =>
  once(asked, 'message', { signal: AbortSignal.timeout(timeLimitMs) });

function startReader(): Reader {
  const worker = new Worker(workerSource(), {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  // The idle thread must not keep the process alive.
  worker.unref();
  worker.on('error', () => {
    if (reader?.worker === worker) reader = undefined;
  });
  return { worker, ready: once(worker, 'message') };
}

/** Run from the sources, the thread needs a TypeScript loader of its own. */
function workerSource(): string {
  const isSource = import.meta.filename.endsWith('.ts');
  const file = JSON.stringify(new URL(`./video-worker.${isSource ? 'ts' : 'js'}`, import.meta.url).href);
  return isSource
    ? `import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`
    : `import(${file})`;
}
