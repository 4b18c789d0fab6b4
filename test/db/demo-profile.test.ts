import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemoProfile } from '../../db/seeds/demo-profile';
import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import { type TestUser, useTestApp } from '../support/app';
import { createTestDatabase } from '../support/database';
import { newAccount, newSession } from '../support/factories';

const app = useTestApp();
const keys = Object.keys(sectionContracts) as SectionKey[];
/** The demo profile's content of each section; the server adds pictures with their files. */
const counts: Record<SectionKey, number> = {
  projects: 0,
  publications: 0,
  languages: 0,
  volunteering: 0,
  awards: 0,
  facts: 10,
  gallery: 0,
  testimonials: 6,
  skills: 20,
  workExperience: 4,
  education: 2,
  certifications: 4,
  contacts: 6,
  addresses: 2,
};

let created: boolean[];
let owner: TestUser;

beforeAll(async () => {
  const { db } = app();
  created = await Promise.all(
    ['first', 'second'].map((passwordHash) => seedDemoProfile(db, { passwordHash })),
  );
  const profile = await db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
    .select(['profiles.id', 'accounts.id as accountId', 'email', 'profileSlug'])
    .where('isDemo', '=', true)
    .executeTakeFirstOrThrow();
  const token = await newSession(db, profile.accountId);
  const { accountId, email, profileSlug: slug } = profile;
  owner = { accountId, email, slug, profileId: profile.id, token };
});

const list = async (key: SectionKey, as?: TestUser): Promise<Record<string, unknown>[]> =>
  (await app().rest(`GET /profile/${owner.profileId}/${sectionContracts[key].path}`, undefined, as)).body;

describe('seeding', () => {
  test('creates the profile once, even if two processes start together', async () => {
    expect(created.toSorted()).toEqual([false, true]);
    const { db } = app();
    expect(await db.selectFrom('accounts').select('email').execute()).toEqual([
      { email: 'demo@storyfolio.example' },
    ]);
  });

  test('only sets the password if the profile exists already', async () => {
    const { db } = app();
    const before = await list('skills', owner);
    expect(await seedDemoProfile(db, { passwordHash: 'third' })).toBe(false);
    const accounts = await db.selectFrom('accounts').selectAll().execute();
    expect(accounts).toMatchObject([{ passwordHash: 'third', currentProfileId: owner.profileId }]);
    expect(await list('skills', owner)).toEqual(before);
  });
});

describe.each(keys)('the demo %s', (key) => {
  test('are complete and satisfy the contract of their section', async () => {
    const items = await list(key, owner);
    expect(items).toHaveLength(counts[key]);
    const { item, draft } = sectionContracts[key];
    for (const entry of items) {
      expect(item.parse(entry)).toEqual(entry);
      const typed = Object.fromEntries(Object.entries(entry).filter(([field]) => field in draft.shape));
      expect(draft.parse(typed)).toEqual(typed);
    }
    expect(items.map((entry) => entry.sortOrder)).toEqual(items.map((_, index) => index + 1));
  });
});

test('strangers see the default profile without its private entries', async () => {
  const { body } = await app().rest('GET /profile');
  expect(body).toMatchObject({ id: owner.profileId, profileSlug: 'demo-profile-1' });
  for (const key of ['contacts', 'addresses', 'testimonials'] as const) {
    expect(await list(key)).toHaveLength(counts[key] - 1);
  }
});

test('the dashboard shows a complete portfolio, three months of views and 18 employers', async () => {
  const { body } = await app().rest(`GET /profile/${owner.profileId}/dashboard`, undefined, owner);
  expect(body).toMatchObject({
    employerContacts: 18,
    exampleUrl: '/profile/demo-profile-1',
    complete: {
      facts: true,
      testimonials: true,
      skills: true,
      workExperience: true,
      education: true,
      contact: true,
    },
  });
  const days = await app()
    .db.selectFrom('countedViews')
    .select(['day', ({ fn }) => fn.sum<number>('views').as('views')])
    .groupBy('day')
    .orderBy('day')
    .execute();
  expect(days).toHaveLength(92);
  expect(body.profileViews).toBe(days.reduce((sum, { views }) => sum + views, 0));
  const sumOf = (part: typeof days) => part.reduce((sum, { views }) => sum + views, 0);
  expect(sumOf(days.slice(-28))).toBeGreaterThan(sumOf(days.slice(0, 28)));
});

test('the employer contacts spread over several states and three months', async () => {
  const contacts = await app().db.selectFrom('employerContacts').selectAll().orderBy('sortOrder').execute();
  expect(new Set(contacts.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6);
  const days = (instant = '') => (Date.now() - Date.parse(instant)) / 86_400_000;
  expect(days(contacts.at(-1)?.createdAt)).toBeGreaterThan(80);
  expect(days(contacts[0]?.createdAt)).toBeLessThan(1);
});

test('the histories of the employers lead to where they are, and fill all figures', async () => {
  const { body: contacts } = await app().rest(
    `GET /profile/${owner.profileId}/employer-contacts`,
    undefined,
    owner,
  );
  const kinds = new Set<string>();
  for (const { id, status, statusSince, createdAt } of contacts) {
    const { body: timeline } = await app().rest(`GET /employer-contacts/${id}/timeline`, undefined, owner);
    const statuses = timeline.filter(({ kind }: { kind: string }) => kind === 'status').toReversed();
    expect(statuses[0]).toMatchObject({ from: null, at: createdAt });
    expect(statuses.at(-1)).toMatchObject({ to: status, at: statusSince });
    for (const [index, { from }] of statuses.entries()) expect(from).toBe(statuses[index - 1]?.to ?? null);
    for (const { at, kind } of timeline) {
      expect(at >= createdAt && at <= new Date().toISOString()).toBe(true);
      kinds.add(kind);
    }
  }
  const ofLinks = ['link-made', 'link-opened', 'link-revoked'];
  expect(kinds).toEqual(new Set(['status', 'note', 'mail', 'round', 'message', 'next-action', ...ofLinks]));
  const { body } = await app().rest(
    `GET /profile/${owner.profileId}/employer-contacts/figures`,
    undefined,
    owner,
  );
  expect(body).toMatchObject({ total: 18, medianResponseDays: expect.any(Number) });
  const steps = body.funnel.map(({ count }: { count: number }) => count);
  expect(steps).toEqual(steps.toSorted((one: number, other: number) => other - one));
  expect(steps.at(-1)).toBe(1);
  expect(body.due.length).toBeGreaterThan(4);
});

test('its links were opened by those who have them, and one was passed on', async () => {
  const { body: links } = await app().rest(`GET /profile/${owner.profileId}/links`, undefined, owner);
  expect(links).toHaveLength(5);
  for (const { opens, readers, seconds, lastOpenedAt, createdAt } of links) {
    expect(opens).toBeGreaterThan(0);
    expect(readers).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(10);
    expect(lastOpenedAt > createdAt && lastOpenedAt < new Date().toISOString()).toBe(true);
  }
  expect(links.filter(({ readers }: { readers: number }) => readers === 2)).toHaveLength(2);
  const { body } = await app().rest(`GET /profile/${owner.profileId}/analytics?period=90d`, undefined, owner);
  expect(body.topCompanies.map(({ company }: { company: string }) => company)).toContain(
    'Nordlys Shipping Tech',
  );
  const hints = `GET /profile/${owner.profileId}/employer-contacts/hints`;
  expect((await app().rest(hints, undefined, owner)).body).not.toEqual([]);
});

test('whoever registered the address before the demo existed does not get to own it', async () => {
  const { database, drop } = await createTestDatabase();
  try {
    const { db } = database;
    const squatter = await newAccount(db, 'demo@storyfolio.example');
    expect(await seedDemoProfile(db, { passwordHash: 'demo' })).toBe(true);
    const demo = await db.selectFrom('profiles').selectAll().where('isDemo', '=', true).executeTakeFirst();
    expect(demo?.accountId).not.toBe(squatter.id);
    const own = await db.selectFrom('accounts').selectAll().where('id', '=', squatter.id).executeTakeFirst();
    expect(own).toMatchObject({ currentProfileId: squatter.profile.id });
    expect(own?.passwordHash).not.toBe('demo');
  } finally {
    await drop();
  }
});
