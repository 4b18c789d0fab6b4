import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { portableFilename, portableSections } from '../../src/contracts/portable-profile';
import { sectionContracts } from '../../src/contracts/sections';
import { type TestUser, useTestApp } from '../support/app';
import { assemblePdf, makeStream } from '../support/documents';
import { form } from '../support/gallery-uploads';
import { draftFor, sectionSamples } from '../support/section-samples';
import { zipOf } from '../support/zips';

const app = useTestApp();
const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` });

interface ReadEntry {
  values: Record<string, unknown>;
}

/** A profile with every field of every section filled, public and private entries among them, not in the order of their dates. */
async function fillProfile(user: TestUser): Promise<void> {
  const drafts = await Promise.all(
    portableSections.map(async (key) => {
      const { order: _order, ...draft } = await draftFor(key, app().db, user.profileId);
      const { change } = sectionSamples[key];
      return [
        key,
        [
          { ...draft, isPublic: false },
          { ...draft, ...change, isPublic: true },
        ],
      ] as const;
    }),
  );
  const sections = Object.fromEntries(drafts.map(([key, list]) => [key, list.map((values) => ({ values }))]));
  const profile = {
    displayName: 'Zoë  Ångström',
    jobTitle: 'Baker',
    location: 'Uppsala',
    bio: 'Bread.\n\nCakes.',
  };
  const { status, body } = await app().rest(
    `POST /profile/${user.profileId}/cv/import/accept`,
    { sections, profile },
    user,
  );
  expect(status, JSON.stringify(body)).toBe(200);
}

async function exported(user: TestUser): Promise<string> {
  const form = await app().app.inject({ url: `/profile/${user.slug}.json`, headers: bearer(user) });
  expect(form.statusCode).toBe(200);
  return form.body;
}

/** Reads a file into a profile, and accepts all that it proposes. */
async function bringBack(user: TestUser, content: Buffer): Promise<void> {
  const read = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${user.profileId}/cv/import`,
    payload: form([{ name: 'any', content }], 'file'),
    headers: { 'content-type': 'multipart/form-data; boundary=edge', ...bearer(user) },
  });
  expect(read.statusCode, read.body).toBe(200);
  const { profile, sections, warnings, unplaced } = read.json();
  expect([warnings, unplaced]).toEqual([[], []]);
  const said = Object.entries<{ value: string } | null>(profile).flatMap(([field, text]) =>
    text ? [[field, text.value]] : [],
  );
  const entries = Object.entries<ReadEntry[]>(sections).map(([key, list]) => [
    key,
    list.map(({ values }) => ({ values })),
  ]);
  const { status, body } = await app().rest(
    `POST /profile/${user.profileId}/cv/import/accept`,
    { profile: Object.fromEntries(said), sections: Object.fromEntries(entries) },
    user,
  );
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Every field of every entry, but for those that belong to where it is stored. */
async function contentOf(user: TestUser) {
  const lists = await Promise.all(
    portableSections.map(async (key) => {
      const { path } = sectionContracts[key];
      const { body } = await app().rest(`GET /profile/${user.profileId}/${path}`, undefined, user);
      const stored = ['id', 'profileId', 'createdAt', 'updatedAt'];
      const entries: object[] = body.map((entry: object) =>
        Object.fromEntries(Object.entries(entry).filter(([field]) => !stored.includes(field))),
      );
      return [key, entries] as const;
    }),
  );
  const { displayName, jobTitle, location, bio } = (await app().rest('GET /profile', undefined, user)).body;
  return { ...Object.fromEntries(lists), profile: { displayName, jobTitle, location, bio } };
}

const pdfWith = (attachments: (string | Buffer)[]) =>
  assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    makeStream('', 'BT /F1 14 Tf 18 TL 72 760 Td (Somebody Else) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...attachments.map((content) =>
      typeof content === 'string'
        ? makeStream('/Type /EmbeddedFile', content)
        : makeStream('/Type /EmbeddedFile /Filter /FlateDecode', content),
    ),
  ]);

/** The digest covers the address of the page, which is another one. */
function withoutDigest(json: string) {
  const resume = JSON.parse(json);
  delete resume.meta.storyfolio.digest;
  return resume;
}

/** How a saved profile is carried to another account. */
const carriers: Record<string, (user: TestUser, saved: string) => Promise<Buffer>> = {
  json: async (_user, saved) => Buffer.from(saved),
  zip: async (user) =>
    (await app().app.inject({ url: `/profile/${user.slug}.zip`, headers: bearer(user) })).rawPayload,
  pdf: async (user) => {
    const url = `/profile/${user.slug}.pdf?archival=true`;
    return (await app().app.inject({ url, headers: bearer(user) })).rawPayload;
  },
  'pdf with several attachments': async (_user, saved) => pdfWith(['another one', deflateSync(saved), '{}']),
};

// The first one waits for the thread that reads.
test.each(Object.entries(carriers))(
  'a profile that is brought to another account as %s is equal field by field',
  async (_kind, carry) => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    await fillProfile(user);
    const saved = await exported(user);
    await bringBack(other, await carry(user, saved));
    expect(await contentOf(other)).toEqual(await contentOf(user));
    const again = (await exported(other)).replaceAll(other.slug, user.slug);
    expect(withoutDigest(again)).toEqual(withoutDigest(saved));
  },
  90_000,
);

async function refusal(user: TestUser, content: Buffer) {
  const read = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${user.profileId}/cv/import`,
    payload: form([{ name: 'any', content }], 'file'),
    headers: { 'content-type': 'multipart/form-data; boundary=edge', ...bearer(user) },
  });
  return { status: read.statusCode, body: read.json() };
}

test('a zip whose profile unpacks to more than a profile is refused with the reason', async () => {
  const bomb = await zipOf({ [portableFilename]: Buffer.alloc(100 * 1024 * 1024, ' ') });
  const { status, body } = await refusal(await app().newUser(), bomb);
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('larger than 2 MB')]);
});

test('an attachment of 100 MB is not unpacked: the pages are read', async () => {
  const bomb = deflateSync(Buffer.alloc(100 * 1024 * 1024, ' "storyfolio" '));
  const { status, body } = await refusal(await app().newUser(), pdfWith([bomb, bomb]));
  expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('Somebody Else')]);
});

test('a profile of deep nesting is read no deeper than profiles are', async () => {
  const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
  const portable = `{"version":1,"digest":"x","profile":{},"sections":{"skills":[${deep}]}}`;
  const resume = `{"basics":{"name":"Ada"},"work":${deep},"meta":{"storyfolio":${portable}}}`;
  const { status, body } = await refusal(await app().newUser(), Buffer.from(resume));
  expect([200, 422], JSON.stringify(body).slice(0, 500)).toContain(status);
});
