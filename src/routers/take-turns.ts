import { TRPCError } from '@trpc/server';
import { BusyRefusal } from './errors';

/** How many may be at work at once, and how many may wait for that; what comes beyond them is refused. */
export interface Turns {
  atOnce: number;
  waiting: number;
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
  leave(reason: Error): void;
}

/**
 * Runs work in turns in this process; the rest waits in the order in which it came, unless its sender goes away. Nobody
 * fills the queue for others: in a full one whoever has most in it gives up a place to a sender with less.
 * @throws BusyRefusal before the work begins, where too many wait already
 */
export function takeTurns({ atOnce, waiting: places }: Turns) {
  let running = 0;
  const waiting = new Set<Waiter>();

  /** @throws BusyRefusal where the sender itself has most in the queue, or as much as anybody */
  function makeRoom(sender: string): void {
    if (waiting.size < places) return;
    const bySender = new Map<string, Waiter[]>([[sender, []]]);
    for (const waiter of waiting)
      bySender.set(waiter.sender, [...(bySender.get(waiter.sender) ?? []), waiter]);
    const own = bySender.get(sender) ?? [];
    const [longest = own] = [...bySender.values()].toSorted((one, other) => other.length - one.length);
    if (longest.length <= own.length + 1) throw new BusyRefusal();
    longest.at(-1)?.leave(new BusyRefusal());
  }

  function wait({ sender = '', signal }: Asker): Promise<void> {
    makeRoom(sender);
    return new Promise((resolve, reject) => {
      const giveUp = () => waiter.leave(senderGone());
      const end = () => {
        waiting.delete(waiter);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter = {
        sender,
        begin() {
          end();
          resolve();
        },
        leave(reason) {
          end();
          reject(reason);
        },
      };
      signal?.addEventListener('abort', giveUp);
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
      if (next) next.begin();
      else running -= 1;
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
