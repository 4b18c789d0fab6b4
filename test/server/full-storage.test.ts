import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { makeMp4Of } from '../support/videos';

const app = useTestApp();
const sentence = "The server's storage is full. Please try again later, or tell its operator.";

async function upload(route: string, content: Buffer, user: TestUser) {
  const field = route === 'gallery/upload' ? 'images' : route;
  return app().app.inject({
    method: 'POST',
    url: `/api/profile/demo-profile-1/${route}`,
    payload: form([{ name: 'file', content }], field),
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${user.token}`,
    },
  });
}

async function expectNothingLeft() {
  const found = await Promise.all(
    ['staging', 'files'].map((folder) =>
      readdir(path.join(app().dataDirectory, folder), { recursive: true, withFileTypes: true }),
    ),
  );
  expect(found.flat().filter((entry) => entry.isFile() && entry.name !== '.storyfolio')).toEqual([]);
  expect(await app().db.selectFrom('storedFiles').selectAll().execute()).toEqual([]);
}

const isRefusal = { message: sentence, error: sentence, code: 'INSUFFICIENT_STORAGE' };

// Limits the size of this process's files, which fails as a full disk does.
const limitFileSize = (bytes: string) =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

function canLimitFileSize(): boolean {
  try {
    limitFileSize('unlimited');
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!canLimitFileSize())('where the disk takes no more', () => {
  afterEach(() => limitFileSize('unlimited'));

  test.each([
    ['cv', async () => Buffer.concat([makePdf(['x']), Buffer.alloc(50_000)])],
    ['video', async () => makeMp4Of(80_000)],
    ['gallery/upload', async () => Buffer.concat([await makeImage('jpeg', 1000, 500), Buffer.alloc(50_000)])],
  ] as const)('%s is refused clearly and leaves nothing', async (route, make) => {
    const user = await app().newUser();
    const content = await make();
    limitFileSize('30000');
    const response = await upload(route, content, user);
    limitFileSize('unlimited');
    expect(response.statusCode, response.body).toBe(507);
    if (route === 'video') expect(response.body).toBe(sentence);
    else expect(response.json()).toEqual(isRefusal);
    await expectNothingLeft();
  });
});

test.skipIf(!canLimitFileSize())('readiness says that the disk is full, until it is not', async () => {
  const ready = async () => {
    const response = await app().app.inject('/readyz');
    return [response.statusCode, response.json().parts.files];
  };
  expect(await ready()).toEqual([200, 'ok']);
  limitFileSize('10000');
  // An answer is shared for a second.
  await expect.poll(ready).toEqual([503, 'full']);
  limitFileSize('unlimited');
  await expect.poll(ready).toEqual([200, 'ok']);
  await expectNothingLeft();
});

test.skipIf(!canLimitFileSize())('a sender that reads the answer only at its end gets it', async () => {
  const user = await app().newUser();
  const body = form(
    [{ name: 'file', content: Buffer.concat([makePdf(['x']), Buffer.alloc(9_000_000)]) }],
    'cv',
  );
  await app().app.listen({ host: '127.0.0.1', port: 0 });
  const socket = net.connect((app().app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST /api/profile/demo-profile-1/cv HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  limitFileSize('30000');
  await new Promise((resolve) => socket.write(body, resolve));
  limitFileSize('unlimited');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 507 /);
  socket.destroy();
  await expectNothingLeft();
});

describe('when the database is full', () => {
  test('uploads are refused and leave nothing; so is every other write, by REST and tRPC', async () => {
    const user = await app().newUser();
    await sql`
      create function refuse_as_full() returns trigger language plpgsql as $$
      begin raise disk_full using message = 'could not extend file: No space left on device'; end $$`.execute(
      app().db,
    );
    for (const table of ['cvs', 'skills']) {
      await sql`
        create trigger refuse before insert on ${sql.table(table)}
        for each row execute function refuse_as_full()`.execute(app().db);
    }
    const response = await upload('cv', makePdf(['x']), user);
    expect([response.statusCode, response.json()]).toEqual([507, isRefusal]);
    await expectNothingLeft();

    const skill = { name: 'Sailing', category: 'Other', proficiency: 'Expert' };
    const input = { profileId: 'demo-profile-1', ...skill };
    const viaRest = await app().rest('POST /profile/demo-profile-1/skills', skill, user);
    expect(viaRest).toEqual({ status: 507, body: isRefusal });
    const viaTrpc = await app().trpc('mutation sections.skills.create', input, user);
    expect(viaTrpc.status).toBe(507);
    expect(viaTrpc.body).toMatchObject({ message: sentence, data: { httpStatus: 507 } });
  });
});
