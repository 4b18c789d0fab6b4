import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';

// The product as an operator starts it: the build, with nothing configured but a folder and a port.

const running: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) await stop(child, 'SIGTERM');
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-start-'));
  folders.push(folder);
  return folder;
}

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
  });
  running.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

async function start(dataDirectory: string, env: Record<string, string> = {}) {
  const { child, output } = launch({ DATA_DIR: dataDirectory, ...env });
  const ready = () => /"address":"(http:[^"]+)"/.exec(output())?.[1];
  await vi.waitFor(() => expect(ready(), output()).toBeDefined(), { timeout: 25_000, interval: 50 });
  return { child, output, origin: ready() ?? '' };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code;
}

const post = (url: string, body: object, token?: string) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });

test('starts with nothing configured, is ready, and stops with 0', async () => {
  const { child, origin, output } = await start(await newFolder());
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`${origin}/profile/demo-profile-1`)).status).toBe(200);
  expect(await (await fetch(`${origin}/api/profile`)).json()).toMatchObject({
    profileSlug: 'demo-profile-1',
  });
  expect(await (await fetch(origin)).text()).toContain('<div id="root">');

  await post(`${origin}/api/auth/login`, { email: 'demo@storyfolio.example', password: 'a secret of mine' });
  expect(await stop(child, 'SIGTERM')).toBe(0);
  expect(output()).not.toContain('a secret of mine');
  for (const line of output().trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow();
});

test('kill -9 loses nothing that was acknowledged', async () => {
  const folder = await newFolder();
  const first = await start(folder);
  await post(`${first.origin}/api/auth/register`, { email: 'kept@example.com', password });
  const login = await post(`${first.origin}/api/auth/login`, { email: 'kept@example.com', password });
  const { session } = await login.json();
  const url = `${first.origin}/api/profile/demo-profile-1/facts`;
  const acknowledged: string[] = [];
  const writing = Array.from({ length: 15 }, async (_, index) => {
    const response = await post(url, { fact: `Fact ${index}` }, session.token);
    if (response.status === 201) acknowledged.push((await response.json()).id);
    if (acknowledged.length === 8) first.child.kill('SIGKILL');
  });
  await Promise.allSettled(writing);
  expect(acknowledged.length).toBeGreaterThanOrEqual(8);

  const second = await start(folder);
  const headers = { authorization: `Bearer ${session.token}` };
  const facts = await (await fetch(`${second.origin}/api/profile/demo-profile-1/facts`, { headers })).json();
  const kept = facts.map((fact: { id: string }) => fact.id);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
});

test('a second process on the same folder is refused, and the first goes on', async () => {
  const folder = await newFolder();
  const first = await start(folder);
  const second = launch({ DATA_DIR: folder });
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(1);
  expect(second.output()).toContain(String(first.child.pid));
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
});

test('a wrong configuration names every fault and exits with 1', async () => {
  const { child, output } = launch({ PORT: 'many', PUBLIC_URL: 'here', DATA_DIR: await newFolder() });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output()).toContain('PORT');
  expect(output()).toContain('PUBLIC_URL');
});

test('a request that is under way is answered before it stops', async () => {
  const folder = await newFolder();
  const { child, origin } = await start(folder);
  await post(`${origin}/api/auth/register`, { email: 'slow@example.com', password });
  const { session } = await (
    await post(`${origin}/api/auth/login`, { email: 'slow@example.com', password })
  ).json();
  const head = '--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), makePdf(['x']), Buffer.from('\r\n--edge--\r\n')]);
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.write(
    `POST /api/profile/demo-profile-1/cv HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${session.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 200));
  await vi.waitFor(async () => expect(await readdir(path.join(folder, 'staging'))).toHaveLength(1));
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  // It no longer takes new connections, and still reads the one that it has.
  await vi.waitFor(() => expect(fetch(`${origin}/healthz`)).rejects.toThrow());
  socket.write(body.subarray(200));
  expect((await exited)[0]).toBe(0);
  expect(answer).toContain('HTTP/1.1 201');
});
