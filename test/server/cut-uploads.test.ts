import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { expect, test } from 'vitest';
import { examineFiles } from '../../src/routers/files/examine-files';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { listFiles } from '../support/file-store';
import { form } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { until } from '../support/until';
import { makeMp4Of } from '../support/videos';

const app = useTestApp();
const padding = Buffer.alloc(300_000);

/** Sends the first part of an upload and cuts the connection, every other time with a reset. */
async function cut(port: number, route: string, body: Buffer, share: number, user: TestUser, turn: number) {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {}).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST /api/profile/demo-profile-1/${route} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await new Promise<void>((resolve) => {
    socket.write(body.subarray(0, Math.floor(body.length * share)), () => resolve());
  });
  if (turn % 2) socket.resetAndDestroy();
  else socket.end();
  await closed;
}

test('a connection cut at any point of an upload leaves no file and no row', async () => {
  const user = await app().newUser();
  await app().app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app().app.server.address() as AddressInfo;
  const bodies = {
    cv: form([{ name: 'a.pdf', content: Buffer.concat([makePdf(['x']), padding]) }], 'cv'),
    video: form([{ name: 'a.webm', content: makeMp4Of(300_000) }], 'video'),
    'gallery/upload': form([
      { name: 'a.jpg', content: Buffer.concat([await makeImage('jpeg', 900, 600), padding]) },
    ]),
  };
  const uploads = Object.entries(bodies);
  const shares = [0.01, 0.5, 0.99];
  // Each upload twice at each share.
  const cuts = Array.from({ length: 18 }, (_, turn) => {
    const [route, body] = uploads[turn % uploads.length] ?? ['cv', bodies.cv];
    const share = shares[Math.floor(turn / uploads.length) % shares.length] ?? 0.5;
    return () => cut(port, route, body, share, user, turn);
  });
  const runners = Array.from({ length: 5 }, async () => {
    for (let next = cuts.shift(); next; next = cuts.shift()) await next();
  });
  await Promise.all(runners);

  const openConnections = () =>
    new Promise((resolve, reject) => {
      app().app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  await until(async () => {
    expect(await openConnections()).toBe(0);
    expect(await listFiles(app())).toEqual([]);
  });
  for (const table of ['storedFiles', 'cvs', 'videos', 'images'] as const) {
    expect(await app().db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await examineFiles(app())).toEqual({ orphans: [], damaged: [], leftovers: [], waiting: [] });
  expect((await app().rest('GET /auth/me', undefined, user)).status).toBe(200);
});
