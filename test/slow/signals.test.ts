import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listServers, readServerPid } from '../support/embedded';
import { password } from '../support/factories';
import {
  launchProduct,
  newDataDirectory,
  type Product,
  post,
  startProduct,
  stopProductsAfterEach,
} from '../support/product';

vi.setConfig({ testTimeout: 120_000 });

const env = { SEED_DEMO: 'false' };

stopProductsAfterEach();

/** Starts a script of package.json in a process group of its own, as a terminal does. */
function launchScript(script: string, dataDirectory: string): Product {
  const child = spawn('npm', ['run', script], {
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDirectory, ...env },
  });
  const group = -(child.pid ?? 0);
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) process.kill(group, 'SIGKILL');
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

const readiness = { timeout: 120_000, interval: 50 };
const isReady = (output: () => string) =>
  vi.waitFor(() => expect(output()).toContain('Storyfolio is ready'), readiness);

async function exitOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
}

/** Nothing runs on the data directory any more, and everything was stopped cleanly. */
async function expectCleanlyStopped(dataDirectory: string): Promise<void> {
  expect(listServers(dataDirectory)).toEqual([]);
  const directory = path.join(dataDirectory, 'postgres');
  expect(existsSync(path.join(directory, 'postmaster.pid'))).toBe(false);
  if (!existsSync(path.join(directory, 'server.log'))) return;
  const log = await readFile(path.join(directory, 'server.log'), 'utf8');
  expect(log.trim().split('\n').at(-1)).toMatch(/database system is shut down$/);
}

test.each(['start', 'dev'])(
  'npm run %s stops cleanly at Ctrl+C, which its whole process group receives',
  async (script) => {
    const folder = await newDataDirectory();
    const { child, output } = launchScript(script, folder);
    await isReady(output);
    process.kill(-(child.pid ?? 0), 'SIGINT');
    const code = await exitOf(child);
    // The watcher of `npm run dev` ends before the server does, and by the signal.
    if (script === 'start') expect(code, output()).toBe(0);
    await vi.waitFor(() => expectCleanlyStopped(folder), readiness);
    expect(output()).not.toMatch(/again|"level":[56]0/);
  },
);

test.each(['SIGHUP', 'SIGQUIT'] as const)(
  '%s, as of a terminal that closes, stops the server cleanly',
  async (signal) => {
    const folder = await newDataDirectory();
    const { child } = await startProduct(folder, env);
    child.kill(signal);
    expect(await exitOf(child)).toBe(0);
    await expectCleanlyStopped(folder);
  },
);

test('a signal sent twice at once counts as one', async () => {
  const folder = await newDataDirectory();
  const { child, output } = await startProduct(folder, env);
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT'] as const) child.kill(signal);
  expect(await exitOf(child)).toBe(0);
  expect(output().match(/"msg":"stopping"/g)).toHaveLength(1);
  expect(output()).not.toContain('again');
  await expectCleanlyStopped(folder);
});

test('a later second signal aborts work in progress, and still stops the database', async () => {
  const folder = await newDataDirectory();
  const { child, origin, output } = await startProduct(folder, env);
  const upload = await beginUpload(origin, folder);
  child.kill('SIGINT');
  // Within this time it would count as the same signal.
  await delay(2_200);
  expect(child.exitCode).toBeNull();
  child.kill('SIGINT');
  expect(await exitOf(child)).toBe(1);
  expect(output()).toContain('SIGINT again');
  upload.destroy();
  await expectCleanlyStopped(folder);
});

/** A connection with an unfinished upload. */
async function beginUpload(origin: string, folder: string): Promise<net.Socket> {
  await post(`${origin}/api/auth/register`, { email: 'slow@example.com', password });
  const login = await post(`${origin}/api/auth/login`, { email: 'slow@example.com', password });
  const { session } = await login.json();
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST /api/profile/demo-profile-1/cv HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${session.token}\r\n` +
      'Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: 5000\r\n\r\n' +
      '--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF',
  );
  await vi.waitFor(
    async () => expect(await readdir(path.join(folder, 'staging'))).toHaveLength(1),
    readiness,
  );
  return socket;
}

const isThere = (file: string) => (folder: string) => existsSync(path.join(folder, file));
const stages: Record<string, (folder: string) => boolean | Promise<boolean>> = {
  'as soon as it runs': () => true,
  'while the database is made': async (folder) =>
    (await readdir(folder)).some((name) => name.includes('.new-')),
  'while the database starts': isThere('postgres/postmaster.pid'),
  'while it migrates': isThere('postgres/.s.PGSQL.5432'),
  'while the demo is made': isThere('demo-password.txt'),
  'when its files arrive': isThere('staging'),
};

test.each(Object.entries(stages))('SIGTERM %s stops the server', async (_stage, isReached) => {
  const folder = await newDataDirectory();
  const { child, output } = launchProduct({ DATA_DIR: folder });
  await vi.waitFor(async () => expect(await isReached(folder), output()).toBe(true), {
    timeout: 120_000,
    interval: 2,
  });
  child.kill('SIGTERM');
  const code = await exitOf(child);
  // Before our first line runs, the signal itself ends the process.
  expect([0, 'SIGTERM'], output()).toContain(code);
  await expectCleanlyStopped(folder);
  expect((await readdir(folder)).filter((name) => name.includes('.new-'))).toEqual([]);
  expect(output()).not.toContain('Error');
});

test('a supervisor that signals every process, the database as well, leaves nothing behind', async () => {
  const folder = await newDataDirectory();
  const { child } = await startProduct(folder, env);
  const pid = await readServerPid(path.join(folder, 'postgres'));
  // Its backends, and in its session the shell that watches over it.
  const args = ['-o', 'pid=', '--ppid', String(pid), '--sid', String(pid)];
  const others = execFileSync('ps', args, { encoding: 'utf8' });
  for (const each of [...others.trim().split(/\s+/), child.pid]) {
    try {
      process.kill(Number(each), 'SIGTERM');
    } catch (error) {
      // Workers of the database also end by themselves.
      expect(error).toMatchObject({ code: 'ESRCH' });
    }
  }
  await exitOf(child);
  expect(listServers(folder)).toEqual([]);
});
