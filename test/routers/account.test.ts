import { describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { newSession, password } from '../support/factories';

const app = useTestApp();
const nextPassword = 'quite another phrase';

const statusOf = async (user: TestUser) => (await app().rest('GET /auth/me', undefined, user)).status;
const otherSession = async (user: TestUser) => ({
  ...user,
  token: await newSession(app().db, user.accountId),
});
const eventsOf = async ({ accountId }: TestUser) => {
  const rows = app().db.selectFrom('auditLog').select('event').where('accountId', '=', accountId);
  return (await rows.orderBy('at').orderBy('id').execute()).map(({ event }) => event);
};
const login = (email: string, secret: string) => app().rest('POST /auth/login', { email, password: secret });

describe("one's own account", () => {
  test('changes the named fields and keeps the rest', async () => {
    const user = await app().newUser();
    const before = (await app().rest('GET /auth/me', undefined, user)).body.user;
    const names = { firstName: 'Zoë', lastName: 'Çelik' };
    const changed = await app().rest('PUT /auth/profile', names, user);
    expect(changed).toEqual({
      status: 200,
      body: { user: { ...before, ...names, updatedAt: expect.any(String) } },
    });
    expect(changed.body.user.updatedAt > before.updatedAt).toBe(true);
    const { body } = await app().rest('PUT /auth/profile', { company: 'A & B' }, user);
    expect(body.user).toMatchObject({ ...names, company: 'A & B' });
    expect((await app().rest('GET /auth/me', undefined, user)).body).toEqual(body);
  });

  test.each([
    [{ firstName: 'two\nlines' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ company: 7 }, 'company'],
  ])('refuses %j', async (input, field) => {
    const { status, body } = await app().rest('PUT /auth/profile', input, await app().newUser());
    expect(status).toBe(400);
    expect(body.issues[0].path).toEqual([field]);
  });

  test.each([
    { role: 'admin' },
    { email: 'x@y.example' },
    { subscriptionTier: 'pro' },
    { emailVerified: true },
  ])('does not let anyone set %j', async (input) => {
    const user = await app().newUser();
    expect((await app().rest('PUT /auth/profile', input, user)).status).toBe(400);
    const { body } = await app().rest('GET /auth/me', undefined, user);
    expect(body.user).toMatchObject({ role: 'user', email: user.email, subscriptionTier: 'free' });
  });
});

describe('a new password', () => {
  const change = (user: TestUser, input: object) => app().rest('PUT /auth/change-password', input, user);

  test('works from then on, and ends every other session', async () => {
    const user = await app().newUser();
    const other = await otherSession(user);
    const stranger = await app().newUser();
    const input = { currentPassword: password, newPassword: nextPassword };
    expect(await change(user, input)).toEqual({ status: 200, body: { ok: true } });
    expect([await statusOf(user), await statusOf(other), await statusOf(stranger)]).toEqual([200, 401, 200]);
    expect((await login(user.email, password)).status).toBe(401);
    expect((await login(user.email, nextPassword)).status).toBe(200);
    expect((await login(stranger.email, password)).status).toBe(200);
    expect(await eventsOf(user)).toContain('password-changed');
  });

  test('needs the current one', async () => {
    const user = await app().newUser();
    const other = await otherSession(user);
    const { status, body } = await change(user, { currentPassword: 'wrong', newPassword: nextPassword });
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      { path: ['currentPassword'], message: 'This is not your current password.' },
    ]);
    expect(await statusOf(other)).toBe(200);
    expect((await login(user.email, password)).status).toBe(200);
  });

  test.each(['short 7', 'x'.repeat(257), 'Password123', 'nul \0 in the middle', ''])(
    'follows the rules of registration: %j',
    async (newPassword) => {
      const { status, body } = await change(await app().newUser(), {
        currentPassword: password,
        newPassword,
      });
      expect(status).toBe(400);
      expect(body.issues[0].path).toEqual(['newPassword']);
    },
  );

  test('must differ from the current one, which nobody learns without knowing it', async () => {
    const user = await app().newUser();
    const other = await otherSession(user);
    const { status, body } = await change(user, { currentPassword: password, newPassword: password });
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      { path: ['newPassword'], message: 'Choose a password that differs from your current one.' },
    ]);
    expect(await statusOf(other)).toBe(200);
    const guess = await change(user, { currentPassword: 'a wild guess', newPassword: 'a wild guess' });
    expect(guess.body.issues).toMatchObject([{ path: ['currentPassword'] }]);
  });

  test('is that of the first of parallel calls', async () => {
    const user = await app().newUser();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        change(user, { currentPassword: password, newPassword: `${nextPassword} ${number}` }),
      ),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login(user.email, `${nextPassword} ${winner + 1}`)).status).toBe(200);
  });
});

describe('deactivation', () => {
  const deactivate = (user: TestUser) => app().rest('DELETE /auth/account', undefined, user);

  test('ends every session, closes the page and blocks sign-in', async () => {
    const user = await app().newUser();
    const other = await otherSession(user);
    const page = () => app().app.inject(`/profile/${user.slug}`);
    expect((await page()).statusCode).toBe(200);
    expect(await deactivate(user)).toEqual({ status: 200, body: { ok: true } });
    expect((await page()).statusCode).toBe(404);
    expect([await statusOf(user), await statusOf(other)]).toEqual([401, 401]);
    expect((await app().trpc('query auth.me', undefined, user)).status).toBe(401);
    const upload = { method: 'POST', url: `/api/profile/${user.profileId}/cv` } as const;
    const headers = { authorization: `Bearer ${user.token}` };
    expect((await app().app.inject({ ...upload, headers })).statusCode).toBe(401);
    expect((await login(user.email, password)).status).toBe(401);
    expect(await eventsOf(user)).toContain('account-deactivated');
  });

  test('never removes the last active admin, even under parallel calls', async () => {
    const admins = await Promise.all(Array.from({ length: 8 }, () => app().newAdmin()));
    const answers = await Promise.all(admins.map(deactivate));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    const [last] = admins.filter((_, index) => answers[index]?.status === 409);
    if (!last) throw new Error('One of them must have been refused.');
    expect(await deactivate(last)).toMatchObject({
      status: 409,
      body: { message: 'This is the last active admin. Make somebody else an admin first.' },
    });
    expect(await statusOf(last)).toBe(200);
    expect((await deactivate(await app().newUser())).status).toBe(200);
  });
});
