import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import { type TestUser, useTestApp } from '../support/app';
import { draftFor } from '../support/section-samples';

const app = useTestApp();

/** Whether search engines may list the page, by the header and by the page itself. */
async function isListed({ slug }: TestUser): Promise<boolean> {
  const { headers, body } = await app().app.inject({ url: `/profile/${slug}` });
  const isKeptOut = headers['x-robots-tag'] === 'noindex';
  expect(body.includes('<meta name="robots" content="noindex"/>')).toBe(isKeptOut);
  return !isKeptOut;
}

const missing = async (user: TestUser) =>
  (await app().rest('GET /profile/demo-profile-1/dashboard', undefined, user)).body.missing;

async function change(user: TestUser, values: object) {
  expect((await app().rest('PATCH /profile/demo-profile-1', values, user)).status).toBe(200);
}

async function add(user: TestUser, key: SectionKey, isPublic = true): Promise<string> {
  const draft = { ...(await draftFor(key, app().db, user.profileId)), isPublic };
  const { path } = sectionContracts[key];
  const { status, body } = await app().rest(`POST /profile/demo-profile-1/${path}`, draft, user);
  expect(status).toBe(201);
  return `/${path}/${body.id}`;
}

/** As an upload leaves it. */
async function addVideo({ accountId, profileId }: TestUser) {
  const id = uuid();
  const file = { filename: 'me.mp4', contentType: 'video/mp4', size: 2048, fileKey: id, sha256: id };
  await app().db.insertInto('storedFiles').values({ key: id, accountId, size: 2048 }).execute();
  await app()
    .db.insertInto('videos')
    .values({ id, profileId, ...file })
    .execute();
}

describe('a public page is listed', () => {
  test.each(Object.keys(sectionContracts) as SectionKey[])('once it shows %s', async (key) => {
    const user = await app().newUser();
    expect(await isListed(user)).toBe(false);
    await add(user, key, false);
    expect(await isListed(user)).toBe(false);
    expect(await missing(user)).toEqual(['content']);
    const entry = await add(user, key);
    expect(await isListed(user)).toBe(true);
    expect(await missing(user)).toEqual([]);
    await app().rest(`DELETE ${entry}`, undefined, user);
    expect(await isListed(user)).toBe(false);
    await app().rest(`POST ${entry}/restore`, undefined, user);
    expect(await isListed(user)).toBe(true);
  });

  test('once it shows a video', async () => {
    const user = await app().newUser();
    await addVideo(user);
    expect(await isListed(user)).toBe(true);
  });

  test('while it has a name', async () => {
    const user = await app().newUser();
    await add(user, 'skills');
    for (const displayName of ['', ' \t']) {
      await change(user, { displayName });
      expect(await isListed(user)).toBe(false);
      expect(await missing(user)).toEqual(['name']);
    }
    await change(user, { displayName: 'Ada King' });
    expect(await isListed(user)).toBe(true);
  });

  test('if its owner chooses so, and the choice is kept', async () => {
    const user = await app().newUser();
    const visibility = async () => (await app().rest('GET /profile', undefined, user)).body.visibility;
    expect(await visibility()).toBe('public');
    await change(user, { visibility: 'unlisted' });
    await add(user, 'skills');
    expect(await isListed(user)).toBe(false);
    expect(await visibility()).toBe('unlisted');
    await change(user, { visibility: 'public' });
    expect(await isListed(user)).toBe(true);
  });

  test('but not before a newcomer has a name and shows something', async () => {
    const address = { email: 'nameless@example.com', password: 'a long enough phrase' };
    expect((await app().rest('POST /auth/register', address)).status).toBe(201);
    const { body } = await app().rest('POST /auth/login', address);
    const user = { token: body.session.token } as TestUser;
    expect(await missing(user)).toEqual(['name', 'content']);
    const { profileSlug: slug } = (await app().rest('GET /profile', undefined, user)).body;
    expect(await isListed({ ...user, slug })).toBe(false);
  });
});

test('a private page stays private, whatever it lacks', async () => {
  const user = await app().newUser();
  await change(user, { visibility: 'private' });
  expect((await app().app.inject({ url: `/profile/${user.slug}` })).statusCode).toBe(404);
});
