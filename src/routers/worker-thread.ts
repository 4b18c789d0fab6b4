import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What a thread may use for one question. */
export interface ThreadLimits {
  /** Of a processor; a machine that is busy with other programs may take four times as long. */
  timeMs: number;
  /** For objects, in megabytes. */
  heapMb: number;
  /** By how many megabytes the process may grow meanwhile, because buffers do not count towards a heap; any if omitted. */
  growthMb?: number;
  /** How long it waits for the next question before it ends and frees its memory. */
  idleMs: number;
}

/** A question took more time or memory than the thread has for one. */
export class ThreadLimitError extends Error {}

interface Thread {
  worker: Worker;
  /** Resolves once the thread has loaded its code. */
  ready: Promise<unknown>;
}

const mebibyte = 1024 * 1024;
const growthCheckMs = 50;

/**
 * A thread that answers one question after the other, started by the first one. It posts a message when it has loaded
 * its code, so that its start does not count against the first question, and then one for each question.
 * @param address of its code
 */
export function openThread<Q, A>(address: URL, limits: ThreadLimits) {
  let thread: Thread | undefined;
  let ending: Promise<unknown> | undefined;
  let idleLimit: NodeJS.Timeout | undefined;

  function start(): Thread {
    const worker = new Worker(sourceOf(address), {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    });
    // The idle thread must not keep the process alive.
    worker.unref();
    worker.on('error', () => {
      if (thread?.worker === worker) thread = undefined;
    });
    const ready = once(worker, 'message');
    // Reported to the question that waits for it; there may be none yet.
    ready.catch(() => undefined);
    return { worker, ready };
  }

  function end(): void {
    ending = thread?.worker.terminate();
    thread = undefined;
  }

  /**
   * Only one question at a time. If it ends the thread, another one is started for the next.
   * @param changed limits that differ for this question
   * @throws ThreadLimitError; errors that are not the fault of the question
   */
  return async function ask(question: Q, changed: Partial<ThreadLimits> = {}): Promise<A> {
    const { timeMs, growthMb, idleMs } = { ...limits, ...changed };
    clearTimeout(idleLimit);
    // A thread that takes long to end keeps the next question waiting, not the answer to the one that ended it.
    await ending;
    thread ??= start();
    const { worker, ready } = thread;
    try {
      // A slow thread start on a busy machine is not the question's fault.
      await ready;
      const answer = answerOf<A>(worker, timeMs, growthMb);
      worker.postMessage(question);
      return await answer;
    } catch (error) {
      end();
      // So that the next question need not wait for the start.
      void ending?.then(() => {
        thread ??= start();
      });
      throw isBeyondLimit(error) ? new ThreadLimitError('The thread was ended.', { cause: error }) : error;
    } finally {
      idleLimit = setTimeout(end, idleMs).unref();
    }
  };
}

/** When a question goes to another thread instead of waiting for one at work. */
export interface Patience {
  /** If more than this number wait. */
  waiting: number;
  /** If it has waited this long. */
  ms: number;
}

const impatient: Patience = { waiting: 0, ms: 0 };

/**
 * Several threads of the same code; a question goes to one that is free, and to one that is warm before one that is not.
 * With more questions than threads, the first ones go first.
 */
export function openThreads<Q, A>(
  address: URL,
  limits: ThreadLimits,
  count: number,
  patience: Patience = impatient,
) {
  type Thread = ReturnType<typeof openThread<Q, A>>;
  const free = Array.from({ length: count }, () => openThread<Q, A>(address, limits));
  const waiting: { since: number; begin(thread: Thread): void }[] = [];

  function beginNext(): void {
    const [next] = waiting;
    if (!next) return;
    const isAnyAtWork = free.length < count;
    const mayWait = waiting.length <= patience.waiting && performance.now() - next.since < patience.ms;
    const thread = isAnyAtWork && mayWait ? undefined : free.pop();
    if (thread) waiting.shift()?.begin(thread);
  }

  async function freeThread(): Promise<Thread> {
    const turn = new Promise<Thread>((begin) => waiting.push({ since: performance.now(), begin }));
    beginNext();
    // Timers may be early by less than a millisecond.
    const limit = setTimeout(beginNext, patience.ms + 1);
    try {
      return await turn;
    } finally {
      clearTimeout(limit);
    }
  }

  return async function ask(question: Q, changed?: Partial<ThreadLimits>): Promise<A> {
    const thread = await freeThread();
    try {
      return await thread(question, changed);
    } finally {
      free.push(thread);
      beginNext();
    }
  };
}

const isBeyondLimit = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

const mostTimesAsLong = 4;

/** @throws if the thread fails or exceeds a limit */
async function answerOf<A>(worker: Worker, timeMs: number, growthMb = Number.POSITIVE_INFINITY): Promise<A> {
  // One signal with two timers: those that Node.js makes of timers and of each other are slow to collect.
  const beyond = new AbortController();
  const begun = { at: performance.now(), usage: process.cpuUsage() };
  const endIfOver = () => {
    const { user, system } = process.cpuUsage(begun.usage);
    const leftMs = timeMs - (user + system) / 1000;
    if (leftMs <= 0 || performance.now() - begun.at >= timeMs * mostTimesAsLong) beyond.abort();
    else limit = setTimeout(endIfOver, leftMs);
  };
  let limit = setTimeout(endIfOver, timeMs);
  const most = process.memoryUsage.rss() + growthMb * mebibyte;
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > most) beyond.abort();
  }, growthCheckMs);
  try {
    const [answer] = await once(worker, 'message', { signal: beyond.signal });
    return answer;
  } finally {
    clearTimeout(limit);
    clearInterval(watch);
  }
}

/** Run from the sources, the thread needs a TypeScript loader of its own. */
function sourceOf({ href }: URL): string {
  const file = JSON.stringify(href);
  return href.endsWith('.ts')
    ? `import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`
    : `import(${file})`;
}
