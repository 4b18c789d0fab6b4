import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { cvLooks } from '../../src/contracts/exports';
import type { Portfolio } from '../../src/documents/portfolio';
import { typesetDocument } from '../../src/server/typesetter/typeset-document';
import { type TestUser, useTestApp } from '../support/app';
import { paperOptions } from '../support/paper-content';
import { pdfContents } from '../support/pdf-contents';
import { latin, portfolioOf } from '../support/people';

const app = useTestApp();

async function get(user: TestUser, ending: string, reader?: TestUser) {
  const headers = reader ? { authorization: `Bearer ${reader.token}` } : {};
  return app().app.inject({ url: `/profile/${user.slug}.${ending}`, headers });
}

// Starts a thread, and loads the reader of PDF.
beforeAll(async () => pdfContents((await get(await app().newUser(), 'pdf')).rawPayload));

const draft = (type: string, value: string) => ({
  type,
  label: 'Mine',
  value,
  isPrimary: false,
  description: null,
  isPublic: true,
});

async function withContacts(): Promise<TestUser> {
  const user = await app().newUser();
  const path = `POST /profile/${user.profileId}/contacts`;
  await app().rest(path, draft('email', 'hidden@secret.example'), user);
  await app().rest(path, draft('website', 'https://open.example'), user);
  await app().rest(path, { ...draft('website', 'https://private.example'), isPublic: false }, user);
  return user;
}

test('strangers get the public part as PDF without contact details, and the owner everything', async () => {
  const user = await withContacts();
  const open = await get(user, 'pdf?archival=true');
  expect([open.statusCode, open.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(open.headers['content-disposition']).toContain(`inline; filename="${user.slug}.pdf"`);
  const shown = await pdfContents(open.rawPayload);
  expect(shown.links).toContain('https://open.example/');
  const all = JSON.stringify(shown);
  expect(all).not.toContain('hidden@secret.example');
  expect(all).not.toContain('private.example');
  expect(JSON.parse(shown.attachments['profile.json'] ?? '')).toHaveProperty('basics');

  const own = await get(user, 'pdf?form=plain', user);
  expect(own.headers['cache-control']).toBe('private, no-store');
  const { links } = await pdfContents(own.rawPayload);
  expect(links).toEqual(expect.arrayContaining(['mailto:hidden@secret.example', 'https://private.example/']));
  const asVisitor = await pdfContents((await get(user, 'pdf?as=visitor', user)).rawPayload);
  expect(JSON.stringify(asVisitor)).not.toContain('private.example');
});

test('paper and form can be chosen, and a choice that there is not is refused', async () => {
  const user = await app().newUser();
  const { sizes } = await pdfContents((await get(user, 'pdf?paper=letter&unknown=1')).rawPayload);
  expect(sizes[0]).toEqual([612, 792]);
  const wrong = await get(user, 'pdf?form=wrong');
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'form: Choose portfolio or plain.']);
  expect((await get(user, 'pdf?paper=a4&paper=letter')).statusCode).toBe(400);
});

test('the picture of a page is 1200 pixels by 630, and the page names it', async () => {
  const user = await app().newUser();
  const picture = await get(user, 'png');
  const { width, height, format } = await sharp(picture.rawPayload).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  const page = (await app().app.inject({ url: `/profile/${user.slug}` })).payload;
  expect(page).toMatch(new RegExp(`property="og:image" content="[^"]+/profile/${user.slug}.png"`));
  expect(page).toContain('<meta property="og:image:width" content="1200"/>');
});

test('the owner, and nobody else, sees the first page of the CV to send in each look', async () => {
  const [user, other] = [await withContacts(), await app().newUser()];
  const ask = (query: string, reader?: TestUser) =>
    app().app.inject({
      url: `/profile/${user.slug}/first-page?${query}`,
      headers: reader ? { authorization: `Bearer ${reader.token}` } : {},
    });
  const pictures = await Promise.all(
    cvLooks.map(async (look) => (await ask(`look=${look}`, user)).rawPayload),
  );
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(cvLooks.length);
  const sizeOf = async (picture: Buffer | undefined) => {
    const { format, width, height } = await sharp(picture).metadata();
    return [format, width, height];
  };
  expect(await sizeOf(pictures[0])).toEqual(['png', 480, 679]);
  const letter = await ask('paper=letter', user);
  expect(await sizeOf(letter.rawPayload)).toEqual(['png', 480, 621]);
  expect(letter.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect((await ask('look=wrong', user)).statusCode).toBe(400);
  for (const reader of [undefined, other]) expect((await ask('', reader)).statusCode).toBe(404);
});

const tooLong = 'This profile is too long for a document. Open the page instead, and print it from there.';

/** Typesets it as the server does, past the limits on entries and texts. */
const typesetPlain = (portfolio: Portfolio, limits: Parameters<typeof typesetDocument>[2]) =>
  typesetDocument(
    async () => ({
      form: 'pdf',
      json: JSON.stringify(portfolio),
      audience: 'owner',
      options: paperOptions('plain'),
      pictures: {},
      typePairing: 'fraunces-inter',
    }),
    {},
    limits,
  );

test('a document that takes too long is refused in a sentence, and the next one is made', async () => {
  const user = await app().newUser();
  // Every whole document takes longer.
  await expect(typesetPlain(portfolioOf(latin), { timeMs: 0 })).rejects.toThrow(tooLong);
  expect((await get(user, 'pdf?form=plain')).statusCode).toBe(200);
});

test('a document that needs too much memory is refused, while pages are answered', async () => {
  const user = await app().newUser();
  const person = portfolioOf(latin);
  const [job] = person.workExperience;
  if (!job) throw new Error('There is no position.');
  // No two texts are the same, so that none is set once for all.
  const jobs = Array.from({ length: 300 }, (_, index) => ({
    ...job,
    description: Array.from({ length: 400 }, (_, word) => `w${index}-${word}`).join(' '),
  }));
  // Less than any process takes: what other documents have left, and what is freed meanwhile, decides nothing.
  const growthMb = -1_000_000;
  const huge = typesetPlain({ ...person, workExperience: jobs }, { timeMs: 600_000, growthMb });
  const refused = expect(huge).rejects.toThrow(tooLong);
  expect((await app().app.inject({ url: `/profile/${user.slug}` })).statusCode).toBe(200);
  await refused;
  expect((await get(user, 'pdf?form=plain')).statusCode).toBe(200);
});
