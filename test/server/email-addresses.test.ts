import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { password } from '../support/factories';
import { messageSample, submission } from '../support/messages';
import { askFor } from '../support/testimonials';

const app = useTestApp();

const address = 'jürgen@exämple.org';
const spellings = ['JÜRGEN@EXÄMPLE.ORG', 'ju\u0308rgen@exa\u0308mple.org', 'jürgen@xn--exmple-cua.org'];

test('an account has its address in any script once, and signs in with every spelling of it', async () => {
  const register = (email: string) => app().rest('POST /auth/register', { email, password });
  expect(await register(address)).toMatchObject({ status: 201, body: { user: { email: address } } });
  for (const spelling of spellings) {
    expect((await register(spelling)).status).toBe(409);
    expect((await app().rest('POST /auth/login', { email: spelling, password })).status).toBe(200);
    expect((await app().rest('POST /auth/forgot-password', { email: spelling })).status).toBe(200);
  }
  await app().runJobs();
  const resets = (await app().mails()).filter(({ subject }) => subject?.startsWith('Set a new password'));
  expect(resets.map(({ to }) => to?.[0]?.address)).toEqual(spellings.map(() => address));
});

const contactOf = async (owner: TestUser) => {
  const { body } = await app().rest(
    'POST /profile/demo-profile-1/employer-contacts',
    {
      employerName: 'Jürgen',
      employerEmail: address,
    },
    owner,
  );
  return body.employerEmail;
};
const invited = async () => {
  const admin = await app().newAdmin();
  const { body } = await app().rest('POST /auth/admin/invitations', { email: 'ö@exämple.org' }, admin);
  return body.email;
};
const asked = async (owner: TestUser) =>
  (await askFor(app(), owner, { name: 'Jürgen', email: address })).email;
const written = async (owner: TestUser) => {
  const body = { ...messageSample, email: address };
  expect((await app().rest(`POST /profile/${owner.profileId}/contact-requests`, body)).status).toBe(201);
  const { body: contacts } = await app().rest(
    'GET /profile/demo-profile-1/employer-contacts',
    undefined,
    owner,
  );
  return contacts[0].employerEmail;
};

test.each([
  ['a contact', contactOf, address],
  ['an invitation', invited, 'ö@exämple.org'],
  ['a request for a testimonial', asked, address],
  ['a message', written, address],
] as const)('%s takes an address in any script', async (_name, taken, expected) => {
  expect(await taken(await app().newUser())).toBe(expected);
});

test('the forms of a page have the address as each form can', async () => {
  const owner = await app().newUser();
  const add = (value: string) =>
    app().rest('POST /profile/demo-profile-1/contacts', { type: 'email', label: 'Mail', value }, owner);
  expect((await add('info@exämple.org')).status).toBe(201);
  expect((await add('info@exämple')).body.message).toContain('such as name@example.com');
  expect((await add(address)).status).toBe(201);
  const form = async (extension: string) =>
    (
      await app().app.inject({
        url: `/profile/${owner.slug}.${extension}`,
        headers: { authorization: `Bearer ${owner.token}` },
      })
    ).body;
  expect(JSON.parse(await form('json')).basics.email).toBe('info@xn--exmple-cua.org');
  expect(await form('vcf')).toContain(`EMAIL:${address}`);
  expect(await form('md')).toContain('mailto:j%C3%BCrgen@ex%C3%A4mple.org');
});

test('inputs for addresses leave it to the server which letters they take', async () => {
  const owner = await app().newUser();
  const { body } = await app().app.inject(submission(owner.slug, { email: 'jürgen@exämple' }));
  expect(body).toContain('Enter an e-mail address such as name@example.com.');
  expect(body).not.toContain('type="email"');
  expect(body).toContain('inputMode="email"');
});
