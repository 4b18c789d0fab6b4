import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteDueAccounts } from '../../src/routers/account/delete-due-accounts';
import { type TestUser, useTestApp } from '../support/app';
import { newSession, password } from '../support/factories';
import { enableTwoFactor } from '../support/two-factor';

const app = useTestApp();
const request = (user: TestUser, secret = password) =>
  app().rest('POST /auth/account/deletion', { password: secret }, user);
const cancel = (user: TestUser) => app().rest('DELETE /auth/account/deletion', undefined, user);
const me = (user: TestUser) => app().rest('GET /auth/me', undefined, user);
const page = async (user: TestUser) => (await app().app.inject(`/profile/${user.slug}`)).statusCode;
const isThere = async ({ accountId }: TestUser) =>
  (await app().db.selectFrom('accounts').select('id').where('id', '=', accountId).execute()).length === 1;

const signIn = (user: TestUser) => app().rest('POST /auth/login', { email: user.email, password });
const signedInAgain = async (user: TestUser): Promise<TestUser> => ({
  ...user,
  token: (await signIn(user)).body.session.token,
});

/** Moves the end of the grace period. */
const setDue = (user: TestUser, fromNow: string) =>
  sql`update accounts set deletion_due_at = now() + ${fromNow}::interval where id = ${user.accountId}`.execute(
    app().db,
  );

describe('a requested deletion', () => {
  test("is due in 30 days by the database's clock, ends every session and closes the page", async () => {
    const user = await app().newUser();
    const other = { ...user, token: await newSession(app().db, user.accountId) };
    const { status, body } = await request(user);
    expect(status).toBe(200);
    const { rows } = await sql<{ isDue: boolean }>`
      select ${body.deletionDueAt}::timestamptz between now() + interval '30 days' - interval '1 minute'
        and now() + interval '30 days' as is_due`.execute(app().db);
    expect(rows).toEqual([{ isDue: true }]);
    expect([(await me(user)).status, (await me(other)).status]).toEqual([401, 401]);
    expect(await page(user)).toBe(404);
  });

  test('lets whoever signs in again only look, or keep the account', async () => {
    const user = await app().newUser();
    const { deletionDueAt } = (await request(user)).body;
    const again = await signedInAgain(user);
    expect((await me(again)).body.user).toMatchObject({ isActive: true, deletionDueAt });
    for (const route of ['PATCH /profile/demo-profile-1', 'PUT /auth/profile']) {
      expect(await app().rest(route, {}, again)).toMatchObject({
        status: 403,
        body: { message: 'Your account is about to be deleted. Cancel the deletion first.' },
      });
    }
    expect((await app().trpc('mutation account.update', {}, again)).status).toBe(403);
    const upload = { method: 'POST', url: `/api/profile/${user.profileId}/cv` } as const;
    const headers = { authorization: `Bearer ${again.token}` };
    expect((await app().app.inject({ ...upload, headers })).statusCode).toBe(403);

    expect((await cancel(again)).body.user).toMatchObject({ email: user.email, deletionDueAt: null });
    expect(await page(user)).toBe(200);
    expect((await app().rest('PUT /auth/profile', {}, again)).status).toBe(200);
    expect((await cancel(again)).status).toBe(409);
    const { body } = await app().rest('GET /auth/audit', undefined, again);
    const events = body.events.map(({ event }: { event: string }) => event);
    expect(events).toEqual(expect.arrayContaining(['deletion-cancelled', 'deletion-requested']));
  });

  test('is announced in a mail, unless it is cancelled before the mail is sent', async () => {
    const [user, hasty] = [await app().newUser(), await app().newUser()];
    const { deletionDueAt } = (await request(user)).body;
    await request(hasty);
    await cancel(await signedInAgain(hasty));
    await app().runJobs();
    const mails = await app().mails();
    const mailsTo = ({ email }: TestUser) => mails.filter(({ to }) => to?.[0]?.address === email);
    expect(mailsTo(hasty)).toEqual([]);
    const [mail, ...others] = mailsTo(user);
    expect(others).toEqual([]);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail?.text).toContain(`will be deleted on ${day.format(new Date(deletionDueAt))}, as you asked`);
    expect(mail?.link).toMatch(/\/login$/);
  });

  test('requires the password', async () => {
    const user = await app().newUser();
    const { status, body } = await request(user, 'wrong');
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: ['password'], message: 'This is not your current password.' }]);
    expect((await me(user)).body.user.deletionDueAt).toBeNull();
    expect(await page(user)).toBe(200);
  });

  test('requires a code too if two-factor sign-in is on', async () => {
    const user = await app().newUser();
    const { recoveryCodes } = await enableTwoFactor(app(), user);
    const send = (code?: string) => app().rest('POST /auth/account/deletion', { password, code }, user);
    for (const code of [undefined, '000000']) {
      expect(await send(code)).toMatchObject({ status: 400, body: { issues: [{ path: ['code'] }] } });
    }
    expect((await send(recoveryCodes[0])).status).toBe(200);
  });

  test('is refused to the last active admin, not counting one in the grace period', async () => {
    const [one, two] = [await app().newAdmin(), await app().newAdmin()];
    expect((await request(one)).status).toBe(200);
    expect((await request(two)).status).toBe(409);
    expect((await app().rest('DELETE /auth/account', undefined, two)).status).toBe(409);
    expect((await me(two)).status).toBe(200);
  });
});

describe('the grace period', () => {
  test('ends with the account, not before', async () => {
    const [early, late, kept] = [await app().newUser(), await app().newUser(), await app().newUser()];
    for (const user of [early, late]) await request(user);
    await setDue(early, '1 minute');
    await setDue(late, '-1 second');
    await deleteDueAccounts({ ...app(), ownsDatabase: false });
    expect(await Promise.all([early, late, kept].map(isThere))).toEqual([true, false, true]);
    expect((await signIn(late)).status).toBe(401);
    expect((await cancel(await signedInAgain(early))).status).toBe(200);
  });

  test('ends for the owner on time, whenever the rows are deleted', async () => {
    const user = await app().newUser();
    await request(user);
    const again = await signedInAgain(user);
    await setDue(user, '-1 second');
    expect((await cancel(again)).status).toBe(401);
    expect((await signIn(user)).status).toBe(401);
    expect(await isThere(user)).toBe(true);
  });

  test('ends once, under parallel housekeeping', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => app().newUser()));
    for (const user of users) await setDue(user, '-1 second');
    await Promise.all([1, 2, 3].map(() => deleteDueAccounts({ ...app(), ownsDatabase: false })));
    expect((await Promise.all(users.map(isThere))).some(Boolean)).toBe(false);
  });
});
