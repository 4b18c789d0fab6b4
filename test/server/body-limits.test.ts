import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { z } from 'zod';
import { createTrpcClient } from '../../src/client/api/trpc';
import { captionsMaxBytes } from '../../src/contracts/captions';
import { bodyBytes } from '../../src/routers/limits/limits';
import { mostValues } from '../../src/server/http/json-body';
import { type TestUser, useTestApp } from '../support/app';
import { placesOf, takingProcedures } from '../support/contracts';

const app = useTestApp();

const shortRefusal = 'The request is larger than the 16 kB that are taken here. Send less at once.';
const longRefusal = 'The request is larger than the 256 kB that are taken here. Send less at once.';

const importRefusal = 'The request is larger than the 6 MB that are taken here. Send less at once.';

/** What bounds an import is not the limits of its entries, but that of what a document may propose. */
const bounded = takingProcedures.filter(({ body }) => body !== 'import');

/** A body of exactly this many bytes. */
function bodyOf(bytes: number, fields: object = {}): string {
  const bare = JSON.stringify({ ...fields, filler: '' }).length;
  return JSON.stringify({ ...fields, filler: 'x'.repeat(bytes - bare) });
}

const post = (url: string, payload: string, user?: TestUser) =>
  app().app.inject({
    method: url.startsWith('PATCH ') ? 'PATCH' : 'POST',
    url: url.replace('PATCH ', ''),
    payload,
    headers: {
      'content-type': 'application/json',
      ...(user && { authorization: `Bearer ${user.token}` }),
    },
  });

test.each([
  ['/api/auth/login', bodyBytes.short, shortRefusal],
  ['/trpc/auth.login', bodyBytes.short, shortRefusal],
  ['/trpc/auth.login,auth.login?batch=1', bodyBytes.short, shortRefusal],
  ['/trpc/sections.skills.create,auth.login?batch=1', bodyBytes.short, shortRefusal],
  ['/trpc/sections.skills.create,no.such?batch=1', bodyBytes.short, shortRefusal],
  ['/api/nothing', bodyBytes.short, shortRefusal],
  ['/api/profile/demo-profile-1/skills', bodyBytes.long, longRefusal],
  ['PATCH /api/profile/demo-profile-1', bodyBytes.long, longRefusal],
  ['/api/profile/demo-profile-1/cv/import/accept', bodyBytes.import, importRefusal],
  ['/trpc/cvImport.acceptFile', bodyBytes.import, importRefusal],
  ['/trpc/cvImport.acceptFile,sections.skills.create?batch=1', bodyBytes.long, longRefusal],
  ['/trpc/sections.skills.create', bodyBytes.long, longRefusal],
  ['/trpc/sections.skills.create,sections.skills.create?batch=1', bodyBytes.long, longRefusal],
])('%s accepts %i bytes and not one more', async (url, bytes, message) => {
  const user = await app().newUser();
  expect((await post(url, bodyOf(bytes), user)).statusCode).not.toBe(413);
  const refused = await post(url, bodyOf(bytes + 1), user);
  expect(refused.statusCode).toBe(413);
  expect(refused.body).toContain(JSON.stringify(message));
  expect(refused.body).toContain('"code":"PAYLOAD_TOO_LARGE"');
});

test.each(['/api/profile/demo-profile-1/cv/import/accept', '/trpc/cvImport.acceptFile'])(
  '%s takes no more from strangers than any other call, whether they say how much they send or not',
  async (url) => {
    const large = bodyOf(bodyBytes.long + 1);
    expect((await post(url, bodyOf(bodyBytes.long))).body).toContain('Please sign in first.');
    // What is refused unread is refused whatever it is.
    for (const payload of [large, '['.repeat(large.length)]) {
      const refused = await post(url, payload);
      expect([refused.statusCode, refused.body]).toEqual([
        401,
        expect.stringContaining('Please sign in first.'),
      ]);
    }
    const chunked = await app().app.inject({
      method: 'POST',
      url,
      payload: Readable.from(['['.repeat(large.length)]),
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    expect(chunked.statusCode).toBe(401);
    expect((await post(url, '['.padEnd(large.length), await app().newUser())).statusCode).toBe(400);
  },
);

test.each(['/api/auth/login', '/trpc/auth.login'])(
  '%s counts the parts of a chunked body, and refuses one that never ends',
  async (path) => {
    const server = await app().newServer();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      for (const part of bodyOf(bodyBytes.short + 1).match(/.{1,4000}/g) ?? []) call.write(part);
    });
    expect(status).toBe(413);
  },
);

test('a body holds a hundred thousand values and not one more', async () => {
  const user = await app().newUser();
  const url = '/api/profile/demo-profile-1/cv/import/accept';
  const listOf = (count: number) => JSON.stringify(Array(count).fill(1));
  expect((await post(url, listOf(mostValues - 1), user)).json().message).not.toContain('values');
  const refused = await post(url, listOf(mostValues), user);
  expect([refused.statusCode, refused.json().message]).toEqual([
    413,
    'The body holds more than 100000 values. Send fewer at once.',
  ]);
});

test.each([
  'cv',
  'cv/import',
  'cv/import/images',
  'employer-contacts/import/accept',
  'employer-contacts/import/preview',
  'gallery/upload',
  'portrait',
  'video',
])('a form that is sent to %s is read only as far as it has few parts', async (path) => {
  const user = await app().newUser();
  const refused = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${user.profileId}/${path}`,
    payload: `${'--part\r\nhas: no name\r\n\r\n\r\n'.repeat(1000)}--part--\r\n`,
    headers: {
      'content-type': 'multipart/form-data; boundary=part',
      authorization: `Bearer ${user.token}`,
    },
  });
  expect(refused.statusCode).toBe(413);
  expect(refused.body).toContain('The form has too many parts. Send fewer at once.');
});

test('whatever a contract accepts fits into the body limit of its route', () => {
  for (const { name, input, body } of bounded) {
    const places = placesOf(input);
    const sizes = places.flatMap(({ path, schema }) => {
      if (schema._zod.def.type !== 'string') return [];
      // Captions have a limit in bytes.
      if (path.at(-1) === 'content' && name.startsWith('video')) return [captionsMaxBytes];
      const items = path.map((key, index) => (key === '*' ? listLength(input, path.slice(0, index)) : 1));
      const characters = Math.min(...(schema._zod.def.checks?.flatMap(maximumOf) ?? []));
      // The address of an image may be the image itself, in ASCII.
      if (body === 'image' && path.at(-1) === 'imageUrl') return [characters];
      return [4 * characters * items.reduce((product, count) => product * count, 1)];
    });
    expect({ name, fits: sizes.reduce((sum, size) => sum + size, 0) < bodyBytes[body] }).toEqual({
      name,
      fits: true,
    });
  }
});

test('a refusal names only a few unknown fields, each shortened', async () => {
  const keys = Object.fromEntries([...Array(3000).keys()].map((index) => [`${index}-${'x'.repeat(60)}`, 1]));
  const user = await app().newUser();
  for (const url of ['/api/profile/demo-profile-1/skills', '/trpc/sections.skills.create']) {
    const answer = await post(url, JSON.stringify(keys), user);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(
      `0-${'x'.repeat(38)}…, 1-${'x'.repeat(38)}…, 2-${'x'.repeat(38)}… and 2997 more.`,
    );
    expect(answer.body.length).toBeLessThan(2000);
  }
  const { body } = await app().rest('POST /auth/login', {
    email: 'a@example.com',
    password: 'b',
    a: 1,
    b: 2,
  });
  expect(body.message).toBe('Unknown field: a, b.');
});

test('a refusal lists at most a hundred faults', async () => {
  const user = await app().newUser();
  const { body } = await app().rest(
    'PUT /profile/demo-profile-1/skills/order',
    { ids: Array(500).fill('x') },
    user,
  );
  expect(body.issues).toHaveLength(100);
});

test('the client says which limit a request exceeded', async () => {
  const server = await app().newServer();
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const fetchThere = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetchThere(origin + url, init));
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = createTrpcClient();
  const text = 'x'.repeat(bodyBytes.long);
  await expect(client.auth.login.mutate({ email: text, password: 'x' })).rejects.toThrow(shortRefusal);
  await expect(client.profile.update.mutate({ profileId: 'demo-profile-1', bio: text })).rejects.toThrow(
    longRefusal,
  );
});

/** The most items that the list at the path accepts. */
function listLength(input: z.ZodType, path: string[]): number {
  const list = placesOf(input).find(({ path: own }) => own.join() === path.join());
  return Math.min(...(list?.schema._zod.def.checks ?? []).flatMap(maximumOf));
}

const maximumOf = (check: z.core.$ZodCheck<never>): number[] => {
  const { maximum } = check._zod.def as { maximum?: number };
  return maximum === undefined ? [] : [maximum];
};
