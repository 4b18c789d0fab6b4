import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { insertAccountToken } from '../../db/queries/account-tokens';
import { hashToken } from '../../src/routers/auth/tokens';
import { type TestUser, useTestApp } from '../support/app';
import { password } from '../support/factories';

const app = useTestApp();
const next = 'a password that is new';
const newAddress = () => `${crypto.randomUUID()}@example.com`;
const login = (email: string, secret: string) => app().rest('POST /auth/login', { email, password: secret });
const forget = (email: string) => app().rest('POST /auth/forgot-password', { email });
const reset = (token: string, secret = next) =>
  app().rest('POST /auth/reset-password', { token, password: secret });
const verify = (token: string) => app().rest('POST /auth/verify-email', { token });
const me = (user: TestUser) => app().rest('GET /auth/me', undefined, user);
const deactivate = ({ accountId }: TestUser) =>
  app().db.updateTable('accounts').set({ isActive: false }).where('id', '=', accountId).execute();
const eventsOf = async ({ accountId }: TestUser) =>
  (
    await app()
      .db.selectFrom('auditLog')
      .select('event')
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute()
  ).map(({ event }) => event);

/** The mails to an address, once the queue is empty. */
async function mailsTo(email: string) {
  await app().runJobs();
  return (await app().mails()).filter(({ to }) => to?.some(({ address }) => address === email));
}
const tokenIn = (link: string | undefined) => String(link).split('#token=')[1] ?? '';

async function newToken({ accountId }: TestUser, purpose: 'reset-password' | 'verify-email') {
  const token = crypto.randomUUID();
  const mailId = crypto.randomUUID();
  await insertAccountToken(app().db, { tokenHash: hashToken(token), accountId, purpose, mailId });
  return token;
}
const notValid = { status: 400, body: { code: 'LINK_NOT_VALID' } };

describe('a forgotten password', () => {
  test('can be reset once by the link in a mail, which ends every session', async () => {
    const user = await app().newUser();
    expect(await forget(user.email.toUpperCase())).toEqual({ status: 200, body: { ok: true } });
    const [mail] = await mailsTo(user.email);
    expect(mail?.link).toMatch(/^https:\/\/storyfolio\.example\/reset-password#token=[\w-]{43}$/);

    const token = tokenIn(mail?.link);
    expect((await reset(token, 'short')).status).toBe(400);
    expect((await reset(token, 'Password123')).status).toBe(400);
    expect((await me(user)).status).toBe(200);
    expect(await reset(token)).toEqual({ status: 200, body: { ok: true } });
    expect((await me(user)).status).toBe(401);
    expect((await login(user.email, password)).status).toBe(401);
    expect((await login(user.email, next)).status).toBe(200);

    expect(await reset(token)).toMatchObject(notValid);
    expect(await eventsOf(user)).toContain('password-reset');
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toHaveLength(2);
  });

  test('only one of twenty parallel uses of a link succeeds', async () => {
    const token = await newToken(await app().newUser(), 'reset-password');
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(400)]);
  });

  test('a link expires as soon as another is requested, and parallel requests leave one', async () => {
    const user = await app().newUser();
    await forget(user.email);
    const [mail] = await mailsTo(user.email);
    await forget(user.email);
    expect(await reset(tokenIn(mail?.link))).toMatchObject(notValid);

    const other = await app().newUser();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => newToken(other, 'reset-password')));
    const kept = await app()
      .db.selectFrom('accountTokens')
      .select('tokenHash')
      .where('accountId', '=', other.accountId)
      .execute();
    expect(kept).toHaveLength(1);
    const answers = [];
    for (const token of tokens) answers.push((await reset(token)).status);
    expect(answers.toSorted()).toEqual([200, ...Array(7).fill(400)]);
  });

  test('links for other purposes and other accounts stay valid', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const kept = [await newToken(user, 'verify-email'), await newToken(other, 'verify-email')];
    await newToken(user, 'reset-password');
    await forget(user.email);
    for (const token of kept) expect((await verify(token)).status).toBe(200);
  });

  test('known, unknown and deactivated addresses get the same answer, and only the first a mail', async () => {
    const known = await app().newUser();
    const gone = await app().newUser();
    await deactivate(gone);
    const unknown = newAddress();
    const answers = [await forget(known.email), await forget(unknown), await forget(gone.email)];
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 200, body: { ok: true } })]),
    );
    expect(await mailsTo(known.email)).toHaveLength(1);
    expect(await mailsTo(unknown)).toHaveLength(0);
    expect(await mailsTo(gone.email)).toHaveLength(0);
  });

  test('no link works for a deactivated account, after half an hour, or for another purpose', async () => {
    const gone = await app().newUser();
    const token = await newToken(gone, 'reset-password');
    await deactivate(gone);
    expect(await reset(token)).toMatchObject(notValid);

    const late = await app().newUser();
    const old = await newToken(late, 'reset-password');
    await sql`update account_tokens set expires_at = now() - interval '1 second' where account_id = ${late.accountId}`.execute(
      app().db,
    );
    expect(await reset(old)).toMatchObject(notValid);

    const other = await app().newUser();
    expect(await reset(await newToken(other, 'verify-email'))).toMatchObject(notValid);
    expect(await verify(await newToken(other, 'reset-password'))).toMatchObject(notValid);
    expect(await reset('made up')).toMatchObject(notValid);
    expect((await login(other.email, password)).status).toBe(200);
  });

  test('a session opened concurrently with the old password ends as well', async () => {
    const user = await app().newUser();
    const token = await newToken(user, 'reset-password');
    const [, ...answers] = await Promise.all([
      reset(token),
      ...Array.from({ length: 10 }, () => login(user.email, password)),
    ]);
    for (const { status, body } of answers) {
      if (status !== 200) continue;
      expect((await me({ ...user, token: body.session.token })).status).toBe(401);
    }
    expect((await login(user.email, next)).status).toBe(200);
  });
});

describe('verifying an address', () => {
  test('works by the link in the registration mail', async () => {
    const email = newAddress();
    const { body } = await app().rest('POST /auth/register', { email, password });
    expect(body.user.emailVerified).toBe(false);
    const [mail] = await mailsTo(email);
    expect(mail?.link).toMatch(/\/verify-email#token=/);
    expect(await verify(tokenIn(mail?.link))).toEqual({ status: 200, body: { ok: true } });
    expect((await login(email, password)).body.user.emailVerified).toBe(true);
    expect(await verify(tokenIn(mail?.link))).toMatchObject(notValid);
    const user = { ...(await app().newUser()), accountId: body.user.id };
    expect(await eventsOf(user)).toEqual(expect.arrayContaining(['registered', 'email-verified']));
  });

  test('the mail can be requested again by a signed-in account until the address is verified', async () => {
    const user = await app().newUser();
    const resend = (caller?: TestUser) => app().rest('POST /auth/verify-email/resend', undefined, caller);
    expect((await resend()).status).toBe(401);
    expect((await resend(user)).status).toBe(200);
    const [mail] = await mailsTo(user.email);
    expect((await verify(tokenIn(mail?.link))).status).toBe(200);
    expect((await resend(user)).status).toBe(409);
  });

  test('is refused for a deactivated account', async () => {
    const user = await app().newUser();
    const token = await newToken(user, 'verify-email');
    await deactivate(user);
    expect(await verify(token)).toMatchObject(notValid);
  });
});

test('no table stores the token of a link', async () => {
  const user = await app().newUser();
  await forget(user.email);
  const [mail] = await mailsTo(user.email);
  const { rows } = await sql<{ row: string }>`
    select t::text as row from account_tokens as t
    union all select data::text from pgboss.job`.execute(app().db);
  const stored = rows.map(({ row }) => row).join('\n');
  expect(tokenIn(mail?.link)).toHaveLength(43);
  expect(stored).not.toContain(tokenIn(mail?.link));
  expect(stored).not.toContain(user.email);
});

test('a reset link is void once the password was changed or the account deactivated', async () => {
  const [changing, leaving] = [await app().newUser(), await app().newUser()];
  const tokens = [await newToken(changing, 'reset-password'), await newToken(leaving, 'reset-password')];
  const change = { currentPassword: password, newPassword: next };
  expect((await app().rest('PUT /auth/change-password', change, changing)).status).toBe(200);
  expect((await app().rest('DELETE /auth/account', undefined, leaving)).status).toBe(200);
  await app()
    .db.updateTable('accounts')
    .set({ isActive: true })
    .where('id', '=', leaving.accountId)
    .execute();
  for (const token of tokens) expect(await reset(token)).toMatchObject(notValid);
});

describe('a deactivated account', () => {
  const back = /ask the administrator of this site to reactivate the account/;

  test('is told so, and how to return, whoever deactivated it', async () => {
    const [leaving, removed, admin] = [await app().newUser(), await app().newUser(), await app().newAdmin()];
    await app().rest('DELETE /auth/account', undefined, leaving);
    await app().rest(`DELETE /auth/admin/users/${removed.accountId}`, undefined, admin);
    await app().rest(`DELETE /auth/admin/users/${removed.accountId}`, undefined, admin);
    for (const { email } of [leaving, removed]) {
      const [mail, ...others] = await mailsTo(email);
      expect(mail?.subject).toBe('Your Storyfolio account was deactivated');
      expect(mail?.text).toMatch(back);
      expect(mail?.link).toBe('https://storyfolio.example/login');
      expect(others).toEqual([]);
    }
  });

  test('gets no mail if it was reactivated in time, or if the call was refused', async () => {
    const [hasty, admin] = [await app().newUser(), await app().newAdmin()];
    const other = await app().newUser();
    await app().rest('DELETE /auth/account', undefined, hasty);
    await app().rest(`POST /auth/admin/users/${hasty.accountId}/reactivate`, undefined, admin);
    expect((await app().rest(`DELETE /auth/admin/users/${other.accountId}`, undefined, hasty)).status).toBe(
      401,
    );
    expect(await mailsTo(hasty.email)).toEqual([]);
    expect(await mailsTo(other.email)).toEqual([]);
  });
});
