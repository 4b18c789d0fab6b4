import { TRPCError } from '@trpc/server';
import { BusyRefusal } from './errors';

/** How much runs at once and how much may wait; anything beyond is refused. */
export interface Turns {
  atOnce: number;
  waiting: number;
}

/** The waiting sender, if known. */
export interface Asker {
  sender?: string;
  /** Aborted when the sender disconnects. */
  signal?: AbortSignal | undefined;
}

interface Standing {
  atWork: number;
  /** The number of the sender's last turn; 0 if it had none since it joined. */
  lastTurn: number;
}

interface Waiter {
  sender: string;
  begin(): void;
  leave(reason: Error): void;
}

/**
 * Limits how much work runs at once in this process; the rest waits, unless its sender disconnects. Turns are fair: the
 * next one goes to the sender with the least work running, and among those to the one whose last turn is longest
 * ago. A full queue is shared as well: the sender with the most waiting work gives up a place to one with
 * less.
 * @throws BusyRefusal before the work starts, if too many are waiting
 */
export function fairQueue({ atOnce, waiting: places }: Turns) {
  let running = 0;
  let turnsTaken = 0;
  const waiting = new Set<Waiter>();
  const standings = new Map<string, Standing>();

  const standingOf = (sender: string) => standings.get(sender) ?? { atWork: 0, lastTurn: 0 };

  function begin(sender: string): void {
    running += 1;
    turnsTaken += 1;
    standings.set(sender, { atWork: standingOf(sender).atWork + 1, lastTurn: turnsTaken });
  }

  function end(sender: string): void {
    running -= 1;
    const { atWork, lastTurn } = standingOf(sender);
    standings.set(sender, { atWork: atWork - 1, lastTurn });
    forgetIfGone(sender);
  }

  function forgetIfGone(sender: string): void {
    const waits = [...waiting].some((waiter) => waiter.sender === sender);
    if (!waits && standingOf(sender).atWork === 0) standings.delete(sender);
  }

  function findNext(): Waiter | undefined {
    const [next] = [...waiting].toSorted((one, other) => {
      const [of, than] = [standingOf(one.sender), standingOf(other.sender)];
      return of.atWork - than.atWork || of.lastTurn - than.lastTurn;
    });
    return next;
  }

  /** @throws BusyRefusal if no other sender has more waiting work */
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
      const stopWaiting = () => {
        waiting.delete(waiter);
        forget?.();
      };
      const waiter: Waiter = {
        sender,
        begin() {
          stopWaiting();
          begin(sender);
          resolve();
        },
        leave(reason) {
          stopWaiting();
          forgetIfGone(sender);
          reject(reason);
        },
      };
      const forget = signal && whenGone(signal, giveUp);
      waiting.add(waiter);
    });
  }

  return async function inTurn<T>(work: () => Promise<T>, asker: Asker = {}): Promise<T> {
    if (asker.signal?.aborted) throw senderGone();
    const { sender = '' } = asker;
    if (running < atOnce) begin(sender);
    else await wait(asker);
    try {
      return await work();
    } finally {
      end(sender);
      findNext()?.begin();
    }
  };
}

const waitingFor = new WeakMap<AbortSignal, Set<() => void>>();

/** One listener for all that waits for the same sender, such as the calls of a batch. @returns what ends the wait */
function whenGone(signal: AbortSignal, giveUp: () => void): () => void {
  const all = waitingFor.get(signal) ?? new Set();
  if (!waitingFor.has(signal)) {
    waitingFor.set(signal, all);
    signal.addEventListener('abort', () => {
      for (const each of all) each();
    });
  }
  all.add(giveUp);
  return () => void all.delete(giveUp);
}

const senderGone = () =>
  new TRPCError({ code: 'CLIENT_CLOSED_REQUEST', message: 'The sender went away before its turn came.' });

/** A queue for each key; see `fairQueue`. */
export function fairQueueByKey() {
  const queues = new Map<string, { inTurn: ReturnType<typeof fairQueue>; length: number }>();
  return async function inTurn<T>(
    key: string,
    turns: Turns,
    work: () => Promise<T>,
    asker?: Asker,
  ): Promise<T> {
    const queue = queues.get(key) ?? { inTurn: fairQueue(turns), length: 0 };
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
