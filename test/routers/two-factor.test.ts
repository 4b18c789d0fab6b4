import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { password } from '../support/factories';
import { codeOf, enableTwoFactor } from '../support/two-factor';

const app = useTestApp();

// The app's codes change every half minute; here they stay the same during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

const login = ({ email }: TestUser, code?: string) =>
  app().rest('POST /auth/login', { email, password, ...(code !== undefined && { code }) });
const stateOf = async (user: TestUser) => (await app().rest('GET /auth/two-factor', undefined, user)).body;
const countSessions = async ({ accountId }: TestUser) =>
  (await app().db.selectFrom('sessions').select('id').where('accountId', '=', accountId).execute()).length;
const eventsOf = async ({ accountId }: TestUser) =>
  (
    await app()
      .db.selectFrom('auditLog')
      .select('event')
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute()
  ).map(({ event }) => event);

async function newUserWithTwoFactor() {
  const user = await app().newUser();
  return { user, ...(await enableTwoFactor(app(), user)) };
}

describe('setting up', () => {
  test('requires the password, and has no effect until a code confirms it', async () => {
    const user = await app().newUser();
    const refused = await app().rest('POST /auth/two-factor/start', { password: 'wrong' }, user);
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: ['password'] }] } });

    const started = await app().rest('POST /auth/two-factor/start', { password }, user);
    expect(started.body.uri).toBe(
      `otpauth://totp/Storyfolio:${encodeURIComponent(user.email)}?issuer=Storyfolio&secret=${started.body.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(started.body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await stateOf(user)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await login(user)).status).toBe(200);

    const wrong = await app().rest('POST /auth/two-factor/confirm', { code: '12345' }, user);
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: ['code'] }] } });
    const code = codeOf(started.body.secret);
    const confirmed = await app().rest('POST /auth/two-factor/confirm', { code }, user);
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(await stateOf(user)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    expect(await eventsOf(user)).toContain('two-factor-enabled');
  });

  test('can start over any number of times, and only the newest secret counts', async () => {
    const user = await app().newUser();
    const first = await app().rest('POST /auth/two-factor/start', { password }, user);
    const second = await app().rest('POST /auth/two-factor/start', { password }, user);
    const confirm = (secret: string) =>
      app().rest('POST /auth/two-factor/confirm', { code: codeOf(secret) }, user);
    expect((await confirm(first.body.secret)).status).toBe(400);
    expect((await confirm(second.body.secret)).status).toBe(200);
    expect((await confirm(second.body.secret)).status).toBe(409);
    expect((await app().rest('POST /auth/two-factor/start', { password }, user)).status).toBe(409);
  });

  test('stores neither the secret nor the recovery codes', async () => {
    const { secret, recoveryCodes } = await newUserWithTwoFactor();
    const stored = JSON.stringify([
      (await app().db.selectFrom('twoFactors').selectAll().execute()).map((row) =>
        row.encryptedSecret.toString('latin1'),
      ),
      (await app().db.selectFrom('recoveryCodes').selectAll().execute()).map((row) =>
        row.codeHash.toString('latin1'),
      ),
    ]);
    for (const secretText of [secret, ...recoveryCodes]) expect(stored).not.toContain(secretText);
  });

  test('confirming without a start is refused', async () => {
    const user = await app().newUser();
    const { status } = await app().rest('POST /auth/two-factor/confirm', { code: '123456' }, user);
    expect(status).toBe(409);
  });
});

describe('signing in', () => {
  test('without a code opens no session', async () => {
    const { user } = await newUserWithTwoFactor();
    const before = await countSessions(user);
    const rest = await login(user);
    expect(rest).toMatchObject({ status: 401, body: { code: 'TWO_FACTOR_REQUIRED' } });
    const trpc = await app().trpc('mutation auth.login', { email: user.email, password });
    expect(trpc).toMatchObject({ status: 401, body: { data: { code: 'TWO_FACTOR_REQUIRED' } } });
    expect(JSON.stringify([rest, trpc])).not.toMatch(/token/);
    expect(await countSessions(user)).toBe(before);
  });

  test('with a wrong password reveals nothing about the second factor', async () => {
    const { user, secret } = await newUserWithTwoFactor();
    const body = { email: user.email, password: 'wrong', code: codeOf(secret, 1) };
    const { status, body: refusal } = await app().rest('POST /auth/login', body);
    expect(status).toBe(401);
    expect(refusal).toMatchObject({ code: 'UNAUTHORIZED', message: 'Invalid credentials' });
  });

  test('accepts each code of the app once, and no older one', async () => {
    const { user, secret } = await newUserWithTwoFactor();
    // The code of the confirmation.
    expect(await login(user, codeOf(secret))).toMatchObject({
      status: 401,
      body: { code: 'TWO_FACTOR_WRONG' },
    });
    const code = codeOf(secret, 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(user, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect((await login(user, codeOf(secret, -1))).status).toBe(401);
  });

  test('accepts a code with a space in it, and none from two steps ahead', async () => {
    const { user, secret } = await newUserWithTwoFactor();
    expect((await login(user, codeOf(secret, 3))).status).toBe(401);
    expect((await login(user, codeOf(secret, 1).replace(/^.../, '$& '))).status).toBe(200);
  });

  test('accepts a recovery code once, however it is typed, under parallel calls', async () => {
    const { user, recoveryCodes } = await newUserWithTwoFactor();
    const code = String(recoveryCodes[0]).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(user, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stateOf(user)).toEqual({ enabled: true, recoveryCodesLeft: 9 });
    expect((await eventsOf(user)).filter((event) => event === 'recovery-code-used')).toHaveLength(1);
  });

  test("does not accept anybody else's recovery code", async () => {
    const { user } = await newUserWithTwoFactor();
    const stranger = await newUserWithTwoFactor();
    expect((await login(user, stranger.recoveryCodes[0])).status).toBe(401);
    expect((await login(user, codeOf(stranger.secret, 1))).status).toBe(401);
  });

  test('ignores a code if two-factor sign-in is off', async () => {
    expect((await login(await app().newUser(), '000000')).status).toBe(200);
  });
});

describe('with both factors', () => {
  test('recovery codes can be renewed, which invalidates the old ones', async () => {
    const { user, secret, recoveryCodes } = await newUserWithTwoFactor();
    const renew = (body: object) => app().rest('POST /auth/two-factor/recovery-codes', body, user);
    expect((await renew({ password: 'wrong', code: codeOf(secret, 1) })).status).toBe(400);
    expect((await renew({ password, code: '000000' })).status).toBe(400);
    const renewed = await renew({ password, code: codeOf(secret, 1) });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await login(user, recoveryCodes[1])).status).toBe(401);
    expect((await login(user, renewed.body.recoveryCodes[1])).status).toBe(200);
    expect(await eventsOf(user)).toContain('recovery-codes-renewed');
  });

  test('it can be switched off', async () => {
    const { user, recoveryCodes } = await newUserWithTwoFactor();
    const disable = (body: object) => app().rest('POST /auth/two-factor/disable', body, user);
    expect((await disable({ password, code: 'wrong' })).status).toBe(400);
    expect((await disable({ password: 'wrong', code: recoveryCodes[0] })).status).toBe(400);
    expect((await disable({ password, code: recoveryCodes[0] })).status).toBe(200);
    expect(await stateOf(user)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await login(user)).status).toBe(200);
    expect((await disable({ password, code: recoveryCodes[1] })).status).toBe(409);
    expect(await eventsOf(user)).toContain('two-factor-disabled');
  });
});

test('sign-ins, failures and sign-outs are recorded', async () => {
  const user = await app().newUser();
  await app().rest('POST /auth/login', { email: user.email, password: 'wrong' });
  await login(user);
  await app().rest('POST /auth/logout', undefined, user);
  expect((await eventsOf(user)).slice(-3)).toEqual(['sign-in-failed', 'signed-in', 'signed-out']);
});
