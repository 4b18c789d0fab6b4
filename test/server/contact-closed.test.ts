import { expect, test } from 'vitest';
import { defaultDesign, themes } from '../../src/contracts/design';
import { type TestUser, useTestApp } from '../support/app';
import { publishDesign, withoutSection } from '../support/designs';
import { fieldsOf, messageForm, messageSample, stampOf, submission } from '../support/messages';
import { previewOf } from '../support/page-previews';

const app = useTestApp();

const get = (url: string, headers = {}) => app().app.inject({ url, headers });
const hide = (owner: TestUser) => publishDesign(app(), owner, { sections: withoutSection('contact') });
const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` });
const writeRest = (owner: TestUser, by?: TestUser) =>
  app().rest(`POST /profile/${owner.profileId}/contact-requests`, messageSample, by);
const contactsOf = ({ profileId }: TestUser) =>
  app().db.selectFrom('employerContacts').select('id').where('profileId', '=', profileId).execute();

test('whoever hides how to be reached takes no messages, at the form or by REST', async () => {
  const owner = await app().newUser();
  const url = `/profile/${owner.slug}/contact`;
  expect((await get(`/profile/${owner.slug}`)).body).toContain(`href="${url}"`);
  const opened = fieldsOf((await get(url)).body);
  const dashboard = async () =>
    (await app().rest(`GET /profile/${owner.profileId}/dashboard`, {}, owner)).body;
  expect(await dashboard()).toMatchObject({ takesMessages: true });
  await hide(owner);
  expect(await dashboard()).toMatchObject({ takesMessages: false });

  expect((await get(`/profile/${owner.slug}`)).body).not.toContain(`${url}"`);
  const form = await get(url);
  expect(form.statusCode).toBe(404);
  expect(form.body).toContain('Test User takes no messages through this page.');
  expect(form.body).not.toContain('<form');
  const sent = await app().app.inject(await messageForm(app(), owner));
  expect(sent.statusCode).toBe(403);
  expect(sent.body).toContain('takes no messages through it, so yours was not sent.');
  expect(fieldsOf(sent.body), 'nothing that was written is lost').toMatchObject({
    message: messageSample.message,
    name: messageSample.name,
  });
  const late = { ...messageSample, stamp: opened.stamp ?? '' };
  expect((await app().app.inject(submission(owner.slug, late))).statusCode).toBe(403);
  expect(await writeRest(owner)).toMatchObject({
    status: 403,
    body: { message: 'The owner of this page takes no messages through it, so yours was not sent.' },
  });
  expect(await writeRest(owner, await app().newUser())).toMatchObject({ status: 403 });
  expect(await contactsOf(owner)).toEqual([]);

  await publishDesign(app(), owner, {});
  expect((await get(url)).statusCode).toBe(200);
  expect((await writeRest(owner)).status).toBe(201);
});

test('sentences about an owner without a name begin with a capital letter', async () => {
  const owner = await app().newUser();
  await app().rest(`PATCH /profile/${owner.profileId}`, { displayName: '' }, owner);
  const url = `/profile/${owner.slug}/contact`;
  const form = (await get(url)).body;
  expect(form).toContain('>Write to the owner of this page</h1>');
  expect(form).toContain('>The owner of this page gets your message by e-mail');
  expect((await get(`${url}/sent`)).body).toContain('>The owner of this page gets it by e-mail in a moment.');
  await hide(owner);
  expect((await get(url)).body).toContain('>The owner of this page takes no messages through this page.');
});

test('another hidden section leaves the form as it is, and a draft changes nothing for visitors', async () => {
  const owner = await app().newUser();
  await publishDesign(app(), owner, { sections: withoutSection('skills') });
  expect((await app().app.inject(await messageForm(app(), owner))).statusCode).toBe(303);
  const draft = { design: { ...defaultDesign, sections: withoutSection('contact') } };
  const saved = await app().rest(`PUT /profile/${owner.profileId}/design/draft`, draft, owner);
  expect(saved.status).toBe(200);
  expect((await get(`/profile/${owner.slug}/contact`)).statusCode).toBe(200);
  expect((await previewOf(app(), owner, { design: 'draft' })).body).not.toContain('data-contact-form');
});

test('the owner is told why the form is closed, and a closed page of somebody else stays unknown', async () => {
  const [owner, other] = [await app().newUser(), await app().newUser()];
  await hide(owner);
  const url = `/profile/${owner.slug}/contact`;
  const own = await get(url, bearer(owner));
  expect(own.statusCode).toBe(404);
  expect(own.body).toContain('Your design hides the section Contact, and the form with it.');
  expect((await get(url, bearer(other))).body).not.toContain('Your design');
  await app()
    .db.updateTable('profiles')
    .set({ visibility: 'private' })
    .where('id', '=', owner.profileId)
    .execute();
  expect((await get(url, bearer(other))).body).not.toContain('Test User');
  expect(await writeRest(owner, other)).toMatchObject({ status: 404 });
});

test.each(themes)('the form wears the design of the page: %s', async (theme) => {
  const owner = await app().newUser();
  await publishDesign(app(), owner, { theme, accent: '#8a5a00', colorScheme: 'dark' });
  const lookOf = (html: string) => [
    ...html.matchAll(/<link rel="stylesheet"[^>]*>|<style>.*?<\/style>|<meta name="theme-color"[^>]*>/g),
  ];
  const look = lookOf((await get(`/profile/${owner.slug}`)).body).map(String);
  expect(look.length).toBeGreaterThan(3);
  const stamp = await stampOf(app(), owner);
  const faulty = await app().app.inject(submission(owner.slug, { ...messageSample, name: '', stamp }));
  const pages = [
    (await get(`/profile/${owner.slug}/contact`)).body,
    (await get(`/profile/${owner.slug}/contact/sent`)).body,
    faulty.body,
  ];
  for (const html of pages) expect(lookOf(html).map(String)).toEqual(look);
});
