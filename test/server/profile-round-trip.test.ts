import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { portableSections } from '../../src/contracts/portable-profile';
import { sectionContracts } from '../../src/contracts/sections';
import { type TestUser, useTestApp } from '../support/app';
import { assemblePdf, makeStream } from '../support/documents';
import { form } from '../support/gallery-uploads';
import { draftFor, sectionSamples } from '../support/section-samples';

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

test('a profile that is saved and brought to another account is equal field by field', async () => {
  const user = await app().newUser();
  await fillProfile(user);
  const saved = await exported(user);
  const carriers = {
    json: Buffer.from(saved),
    zip: (await app().app.inject({ url: `/profile/${user.slug}.zip`, headers: bearer(user) })).rawPayload,
    pdf: pdfWith(['another one', deflateSync(saved)]),
  };
  for (const [kind, content] of Object.entries(carriers)) {
    const other = await app().newUser();
    await bringBack(other, content);
    expect(await contentOf(other), kind).toEqual(await contentOf(user));
    const again = (await exported(other)).replaceAll(other.slug, user.slug);
    expect(withoutDigest(again), kind).toEqual(withoutDigest(saved));
  }
});
