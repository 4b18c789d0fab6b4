import { expect, test } from 'vitest';
import { defaultDesign } from '../../src/contracts/design';
import { exportFormats } from '../../src/contracts/exports';
import { keysOf } from '../../src/contracts/keys-of';
import { type TestUser, useTestApp } from '../support/app';
import { addCanaries } from '../support/canaries';
import { publishDesign } from '../support/designs';
import { contentOfForm } from '../support/form-contents';

const app = useTestApp();

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await app().app.inject({ url, headers });
  expect(response.statusCode, url).toBeLessThan(500);
  return response;
};

async function add(user: TestUser, path: string, entry: object): Promise<void> {
  const { status, body } = await app().rest(`POST /profile/${user.profileId}/${path}`, entry, user);
  expect(status, JSON.stringify(body)).toBe(201);
}

/** Public entries of which a part is concealed. */
async function addConcealed(user: TestUser): Promise<void> {
  const contact = { label: 'concealed-label', description: 'concealed-note', isPublic: true };
  await add(user, 'contacts', { ...contact, type: 'email', value: 'concealed-mail@example.com' });
  await add(user, 'contacts', { ...contact, type: 'phone', value: '+44 20 7946 0999' });
  const place = { city: 'Leeds', state: 'West Yorkshire', country: 'United Kingdom' };
  await add(user, 'addresses', {
    ...place,
    type: 'work',
    label: 'Office',
    street: 'concealed-street',
    postalCode: 'concealed-code',
    description: 'concealed-bell',
    isPublic: true,
  });
  await add(user, 'facts', { fact: 'shown-fact', isPublic: true });
}

async function newProfile(): Promise<TestUser> {
  const user = await app().newUser();
  const values = {
    displayName: 'shown-name',
    bio: 'shown-bio',
    location: 'Leeds',
    availability: 'shown-availability',
  };
  expect((await app().rest(`PATCH /profile/${user.profileId}`, values, user)).status).toBe(200);
  await addConcealed(user);
  const secrets = { email: 'canary-email@example.com', firstName: 'canary-first', lastName: 'canary-last' };
  await app()
    .db.updateTable('accounts')
    .set({ ...secrets, company: 'canary-company' })
    .where('id', '=', user.accountId)
    .execute();
  return user;
}

const secret = /canary-|concealed-|7946 ?0999/;

test('every form is searched', () => {
  expect(Object.keys(contentOfForm).toSorted()).toEqual(Object.keys(exportFormats).toSorted());
});

test('no form says anything private or concealed to a stranger, or to the owner who asks as a visitor', async () => {
  const [user, stranger] = [await newProfile(), await app().newUser()];
  const picture = (await get(`/profile/${user.slug}.png`)).rawPayload;
  await addCanaries(app(), user);
  const readers = {
    nobody: ['', {}],
    somebody: ['', { authorization: `Bearer ${stranger.token}` }],
    owner: ['as=visitor', { authorization: `Bearer ${user.token}` }],
  } as const;
  for (const extension of keysOf(exportFormats)) {
    const queries = extension === 'pdf' ? ['', 'archival=true', 'form=plain&archival=true'] : [''];
    for (const [reader, [view, headers]] of Object.entries(readers)) {
      for (const query of queries) {
        const url = `/profile/${user.slug}.${extension}?${query}&${view}`;
        const response = await get(url, headers);
        expect(response.statusCode, url).toBe(200);
        const content = await contentOfForm[extension](response.rawPayload);
        if (extension !== 'png') expect(content, `${url} to ${reader}`).toContain('shown-name');
        expect(secret.exec(content)?.[0], `${url} to ${reader}`).toBeUndefined();
        expect(secret.exec(JSON.stringify(response.headers))?.[0], url).toBeUndefined();
      }
    }
  }
  expect((await get(`/profile/${user.slug}.png`)).rawPayload.equals(picture)).toBe(true);
});

test('no form says anything of the sections that the design hides', async () => {
  const user = await newProfile();
  const sections = defaultDesign.sections.map(({ key }) => ({ key, isShown: false }));
  await publishDesign(app(), user, { sections });
  const picture = (await get(`/profile/${user.slug}.png`)).rawPayload;
  await addCanaries(app(), user, true);
  const { status } = await app().rest(`PATCH /profile/${user.profileId}`, { bio: 'canary-bio' }, user);
  expect(status).toBe(200);
  for (const extension of keysOf(exportFormats)) {
    const url = `/profile/${user.slug}.${extension}${extension === 'pdf' ? '?archival=true' : ''}`;
    const content = await contentOfForm[extension]((await get(url)).rawPayload);
    if (extension !== 'png') expect(content, extension).toContain('shown-name');
    expect(/canary-|concealed-|shown-(?:bio|fact)/.exec(content)?.[0], extension).toBeUndefined();
  }
  expect((await get(`/profile/${user.slug}.png`)).rawPayload.equals(picture)).toBe(true);
});

test('the search finds what is there: an owner gets all of it in each form with words', async () => {
  const user = await newProfile();
  await addCanaries(app(), user);
  for (const extension of keysOf(exportFormats)) {
    if (extension === 'png') continue;
    const url = `/profile/${user.slug}.${extension}${extension === 'pdf' ? '?archival=true' : ''}`;
    const { rawPayload } = await get(url, { authorization: `Bearer ${user.token}` });
    const content = await contentOfForm[extension](rawPayload);
    expect(content, extension).toContain('concealed-mail');
    expect(content, extension).toContain('concealed-street');
    if (extension !== 'vcf') expect(content, extension).toContain('canary-');
  }
});

test('no page about profiles says anything private or concealed', async () => {
  const user = await newProfile();
  await addCanaries(app(), user);
  const pages = ['', '.nothing'].map((rest) => `/profile/${user.slug}${rest}`);
  for (const url of [...pages, '/sitemap.xml', '/robots.txt', '/llms.txt', '/.well-known/security.txt']) {
    const { body } = await get(url);
    expect(secret.exec(body)?.[0], url).toBeUndefined();
  }
  expect((await get('/llms.txt')).body).toContain(`/profile/${user.slug}.md`);
  expect((await get(`/profile/${user.slug}`)).body).toContain(`href="/profile/${user.slug}.vcf"`);
});

test('security.txt names the contact for vulnerabilities, until a day within a year', async () => {
  const { app: other } = await app().newServer({
    securityContact: 'mailto:security@example.com',
    operator: { email: 'help@example.com' },
  });
  const { statusCode, body, headers } = await other.inject({ url: '/.well-known/security.txt' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: mailto:security@example\.com\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/);
  const expires = Date.parse(/Expires: (\S+)/.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  // By RFC 9116 it should be less than a year ahead.
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test.each([
  ['help@example.com', 'mailto:help@example.com'],
  ['50%?cc=a@example.com', 'mailto:50%25%3Fcc%3Da@example.com'],
  [undefined, 'https://cv.example.com/support'],
])(
  'without a contact of its own, security.txt names the operator (%s), else a page',
  async (email, contact) => {
    const { app: other } = await app().newServer({
      publicUrl: 'https://cv.example.com',
      operator: { email },
    });
    const { statusCode, body } = await other.inject({ url: '/.well-known/security.txt' });
    expect([statusCode, body.split('\n')[0]]).toEqual([200, `Contact: ${contact}`]);
    expect((await other.inject({ url: '/support' })).statusCode).toBe(200);
  },
);
