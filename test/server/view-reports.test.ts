import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();

let port = 0;
/** How many requests the server has begun to read. */
let begun = 0;
let owner: TestUser;
beforeAll(async () => {
  const { app: server } = await app().newServer({ trustProxy: ['127.0.0.1'] });
  server.addHook('onRequest', async () => {
    begun += 1;
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  port = (server.server.address() as AddressInfo).port;
  owner = await app().newUser();
});

interface Answer {
  status: number;
  body: string;
}

let networks = 0;

/** A request of another visitor each time. */
function requestOf(body: string, more: string[] = [], profileId = owner.profileId): string {
  networks += 1;
  const lines = [
    `POST /api/profile/${profileId}/view HTTP/1.1`,
    'host: storyfolio.example',
    'user-agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    `x-forwarded-for: 203.0.${networks}.7`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...(more.some((line) => line.startsWith('content-type')) ? [] : ['content-type: application/json']),
    ...more,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends it, in two packets if it is cut, and waits for the whole answer. */
async function send(request: string, cutAt?: number): Promise<Answer> {
  const before = begun;
  const socket = await open();
  socket.setNoDelay().write(request.slice(0, cutAt));
  if (cutAt !== undefined) {
    await expect.poll(() => begun).toBe(before + 1);
    socket.write(request.slice(cutAt));
  }
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    if (length && Buffer.byteLength(text.split('\r\n\r\n')[1] ?? '') >= Number(length)) break;
  }
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

const viewsOf = async ({ profileId }: TestUser) =>
  (await app().db.selectFrom('views').selectAll().where('profileId', '=', profileId).execute()).length;

const report = '{"source":"direct","referrer":"https://www.linkedin.com/feed/"}';

test('a view is counted, with where its visitor comes from', async () => {
  const { status, body } = await send(requestOf(report));
  expect([status, JSON.parse(body)]).toEqual([201, { id: expect.any(String) }]);
  const views = await app().db.selectFrom('views').select(['source', 'referrer']).execute();
  expect(views).toEqual([{ source: 'linkedin', referrer: 'linkedin.com' }]);
});

describe('is counted once', () => {
  test.each<[string, () => Promise<Answer>]>([
    ['a body that comes later', () => send(requestOf(report), -20)],
    ['a charset', () => send(requestOf(report, ['content-type: application/json; charset=utf-8']))],
    ['a long report', () => send(requestOf(JSON.stringify({ source: 'direct', more: 'x'.repeat(5_000) })))],
    ['a link that is none', () => send(requestOf('{"link":"unknown"}'))],
    ['a pass that is none', () => send(requestOf(report, ['cookie: pass-1=unknown']))],
    ['a session that is none', () => send(requestOf(report, ['authorization: Bearer unknown']))],
  ])('%s', async (_, ask) => {
    const before = await viewsOf(owner);
    expect((await ask()).status).toBe(201);
    expect(await viewsOf(owner)).toBe(before + 1);
  });
});

describe('is refused', () => {
  test.each<[string, string, number]>([
    ['no JSON', '{"source":', 400],
    ['a list', '[1]', 400],
    ['a prototype', '{"__proto__":{"source":"email"}}', 400],
    ['another profile in the body', '{"profileId":"01890000-0000-7000-8000-000000000000"}', 400],
    ['a text that is too long', `{"source":"${'x'.repeat(60)}"}`, 400],
  ])('%s', async (_, body, status) => {
    const before = await viewsOf(owner);
    const answer = await send(requestOf(body));
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body).message).not.toBe('');
    expect(await viewsOf(owner)).toBe(before);
  });

  test('a profile that is private, or that nobody has', async () => {
    const hidden = await app().newUser();
    await app()
      .db.updateTable('profiles')
      .set({ visibility: 'private' })
      .where('id', '=', hidden.profileId)
      .execute();
    for (const id of [hidden.profileId, '01890000-0000-7000-8000-000000000000', 'demo-profile-1']) {
      expect((await send(requestOf(report, [], id))).status).toBe(404);
    }
    expect(await viewsOf(hidden)).toBe(0);
  });
});

test('what a network may report is bounded like its other calls', async () => {
  const limiter = openRateLimiter({ db: app().db, multiplier: 1 / 1200 });
  const { app: server } = await app().newServer({ limiter });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const url = `${origin}/api/profile/${owner.profileId}/view`;
  const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const answer = await fetch(url, { method: 'POST', body: report, headers });
    await answer.text();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
});

test('a sender who leaves before the answer harms nobody', async () => {
  const before = await viewsOf(owner);
  const socket = await open();
  socket.write(requestOf(report));
  socket.destroy();
  expect((await send(requestOf(report))).status).toBe(201);
  expect(await viewsOf(owner)).toBeGreaterThan(before);
});
