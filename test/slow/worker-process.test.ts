import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LaterRefusal } from '../../src/routers/errors';
import { openProcess, type ProcessOptions } from '../../src/server/process/worker-process';

const program = new URL('../support/answering-process.ts', import.meta.url);
const open = (options: Partial<ProcessOptions> = {}) =>
  openProcess<string, unknown>(program, { idleMs: 60_000, ...options });

function isRunning(pid: unknown): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

test('one process answers several questions at once, each with its own answer', async () => {
  const ask = open();
  const held = ask('hold');
  expect([await ask('count'), await ask('count')]).toEqual([1, 2]);
  expect(await ask('release')).toBe('released');
  expect(await held).toBe('held');
});

test('it has a lower priority than this one', async () => {
  expect(await open()('priority')).toBeGreaterThan(os.getPriority());
});

test('a crash is a refusal to try again later, and the next question starts another process', async () => {
  const ask = open();
  const held = ask('hold');
  const refused = Promise.all([
    expect(held).rejects.toThrow(LaterRefusal),
    expect(ask('crash')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      cause: new Error('The process ended: SIGKILL.'),
    }),
  ]);
  await refused;
  expect(await ask('count')).toBe(1);
});

test('it ends once it has been idle, and the next question starts another', async () => {
  const ask = open({ idleMs: 50 });
  const first = await ask('pid');
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await ask('count')).toBe(1);
});

test('it is not idle while a question waits for its answer', async () => {
  const ask = open({ idleMs: 0 });
  const held = ask('hold');
  const pids = [await ask('pid'), await ask('pid'), await ask('pid')];
  expect(new Set(pids).size).toBe(1);
  expect([await ask('release'), await held]).toEqual(['released', 'held']);
});

test('signals to the whole group do not end it, and the end of the process that asked does', async () => {
  const asking = fork(fileURLToPath(new URL('../support/asking-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const [pid] = await once(asking, 'message');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.kill(pid, signal);
  asking.send('ask again');
  expect(await once(asking, 'message')).toEqual([pid, undefined]);
  asking.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});
