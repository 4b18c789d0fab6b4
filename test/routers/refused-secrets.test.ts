import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { password } from '../support/factories';
import { testConfig } from '../support/test-config';
import { codeOf, enableTwoFactor } from '../support/two-factor';

const app = useTestApp();

async function logged(event: string, accountId: string | null) {
  const rows = app().db.selectFrom('auditLog').select(['details', 'actorId']).where('event', '=', event);
  const found = await rows.where('accountId', 'is not distinct from', accountId).orderBy('at').execute();
  return found.map(({ details }) => details);
}

const eventsOf = async ({ accountId }: TestUser) => {
  const rows = app().db.selectFrom('auditLog').select('event').where('accountId', '=', accountId);
  return (await rows.orderBy('at').orderBy('id').execute()).map(({ event }) => event);
};

test('a wrong current password is one row, whatever it was needed for; a change refused for another reason is none', async () => {
  const user = await app().newUser();
  const wrong = 'a wrong guess of it';
  const calls: [string, object][] = [
    ['PUT /auth/change-password', { currentPassword: wrong, newPassword: 'quite another phrase' }],
    ['POST /auth/account/deletion', { password: wrong }],
    ['POST /auth/two-factor/start', { password: wrong }],
    ['PUT /auth/change-password', { currentPassword: password, newPassword: 'password' }],
    ['PUT /auth/change-password', { currentPassword: password, newPassword: 'short' }],
  ];
  for (const [route, body] of calls) expect((await app().rest(route, body, user)).status, route).toBe(400);
  const rows = await logged('password-or-code-refused', user.accountId);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual({ answer: 'This is not your current password.' });
  expect(await eventsOf(user)).toHaveLength(3);
});

test('a two-factor sign-in logs each step, and strangers have no rows in the log', async () => {
  const user = await app().newUser();
  const { secret } = await enableTwoFactor(app(), user);
  const credentials = { email: user.email, password };
  const signIn = (code?: string) => app().rest('POST /auth/login', { ...credentials, code });
  expect((await signIn()).status).toBe(401);
  expect((await signIn('000000')).status).toBe(401);
  expect((await signIn(codeOf(secret, 1))).status).toBe(200);
  expect((await eventsOf(user)).slice(-3)).toEqual(['second-factor-asked', 'sign-in-failed', 'signed-in']);
  expect(
    (await app().rest('PUT /auth/change-password', { currentPassword: 'x', newPassword: 'y' })).status,
  ).toBe(401);
  expect(await logged('password-or-code-refused', null)).toEqual([]);
});

test('a wrong setup token and an invalid link are rows without an account', async () => {
  const config = { ...testConfig, adminSetupToken: 'the operator knows' };
  const guarded = await app().newServer({ config });
  const admin = { email: 'a@b.example', password, firstName: 'A', lastName: 'B', company: 'C' };
  expect((await guarded.rest('POST /auth/setup-admin', { ...admin, setupToken: 'guessed' })).status).toBe(
    403,
  );
  expect(await logged('admin-setup-refused', null)).toHaveLength(1);

  const token = 'x'.repeat(43);
  expect((await app().rest('POST /auth/verify-email', { token })).status).toBe(400);
  expect((await app().rest('POST /auth/reset-password', { token, password })).status).toBe(400);
  expect((await logged('link-refused', null)).length).toBeGreaterThan(0);
});
