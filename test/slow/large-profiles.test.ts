import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { importFileMaxBytes, importTooLarge } from '../../src/contracts/cv-import';
import { portableFilename } from '../../src/contracts/portable-profile';
import { type TestUser, useTestApp } from '../support/app';
import { carriersOf, pdfWith } from '../support/carriers';
import { roundTrips } from '../support/round-trips';
import { zipOf } from '../support/zips';

const app = useTestApp();
const { exported, readFile, importInto, contentOf } = roundTrips(app);

/** A hundred positions with all the text that they may have, a good part of it in letters of three bytes. */
async function fillWithLongPositions(user: TestUser): Promise<void> {
  const achievements = Array.from({ length: 30 }, (_, line) => `${'bread '.repeat(80)}${line}`);
  const workExperience = Array.from({ length: 100 }, (_, index) => ({
    values: {
      company: `Bakery ${index}`,
      position: 'Baker',
      location: 'Uppsala',
      startDate: '2001-01',
      endDate: '2002-01',
      description: '包'.repeat(5000),
      achievements,
      isPublic: true,
    },
  }));
  const path = `POST /profile/${user.profileId}/cv/import/accept`;
  const { status, body } = await app().rest(path, { sections: { workExperience } }, user);
  expect(status, JSON.stringify(body)).toBe(200);
}

test.each(Object.entries(carriersOf(app)).filter(([kind]) => kind !== 'pdf'))(
  'a profile of several megabytes comes back as %s as well',
  async (_kind, carry) => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    await fillWithLongPositions(user);
    const saved = await exported(user);
    expect(Buffer.byteLength(saved)).toBeGreaterThan(5 * 1024 * 1024);
    await importInto(other, await carry(user, saved));
    expect(await contentOf(other)).toEqual({ ...(await contentOf(user)), profile: expect.anything() });
  },
);

test('a zip whose profile unpacks to more than a profile is refused with the reason', async () => {
  const bomb = await zipOf({ [portableFilename]: Buffer.alloc(100 * 1024 * 1024, ' ') });
  const { status, body } = await readFile(await app().newUser(), bomb);
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('larger than 10 MB')]);
});

test('an attachment of 100 MB is not unpacked: the pages are read', async () => {
  const bomb = deflateSync(Buffer.alloc(100 * 1024 * 1024, ' "storyfolio" '));
  const { status, body } = await readFile(await app().newUser(), pdfWith([bomb, bomb]));
  expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('Somebody Else')]);
});

test('a profile of deep nesting is read no deeper than profiles are', async () => {
  const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
  const portable = `{"version":1,"digest":"x","profile":{},"sections":{"skills":[${deep}]}}`;
  const resume = `{"basics":{"name":"Ada"},"work":${deep},"meta":{"storyfolio":${portable}}}`;
  const { status, body } = await readFile(await app().newUser(), Buffer.from(resume));
  expect([200, 422], JSON.stringify(body).slice(0, 500)).toContain(status);
});

test('a zip may be larger than other files, and what is neither is refused with what to do', async () => {
  const user = await app().newUser();
  const film = randomBytes(importFileMaxBytes + 1);
  const { status, body } = await readFile(user, film);
  expect([status, body.message]).toEqual([413, importTooLarge]);
  await app().rest(`PATCH /profile/${user.profileId}`, { jobTitle: 'Baker' }, user);
  const zip = await zipOf({
    'video/introduction.mp4': film,
    [portableFilename]: Buffer.from(await exported(user)),
  });
  expect(zip.length).toBeGreaterThan(importFileMaxBytes);
  const read = await readFile(user, zip);
  expect([read.status, read.body.profile?.jobTitle?.value]).toEqual([200, 'Baker']);
});
