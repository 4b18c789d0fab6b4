import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BusyRefusal } from '../../src/routers/errors';
import { fairQueue, fairQueueByKey } from '../../src/routers/fair-queue';

test('at most two run at once, in order of arrival, even after a failure', async () => {
  const inTurn = fairQueue({ atOnce: 2, waiting: 10 });
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) =>
    inTurn(async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await nextTurn();
      running -= 1;
      if (index === 1) throw new Error('refused');
      return index;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true]);
  expect(await work(6)).toBe(6);
});

test('turns of one key wait for each other only', async () => {
  const inTurn = fairQueueByKey();
  const log: string[] = [];
  const work = (key: string, name: string) =>
    inTurn(key, { atOnce: 1, waiting: 1 }, async () => {
      log.push(`${name} begins`);
      await nextTurn();
      log.push(`${name} ends`);
    });
  await Promise.all([work('a', 'first'), work('a', 'second'), work('b', 'third')]);
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
  expect(log.indexOf('third begins')).toBeLessThan(log.indexOf('first ends'));
});

/** Turns for one at a time, the first of which runs until released. */
function heldTurns(turns: { waiting: number }) {
  const inTurn = fairQueue({ atOnce: 1, ...turns });
  let letGo = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (letGo = resolve)));
  return {
    inTurn,
    letGo() {
      letGo();
      return first;
    },
  };
}

test('a full queue refuses until a place is free', async () => {
  const { inTurn, letGo } = heldTurns({ waiting: 2 });
  const taken = [inTurn(async () => 'first'), inTurn(async () => 'second')];
  const refused = inTurn(async () => 'third');
  await expect(refused).rejects.toBeInstanceOf(BusyRefusal);
  await expect(refused).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 });
  await letGo();
  expect(await Promise.all(taken)).toEqual(['first', 'second']);
  expect(await inTurn(async () => 'later')).toBe('later');
});

test('in a full queue, the sender with the most gives up its last place to one with fewer', async () => {
  const { inTurn, letGo } = heldTurns({ waiting: 4 });
  const done: string[] = [];
  const from = (sender: string) => inTurn(async () => void done.push(sender), { sender });
  const isRefused = (waiting: Promise<void> | undefined) =>
    expect(waiting).rejects.toBeInstanceOf(BusyRefusal);
  const greedy = [from('a'), from('a'), from('a'), from('a')];
  const modest = [from('b'), from('b')];
  const settled = Promise.allSettled([...greedy, ...modest]);
  await isRefused(greedy[3]);
  await isRefused(greedy[2]);
  await isRefused(from('a'));
  await isRefused(from('b'));
  const last = from('c');
  await isRefused(from('c'));
  await letGo();
  await Promise.all([settled, last]);
  expect(done).toEqual(['a', 'b', 'c', 'b']);
});

test("one sender's work delays nobody: others get the next turns, one after the other", async () => {
  const { inTurn, letGo } = heldTurns({ waiting: 60 });
  const done: string[] = [];
  const from = (sender: string) => inTurn(async () => void done.push(sender), { sender });
  const all = [...Array.from({ length: 50 }, () => from('a')), from('b'), from('c'), from('b')];
  await letGo();
  await Promise.all(all);
  expect(done.slice(0, 6)).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  expect(done).toHaveLength(53);
});

test('the next turn goes to the sender with the least work running', async () => {
  const inTurn = fairQueue({ atOnce: 2, waiting: 10 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (sender: string, name: string) => {
    const held = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    return inTurn(held, { sender });
  };
  const all = [work('a', 'a1'), work('b', 'b1'), work('a', 'a2'), work('b', 'b2'), work('b', 'b3')];
  for (const name of ['b1', 'b2', 'a1', 'a2', 'b3']) {
    ends.get(name)?.();
    await nextTurn();
  }
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'b2', 'b3', 'a2']);
});

test('a disconnected sender leaves the queue, and its work is not done', async () => {
  const { inTurn, letGo } = heldTurns({ waiting: 1 });
  const sender = new AbortController();
  const done: string[] = [];
  const gone = inTurn(async () => done.push('for nobody'), { signal: sender.signal });
  await expect(inTurn(async () => done.push('too early'))).rejects.toBeInstanceOf(BusyRefusal);
  sender.abort();
  await expect(gone).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' });
  const next = inTurn(async () => done.push('for the next'));
  await letGo();
  await next;
  await expect(inTurn(async () => done.push('never'), { signal: sender.signal })).rejects.toThrow();
  expect(done).toEqual(['for the next']);
});
