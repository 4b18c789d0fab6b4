import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import { cvTypes } from '../../src/contracts/cv';
import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import { upload } from '../support/access-uploads';
import { type TestUser, useTestApp } from '../support/app';
import { draftFor } from '../support/section-samples';

const app = useTestApp();
const sections = Object.keys(sectionContracts) as SectionKey[];

afterEach(() => void vi.useRealTimers());

type Headers = Record<string, string>;

const get = (url: string, headers: Headers = {}) => app().app.inject({ method: 'GET', url, headers });

const page = async (user: TestUser) => (await get(`/profile/${user.slug}`)).body;

const as = ({ token }: TestUser): Headers => ({ authorization: `Bearer ${token}` });

/** Submits the page's form as a browser does. */
const showContact = (slug: string) =>
  app().app.inject({
    method: 'POST',
    url: `/profile/${slug}/contact`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: '',
  });

/** The section's sample with `text` in each field that accepts it. */
async function draftWith(key: SectionKey, user: TestUser, text: string) {
  const { draft } = sectionContracts[key];
  const sample = { ...(await draftFor(key, app().db, user.profileId)), isPublic: true };
  const entries = Object.entries(sample).map(([field, value]) => {
    const wish = Array.isArray(value) && typeof value[0] === 'string' ? [text] : text;
    return [field, draft.safeParse({ ...sample, [field]: wish }).success ? wish : value];
  });
  return Object.fromEntries(entries);
}

async function add(user: TestUser, key: SectionKey, item: object): Promise<string> {
  const { path } = sectionContracts[key];
  const { status, body } = await app().rest(`POST /profile/${user.profileId}/${path}`, item, user);
  expect(status, `${key} ${JSON.stringify(body)}`).toBe(201);
  return body.id;
}

const change = async (user: TestUser, values: object) =>
  expect((await app().rest(`PATCH /profile/${user.profileId}`, values, user)).status).toBe(200);

const ownWords = (key: SectionKey) => `shown-words of ${key}`;

/** An account with one public item in each section. */
async function newPerson(wordsFor = ownWords): Promise<TestUser> {
  const user = await app().newUser();
  for (const key of sections) await add(user, key, await draftWith(key, user, wordsFor(key)));
  return user;
}

async function addCv({ accountId, profileId }: TestUser, values: { filename: string; isPublic: boolean }) {
  const id = uuid();
  const file = { ...values, contentType: cvTypes.pdf, size: 2048, fileKey: id, sha256: id };
  await app().db.insertInto('storedFiles').values({ key: id, accountId, size: 2048 }).execute();
  await app()
    .db.insertInto('cvs')
    .values({ id, profileId, ...file })
    .execute();
}

const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('shows every section of a public profile, and nothing that is private or removed', async () => {
  const user = await newPerson();
  for (const key of sections) {
    await add(user, key, { ...(await draftWith(key, user, 'hidden-words')), isPublic: false });
    const id = await add(user, key, await draftWith(key, user, 'removed-words'));
    expect((await app().rest(`DELETE /${sectionContracts[key].path}/${id}`, undefined, user)).status).toBe(
      200,
    );
  }
  await addCv(user, { filename: 'public.pdf', isPublic: true });
  await addCv(user, { filename: 'hidden-words.pdf', isPublic: false });
  const first = await page(user);
  expect(first).toContain('download="public.pdf"');
  // What robots collect is on the page only once it was asked for.
  const atFirst = sections.filter((key) => key !== 'contacts');
  const pages: [string, SectionKey[]][] = [
    [first, atFirst],
    [(await showContact(user.slug)).body, sections],
  ];
  for (const [html, shown] of pages) {
    for (const id of ['work', 'skills', 'education', 'gallery', 'testimonials', 'facts', 'contact']) {
      expect(html).toContain(`<section id="${id}"`);
    }
    const [main] = /<main.*<\/main>/s.exec(html) ?? [];
    for (const key of shown) expect(main).toContain(ownWords(key));
    expect(html).not.toMatch(/hidden-words|removed-words/);
    for (const secret of [user.email, user.accountId]) expect(html).not.toContain(secret);
  }
});

test('leaves out the sections of an empty profile', async () => {
  const html = await page(await app().newUser());
  expect(html).toContain('<h1>Test User</h1>');
  expect(html).not.toContain('<section');
});

test('shows a private profile to nobody but its owner', async () => {
  const [owner, stranger] = [await newPerson(), await app().newUser()];
  await change(owner, { visibility: 'private' });
  const unknown = await get('/profile/nobody-of-this-name');
  for (const headers of [{}, as(stranger)]) {
    const answer = await get(`/profile/${owner.slug}`, headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(unknown.body);
  }
  expect((await showContact(owner.slug)).statusCode).toBe(404);
  const own = await get(`/profile/${owner.slug}`, as(owner));
  expect(own.statusCode).toBe(200);
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.body).toContain('This page is private.');
  expect((await get(`/profile/${owner.slug}`)).statusCode).toBe(404);
});

test('shows the latest changes from the next request on', async () => {
  const user = await app().newUser();
  await change(user, { jobTitle: 'Lamplighter' });
  const first = await get(`/profile/${user.slug}`);
  expect(first.body).toContain('Lamplighter');
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await get(`/profile/${user.slug}`, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);

  await add(user, 'facts', { fact: 'I know every gas lamp in town.' });
  const later = await get(`/profile/${user.slug}`, { 'if-none-match': etag });
  expect(later.statusCode).toBe(200);
  expect(later.body).toContain('every gas lamp');
});

test('says that a certificate has expired from the next day on', async () => {
  const user = await app().newUser();
  const sample = await draftFor('certifications', app().db, user.profileId);
  await add(user, 'certifications', { ...sample, issueDate: '2029-01', expiryDate: '2030-06-15' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-06-15T23:59:59Z') });
  const first = await get(`/profile/${user.slug}`);
  expect(first.body).toContain('valid until June 15, 2030');
  vi.setSystemTime(new Date('2030-06-16T00:00:00Z'));
  const next = await get(`/profile/${user.slug}`, { 'if-none-match': String(first.headers.etag) });
  expect(next.statusCode).toBe(200);
  expect(next.body).toContain('expired June 15, 2030');
  expect(next.body).not.toContain('valid until');
});

test('withholds phone numbers, e-mail addresses and streets until requested', async () => {
  const user = await app().newUser();
  await add(user, 'contacts', { type: 'email', label: 'Work', value: 'ada@example.com' });
  await add(user, 'contacts', { type: 'phone', label: 'Desk', value: '+44 20 7946 0000' });
  await add(user, 'contacts', { type: 'social', label: 'Chat', value: '@ada-on-chat' });
  await add(user, 'contacts', { type: 'website', label: 'Blog', value: 'https://blog.example.com/' });
  await add(user, 'addresses', sampleAddress);
  const html = await page(user);
  expect(html).toContain('Show contact');
  for (const open of ['@ada-on-chat', 'Leeds, West Yorkshire', 'United Kingdom'])
    expect(html).toContain(open);
  expect(html).toContain('<a href="https://blog.example.com/" rel="noopener nofollow ugc"');
  for (const kept of ['ada@example.com', '7946 0000', '79460000', '1 High Street', 'LS1 1AA'])
    expect(html).not.toContain(kept);

  const shown = await showContact(user.slug);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(shown.headers.etag).toBeUndefined();
  for (const text of ['mailto:ada@example.com', 'tel:+442079460000', '1 High Street', 'LS1 1AA']) {
    expect(shown.body).toContain(text);
  }
  expect(await page(user)).not.toContain('ada@example.com');
});

const sampleAddress = {
  type: 'home',
  label: 'Home',
  street: '1 High Street',
  city: 'Leeds',
  state: 'West Yorkshire',
  postalCode: 'LS1 1AA',
  isPublic: true,
};

test('redirects an old address or capitals to the canonical address, with the query', async () => {
  const user = await app().newUser();
  const slug = `moved-${user.slug}`.slice(0, 48).replace(/-$/, '');
  await change(user, { profileSlug: slug });
  const old = await get(`/profile/${user.slug}?source=linkedin`);
  expect([old.statusCode, old.headers.location]).toEqual([301, `/profile/${slug}?source=linkedin`]);
  const capitals = await get(`/profile/${slug.toUpperCase()}`);
  expect([capitals.statusCode, capitals.headers.location]).toEqual([301, `/profile/${slug}`]);
  // What remains in the address bar after "Show contact".
  const reloaded = await get(`/profile/${user.slug}/contact`);
  expect([reloaded.statusCode, reloaded.headers.location]).toEqual([301, `/profile/${slug}/contact`]);
  expect((await get(`/profile/${slug}/contact`)).body).toContain('<h1 id="guarded-title"');
});

test('redirects from an old address for 90 days, during which nobody else can take it', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  const taken = async (profileSlug: string) =>
    (await app().rest('PATCH /profile/demo-profile-1', { profileSlug }, other)).status;
  await change(user, { profileSlug: `new-${user.profileId}` });
  const movedAgo = (time: string) =>
    app()
      .db.updateTable('profileSlugRedirects')
      .set({ createdAt: sql<string>`now() - ${time}::interval` })
      .where('slug', '=', user.slug)
      .execute();
  await movedAgo('89 days 23 hours 59 minutes');
  expect((await get(`/profile/${user.slug}`)).statusCode).toBe(301);
  expect(await taken(user.slug)).toBe(409);
  await movedAgo('90 days 1 minute');
  expect((await get(`/profile/${user.slug}`)).statusCode).toBe(404);
  expect(await taken(user.slug)).toBe(200);
  expect((await get(`/profile/${user.slug}`)).statusCode).toBe(200);
});

test('an address that is given up again leads on for the whole time once more', async () => {
  const user = await app().newUser();
  const moved = `new-${user.profileId}`;
  await change(user, { profileSlug: moved });
  await app()
    .db.updateTable('profileSlugRedirects')
    .set({ createdAt: sql<string>`now() - interval '91 days'` })
    .where('slug', '=', user.slug)
    .execute();
  await change(user, { profileSlug: user.slug });
  await change(user, { profileSlug: moved });
  const { statusCode, headers } = await get(`/profile/${user.slug}`);
  expect([statusCode, headers.location]).toEqual([301, `/profile/${moved}`]);
});

test('leads nobody from an old address to a page that they may not read', async () => {
  const user = await newPerson();
  await change(user, { profileSlug: `new-${user.slug}` });
  expect((await get(`/profile/${user.slug}`)).statusCode).toBe(301);
  await change(user, { visibility: 'private' });
  const answer = await get(`/profile/${user.slug}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
  // Their own way to it does not end.
  for (const path of ['', '.json', '/contact']) {
    const headers = { authorization: `Bearer ${user.token}` };
    const own = await app().app.inject({ url: `/profile/${user.slug}${path}`, headers });
    expect([own.statusCode, own.headers.location]).toEqual([301, `/profile/new-${user.slug}${path}`]);
  }
});

test('leads from each address that it ever had to the present one, at once', async () => {
  const user = await app().newUser();
  const [second, third] = [`second-${user.profileId}`, `third-${user.profileId}`];
  await change(user, { profileSlug: second });
  await change(user, { profileSlug: third });
  for (const slug of [user.slug, second]) {
    expect((await get(`/profile/${slug}`)).headers.location).toBe(`/profile/${third}`);
  }
  await change(user, { profileSlug: user.slug });
  expect((await get(`/profile/${user.slug}`)).statusCode).toBe(200);
  expect((await get(`/profile/${third}`)).headers.location).toBe(`/profile/${user.slug}`);
});

test('keeps an unlisted profile out of search engines', async () => {
  const user = await newPerson();
  expect((await get(`/profile/${user.slug}`)).headers['x-robots-tag']).toBeUndefined();
  await change(user, { visibility: 'unlisted' });
  const answer = await get(`/profile/${user.slug}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
});

test.each(['nobody', 'a', '%00', 'a%00b', '%F0%9F%A6%8A', '%2e%2e%2f', "'or'1'='1", 'a/b/c', '-'])(
  'answers the odd address %j with a not-found page',
  async (slug) => {
    const answer = await get(`/profile/${slug}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<h1>There is no page here</h1>');
  },
);

test('survives an address or a form that cannot be parsed', async () => {
  const user = await app().newUser();
  expect((await get('/profile/%ff')).statusCode).toBe(400);
  for (const length of [49, 4000, 9000]) {
    expect((await get(`/profile/${'a'.repeat(length)}`)).statusCode).toBe(404);
  }
  const url = `/profile/${user.slug}/contact`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const large = await app().app.inject({ method: 'POST', url, headers, payload: 'x'.repeat(5000) });
  expect(large.statusCode).toBe(413);
});

test('escapes every text and runs only its own script', async () => {
  const attack = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&`;
  const user = await newPerson(() => attack);
  await change(user, { displayName: attack, jobTitle: attack, location: attack, bio: attack });
  for (const html of [await page(user), (await showContact(user.slug)).body]) {
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toMatch(/<script>|<img src=x|href="javascript/i);
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    const own = /^<script type="(application\/(?:ld\+)?json"|module" src="\/src\/server\/public-page\/)/;
    for (const tag of scripts) expect(tag).toMatch(own);
    expect(jsonLdOf(html).mainEntity.name).toBe(attack);
  }
});

test('tells search engines and link previews who this is', async () => {
  const user = await app().newUser();
  await change(user, { displayName: 'Ada King', jobTitle: 'Analyst', location: 'Leeds', bio: 'I count.' });
  for (const key of ['workExperience', 'education', 'skills', 'addresses'] as const) {
    await add(user, key, await draftFor(key, app().db, user.profileId));
  }
  await add(user, 'workExperience', {
    company: 'Analytical Engines',
    position: 'Head Analyst',
    startDate: '2021-03',
    isCurrent: true,
  });
  await upload({ app: app(), owner: user }, 'portrait');
  await add(user, 'contacts', { type: 'website', label: 'Blog', value: 'https://ada.example.com' });
  const html = await page(user);
  expect(html).toContain('<title>Ada King · Analyst</title>');
  expect(html).toContain('March 2021</time>');
  expect(html).toContain(`<link rel="canonical" href="http://localhost/profile/${user.slug}"/>`);
  for (const name of ['og:title', 'og:url', 'og:description', 'twitter:card'])
    expect(html).toContain(`"${name}"`);
  expect(jsonLdOf(html)).toMatchObject({
    '@type': 'ProfilePage',
    dateModified: new Date().toISOString().slice(0, 10),
    mainEntity: {
      '@type': 'Person',
      image: expect.stringMatching(/^http:\/\/localhost\/api\/files\/[\w-]+$/),
      name: 'Ada King',
      jobTitle: 'Analyst',
      worksFor: { name: 'Analytical Engines' },
      alumniOf: { name: 'University of Leeds' },
      address: { addressLocality: 'Leeds', addressCountry: 'United Kingdom' },
      knowsAbout: ['TypeScript'],
      sameAs: ['https://ada.example.com/'],
    },
  });
});

test('is first painted when all of its hero is there', async () => {
  const html = await page(await newPerson());
  const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/.exec(html) ?? [];
  // Browsers wait for the beginning of the element.
  expect(html.indexOf(`id="${awaited}"`)).toBeGreaterThan(html.indexOf('</header>'));
});

test("keeps skills and categories in the owner's order, with highlighted ones in place", async () => {
  const user = await app().newUser();
  const ids: string[] = [];
  for (const [name, category] of [
    ['Sketching', 'Design & UX'],
    ['Welding', 'Technical Skills'],
    ['Lettering', 'Design & UX'],
    ['Riveting', 'Technical Skills'],
  ]) {
    const isHighlighted = name === 'Riveting' || name === 'Lettering';
    const skill = { name, category, proficiency: 'Expert', isHighlighted };
    ids.push(await add(user, 'skills', skill));
  }
  const shown = async () =>
    [...(await page(user)).matchAll(/Sketching|Welding|Lettering|Riveting|<h3>[^<]*/g)].map(([text]) => text);
  const order = [
    '<h3>Design &amp; UX',
    'Sketching',
    'Lettering',
    '<h3>Technical Skills',
    'Welding',
    'Riveting',
  ];
  expect((await shown()).slice(-order.length)).toEqual(order);
  await app().rest(`PUT /profile/${user.profileId}/skills/order`, { ids: ids.toReversed() }, user);
  const turned = [order[3], order[5], order[4], order[0], order[2], order[1]];
  expect((await shown()).slice(-order.length)).toEqual(turned);
});
