import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openThread, openThreads, ThreadLimitError } from '../../src/routers/worker-thread';

const code = `
import { parentPort } from 'node:worker_threads';
import { appendFileSync } from 'node:fs';
appendFileSync(new URL('starts', import.meta.url), '.');
const kept = [];
const tasks = {
  count: () => kept.push(0),
  loop: () => { for (;;); },
  buffers: () => { for (;;) kept.push(Buffer.alloc(10_000_000, 1)); },
  objects: () => { for (;;) kept.push({ text: String(kept.length) }); },
  failWhenTold: () => {
    new BroadcastChannel('storyfolio-fail').onmessage = () => { throw new Error('a fault'); };
  },
  wait: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500),
  throw: () => { throw new Error('a fault'); },
};
parentPort.on('message', (task) => parentPort.postMessage(tasks[task]()));
parentPort.postMessage('ready');
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-thread-'));
  await writeFile(path.join(folder, 'worker.mjs'), code);
});
afterAll(() => rm(folder, { recursive: true }));

const address = () => pathToFileURL(path.join(folder, 'worker.mjs'));
const limits = { timeMs: 20_000, heapMb: 32, growthMb: 200, idleMs: 60_000 };
const open = () => openThread<string, number>(address(), limits);

test('one thread answers the questions one after the other', async () => {
  const ask = open();
  expect([await ask('count'), await ask('count')]).toEqual([1, 2]);
});

test('questions beyond the number of threads wait for one of these', async () => {
  const ask = openThreads<string, number>(address(), limits, 2);
  const answers: number[] = [];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      answers.push(await ask('count'));
    }),
  );
  expect(answers).toHaveLength(6);
  expect(answers.filter((count) => count === 1)).toHaveLength(2);
  await expect(Promise.all([ask('throw'), ask('throw'), ask('count')])).rejects.toThrow('a fault');
  expect(await ask('count')).toBeLessThan(3);
});

test('another thread joins in once more questions wait than it takes to lose patience', async () => {
  const openPatient = () => openThreads<string, number>(address(), limits, 2, { waiting: 1, ms: 60_000 });
  const answersTo = async (count: number) => {
    const ask = openPatient();
    return (await Promise.all(Array.from({ length: count }, () => ask('count')))).toSorted((a, b) => a - b);
  };
  expect(await answersTo(2)).toEqual([1, 2]);
  expect(await answersTo(3)).toEqual([1, 1, 2]);
});

test('another thread answers what has waited too long for a thread at work', async () => {
  const ask = openThreads<string, number>(address(), limits, 2, { waiting: 9, ms: 10 });
  const long = expect(ask('loop', { timeMs: 3_000 })).rejects.toThrow(ThreadLimitError);
  expect(await Promise.race([long, ask('count')])).toBe(1);
  await long;
});

test.each([
  ['loop', { timeMs: 50 }],
  ['buffers', {}],
  ['objects', {}],
])('a question beyond a limit ends the thread, and the next one starts another: %s', async (task, limits) => {
  const ask = open();
  await ask('count');
  await expect(ask(task, limits)).rejects.toThrow(ThreadLimitError);
  expect(await ask('count')).toBe(1);
});

test('a question has its time of a processor, and four times as long where the machine is busy', async () => {
  const ask = openThread<string, string>(address(), limits);
  expect(await ask('wait', { timeMs: 1_000 })).toBe('timed-out');
  await expect(ask('wait', { timeMs: 50 })).rejects.toThrow(ThreadLimitError);
  // The thread in its place has started before the next test counts.
  await ask('count');
});

test('a thread that was ended is replaced at once, and not only when the next question comes', async () => {
  const ask = open();
  const countStarts = async () => (await readFile(path.join(folder, 'starts'), 'utf8')).length;
  await ask('count');
  const before = await countStarts();
  await expect(ask('loop', { timeMs: 50 })).rejects.toThrow(ThreadLimitError);
  await expect.poll(countStarts).toBe(before + 1);
  expect(await ask('count')).toBe(1);
  expect(await countStarts()).toBe(before + 1);
});

/** What becomes of the threads that are started from now on: 'start' and 'exit', in their order. */
function watchThreads(): string[] {
  const events: string[] = [];
  process.on('worker', (worker) => {
    events.push('start');
    worker.once('exit', () => events.push('exit'));
  });
  onTestFinished(() => void process.removeAllListeners('worker'));
  return events;
}

test('a thread that fails between two questions is replaced', async () => {
  const ask = open();
  const events = watchThreads();
  await ask('failWhenTold');
  // Only now, because a fault could otherwise overtake the answer.
  const channel = new BroadcastChannel('storyfolio-fail');
  channel.postMessage('now');
  onTestFinished(() => channel.close());
  await expect.poll(() => events).toEqual(['start', 'exit']);
  expect(await ask('count')).toBe(1);
});

test('there is never more than one thread', async () => {
  const ask = open();
  const events = watchThreads();
  await ask('count');
  await expect(ask('loop', { timeMs: 50 })).rejects.toThrow(ThreadLimitError);
  expect(await ask('count')).toBe(1);
  expect(events).toEqual(['start', 'exit', 'start']);
});

test('an idle thread gives its memory back', async () => {
  const ask = open();
  const events = watchThreads();
  await ask('count', { idleMs: 50 });
  await expect.poll(() => events).toEqual(['start', 'exit']);
  expect(await ask('count')).toBe(1);
});

test('an error is passed on as it is, and ends the thread as well', async () => {
  const ask = open();
  await expect(ask('throw')).rejects.toThrow('a fault');
  expect(await ask('count')).toBe(1);
});
