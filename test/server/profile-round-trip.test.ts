import { describe, expect, test } from 'vitest';
import { importableSections } from '../../src/contracts/cv-import';
import { type Design, defaultDesign } from '../../src/contracts/design';
import { sectionContracts } from '../../src/contracts/sections';
import { datedSections } from '../../src/contracts/sections/newest-first';
import { type TestUser, useTestApp } from '../support/app';
import { carriersOf } from '../support/carriers';
import { roundTrips } from '../support/round-trips';
import { draftFor, sectionSamples } from '../support/section-samples';

const app = useTestApp();
const { exported, readFile, importInto, pageOf, contentOf } = roundTrips(app);
const carriers = carriersOf(app);

const isDated = (key: string) => datedSections.some((dated) => dated === key);
const earlier = { startDate: '1999-01', endDate: '2000-01', isCurrent: false };

/** Facts may have any place, such as those that the removal of others left. */
const placesOfFacts = ['3', '12'];

/** A profile with every field of every section filled, public and private entries among them, not in the order of their dates. */
async function fillProfile(user: TestUser): Promise<void> {
  const drafts = await Promise.all(
    importableSections.map(async (key) => {
      const draft = await draftFor(key, app().db, user.profileId);
      const { change } = sectionSamples[key];
      const [first, second] = key === 'facts' ? placesOfFacts : [];
      return [
        key,
        [
          { ...draft, isPublic: false, order: first },
          { ...draft, ...change, ...(isDated(key) && earlier), isPublic: true, order: second },
        ],
      ] as const;
    }),
  );
  const sections = Object.fromEntries(drafts.map(([key, list]) => [key, list.map((values) => ({ values }))]));
  const profile = {
    displayName: 'Zoë  Ångström',
    jobTitle: 'Baker',
    location: 'Uppsala',
    availability: 'Part-time, from March',
    bio: 'Bread.\n\nCakes.',
  };
  const { status, body } = await app().rest(
    `POST /profile/${user.profileId}/cv/import/accept`,
    { sections, profile },
    user,
  );
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Another theme, with two sections hidden, on a page that only those with its address find. */
async function designPage(user: TestUser): Promise<void> {
  const hidden = ['facts', 'skills'];
  const design: Design = {
    ...defaultDesign,
    theme: 'swiss',
    accent: '#0a7f5a',
    sections: defaultDesign.sections.toReversed().map(({ key }) => ({ key, isShown: !hidden.includes(key) })),
  };
  const path = `/profile/${user.profileId}`;
  expect((await app().rest(`PUT ${path}/design/draft`, { design }, user)).status).toBe(200);
  expect((await app().rest(`POST ${path}/design/publish`, {}, user)).status).toBe(200);
  expect((await app().rest(`PATCH ${path}`, { visibility: 'unlisted' }, user)).status).toBe(200);
}

/** Puts the oldest entries first. */
async function orderByHand(user: TestUser): Promise<void> {
  for (const key of datedSections) {
    const path = `/profile/${user.profileId}/${sectionContracts[key].path}`;
    const listed: { id: string; startDate: string }[] = (await app().rest(`GET ${path}`, undefined, user))
      .body;
    const ids = listed.toReversed().map(({ id }) => id);
    expect((await app().rest(`PUT ${path}/order`, { ids }, user)).status).toBe(200);
  }
}

/** The digest covers the address of the page, which is another one. */
function withoutDigest(json: string) {
  const resume = JSON.parse(json);
  delete resume.meta.storyfolio.digest;
  return resume;
}

test.each(Object.entries(carriers))(
  'a profile that is brought to another account as %s is equal field by field',
  async (_kind, carry) => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    await fillProfile(user);
    await orderByHand(user);
    await designPage(user);
    const saved = await exported(user);
    await importInto(other, await carry(user, saved));
    expect(await contentOf(other)).toEqual(await contentOf(user));
    const again = (await exported(other)).replaceAll(other.slug, user.slug);
    expect(withoutDigest(again)).toEqual(withoutDigest(saved));
  },
);

describe('the page that a profile was on', () => {
  const undo = async (user: TestUser, undoId: string) =>
    (await app().rest(`POST /profile/${user.profileId}/cv/import/${undoId}/undo`, {}, user)).body;

  async function brought() {
    const [user, other] = [await app().newUser(), await app().newUser()];
    await fillProfile(user);
    await designPage(user);
    return { user, other, undoId: await importInto(other, Buffer.from(await exported(user))) };
  }

  test('hides from strangers what it hid, from the moment that the entries are there', async () => {
    const { other } = await brought();
    const listed = async (section: string, reader?: TestUser) =>
      (await app().rest(`GET /profile/${other.profileId}/${section}`, undefined, reader)).body.length;
    expect([await listed('skills', other), await listed('skills'), await listed('education')]).toEqual([
      2, 0, 1,
    ]);
  });

  test('goes back with the import that brought it', async () => {
    const { other, undoId } = await brought();
    expect(await undo(other, undoId)).toEqual({ kept: 0 });
    expect(await pageOf(other)).toEqual({ visibility: 'public', published: defaultDesign });
    expect((await app().rest(`GET /profile/${other.profileId}/design`, undefined, other)).body).toMatchObject(
      {
        isChanged: false,
        undoableUntil: null,
      },
    );
  });

  test('stays where it was changed since', async () => {
    const { other, undoId } = await brought();
    const path = `/profile/${other.profileId}`;
    await app().rest(`PATCH ${path}`, { visibility: 'private' }, other);
    await app().rest(`PUT ${path}/design/draft`, { design: { ...defaultDesign, theme: 'sidebar' } }, other);
    await app().rest(`POST ${path}/design/publish`, {}, other);
    expect(await undo(other, undoId)).toEqual({ kept: 2 });
    expect(await pageOf(other)).toMatchObject({ visibility: 'private', published: { theme: 'sidebar' } });
  });

  test('is in no file that strangers get, and a wrong one is left out', async () => {
    const { user, other } = await brought();
    const mine = JSON.parse(await exported(user));
    expect(mine.meta.storyfolio.page.visibility).toBe('unlisted');
    const { body } = await app().app.inject({ url: `/profile/${user.slug}.json` });
    const theirs = JSON.parse(body).meta.storyfolio;
    expect(theirs).not.toHaveProperty('page');
    expect(theirs.sections.facts, 'hidden by the design').toEqual([]);
    mine.meta.storyfolio.page = { visibility: 'secret', design: { theme: 'none' } };
    const read = await readFile(other, Buffer.from(JSON.stringify(mine)));
    expect([read.status, read.body.page]).toEqual([200, undefined]);
  });
});

describe('the places of facts', () => {
  const placesOf = async (user: TestUser) =>
    (await app().rest(`GET /profile/${user.profileId}/facts`, undefined, user)).body.map(
      ({ order }: { order: string }) => order,
    );

  test('follow those of facts that are there already', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    await fillProfile(user);
    const fact = { fact: 'I was here before.', order: '5' };
    expect((await app().rest(`POST /profile/${other.profileId}/facts`, fact, other)).status).toBe(201);
    await importInto(other, Buffer.from(await exported(user)));
    expect([await placesOf(user), await placesOf(other)]).toEqual([placesOfFacts, ['5', '6', '7']]);
  });

  test('are in no file that strangers get: they would tell how many are hidden', async () => {
    const user = await app().newUser();
    await fillProfile(user);
    const factsIn = (json: string) => JSON.parse(json).meta.storyfolio.sections.facts;
    const { body } = await app().app.inject({ url: `/profile/${user.slug}.json` });
    expect(factsIn(body)).toEqual([expect.not.objectContaining({ order: expect.anything() })]);
    expect(factsIn(await exported(user))).toMatchObject(placesOfFacts.map((order) => ({ order })));
  });
});

describe('the order of dated entries', () => {
  const job = (company: string, startDate: string) => ({
    values: { company, position: 'Baker', location: 'Uppsala', startDate, endDate: startDate },
  });
  const accept = (user: TestUser, workExperience: object[], keepsOrder?: boolean) =>
    app().rest(
      `POST /profile/${user.profileId}/cv/import/accept`,
      { sections: { workExperience }, ...(keepsOrder !== undefined && { keepsOrder }) },
      user,
    );
  const companies = async (user: TestUser) => {
    const { body } = await app().rest(`GET /profile/${user.profileId}/work-experience`, undefined, user);
    return body.map(({ company }: { company: string }) => company);
  };

  test('is that of their dates, unless it is to be kept', async () => {
    const [read, brought] = [await app().newUser(), await app().newUser()];
    const given = [job('Old', '2001-01'), job('New', '2020-01')];
    expect((await accept(read, given)).status).toBe(200);
    expect(await companies(read)).toEqual(['New', 'Old']);
    expect((await accept(brought, given, true)).status).toBe(200);
    expect(await companies(brought)).toEqual(['Old', 'New']);
  });

  test('is that of all dates where neither the list nor the file was ordered by hand', async () => {
    const user = await app().newUser();
    await accept(user, [job('Middle', '2010-01')]);
    await accept(user, [job('New', '2020-01'), job('Old', '2001-01')], true);
    expect(await companies(user)).toEqual(['New', 'Middle', 'Old']);
  });
});
