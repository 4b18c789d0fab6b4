import { expect, test } from 'vitest';
import { type ImportableSection, importableSections } from '../../src/contracts/cv-import';
import { sectionContracts } from '../../src/contracts/sections';
import { useTestApp } from '../support/app';
import { roundTrips } from '../support/round-trips';
import { draftFor } from '../support/section-samples';

const app = useTestApp();
const { exported, bringBack, contentOf } = roundTrips(app);

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
  await bringBack(other, Buffer.from(await exported(user)));
  expect(await contentOf(other)).toEqual({ ...(await contentOf(user)), profile: expect.anything() });
});
