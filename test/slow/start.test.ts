import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';
import {
  launchProduct,
  newDataDirectory,
  post,
  startProduct,
  stopProduct,
  stopProductsAfterEach,
} from '../support/product';

// The product as an operator starts it: the build, with nothing configured but a folder and a port.
// The demo profile is left out where it makes no difference, because its files and video take time.
const withoutDemo = { SEED_DEMO: 'false' };

stopProductsAfterEach();

test('starts with nothing configured, is ready, and stops with 0', async () => {
  const { child, origin, output } = await startProduct(await newDataDirectory());
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`${origin}/profile/demo-profile-1`)).status).toBe(200);
  expect(await (await fetch(`${origin}/api/profile`)).json()).toMatchObject({
    profileSlug: 'demo-profile-1',
  });
  expect(await (await fetch(origin)).text()).toContain('Your story, beautifully told');
  expect(await (await fetch(`${origin}/login`)).text()).toContain('<div id="root">');

  await post(`${origin}/api/auth/login`, { email: 'demo@storyfolio.example', password: 'a secret of mine' });
  expect(await stopProduct(child, 'SIGTERM')).toBe(0);
  expect(output()).not.toContain('a secret of mine');
  for (const line of output().trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow();
});

test('serves the sources of the client in development, those in its folder api too', async () => {
  const asDeveloper = ['sh', '-c', 'exec "$0" --dev'];
  const { origin } = await startProduct(await newDataDirectory(), withoutDemo, asDeveloper);
  const answers = ['/main.tsx', '/api/trpc.ts', '/api/nothing'].map(async (path) => {
    const { status, headers } = await fetch(origin + path);
    return [path, status, headers.get('content-type')?.split(';')[0]];
  });
  expect(await Promise.all(answers)).toEqual([
    ['/main.tsx', 200, 'text/javascript'],
    ['/api/trpc.ts', 200, 'text/javascript'],
    ['/api/nothing', 404, 'application/json'],
  ]);
});

test('warns if passwords would travel in clear', async () => {
  const { output } = await startProduct(await newDataDirectory(), { ...withoutDemo, HOST: '0.0.0.0' });
  expect(output()).toContain('Passwords and sessions may travel in clear');
});

/** What the kernel knows of a process, such as its environment. */
const readProcess = async (pid: number | string, name: 'environ' | 'cmdline' | 'stat') =>
  (await readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')).split('\0');

test.skipIf(process.platform !== 'linux')('its memory is bounded before it starts', async () => {
  const { child } = await startProduct(await newDataDirectory(), { ...withoutDemo, MALLOC_ARENA_MAX: '1' });
  expect(await readProcess(Number(child.pid), 'environ')).toEqual(
    expect.arrayContaining(['NODE_ENV=production', 'MALLOC_ARENA_MAX=1']),
  );
  expect(await readProcess(Number(child.pid), 'cmdline')).toEqual(
    expect.arrayContaining(['--max-semi-space-size=8']),
  );
});

test('kill -9 loses no acknowledged write', async () => {
  const folder = await newDataDirectory();
  const first = await startProduct(folder, withoutDemo);
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

  const second = await startProduct(folder, withoutDemo);
  const headers = { authorization: `Bearer ${session.token}` };
  const facts = await (await fetch(`${second.origin}/api/profile/demo-profile-1/facts`, { headers })).json();
  const kept = facts.map((fact: { id: string }) => fact.id);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
});

test('a second process on the same folder is refused, and the first continues', async () => {
  const folder = await newDataDirectory();
  const first = await startProduct(folder, withoutDemo);
  const second = launchProduct({ DATA_DIR: folder });
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(1);
  expect(second.output()).toContain(String(first.child.pid));
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
});

test('an invalid configuration names every fault and exits with 1', async () => {
  const { child, output } = launchProduct({
    PORT: 'many',
    PUBLIC_URL: 'here',
    DATA_DIR: await newDataDirectory(),
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output()).toContain('PORT');
  expect(output()).toContain('PUBLIC_URL');
});

test('a request in progress is answered before it stops', async () => {
  const folder = await newDataDirectory();
  const { child, origin } = await startProduct(folder, withoutDemo);
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
  await expect.poll(() => readdir(path.join(folder, 'staging'))).toHaveLength(1);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  // It no longer accepts connections, but still reads the open one.
  await expect
    .poll(() =>
      fetch(`${origin}/healthz`).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused');
  socket.write(body.subarray(200));
  expect((await exited)[0]).toBe(0);
  expect(answer).toContain('HTTP/1.1 201');
});
