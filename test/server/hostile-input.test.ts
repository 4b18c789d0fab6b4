import superjson from 'superjson';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sectionContracts } from '../../src/contracts/sections';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();

/** Every REST path that changes something and takes an input, from the OpenAPI document. */
let writes: { method: string; url: string }[];
beforeAll(async () => {
  const { paths } = (await app().rest('GET /openapi.json')).body as { paths: Record<string, object> };
  writes = Object.entries(paths).flatMap(([url, operations]) =>
    Object.entries(operations)
      .filter(([method, operation]) => method !== 'get' && ('requestBody' in operation || url.includes('{')))
      .map(([method]) => ({ method: method.toUpperCase(), url })),
  );
});

/** Bodies that a contract refuses, so each route is asked; the others are refused before, and every eighth route is. */
const readable = ['wrong types', 'unknown keys', 'NUL', 'a lone surrogate', 'a list', 'a number'];
const routesFor = (name: string) =>
  readable.includes(name)
    ? writes
    : writes.filter(({ url }, index) => index % 8 === 0 || /video|upload|import|portrait|view$/.test(url));

const fill = (url: string, user: TestUser) =>
  url.replace('{profileId}', user.profileId).replace('{id}', '01890000-0000-7000-8000-000000000000');

const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
const bodies: [string, string, string][] = [
  ['wrong types', 'application/json', '{"name":{},"email":[],"password":1,"ids":"x","bio":[[]],"fact":true}'],
  ['unknown keys', 'application/json', '{"nobody":"knows"}'],
  [
    'NUL',
    'application/json',
    '{"name":"a\\u0000b","email":"a\\u0000@b.example","bio":"\\u0000","fact":"\\u0000"}',
  ],
  ['a lone surrogate', 'application/json', '{"name":"\\ud800","bio":"\\udfff","fact":"\\ud800"}'],
  [
    'a text of 1 MB',
    'application/json',
    JSON.stringify({ bio: 'x'.repeat(1_000_000), name: 'x'.repeat(10_000) }),
  ],
  ['more than 1 MB', 'application/json', JSON.stringify({ bio: 'x'.repeat(1_100_000) })],
  ['malformed JSON', 'application/json', '{"name":'],
  ['a list', 'application/json', '[1,2]'],
  ['a number', 'application/json', '1e999'],
  ['deep nesting', 'application/json', deep],
  ['a prototype', 'application/json', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor', 'application/json', '{"constructor":{"prototype":{"x":1}}}'],
  ['plain text', 'text/plain', 'hello'],
  ['a form', 'application/x-www-form-urlencoded', 'name=x'],
  ['XML', 'application/xml', '<name/>'],
  ['a broken multipart', 'multipart/form-data; boundary=x', '--x\r\nnonsense'],
  ['multipart without boundary', 'multipart/form-data', 'x'],
  ['no known type', 'nonsense', 'x'],
];

/** Objects without a field of a view's report, which ignores what it does not know. */
const ignoredByViews = new Set(['wrong types', 'unknown keys', 'NUL', 'a lone surrogate']);

describe.each(bodies)('%s', (name, contentType, payload) => {
  test('is refused by every route with a clear message', async () => {
    const user = await app().newUser();
    for (const { method, url } of routesFor(name)) {
      const response = await app().app.inject({
        method: method as 'POST',
        url: fill(url, user),
        payload,
        headers: { 'content-type': contentType, authorization: `Bearer ${user.token}` },
      });
      const where = `${method} ${url} ${response.body.slice(0, 200)}`;
      if (url.endsWith('/view') && ignoredByViews.has(name)) {
        expect(response.statusCode, where).toBe(201);
        continue;
      }
      expect(response.statusCode, where).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, where).toBeLessThan(500);
      // The video routes answer with the bare text.
      const isText = String(response.headers['content-type']).startsWith('text/plain');
      const { message, error } = isText ? { message: response.body, error: response.body } : response.json();
      expect(isText, where).toBe(url.includes('/video'));
      expect(message.length, where).toBeGreaterThan(10);
      expect(error, where).toBe(message);
    }
  });

  test('is refused by the procedures', async () => {
    const user = await app().newUser();
    for (const name of [
      'auth.register',
      'profile.update',
      'sections.skills.create',
      'sections.facts.reorder',
    ]) {
      const response = await app().app.inject({
        method: 'POST',
        url: `/trpc/${name}`,
        payload,
        headers: { 'content-type': contentType, authorization: `Bearer ${user.token}` },
      });
      expect(response.statusCode, `${name} ${response.body.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, `${name} ${response.body.slice(0, 200)}`).toBeLessThan(500);
    }
  });
});

/** What a superjson parser would spend long on, or would take for something other than JSON. */
const superjsonPayloads = {
  'an undefined prototype': { values: { '__proto__.x': ['undefined'] } },
  'a date': { values: { email: ['Date'] } },
  'a million digits': { values: { password: ['bigint'] } },
  'many references': {
    referentialEqualities: Object.fromEntries([...Array(500).keys()].map((n) => [n, []])),
  },
};

test.each(Object.entries(superjsonPayloads))('%s is not parsed as superjson', async (_name, meta) => {
  const deserialize = vi.spyOn(superjson, 'deserialize');
  onTestFinished(() => deserialize.mockRestore());
  const input = { json: { email: 'a@example.com', password: '1'.repeat(900) }, meta };
  for (const payload of [input, { 0: input }]) {
    const url = payload === input ? '/trpc/auth.login' : '/trpc/auth.login?batch=1';
    const { statusCode, body } = await app().app.inject({ method: 'POST', url, payload });
    expect(statusCode, body).toBe(400);
    expect(body).toContain('Unknown field: json, meta.');
  }
  const query = encodeURIComponent(JSON.stringify(input));
  const { statusCode, body } = await app().app.inject({ url: `/trpc/sections.skills.list?input=${query}` });
  expect(statusCode, body).toBe(400);
  expect(deserialize).not.toHaveBeenCalled();
});

test.each(['', 'null', '{}'])('a call without an input accepts the body %o', async (payload) => {
  const user = await app().newUser();
  const { statusCode, body } = await app().app.inject({
    method: 'POST',
    url: '/trpc/auth.resendVerification',
    payload,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
  });
  expect(statusCode, body).toBe(200);
});

test.each([
  '/%00',
  '/api/%00',
  '/api/%zz',
  `/api/${'x'.repeat(6000)}`,
  '/api/profile/%2e%2e/skills',
  '/api/profile/\u{1F600}/skills',
  '/api/profile/demo-profile-1/skills?limit=1',
  '/trpc/nope',
  '/trpc/profile.get?input=%7B',
  '/trpc/profile.get,profile.get?batch=1&input=x',
  `/trpc/${Array(26).fill('profile.get').join(',')}?batch=1`,
])('the address %s is not a server error', async (url) => {
  const { statusCode } = await app().app.inject({ url });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});

test('dates that do not exist are refused', async () => {
  const user = await app().newUser();
  const { required } = sectionContracts.workExperience;
  expect(Object.keys(required)).toContain('startDate');
  for (const startDate of [
    'infinity',
    '0044-03',
    '2023-02-29',
    '2023-00',
    '12023-01',
    '2023-1',
    '-2023-01',
    'now',
  ]) {
    const job = { company: 'A', position: 'B', startDate };
    expect(
      (await app().rest('POST /profile/demo-profile-1/work-experience', job, user)).status,
      startDate,
    ).toBe(400);
  }
});
