import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { maxAddressesInMessage, messageLength } from '../../src/contracts/contact-request';
import { maxEmployerContacts } from '../../src/contracts/employer-contact';
import { renderMail } from '../../src/routers/mail/render-mail';
import { type TestUser, useTestApp } from '../support/app';
import { messageSample } from '../support/messages';

const app = useTestApp();

const write = (user: TestUser, body: object = messageSample, by?: TestUser) =>
  app().rest(`POST /profile/${user.profileId}/contact-requests`, body, by);

const listOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/employer-contacts`, undefined, user)).body;

const mailsTo = async ({ email }: TestUser) => {
  await app().runJobs();
  return (await app().mails()).filter(({ to }) => to?.some(({ address }) => address === email));
};

test('a message becomes a new employer contact and a mail that answers go past', async () => {
  const owner = await app().newUser();
  expect(await write(owner)).toMatchObject({ status: 201, body: { ok: true } });
  const list = await listOf(owner);
  expect(list).toEqual([
    expect.objectContaining({
      employerName: 'Grace Hopper',
      employerCompany: 'US Navy',
      employerRole: 'Rear Admiral',
      employerEmail: 'grace@example.com',
      status: 'new',
      contactMethod: 'email',
      notes: messageSample.message,
    }),
  ]);
  const [mail, ...others] = await mailsTo(owner);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Grace Hopper wrote to you through your page');
  expect(mail?.replyTo).toEqual([{ name: 'Grace Hopper', address: 'grace@example.com' }]);
  expect(mail?.text).toContain('Grace Hopper (Rear Admiral, US Navy) wrote to you');
  expect(mail?.text).toContain(messageSample.message);
  expect(mail?.html).toContain('the best I have read.<br/><br/>Are you free on Tuesday?');
  expect(mail?.link).toBe(`https://storyfolio.example/employer-contacts/${list[0].id}`);
  const { body } = await app().rest(`GET /profile/${owner.profileId}/dashboard`, undefined, owner);
  expect(body.employerContacts).toBe(1);
});

test('company and role may be left out', async () => {
  const owner = await app().newUser();
  const { name, email, message } = messageSample;
  expect((await write(owner, { name, email, message })).status).toBe(201);
  expect((await write(owner, { name, email, message: 'Once more', company: '', role: null })).status).toBe(
    201,
  );
  const empty = { employerCompany: null, employerRole: null };
  expect(await listOf(owner)).toMatchObject([empty, empty]);
  expect((await mailsTo(owner))[0]?.text).toContain('Grace Hopper wrote to you with the form');
});

test('nothing that a visitor writes becomes a header, a link or markup of the mail', async () => {
  const owner = await app().newUser();
  const hostile = {
    name: 'Your bank: https://evil.example/',
    company: '<b>Evil</b>',
    role: '{{link}}',
    email: 'mallory@example.com',
    message:
      'Hello {{link}} {{firstName}}\n<script>alert(1)</script>\n\n[Log in]({{link}})\r\nBcc: eve@example.com',
  };
  expect((await write(owner, hostile)).status).toBe(201);
  const [mail] = await mailsTo(owner);
  expect(mail?.subject).toBe('A visitor wrote to you through your page');
  expect(mail?.replyTo).toEqual([{ name: '', address: 'mallory@example.com' }]);
  expect(mail).toMatchObject({ to: [{ address: owner.email }] });
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.text).toContain('Hello {{link}} {{firstName}}\n<script>alert(1)</script>');
  expect(mail?.html).toContain('Hello {{link}} {{firstName}}<br/>&lt;script&gt;');
  const links = [...(mail?.html?.matchAll(/href="([^"]*)"/g) ?? [])].map(([, href]) => href);
  const [contact] = await listOf(owner);
  expect(new Set(links)).toEqual(new Set([`https://storyfolio.example/employer-contacts/${contact.id}`]));
  for (const field of ['name', 'company', 'role', 'email']) {
    const injected = { ...messageSample, [field]: `${messageSample.email}\r\nBcc: eve@example.com` };
    const { status, body } = await write(owner, injected);
    expect({ status, issues: body.issues }).toMatchObject({ status: 400, issues: [{ path: [field] }] });
  }
});

test('a name that mail programs would decode to an address is in no header', async () => {
  const owner = await app().newUser();
  const name = '=?utf-8?q?help=40bank=2Ecom?=';
  await app()
    .db.updateTable('accounts')
    .set({ firstName: name, lastName: 'X' })
    .where('id', '=', owner.accountId)
    .execute();
  expect((await write(owner, { ...messageSample, name })).status).toBe(201);
  const [mail] = await mailsTo(owner);
  expect(mail?.subject).toBe('A visitor wrote to you through your page');
  expect(mail?.replyTo).toEqual([{ name: '', address: 'grace@example.com' }]);
  expect(mail?.to).toEqual([{ name: '', address: owner.email }]);
  expect(mail?.text).toContain('Hello there');
  expect(mail?.text).toContain(name);
});

test('what else a subject says is shown as it is written', () => {
  const template = { subject: '{{sender}} wrote', body: 'Hello {{firstName}}' };
  const values = { link: 'https://storyfolio.example', productName: 'Storyfolio' };
  const { subject } = renderMail(template, { ...values, sender: 'X (=?utf-8?q?help=40bank=2Ecom?=)' });
  expect(subject).toBe('X (= ?utf-8?q?help=40bank=2Ecom?=) wrote');
});

test.each([
  ['name', '', 'This field is required.'],
  ['name', '\u200b\u2060', 'This field is required.'],
  ['message', '  \n ', 'This field is required.'],
  ['message', '\u200b\u2800', 'This field is required.'],
  ['email', 'grace', 'Enter an e-mail address such as name@example.com.'],
  ['email', 'grace@example.com,eve@example.com', 'Enter an e-mail address such as name@example.com.'],
  ['message', 'x'.repeat(messageLength + 1), 'Use 3000 characters or fewer.'],
  ['message', 'https://casino.example/ '.repeat(maxAddressesInMessage + 1), 'Write 5 web addresses at most.'],
  ['website', 'https://casino.example/', 'Unknown field: website.'],
])('a message with a wrong %s is refused', async (field, value, message) => {
  const owner = await app().newUser();
  const { status, body } = await write(owner, { ...messageSample, [field]: value });
  expect(status).toBe(400);
  expect(body.issues).toEqual([{ path: field === 'website' ? [] : [field], message }]);
  expect(await listOf(owner)).toEqual([]);
});

test('a message that is sent twice, or at the same time, is taken once', async () => {
  const owner = await app().newUser();
  const answers = await Promise.all(Array.from({ length: 5 }, () => write(owner)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect((await write(owner)).status).toBe(201);
  expect(await listOf(owner)).toHaveLength(1);
  expect(await mailsTo(owner)).toHaveLength(1);
  expect((await write(owner, { ...messageSample, message: 'Something else' })).status).toBe(201);
  expect(await listOf(owner)).toHaveLength(2);
});

test('the same message is taken again after a day', async () => {
  const owner = await app().newUser();
  const later = (hours: number) =>
    sql`update contact_events as event set at = at - ${`${hours} hours`}::interval
      from employer_contacts as contact
      where contact.id = contact_id and contact.profile_id = ${owner.profileId}`.execute(app().db);
  await write(owner);
  await later(23);
  await write(owner);
  expect(await listOf(owner)).toHaveLength(1);
  await later(2);
  await write(owner);
  expect(await listOf(owner)).toHaveLength(2);
});

test('the owner, and whoever cannot read the page, cannot write to it', async () => {
  const [owner, stranger] = [await app().newUser(), await app().newUser()];
  const own = await write(owner, messageSample, owner);
  expect(own).toMatchObject({ status: 409, body: { message: expect.stringContaining('your own page') } });
  const set = (values: object) =>
    app().db.updateTable('profiles').set(values).where('id', '=', owner.profileId).execute();
  await set({ visibility: 'unlisted' });
  expect((await write(owner)).status).toBe(201);
  await set({ visibility: 'private' });
  expect([(await write(owner)).status, (await write(owner, messageSample, stranger)).status]).toEqual([
    404, 404,
  ]);
  await set({ visibility: 'public' });
  const account = app().db.updateTable('accounts').where('id', '=', owner.accountId);
  await account.set({ isActive: false }).execute();
  expect((await write(owner, { ...messageSample, message: 'Are you there?' })).status).toBe(404);
  await account.set({ isActive: true, deletionDueAt: sql<string>`now() + interval '1 day'` }).execute();
  expect((await write(owner, { ...messageSample, message: 'Are you there?' })).status).toBe(404);
});

test('a profile takes no more messages than it may have contacts, even at once', async () => {
  const owner = await app().newUser();
  const row = { profileId: owner.profileId, employerName: 'x', isPublic: false };
  const rows = Array.from({ length: maxEmployerContacts - 1 }, (_, sortOrder) => ({
    ...row,
    id: uuid(),
    sortOrder,
  }));
  await app().db.insertInto('employerContacts').values(rows).execute();
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) => write(owner, { ...messageSample, message: `No ${index}` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('in another way');
  expect(await listOf(owner)).toHaveLength(maxEmployerContacts);
});

test('messages belong to the owner: in the export, gone with the account, on no public page', async () => {
  const owner = await app().newUser();
  const version = () =>
    app()
      .db.selectFrom('profiles')
      .select('publicVersion')
      .where('id', '=', owner.profileId)
      .executeTakeFirst();
  const before = await version();
  await write(owner);
  expect(await version(), 'the page is not rendered again').toEqual(before);
  const archive = await app().app.inject({
    url: '/api/auth/export',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(archive.rawPayload.includes('data/employer-contacts.json')).toBe(true);
  for (const url of [
    `/profile/${owner.slug}`,
    `/profile/${owner.slug}/contact`,
    `/profile/${owner.slug}.json`,
  ]) {
    expect((await app().app.inject({ url })).body).not.toContain('grace@example.com');
  }
  await app().runJobs();
  const jobs = await sql<{ data: unknown }>`select data from pgboss.job`.execute(app().db);
  expect(JSON.stringify(jobs.rows)).not.toContain('Tuesday');
  await app().db.deleteFrom('accounts').where('id', '=', owner.accountId).execute();
  const left = app().db.selectFrom('employerContacts').where('profileId', '=', owner.profileId);
  expect(await left.selectAll().execute()).toEqual([]);
});

test('a mail is not sent about a message that its owner has removed since', async () => {
  const owner = await app().newUser();
  await write(owner);
  await app()
    .db.updateTable('employerContacts')
    .set({ deletedAt: sql<string>`now()` })
    .where('profileId', '=', owner.profileId)
    .execute();
  expect(await mailsTo(owner)).toEqual([]);
});
