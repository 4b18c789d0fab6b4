import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { LaterRefusal } from '../../routers/errors';

/** A question or its answer, with the number by which they belong together. */
interface Message<T> {
  number: number;
  content: T;
}

interface Asked<A> {
  resolve(answer: A): void;
  reject(reason: Error): void;
}

export interface ProcessOptions {
  idleMs: number;
}

const retrySeconds = 5;

/** The process ended before it answered, perhaps because of another question. */
class ProcessEndedRefusal extends LaterRefusal {
  constructor(cause: Error) {
    super(retrySeconds, {
      code: 'SERVICE_UNAVAILABLE',
      message: 'This could not be finished. Please try again in a few seconds.',
      cause,
    });
  }
}

/**
 * A process that answers questions, also several at once. The first one starts it; it ends when it has been idle for a
 * while, and with this process. What it does delays nobody here, and if it crashes, the next question starts another.
 * @param address of its program, which calls `answerQuestions`
 */
export function openProcess<Q, A>(address: URL, { idleMs }: ProcessOptions) {
  let running: { child: ChildProcess; asked: Map<number, Asked<A>> } | undefined;
  let idleLimit: NodeJS.Timeout | undefined;
  let count = 0;

  function start() {
    // Run from the sources, it needs a TypeScript loader.
    const execArgv = address.href.endsWith('.ts') ? ['--import', 'tsx'] : process.execArgv;
    const child = fork(address, {
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const asked = new Map<number, Asked<A>>();
    const started = { child, asked };
    child.on('message', ({ number, content }: Message<A>) => asked.get(number)?.resolve(content));
    const fail = (cause: Error) => {
      if (running === started) running = undefined;
      for (const { reject } of asked.values()) reject(new ProcessEndedRefusal(cause));
    };
    child.on('error', fail);
    child.on('exit', (code, signal) =>
      fail(new Error(`The process ended: ${signal ?? `exit code ${code}`}.`)),
    );
    // Neither the idle process nor the channel to it keeps this one alive.
    child.unref();
    child.channel?.unref();
    return started;
  }

  function endIfIdle(): void {
    if (running?.asked.size !== 0) return;
    running.child.disconnect();
    running = undefined;
  }

  /** @throws ProcessEndedRefusal */
  return async function ask(question: Q): Promise<A> {
    clearTimeout(idleLimit);
    running ??= start();
    const { child, asked } = running;
    count += 1;
    const number = count;
    try {
      return await new Promise<A>((resolve, reject) => {
        asked.set(number, { resolve, reject });
        child.send({ number, content: question });
      });
    } finally {
      asked.delete(number);
      clearTimeout(idleLimit);
      idleLimit = setTimeout(endIfIdle, idleMs).unref();
    }
  };
}

/** Answers the questions of the process that started this one, and ends with it. */
export function answerQuestions<Q, A>(answer: (question: Q) => Promise<A>): void {
  // Requests go first. Threads started from here inherit it.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  // A terminal or a supervisor signals the whole group, but it is the server that decides when its work is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ number, content }: Message<Q>) => {
    process.send?.({ number, content: await answer(content) });
  });
}
