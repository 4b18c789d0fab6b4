import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { takeAccountToken } from '../../db/queries/account-tokens';
import { deleteOldMails, listKnownMails } from '../../db/queries/mails';
import { hashToken } from '../../src/routers/auth/tokens';
import { sendMail } from '../../src/routers/mail/send-mail';
import type { MailJob } from '../../src/routers/ports';
import { type JobHandlers, openJobQueue } from '../../src/server/adapters/job-queue';
import { openMailer } from '../../src/server/process/mailer';
import { useTestDatabase } from '../support/database';
import { newAccount } from '../support/factories';
import { readOutbox } from '../support/mails';
import { startMailServer } from '../support/smtp';

const database = useTestDatabase();
const origin = 'https://stories.example';
const logged: { level: string; details: object; message: string }[] = [];
const note = (level: string) => (details: object, message: string) =>
  void logged.push({ level, details, message });
const log = { info: note('info'), warn: note('warn'), error: note('error') };

let server: Awaited<ReturnType<typeof startMailServer>>;
let folder: string;
beforeAll(async () => {
  server = await startMailServer();
  folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-mail-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  server.received.length = 0;
  logged.length = 0;
});

function services(url: string | undefined = server.url) {
  const mailer = openMailer(
    { DATA_DIR: folder, PUBLIC_URL: origin, SMTP_URL: url, MAIL_FROM: undefined },
    log,
  );
  return { db: database().database.db, mailer, origin, log };
}

async function accountNamed(firstName: string, lastName = 'King') {
  const { db } = database().database;
  const { id, email } = await newAccount(db);
  await db.updateTable('accounts').set({ firstName, lastName }).where('id', '=', id).execute();
  return { id, email };
}

const stateOf = async (id: string) =>
  (await database().database.db.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;

test('a mail arrives as HTML and text, with its link and a name in any script', async () => {
  const { id, email } = await accountNamed('Zoë', '王秀英');
  await sendMail(services(), { template: 'reset-password', accountId: id }, randomUUID());
  const [mail] = server.received;
  expect(mail?.to).toEqual([{ name: 'Zoë 王秀英', address: email }]);
  expect(mail?.from).toEqual({ name: 'Storyfolio', address: 'no-reply@stories.example' });
  expect(mail?.subject).toBe('Set a new password for Storyfolio');
  expect(mail?.text).toContain('Hello Zoë,');
  expect(mail?.html).toContain('Hello Zoë,');
  expect(mail?.link).toMatch(/^https:\/\/stories\.example\/reset-password#token=[\w-]{43}$/);
  expect(mail?.html).toContain(`href="${mail?.link}"`);
  expect(mail?.html).not.toMatch(/<img|<script|<link|url\(/);

  const token = hashToken(mail?.link.split('token=')[1] ?? '');
  const { db } = database().database;
  const owner = await db.transaction().execute((tx) => takeAccountToken(tx, token, 'reset-password'));
  expect(owner).toBe(id);
});

test.each([
  ['verify-email', /\/verify-email#token=[\w-]{43}$/],
  ['password-changed', /\/forgot-password$/],
] as const)('%s links to the right page', async (template, link) => {
  const { id } = await accountNamed('Ada');
  await sendMail(services(), { template, accountId: id }, randomUUID());
  expect(server.received[0]?.link).toMatch(link);
});

test('an invitation is sent to its address with its own token, until it is withdrawn', async () => {
  const { db } = database().database;
  const [id, email] = [randomUUID(), 'zoe@example.com'];
  await db.insertInto('invitations').values({ id, email, canonicalEmail: email }).execute();
  await sendMail(services(), { template: 'invitation', invitationId: id }, randomUUID());
  const [mail] = server.received;
  expect(mail?.to).toEqual([{ name: '', address: email }]);
  expect(mail?.link).toMatch(/\/login#invitation=[\w-]{43}$/);
  const { tokenHash } = await db.selectFrom('invitations').selectAll().executeTakeFirstOrThrow();
  expect(tokenHash).toEqual(hashToken(mail?.link.split('invitation=')[1] ?? ''));

  await db.updateTable('invitations').set({ withdrawnAt: new Date().toISOString() }).execute();
  await sendMail(services(), { template: 'invitation', invitationId: id }, randomUUID());
  expect(server.received).toHaveLength(1);
});

test('a name cannot inject a header, markup or an address', async () => {
  const hostile = await accountNamed('Eve\r\nBcc: victim@example.com\r\n', '<b>"King"');
  await sendMail(services(), { template: 'password-changed', accountId: hostile.id }, randomUUID());
  const [mail] = server.received;
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.to).toHaveLength(1);
  expect(mail?.to?.[0]?.address).toBe(hostile.email);

  const { db } = database().database;
  await db
    .insertInto('mailTemplates')
    .values({
      template: 'password-changed',
      subject: 'For {{firstName}}',
      body: 'Dear {{firstName}}\n\n{{link}}',
    })
    .execute();
  const markup = await accountNamed('<b>Bob</b>\r\nX-Evil: 1');
  await sendMail(services(), { template: 'password-changed', accountId: markup.id }, randomUUID());
  const evil = server.received[1];
  expect(evil?.headers.map(({ key }) => key)).not.toContain('x-evil');
  expect(evil?.html).not.toContain('<b>');

  const spammer = await accountNamed('Win at evil.example');
  await sendMail(services(), { template: 'password-changed', accountId: spammer.id }, randomUUID());
  expect(server.received[2]?.text).toContain('Dear there');
  expect(server.received[2]?.to).toEqual([{ name: '', address: spammer.email }]);
  const split = await accountNamed('Ada', 'https://evil.example/now');
  await sendMail(services(), { template: 'password-changed', accountId: split.id }, randomUUID());
  expect(server.received[3]?.to).toEqual([{ name: '', address: split.email }]);
  const wide = await accountNamed('Ada', 'evil\uff20bank');
  await sendMail(services(), { template: 'password-changed', accountId: wide.id }, randomUUID());
  expect(server.received[4]?.to).toEqual([{ name: '', address: wide.email }]);
  await db.deleteFrom('mailTemplates').execute();
});

test.each(['message', 'recipient'] as const)(
  'a mail deferred at the %s is retried as the same mail, and sent once',
  async (stage) => {
    const { id } = await accountNamed('Ada');
    const job: MailJob = { template: 'verify-email', accountId: id };
    const jobId = randomUUID();
    server.refuseNext(451, stage);
    await expect(sendMail(services(), job, jobId)).rejects.toThrow('451');
    expect(await stateOf(jobId)).toBe('pending');
    await sendMail(services(), job, jobId);
    await sendMail(services(), job, jobId);
    expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${jobId}@stories.example>`]);
    expect(await stateOf(jobId)).toBe('sent');
  },
);

test.each([
  ['message', 'error'],
  ['recipient', 'warn'],
] as const)(
  'a mail rejected at the %s is given up with the level %s, and the log does not name its recipient',
  async (stage, level) => {
    const { id, email } = await accountNamed('Ada');
    const jobId = randomUUID();
    server.refuseNext(550, stage);
    await sendMail(services(), { template: 'verify-email', accountId: id }, jobId);
    await sendMail(services(), { template: 'verify-email', accountId: id }, jobId);
    expect(server.received).toEqual([]);
    expect(await stateOf(jobId)).toBe('refused');
    expect(logged.map((line) => line.level)).toEqual([level]);
    expect(JSON.stringify(logged)).not.toContain(email);
  },
);

async function accountOf(email: string) {
  const { db } = database().database;
  const { id } = await newAccount(db);
  await db.updateTable('accounts').set({ email }).where('id', '=', id).execute();
  return id;
}

test('an address in any script gets its mails, by a server that knows ASCII only if its local part does', async () => {
  const [full, domain] = [await accountOf('jürgen@exämple.org'), await accountOf('info@exämple.org')];
  const send = (id: string, url?: string) => {
    const mailId = randomUUID();
    return sendMail(services(url), { template: 'verify-email', accountId: id }, mailId).then(() =>
      stateOf(mailId),
    );
  };
  expect([await send(full), await send(domain)]).toEqual(['sent', 'sent']);
  expect(server.received.map(({ to }) => to?.[0]?.address)).toEqual([
    'jürgen@exämple.org',
    'info@xn--exmple-cua.org',
  ]);

  const plain = await startMailServer({ knowsAsciiOnly: true });
  expect([await send(full, plain.url), await send(domain, plain.url)]).toEqual(['refused', 'sent']);
  expect(plain.received.map(({ to }) => to?.[0]?.address)).toEqual(['info@xn--exmple-cua.org']);
  expect(logged.map(({ level, message }) => [level, message])).toEqual([
    ['warn', 'the mail server permanently refused the recipient of a mail'],
  ]);
  expect(JSON.stringify(logged)).not.toContain('jürgen');
  await plain.close();
});

test.each([
  ['jürgen@exämple.org', undefined],
  ['info@exämple.org', 'info@xn--exmple-cua.org'],
])(
  'an answer to a mail goes to %s only if every mail server can read the header',
  async (address, expected) => {
    const { mailer } = services();
    const mail = { id: randomUUID(), subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', link: origin };
    await mailer.send({
      ...mail,
      to: { name: '', address: 'ada@example.org' },
      replyTo: { name: '', address },
    });
    expect(server.received[0]?.replyTo?.[0]?.address).toBe(expected);
  },
);

test('no mail is lost to a wrong SMTP password: it is sent once the password is right', async () => {
  const guarded = await startMailServer({ password: 'right' });
  const { id } = await accountNamed('Ada');
  const job: MailJob = { template: 'verify-email', accountId: id };
  const jobId = randomUUID();
  const as = (password: string) => services(guarded.url.replace('//', `//app:${password}@`));
  await expect(sendMail(as('wrong'), job, jobId)).rejects.toThrow('535');
  await sendMail(as('right'), job, jobId);
  expect(guarded.received).toHaveLength(1);
  await guarded.close();
});

test('an unreachable mail server is retried', async () => {
  const { id } = await accountNamed('Ada');
  const away = services('smtp://127.0.0.1:1');
  await expect(sendMail(away, { template: 'verify-email', accountId: id }, randomUUID())).rejects.toThrow(
    'ECONNREFUSED',
  );
});

test('no mail is sent if there is no recipient or no reason', async () => {
  const { db } = database().database;
  const verified = await accountNamed('Ada');
  const inactive = await accountNamed('Bob');
  await db.updateTable('accounts').set({ emailVerified: true }).where('id', '=', verified.id).execute();
  await db.updateTable('accounts').set({ isActive: false }).where('id', '=', inactive.id).execute();
  const jobs: MailJob[] = [
    { template: 'reset-password', accountId: null },
    { template: 'reset-password', accountId: randomUUID() },
    { template: 'reset-password', accountId: inactive.id },
    { template: 'verify-email', accountId: verified.id },
    { template: 'invitation', invitationId: randomUUID() },
  ];
  for (const job of jobs) await sendMail(services(), job, randomUUID());
  expect(server.received).toEqual([]);
});

test('two processes send each mail only once', async () => {
  const { db } = database().database;
  const queues = await Promise.all([openJobQueue({ db }), openJobQueue({ db })]);
  const { id } = await accountNamed('Ada');
  await db.transaction().execute(async (tx) => {
    for (let count = 0; count < 10; count += 1) {
      await queues[0].add(tx, 'send-mail', { template: 'password-changed', accountId: id });
    }
  });
  const handlers: Partial<JobHandlers> = { 'send-mail': (job, id) => sendMail(services(), job, id) };
  await Promise.all(queues.map((queue) => queue.runPending(handlers)));
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(10);
  expect(server.received).toHaveLength(10);
  await Promise.all(queues.map((queue) => queue.stop()));

  const jobId = randomUUID();
  const job: MailJob = { template: 'password-changed', accountId: id };
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => sendMail(services(), job, jobId)));
  expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(server.received).toHaveLength(11);
});

test('without a mail server each mail is a file that only the server can read, and its link is in the log', async () => {
  const { id } = await accountNamed('Zoë');
  const outbox = openMailer({ DATA_DIR: folder }, log);
  const jobId = randomUUID();
  await sendMail({ ...services(), mailer: outbox }, { template: 'reset-password', accountId: id }, jobId);
  expect(await readdir(path.join(folder, 'outbox'))).toEqual([`${jobId}.eml`]);
  const { mode } = await stat(path.join(folder, 'outbox', `${jobId}.eml`));
  expect(mode & 0o777).toBe(0o600);
  const [mail] = await readOutbox(folder);
  expect(mail?.text).toContain('Hello Zoë,');
  expect(JSON.stringify(logged)).toContain(mail?.link);
});

test('the record of a mail is deleted with its account, or after a week', async () => {
  const { db } = database().database;
  const { id } = await accountNamed('Ada');
  const [first, second] = [randomUUID(), randomUUID()];
  await sendMail(services(), { template: 'password-changed', accountId: id }, first);
  const other = await accountNamed('Bob');
  await sendMail(services(), { template: 'password-changed', accountId: other.id }, second);
  await db.deleteFrom('accounts').where('id', '=', id).execute();
  expect(await stateOf(first)).toBeUndefined();
  await deleteOldMails(db);
  expect(await stateOf(second)).toBe('sent');
  const past = new Date(Date.now() - 8 * 86_400_000).toISOString();
  await db.updateTable('mails').set({ createdAt: past }).where('id', '=', second).execute();
  await deleteOldMails(db);
  expect(await stateOf(second)).toBeUndefined();
});

test('the file of a mail is deleted with the record of the mail, as when its account is deleted', async () => {
  const { db } = database().database;
  const outbox = openMailer({ DATA_DIR: path.join(folder, 'own') }, log);
  const discard = () => outbox.discard((ids) => listKnownMails(db, ids));
  await discard();
  const [gone, stays] = [await accountNamed('Ada'), await accountNamed('Bob')];
  for (const { id } of [gone, stays]) {
    await sendMail(
      { ...services(), mailer: outbox },
      { template: 'password-changed', accountId: id },
      randomUUID(),
    );
  }
  await db.deleteFrom('accounts').where('id', '=', gone.id).execute();
  await discard();
  const left = await readOutbox(path.join(folder, 'own'));
  expect(left.map(({ text }) => text)).toEqual([expect.stringContaining('Hello Bob,')]);
});
