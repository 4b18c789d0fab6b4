import { extractRawText } from 'mammoth';
import { describe, expect, test } from 'vitest';

import { exportFormats } from '../../src/contracts/exports';
import { limits } from '../../src/routers/limits/limits';
import { type TestUser, useTestApp } from '../support/app';
import { publishDesign, withoutSection } from '../support/designs';

const app = useTestApp();

/** With the limits as they are. */
const limitedApp = useTestApp(undefined, 1);

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app().app.inject({ url, method, headers });
const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` });

async function add(user: TestUser, path: string, entry: object): Promise<void> {
  const { status, body } = await app().rest(`POST /profile/${user.profileId}/${path}`, entry, user);
  expect(status, JSON.stringify(body)).toBe(201);
}

const update = async (user: TestUser, values: object) =>
  expect((await app().rest(`PATCH /profile/${user.profileId}`, values, user)).status).toBe(200);

/** A profile with a public and a private skill, and an address of each kind. */
async function newProfile(): Promise<TestUser> {
  const user = await app().newUser();
  const skill = { category: 'Other', proficiency: 'Expert' };
  await add(user, 'skills', { ...skill, name: 'Open skill', isPublic: true });
  await add(user, 'skills', { ...skill, name: 'Secret skill', isPublic: false });
  await add(user, 'contacts', { type: 'email', label: 'Mail', value: 'hidden@example.com' });
  await add(user, 'contacts', { type: 'website', label: 'Site', value: 'https://ada.example' });
  return user;
}

const textForms = ['json', 'vcf', 'md', 'txt'] as const;

describe.each(Object.keys(exportFormats))('the form %s', (extension) => {
  test('is sent to strangers with its type, its tag and a name', async () => {
    const user = await newProfile();
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

  test('of a private profile is 404 to all but its owner', async () => {
    const [user, other] = [await newProfile(), await app().newUser()];
    await update(user, { visibility: 'private' });
    const url = `/profile/${user.slug}.${extension}`;
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, bearer(other))).statusCode).toBe(404);
    expect((await get(`${url}?as=visitor`, bearer(user))).statusCode).toBe(404);
    const own = await get(url, bearer(user));
    expect(own.statusCode).toBe(200);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.headers['x-robots-tag']).toBe('noindex');
  });

  test('keeps its extension where an old address leads on', async () => {
    const user = await newProfile();
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

test.each(textForms)('%s is whole for its owner, and public for others and on request', async (extension) => {
  const [user, other] = [await newProfile(), await app().newUser()];
  const url = `/profile/${user.slug}.${extension}`;
  const own = await get(url, bearer(user));
  if (extension !== 'vcf') expect(own.body).toContain('Secret skill');
  expect(own.body).toContain('hidden@example.com');
  expect(own.headers['cache-control']).toBe('private, no-store');
  for (const { body } of [
    await get(url),
    await get(url, bearer(other)),
    await get(`${url}?as=visitor`, bearer(user)),
  ]) {
    expect(body).toContain('ada.example');
    expect(body).not.toContain('Secret skill');
    expect(body).not.toContain('hidden@example.com');
  }
});

test('the Word document holds headings, texts and what its reader may know', async () => {
  const user = await newProfile();
  const [whole, open] = [
    await get(`/profile/${user.slug}.docx`, bearer(user)),
    await get(`/profile/${user.slug}.docx`),
  ];
  const textOf = async ({ rawPayload }: typeof whole) => (await extractRawText({ buffer: rawPayload })).value;
  expect(await textOf(whole)).toContain('Secret skill');
  expect(await textOf(open)).toContain('Open skill');
  expect(await textOf(open)).not.toContain('Secret skill');
});

test('an address of no form is 404', async () => {
  const user = await newProfile();
  for (const path of ['.xml', '.json.json', '.', '.JSON', '%00.json', '..json']) {
    expect((await get(`/profile/${user.slug}${path}`)).statusCode, path).toBe(404);
  }
});

test.each(textForms)(
  '%s names the host that it was asked for at, whoever asked before',
  async (extension) => {
    const user = await newProfile();
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

test('a section that the design hides is in no form for others', async () => {
  const user = await newProfile();
  await publishDesign(app(), user, { sections: withoutSection('skills') });
  for (const extension of textForms) {
    const url = `/profile/${user.slug}.${extension}`;
    expect((await get(url)).body, extension).not.toContain('Open skill');
    if (extension !== 'vcf') expect((await get(url, bearer(user))).body).toContain('Open skill');
  }
});
