import { readdir } from 'node:fs/promises';
import { parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainScreens } from '../../src/client/sections/plain-screens';
import { portfolioParts } from '../../src/contracts/portfolio-parts';
import { slugLength } from '../../src/contracts/profile';
import { reservedWords } from '../../src/contracts/reserved-words';
import { limits } from '../../src/routers/limits/limits';
import { registeredRoutes } from '../support/access-world';
import { useTestApp } from '../support/app';
import { password } from '../support/factories';

const app = useTestApp();

describe('the profile', () => {
  test('keeps its fields by REST and tRPC', async () => {
    const user = await app().newUser();
    const fields = {
      displayName: 'Ada King',
      jobTitle: 'Engineer',
      location: 'London',
      availability: 'Part-time, from March',
      bio: 'Two\n\nparagraphs.',
    };
    const { status, body } = await app().rest('PATCH /profile/demo-profile-1', fields, user);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...fields, id: user.profileId });
    expect((await app().rest('GET /profile', undefined, user)).body).toEqual(body);

    const changed = await app().trpc('mutation profile.update', { profileId: user.profileId, bio: '' }, user);
    expect(changed.body).toEqual({ ...body, bio: '', updatedAt: changed.body.updatedAt });
  });

  test('is changed from the version named, or from any if none is', async () => {
    const user = await app().newUser();
    const path = `/profile/${user.profileId}`;
    const loaded = (await app().rest('GET /profile', undefined, user)).body;
    const save = (body: object) => app().rest(`PATCH ${path}`, body, user);
    const first = await save({ bio: 'First tab', updatedAt: loaded.updatedAt });
    expect(first.body).toMatchObject({ bio: 'First tab' });
    expect(first.body.updatedAt).not.toBe(loaded.updatedAt);
    const stale = await save({ bio: 'Second tab', updatedAt: loaded.updatedAt });
    expect(stale).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const viaTrpc = { profileId: user.profileId, bio: 'Second tab', updatedAt: loaded.updatedAt };
    expect((await app().trpc('mutation profile.update', viaTrpc, user)).status).toBe(409);
    expect((await app().rest('GET /profile', undefined, user)).body).toEqual(first.body);
    expect((await save({ bio: 'Last one' })).body.bio).toBe('Last one');
    expect((await save({ updatedAt: 'yesterday' })).status).toBe(400);
  });

  test('has one winner of parallel changes from one version', async () => {
    const user = await app().newUser();
    const { updatedAt } = (await app().rest('GET /profile', undefined, user)).body;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, tab) =>
        app().rest(`PATCH /profile/${user.profileId}`, { bio: `Tab ${tab}`, updatedAt }, user),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });

  test('does not mention the demo profile if there is none', async () => {
    expect((await app().rest('GET /profile')).status).toBe(404);
  });

  test.each([
    { displayName: 'x'.repeat(101) },
    { displayName: null },
    { bio: 7 },
    { location: 'a\0b' },
    { jobTitle: 'right \u202e to left' },
    { accountId: 'x' },
    { isDemo: true },
    { visibility: 'secret' },
    { profileSlug: 'ab' },
    { profileSlug: 'Upper' },
    { profileSlug: 'double--hyphen' },
    { profileSlug: 'admin' },
    { profileSlug: 'healthz' },
    { profileSlug: 'trpc' },
    { profileSlug: 'docs' },
    { profileSlug: 'pricing' },
    { profileSlug: 'demo-profile-1' },
    { profileSlug: 'x'.repeat(49) },
  ])('refuses %j', async (change) => {
    const user = await app().newUser();
    expect((await app().rest('PATCH /profile/demo-profile-1', change, user)).status).toBe(400);
  });
});

describe('the address of the public page', () => {
  const setSlug = async (profileSlug: string, user: Awaited<ReturnType<ReturnType<typeof app>['newUser']>>) =>
    (await app().rest('PATCH /profile/demo-profile-1', { profileSlug }, user)).status;

  test('belongs to one profile, and so does the previous one', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    expect(await setSlug('grace-hopper', user)).toBe(200);
    expect(await setSlug('grace-hopper', other)).toBe(409);
    expect(await setSlug('admiral-hopper', user)).toBe(200);
    expect(await setSlug('grace-hopper', other)).toBe(409);
    expect(await setSlug('grace-hopper', user)).toBe(200);
  });

  test("is none of the product's own paths", async () => {
    const files = (await readdir('src/client/routes')).map((file) => `/${parse(file).name}`);
    const screens = [...files.filter((file) => !file.startsWith('/$')), ...Object.keys(plainScreens)];
    const routes = registeredRoutes(app().app).map((route) => route.split(' ')[1] ?? '');
    const words = new Set([...routes, ...screens].map(firstWord).filter((word) => !['', '*'].includes(word)));
    expect(words.size).toBeGreaterThan(25);
    for (const word of words) expect(reservedWords, `${word} is to be reserved`).toContain(word);
  });

  /** That of the profile of somebody who has just registered. */
  const newSlugOf = async (firstName: string, lastName: string) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const registration = { email, password, firstName, lastName };
    expect((await app().rest('POST /auth/register', registration)).status).toBe(201);
    const { profileSlug } = await app()
      .db.selectFrom('profiles')
      .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
      .select('profileSlug')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return profileSlug;
  };

  test('of a new account is not a reserved word either', async () => {
    expect(await newSlugOf('Pricing', '')).toMatch(/^pricing-\d{6}$/);
  });

  test('of a new account has room for a number where a very long name is taken', async () => {
    const names = ['Wolfeschlegelsteinhausen', 'Bergerdorff-Hohenlohe-Langenburg'] as const;
    const cut = 'wolfeschlegelsteinhausen-bergerdorff-hohe';
    expect(await newSlugOf(...names)).toBe(cut);
    const numbered = await newSlugOf(...names);
    expect(numbered).toMatch(new RegExp(`^${cut}-\\d{6}$`));
    expect(numbered).toHaveLength(slugLength.max);
  });

  test('is known to be free, taken, own or former before it is chosen', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const stateOf = async (slug: string, as = user) =>
      (await app().rest(`GET /profile/${as.profileId}/address?slug=${slug}`, undefined, as)).body.state;
    expect(await stateOf('nobody-lives-here')).toBe('free');
    expect(await stateOf(user.slug)).toBe('own');
    expect(await stateOf(other.slug)).toBe('taken');
    await app().rest(`PATCH /profile/${other.profileId}`, { visibility: 'private' }, other);
    expect(await stateOf(other.slug)).toBe('taken');
    const before = user.slug;
    expect(await setSlug('moved-away', user)).toBe(200);
    expect(await stateOf(before)).toBe('former');
    expect(await stateOf(before, other)).toBe('taken');
    expect(await setSlug(before, user)).toBe(200);
    expect(await stateOf(before)).toBe('own');
    expect(await setSlug('moved-away', user)).toBe(200);
    await app()
      .db.updateTable('profileSlugRedirects')
      .set({ createdAt: '2020-01-01T00:00:00Z' })
      .where('slug', '=', before)
      .execute();
    expect(await stateOf(before, other)).toBe('free');
  });

  test('is checked within a limit, and refused like a change if it is not an address', async () => {
    const user = await app().newUser();
    const path = `GET /profile/${user.profileId}/address?slug=`;
    const reserved = await app().rest(`${path}admin`, undefined, user);
    expect(reserved).toMatchObject({ status: 400, body: { issues: [{ message: /reserved/ }] } });
    expect((await app().rest(`${path}${'x'.repeat(5000)}`, undefined, user)).status).toBe(400);
    expect(limits.slugCheck.rules).toEqual([{ by: 'account', calls: 300, seconds: 3600 }]);
  });

  test('is given to one of many parallel claimants', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => app().newUser()));
    const answers = await Promise.all(users.map((user) => setSlug('wanted-by-all', user)));
    expect(answers.toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });
});

/** The first part of a path, as it could be a slug: `robots` of `/robots.txt`. */
const firstWord = (address: string) =>
  (address.split('/')[1] ?? '')
    .replace(/^[._]+/, '')
    .replace(/\..*$/, '')
    .replace(/-\{.*$/, '');

describe('the dashboard', () => {
  test('counts the content of the profile', async () => {
    const user = await app().newUser();
    const path = `/profile/${user.profileId}`;
    const read = async () => (await app().rest(`GET ${path}/dashboard`, undefined, user)).body;
    const nothing = await read();
    expect(Object.values(nothing.complete)).toEqual(portfolioParts.map(() => false));
    expect(nothing).toMatchObject({ profileViews: 0, employerContacts: 0, exampleUrl: null });

    await app().rest(`POST ${path}/facts`, { fact: 'A fact.' }, user);
    await app().rest(
      `POST ${path}/certifications`,
      { name: 'A', issuer: 'B', issueDate: '2024', category: 'Vendor' },
      user,
    );
    const certification = { name: 'A', issuer: 'B', issueDate: '2024-01', category: 'Vendor' };
    await app().rest(`POST ${path}/certifications`, certification, user);
    expect((await read()).complete).toMatchObject({
      facts: true,
      education: true,
      skills: false,
      contact: false,
    });

    const [fact] = (await app().rest(`GET ${path}/facts`, undefined, user)).body;
    await app().rest(`DELETE /facts/${fact.id}`, undefined, user);
    expect((await read()).complete.facts).toBe(false);
  });
});
