import { beforeAll, expect, test } from 'vitest';
import { exportFormats } from '../../src/contracts/exports';
import { keysOf } from '../../src/contracts/keys-of';
import { limitedSections, type SubscriptionTier } from '../../src/contracts/plans';
import { sectionContracts } from '../../src/contracts/sections';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { contentOfForm, zipText } from '../support/form-contents';
import { uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { grantPlan } from '../support/plans';
import { draftFor } from '../support/section-samples';
import { testConfig } from '../support/test-config';

const app = useTestApp();
let shop: TestApp;

/** The field of each limited section in which its entries differ here. */
const names = {
  facts: 'fact',
  gallery: 'caption',
  skills: 'name',
  workExperience: 'position',
  education: 'fieldOfStudy',
  testimonials: 'name',
};
const counts = [1, 2, 3];
const nameOf = (section: string, count: number) => `Kept${section}${count}`;
const everyName = limitedSections.flatMap((section) => counts.map((count) => nameOf(section, count)));

const { upload } = uploadsTo(() => shop);

async function addPhoto(user: TestUser, caption: string) {
  const content = await makeImage('jpeg', 30, 20);
  expect((await upload([{ name: 'a.jpg', content, fields: { caption } }], user)).status).toBe(201);
}

async function addEntries(user: TestUser) {
  for (const section of limitedSections) {
    for (const count of counts) {
      const name = nameOf(section, count);
      if (section === 'gallery') {
        await addPhoto(user, name);
        continue;
      }
      const { order: _, ...draft } = { order: '', ...(await draftFor(section, app().db, user.profileId)) };
      const entry = { ...draft, [names[section]]: name, isPublic: true };
      const route = `POST /profile/${user.profileId}/${sectionContracts[section].path}`;
      expect((await shop.rest(route, entry, user)).status).toBe(201);
    }
  }
}

/** What strangers get: the page of each portfolio, and each form of the first. */
async function readAll(user: TestUser, slugs: string[]) {
  const pages = await Promise.all(slugs.map((slug) => shop.app.inject(`/profile/${slug}`)));
  const texts: Record<string, string> = {};
  for (const [index, { statusCode, body }] of pages.entries()) {
    expect(statusCode).toBe(200);
    texts[`page ${index}`] = body;
  }
  for (const extension of keysOf(exportFormats)) {
    const { statusCode, rawPayload } = await shop.app.inject(`/profile/${user.slug}.${extension}`);
    expect([extension, statusCode]).toEqual([extension, 200]);
    texts[extension] = await contentOfForm[extension](rawPayload);
  }
  return texts;
}

let user: TestUser;
let slugs: string[];
let before: Record<string, string>;
beforeAll(async () => {
  shop = await app().newServer({ config: { ...testConfig, sellsPlans: true } });
  user = await app().newUser();
  await grantPlan(app().db, user.accountId, 'pro');
  await addEntries(user);
  await shop.rest('PATCH /profile', { displayName: 'Ada King', visibility: 'public' }, user);
  const employer = { employer: 'Harbour & Sons' };
  const copy = await shop.rest(`POST /profile/${user.profileId}/duplicate`, employer, user);
  expect(copy.status).toBe(201);
  for (const count of counts) {
    const host = `${user.slug}-${count}.example.org`;
    expect((await shop.rest(`POST /profile/${user.profileId}/domains`, { host }, user)).status).toBe(201);
  }
  slugs = [user.slug, copy.body.profileSlug];
  before = await readAll(user, slugs);
});

/** The names that a form says. */
const namesIn = (text = '') => everyName.filter((name) => text.includes(name));

test('all of it is on the pages before', () => {
  for (const page of ['page 0', 'page 1']) expect(namesIn(before[page])).toEqual(everyName);
  for (const form of ['json', 'pdf', 'zip', 'md', 'txt']) {
    expect(namesIn(before[form]).length, form).toBeGreaterThan(everyName.length / 2);
  }
  // A CV has neither facts nor testimonials.
  expect(namesIn(before.docx)).not.toEqual([]);
});

const ends: [string, SubscriptionTier, object][] = [
  ['is cancelled', 'pro', { status: 'canceled' }],
  ['was not paid', 'pro', { status: 'unpaid' }],
  ['is gone', 'free', {}],
];

test.each(ends)('where a plan %s, every page and file says what it said', async (_, tier, state) => {
  await grantPlan(app().db, user.accountId, tier, state);
  const after = await readAll(user, slugs);
  for (const form of ['page 0', 'page 1', 'json', 'md', 'txt', 'vcf', 'png']) {
    expect(after[form] === before[form], form).toBe(true);
  }
  for (const form of ['pdf', 'docx', 'zip'])
    expect(namesIn(after[form]), form).toEqual(namesIn(before[form]));
  const headers = { authorization: `Bearer ${user.token}` };
  const exported = await shop.app.inject({ url: '/api/auth/export', headers });
  expect(namesIn(await zipText(exported.rawPayload))).toEqual(everyName);
  const domains = await shop.rest(`GET /profile/${user.profileId}/domains`, undefined, user);
  expect(domains.body).toHaveLength(counts.length);
});
