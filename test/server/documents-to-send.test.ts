import { describe, expect, test } from 'vitest';
import { defaultDesign } from '../../src/contracts/design';
import { type ExportExtension, exportFormats } from '../../src/contracts/exports';
import { keysOf } from '../../src/contracts/keys-of';
import { upload } from '../support/access-uploads';
import { type TestUser, useTestApp } from '../support/app';
import { addCanaries } from '../support/canaries';
import { publishDesign } from '../support/designs';
import { contentOfForm } from '../support/form-contents';
import { cookieIn, makeLink, pressButton } from '../support/made-links';
import { pdfToText } from '../support/pdf-to-text';
import { reader } from '../support/views';

const app = useTestApp();

interface Asked {
  method?: 'GET' | 'POST';
  query?: string;
  user?: TestUser;
  cookie?: string | undefined;
}

const ask = (
  { slug }: TestUser,
  extension: ExportExtension,
  { method, query = 'for=employer', user, cookie }: Asked,
) =>
  app().app.inject({
    method: method ?? 'GET',
    url: `/profile/${slug}.${extension}?${query}`,
    headers: {
      'user-agent': reader,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(user && { authorization: `Bearer ${user.token}` }),
      ...(cookie && { cookie }),
    },
  });

async function textOf(owner: TestUser, extension: ExportExtension, asked: Asked): Promise<string> {
  const { statusCode, rawPayload } = await ask(owner, extension, asked);
  expect(statusCode, extension).toBe(200);
  return contentOfForm[extension](rawPayload);
}

async function add(user: TestUser, path: string, entry: object): Promise<string> {
  const { status, body } = await app().rest(`POST /profile/${user.profileId}/${path}`, entry, user);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const change = async (user: TestUser, path: string, values: object) =>
  expect((await app().rest(`PATCH /${path}`, values, user)).status).toBe(200);

const contact = { label: 'Work', isPrimary: false, isPublic: true };
const place = { type: 'work', label: 'Office', street: 'secret-street', postalCode: 'secret-code' };

/** An owner with public and private ways to be reached, and a canary in each text of a private entry. */
async function newOwner() {
  const owner = await app().newUser();
  await change(owner, `profile/${owner.profileId}`, { displayName: 'shown-name' });
  const open = { ...contact, description: 'shown-note' };
  const first = await add(owner, 'contacts', { ...open, type: 'email', value: 'first@example.com' });
  const primary = { ...open, type: 'email', value: 'primary@example.com', isPrimary: true };
  await add(owner, 'contacts', primary);
  await add(owner, 'contacts', { ...contact, type: 'phone', value: '+44 20 7946 0001' });
  const hidden = { ...contact, isPublic: false, description: 'secret-note' };
  const mobile = await add(owner, 'contacts', { ...hidden, type: 'phone', value: '+44 20 7946 0002' });
  const town = { ...place, description: 'secret-bell', state: 'Yorkshire', country: 'United Kingdom' };
  await add(owner, 'addresses', { ...town, city: 'Leeds', isPublic: true });
  const home = await add(owner, 'addresses', { ...town, city: 'Whitby', isPublic: false });
  await addCanaries(app(), owner);
  return { owner, first, mobile, home };
}

const forms = keysOf(exportFormats).filter((extension) => extension !== 'png');
const secret = /canary-|secret-|7946 ?0002|Whitby/;

describe('a form to send', () => {
  test('has the primary e-mail address, the telephone number and the town, and nothing private', async () => {
    const { owner } = await newOwner();
    const readers: Asked[] = [{ user: owner }, { method: 'POST' }, { method: 'POST', user: owner }];
    for (const extension of forms) {
      for (const asked of readers) {
        const text = await textOf(owner, extension, asked);
        for (const shown of ['primary@example.com', 'Leeds']) expect(text, extension).toContain(shown);
        expect(text.replaceAll('%20', ' '), extension).toMatch(/7946 ?0001/);
        expect(text, extension).not.toContain('first@example.com');
        expect(secret.exec(text)?.[0], extension).toBeUndefined();
      }
    }
  });

  test('says the same to pdftotext, in both forms of the PDF', async () => {
    const { owner } = await newOwner();
    for (const form of ['plain', 'portfolio']) {
      const { rawPayload } = await ask(owner, 'pdf', { user: owner, query: `for=employer&form=${form}` });
      const text = pdfToText(rawPayload);
      expect(text).toContain('primary@example.com');
      expect(text).toContain('+44 20 7946 0001');
      expect(text).not.toMatch(secret);
    }
  });

  test('has what its owner chooses, of private entries only where the owner sends it', async () => {
    const { owner, first, mobile, home } = await newOwner();
    const chosen = { [`contacts/${first}`]: true, [`contacts/${mobile}`]: true, [`addresses/${home}`]: true };
    for (const [path, isSent] of Object.entries(chosen)) await change(owner, path, { isSent });
    for (const extension of forms) {
      const own = await textOf(owner, extension, { user: owner });
      for (const shown of ['first@example.com', 'primary@example.com', 'Whitby'])
        expect(own, extension).toContain(shown);
      expect(own.replaceAll('%20', ' '), extension).toMatch(/7946 ?0002/);
      expect(own, extension).not.toMatch(/canary-|secret-/);
      const read = await textOf(owner, extension, { method: 'POST' });
      expect(read, extension).toContain('first@example.com');
      expect(secret.exec(read)?.[0], extension).toBeUndefined();
    }
    await change(owner, `contacts/${mobile}`, { isSent: false });
    expect(await textOf(owner, 'txt', { user: owner })).not.toContain('0002');
  });

  test('says how its owner is reached where the page hides that, and readers are told as little as there', async () => {
    const { owner } = await newOwner();
    await add(owner, 'contacts', { ...contact, type: 'website', value: 'https://hidden.example' });
    const sections = defaultDesign.sections.map(({ key }) => ({ key, isShown: key !== 'contact' }));
    await publishDesign(app(), owner, { sections });
    const own = await textOf(owner, 'txt', { user: owner });
    for (const shown of ['primary@example.com', 'Leeds']) expect(own).toContain(shown);
    expect(own).not.toContain('hidden.example');
    const read = await textOf(owner, 'txt', { method: 'POST' });
    expect(read).not.toMatch(/primary@|Leeds|hidden\.example/);
  });

  test('is not what a stranger gets by its address, with or without an account, or the owner as a visitor', async () => {
    const { owner, mobile } = await newOwner();
    await change(owner, `contacts/${mobile}`, { isSent: true });
    const stranger = await app().newUser();
    const readers: Asked[] = [
      {},
      { user: stranger },
      { user: owner, query: 'for=employer&as=visitor' },
      { query: 'for=employer&for=employer' },
      { query: 'for=owner' },
    ];
    for (const extension of forms) {
      // One that was made for a reader is not given to the next.
      await textOf(owner, extension, { method: 'POST' });
      for (const asked of readers) {
        const text = await textOf(owner, extension, asked);
        expect(text, extension).toContain('shown-name');
        expect(/@example\.com|7946|secret-/.exec(text)?.[0], extension).toBeUndefined();
      }
    }
  });

  test('of a private page is for its owner alone, and for whoever has a link', async () => {
    const { owner } = await newOwner();
    await change(owner, `profile/${owner.profileId}`, { visibility: 'private' });
    expect((await ask(owner, 'txt', { method: 'POST' })).statusCode).toBe(404);
    expect((await ask(owner, 'txt', { user: await app().newUser(), method: 'POST' })).statusCode).toBe(404);
    expect(await textOf(owner, 'txt', { user: owner })).toContain('primary@example.com');
    const link = await makeLink(app(), owner, { passcode: 'open sesame', hiddenSections: ['facts'] });
    const through = { method: 'POST', query: `v=${link.token}` } as const;
    expect((await ask(owner, 'txt', through)).statusCode).toBe(401);
    const cookie = cookieIn(await pressButton(app(), owner, link, { passcode: 'open sesame' }));
    expect(await textOf(owner, 'txt', { method: 'POST', cookie })).toContain('primary@example.com');
    expect(await textOf(owner, 'txt', { cookie })).not.toContain('primary@example.com');
    const without = await makeLink(app(), owner, { hiddenSections: ['contact'] });
    const text = await textOf(owner, 'txt', { method: 'POST', query: `v=${without.token}` });
    expect(text).toContain('shown-name');
    expect(text).not.toMatch(/example\.com|Leeds/);
  });

  test('is kept as a file, and neither stored by browsers nor indexed', async () => {
    const { owner } = await newOwner();
    for (const asked of [{ user: owner }, { method: 'POST' }] as const) {
      const { headers } = await ask(owner, 'pdf', asked);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      expect(headers['content-disposition']).toMatch(/^attachment/);
      expect(headers.etag).toBeUndefined();
    }
  });
});

test.each([
  ['Ada King', 'N:King;Ada;;;'],
  ['Dr ada B. KING', 'N:King;Ada;;;'],
  ['Adamant Kingsley', 'N:;Adamant Kingsley;;;'],
  ['A. King', 'N:;A. King;;;'],
])(
  'the card of %s has the names of the account where the name on the page says them',
  async (displayName, line) => {
    const owner = await app().newUser();
    await app()
      .db.updateTable('accounts')
      .set({ firstName: 'Ada', lastName: 'King' })
      .where('id', '=', owner.accountId)
      .execute();
    await change(owner, `profile/${owner.profileId}`, { displayName });
    const versions = { '': '4.0', 'version=4': '4.0', 'version=3': '3.0' };
    for (const [query, version] of Object.entries(versions)) {
      const text = await textOf(owner, 'vcf', { query });
      expect(text).toContain(`VERSION:${version}`);
      expect(text).toContain(line);
    }
    expect((await ask(owner, 'vcf', { query: 'version=2' })).statusCode).toBe(400);
  },
);

describe('the page', () => {
  const pageOf = async ({ slug }: TestUser, method: 'GET' | 'POST') => {
    const url = method === 'GET' ? `/profile/${slug}` : `/profile/${slug}/contact`;
    const headers = { 'user-agent': reader, 'content-type': 'application/x-www-form-urlencoded' };
    return (await app().app.inject({ method, url, headers })).body;
  };

  test('offers the forms to send beside the contact that it shows, by buttons alone', async () => {
    const { owner } = await newOwner();
    const forms = (extension: string) =>
      new RegExp(`<form action="/profile/${owner.slug}\\.${extension}\\?[^"]*for=employer" method="post"`);
    const [closed, open] = [await pageOf(owner, 'GET'), await pageOf(owner, 'POST')];
    for (const extension of ['pdf', 'vcf']) {
      expect(closed).not.toMatch(forms(extension));
      expect(open).toMatch(forms(extension));
    }
  });

  test('has a CV to download, the uploaded one where it is public', async () => {
    const { owner } = await newOwner();
    const made = new RegExp(`href="/profile/${owner.slug}\\.pdf\\?form=plain[^"]*"[^>]*>Download CV`);
    expect(await pageOf(owner, 'GET')).toMatch(made);
    const { id: cv } = await upload({ app: app(), owner }, 'cv');
    await change(owner, `cv/${cv}`, { isPublic: true });
    const page = await pageOf(owner, 'GET');
    expect(page).not.toMatch(made);
    expect(page).toMatch(new RegExp(`href="/api/cv/${cv}\\?download=1"[^>]*>Download CV`));
  });
});
