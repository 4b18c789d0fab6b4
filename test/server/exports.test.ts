import { describe, expect, test } from 'vitest';
import { exportFormats } from '../../src/contracts/exports';
import { limits } from '../../src/routers/limits/limits';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();

/** With the limits as they are. */
const limitedApp = useTestApp(undefined, 1);

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app().app.inject({ url, method, headers });

const update = async (user: TestUser, values: object) =>
  expect((await app().rest(`PATCH /profile/${user.profileId}`, values, user)).status).toBe(200);

describe.each(Object.keys(exportFormats))('the form %s', (extension) => {
  test('is sent to strangers with its type, its tag and a name', async () => {
    const user = await app().newUser();
    const url = `/profile/${user.slug}.${extension}`;
    const form = await get(url);
    expect(form.statusCode, form.body.slice(0, 300)).toBe(200);
    expect(form.headers).toMatchObject({
      'content-type': Object.entries(exportFormats).find(([key]) => key === extension)?.[1].contentType,
      'content-disposition': expect.stringContaining(`${user.slug}.${extension}`),
      'cache-control': 'public, max-age=0, must-revalidate',
      link: `<http://localhost/profile/${user.slug}>; rel="canonical"`,
    });
    const again = await get(url, { 'if-none-match': String(form.headers.etag) });
    expect(again.statusCode).toBe(304);
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(form.headers['content-length']);
    await update(user, { displayName: 'Another Name' });
    expect((await get(url, { 'if-none-match': String(form.headers.etag) })).statusCode).toBe(200);
  });

  test('keeps its extension where an old address leads on', async () => {
    const user = await app().newUser();
    await update(user, { profileSlug: `new-${user.slug}` });
    const { statusCode, headers } = await get(`/profile/${user.slug}.${extension}?x=1`);
    expect([statusCode, headers.location]).toEqual([301, `/profile/new-${user.slug}.${extension}?x=1`]);
    const upper = await get(`/profile/NEW-${user.slug}.${extension}`);
    expect([upper.statusCode, upper.headers.location]).toEqual([
      301,
      `/profile/new-${user.slug}.${extension}`,
    ]);
  });
});

test.each([
  ['json', 'attachment'],
  ['vcf', 'attachment'],
  ['md', 'inline'],
  ['txt', 'inline'],
  ['docx', 'attachment'],
  ['pdf', 'inline'],
  ['png', 'inline'],
  ['zip', 'attachment'],
])('a browser takes %s as %s', async (extension, disposition) => {
  const { slug } = await app().newUser();
  const { headers } = await get(`/profile/${slug}.${extension}`);
  expect(String(headers['content-disposition']).split(';')[0]).toBe(disposition);
});

test('an address of no form is 404', async () => {
  const user = await app().newUser();
  for (const path of ['.xml', '.json.json', '.', '.JSON', '%00.json', '..json']) {
    expect((await get(`/profile/${user.slug}${path}`)).statusCode, path).toBe(404);
  }
});

test.each(['json', 'vcf', 'md', 'txt'])(
  '%s names the host that it was asked for at, whoever asked before',
  async (extension) => {
    const user = await app().newUser();
    for (const host of ['one.example', 'two.example', 'one.example']) {
      const { body } = await get(`/profile/${user.slug}.${extension}`, { host });
      expect(body).toContain(`http://${host}/profile/${user.slug}`);
    }
  },
);

test('only archives that are sent count against the limit of a network', async () => {
  const { slug } = await limitedApp().newUser();
  const ask = (method: 'GET' | 'HEAD') => limitedApp().app.inject({ url: `/profile/${slug}.zip`, method });
  const calls = Number(limits.archive.rules[0]?.calls);
  expect(calls).toBeGreaterThan(0);
  for (let count = 0; count < calls; count += 1) expect((await ask('HEAD')).statusCode).toBe(200);
  expect((await ask('GET')).statusCode).toBe(200);
});
