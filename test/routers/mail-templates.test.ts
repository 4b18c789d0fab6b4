import { expect, test } from 'vitest';
import { type MailTemplateName, mailTemplates } from '../../src/contracts/mail-template';
import { useTestApp } from '../support/app';

const app = useTestApp();
const path = '/auth/admin/email-templates';
const texts = {
  subject: 'Neues Passwort für {{firstName}}',
  body: 'Hallo {{ firstName }},\n\n[Los]({{link}})',
};

test('each mail has its own texts, which an admin can edit and reset', async () => {
  const admin = await app().newAdmin();
  const user = await app().newUser();
  const { body: before } = await app().rest(`GET ${path}`, undefined, admin);
  expect(before.map(({ template }: { template: string }) => template)).toEqual(Object.keys(mailTemplates));
  expect(before.every(({ changedAt }: { changedAt: unknown }) => changedAt === null)).toBe(true);

  const saved = await app().rest(`PUT ${path}/reset-password`, texts, admin);
  expect(saved).toMatchObject({ status: 200, body: { ...texts, changedAt: expect.any(String) } });
  const { db } = app();
  await db
    .transaction()
    .execute((tx) =>
      app().jobs.add(tx, 'send-mail', { template: 'reset-password', accountId: user.accountId }),
    );
  await app().runJobs();
  const [mail] = await app().mails();
  expect(mail?.subject).toBe('Neues Passwort für Test');
  expect(mail?.text).toMatch(/^Hallo Test,\n\nLos:\nhttps:\/\/storyfolio\.example\/reset-password#token=/);
  expect(mail?.html).toContain('>Los</a>');

  const reset = await app().rest(`DELETE ${path}/reset-password`, undefined, admin);
  expect(reset.body).toEqual(before[0]);
  await app().rest(`DELETE ${path}/reset-password`, undefined, admin);
  expect((await app().rest(`GET ${path}`, undefined, admin)).body).toEqual(before);

  const events = await db
    .selectFrom('auditLog')
    .selectAll()
    .where('event', '=', 'template-changed')
    .orderBy('at')
    .execute();
  expect(events.map(({ details }) => details)).toEqual([
    { template: 'reset-password' },
    { template: 'reset-password', isReset: true },
  ]);
  expect(events.every(({ actorId }) => actorId === admin.accountId)).toBe(true);
});

test.each([
  [{ body: 'Hello' }, 'body', 'Put {{link}} into the text'],
  [{ body: 'Hello {{lastName}} {{link}}' }, 'body', 'There is no placeholder {{lastName}}'],
  [{ body: 'Hello {{}} {{link}}' }, 'body', 'There is no placeholder {{}}'],
  [{ body: 'Hello {{firstName} {{link}}' }, 'body', 'two braces'],
  [{ subject: 'Open {{link}}' }, 'subject', 'a subject cannot be opened'],
  [{ subject: 'One\r\nBcc: victim@example.com' }, 'subject', 'Write this on one line.'],
  [{ subject: '   ' }, 'subject', 'This field is required.'],
])('texts that could not be sent are refused: %j', async (change, field, message) => {
  const admin = await app().newAdmin();
  for (const call of [`PUT ${path}/verify-email`, `POST ${path}/verify-email/preview`]) {
    const answer = await app().rest(call, { ...texts, ...change }, admin);
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toContainEqual({ path: [field], message: expect.stringContaining(message) });
  }
});

test('a placeholder is allowed only in mails that have a value for it', async () => {
  const admin = await app().newAdmin();
  const body = 'For {{validFor}}: {{link}}';
  const refused = await app().rest(`PUT ${path}/password-changed`, { subject: 'Changed', body }, admin);
  expect(refused.status).toBe(400);
  const unknown = await app().rest(`PUT ${path}/newsletter`, texts, admin);
  expect(unknown.status).toBe(400);
});

test('a preview is the whole mail, with sample values and only its own markup', async () => {
  const admin = await app().newAdmin();
  for (const { template, subject, body } of (await app().rest(`GET ${path}`, undefined, admin)).body) {
    const preview = await app().rest(`POST ${path}/${template}/preview`, { subject, body }, admin);
    expect(preview.status).toBe(200);
    const whole = Object.values(preview.body).join('\n');
    expect(whole).not.toMatch(/\{\{|\}\}|undefined/);
    expect(preview.body.html).toContain('href="https://storyfolio.example/');
    const facts = mailTemplates[template as MailTemplateName];
    for (const name of facts.placeholders) expect(`${subject}${body}`).toContain(`{{${name}}}`);
  }
  const markup = { subject: 'A & B', body: '<script>alert(1)</script> <b>{{firstName}}</b> {{link}}' };
  const { body } = await app().rest(`POST ${path}/verify-email/preview`, markup, admin);
  expect(body.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;Ada&lt;/b&gt;');
  expect(body.html).not.toContain('<script');
  expect(body.subject).toBe('A & B');
});
