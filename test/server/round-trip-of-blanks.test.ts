import { expect, test } from 'vitest';
import { type ImportableSection, importableSections } from '../../src/contracts/cv-import';
import { sectionContracts } from '../../src/contracts/sections';
import { type TestUser, useTestApp } from '../support/app';
import { roundTrips } from '../support/round-trips';
import { draftFor } from '../support/section-samples';

const app = useTestApp();
const { exported, importInto, contentOf } = roundTrips(app);

const blanks = ['', null, []];

/** An entry with its required fields alone, and for each other field one that has nothing but that left blank. */
async function sparseEntries(key: ImportableSection, profileId: string): Promise<object[]> {
  const draft = await draftFor(key, app().db, profileId);
  const { required, optional, draft: whole } = sectionContracts[key];
  const bare = Object.fromEntries(Object.keys(required).map((field) => [field, draft[field]]));
  const lacking = Object.keys(optional).flatMap((field) =>
    blanks.map((blank) => ({ ...draft, [field]: blank })),
  );
  return [bare, ...lacking.filter((entry) => whole.safeParse({ ...entry, isPublic: true }).success)];
}

test.each(importableSections)('blank fields of %s come back blank', async (key) => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  const { path } = sectionContracts[key];
  const entries = await sparseEntries(key, user.profileId);
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries) {
    const { status, body } = await app().rest(`POST /profile/${user.profileId}/${path}`, entry, user);
    expect(status, JSON.stringify([entry, body])).toBe(201);
  }
  await importInto(other, Buffer.from(await exported(user)));
  expect(await contentOf(other)).toEqual({ ...(await contentOf(user)), profile: expect.anything() });
});

test('facts that follow the last place there is come back in their order, and can be reordered', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  const path = `/profile/${user.profileId}/facts`;
  const facts = ['First', 'Second', 'Third', 'Fourth'];
  const orders = ['7', '100000'];
  for (const [index, fact] of facts.entries())
    expect((await app().rest(`POST ${path}`, { fact, order: orders[index] }, user)).status).toBe(201);
  const read = async (reader: TestUser): Promise<{ id: string; fact: string; order: string }[]> =>
    (await app().rest(`GET /profile/${reader.profileId}/facts`, undefined, reader)).body;
  const factsOf = async (reader: TestUser) => (await read(reader)).map(({ fact }) => fact);

  await importInto(other, Buffer.from(await exported(user)));
  expect(await contentOf(other)).toEqual({ ...(await contentOf(user)), profile: expect.anything() });
  expect((await read(other)).map(({ order }) => order)).toEqual(['7', '100000', '100000', '100000']);
  expect(await factsOf(other)).toEqual(facts);
  // Those that are brought to facts in the last place follow them.
  await importInto(other, Buffer.from(await exported(user)));
  expect(await factsOf(other)).toEqual([...facts, ...facts]);

  const ids = (await read(user)).map(({ id }) => id).toReversed();
  expect((await app().rest(`PUT ${path}/order`, { ids }, user)).status).toBe(200);
  expect(await factsOf(user)).toEqual(facts.toReversed());
});
