import { TRPCError } from '@trpc/server';
import { BusyRefusal } from './errors';

/** How many may be at work at once, and how many may wait for that; what comes beyond them is refused. */
export interface Turns {
  atOnce: number;
  waiting: number;
  /** How many of one sender may wait, so that nobody fills the queue for all; left out where the queue is theirs alone. */
  waitingOfSender?: number;
}

/** Who waits, as far as that is known. */
export interface Asker {
  sender?: string;
  /** Aborted once nobody is there any more to take the answer. */
  signal?: AbortSignal | undefined;
}

interface Waiter {
  sender: string;
  begin(): void;
}

/**
 * Runs work in turns in this process; the rest waits in the order in which it came, unless its sender goes away.
 * @throws BusyRefusal before the work begins, where too many wait already
 */
export function takeTurns({ atOnce, waiting: places, waitingOfSender = places }: Turns) {
  let running = 0;
  const waiting = new Set<Waiter>();

  function wait({ sender = '', signal }: Asker): Promise<void> {
    const own = [...waiting].filter((waiter) => waiter.sender === sender);
    if (waiting.size >= places || own.length >= waitingOfSender) throw new BusyRefusal();
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(waiter);
        reject(senderGone());
      };
      const waiter: Waiter = {
        sender,
        begin() {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.add(waiter);
    });
  }

  return async function inTurn<T>(work: () => Promise<T>, asker: Asker = {}): Promise<T> {
    if (asker.signal?.aborted) throw senderGone();
    if (running < atOnce) running += 1;
    else await wait(asker);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next.begin();
      } else running -= 1;
    }
  };
}

const senderGone = () =>
  new TRPCError({ code: 'CLIENT_CLOSED_REQUEST', message: 'The sender went away before its turn came.' });

/** Runs work in turns for each key; see `takeTurns`. */
export function takeTurnsByKey() {
  const queues = new Map<string, { inTurn: ReturnType<typeof takeTurns>; length: number }>();
  return async function inTurn<T>(
    key: string,
    turns: Turns,
    work: () => Promise<T>,
    asker?: Asker,
  ): Promise<T> {
    const queue = queues.get(key) ?? { inTurn: takeTurns(turns), length: 0 };
    queues.set(key, queue);
    queue.length += 1;
    try {
      return await queue.inTurn(work, asker);
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(key);
    }
  };
}
