import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/client';
import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import { buildApp } from '../../src/server/app';
import { type TestApp, useTestApp } from '../support/app';
import { useTestDatabase } from '../support/database';
import { password } from '../support/factories';
import { noDns } from '../support/no-dns';
import { withLimitsTimes } from '../support/scaled-limits';
import { testConfig as config } from '../support/test-config';
import { enableTwoFactor } from '../support/two-factor';

const app = useTestApp(undefined, 1);

/** With a tenth of each limit. */
let tenth: TestApp;
beforeAll(async () => {
  tenth = await withLimitsTimes(0.1, app());
});

interface Sent {
  email?: string;
  password?: string;
  from?: string;
  headers?: Record<string, string>;
}

let hosts = 0;
/** An unused address. */
const newHost = () => `198.51.${Math.floor(++hosts / 250)}.${hosts % 250}`;
const newAddress = () => `${crypto.randomUUID()}@example.com`;

const post = (
  url: string,
  body: unknown,
  { from = '127.0.0.1', headers = {} }: Sent = {},
  server: FastifyInstance = app().app,
) =>
  server.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(body),
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
  });

const login = ({ email, password: secret = 'wrong', ...sent }: Sent, server?: FastifyInstance) =>
  post('/api/auth/login', { email, password: secret }, sent, server);

const batchOfLogins = (input: object, calls: number, from: string, server?: FastifyInstance) =>
  post(
    `/trpc/${Array(calls).fill('auth.login').join(',')}?batch=1`,
    Object.fromEntries(Array.from({ length: calls }, (_, index) => [index, input])),
    { from },
    server,
  );

async function fail(times: number, sent: Sent, server?: FastifyInstance) {
  for (let count = 0; count < times; count += 1) expect((await login(sent, server)).statusCode).toBe(401);
}

function expectLimited(response: LightMyRequestResponse) {
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.body).toContain('Too many attempts. Please try again in');
}

describe('the eleventh wrong password', () => {
  test('is refused by every interface, even the correct one, which still works from elsewhere', async () => {
    const { email } = await app().newUser();
    const from = newHost();
    await fail(10, { email, from });

    const wrong = { email, password: 'wrong' };
    const shouted = { ...wrong, email: ` ${email.toUpperCase()}${' '.repeat(1001)}` };
    expectLimited(await login({ ...wrong, from }));
    expectLimited(await login({ ...shouted, from }));
    expectLimited(await login({ email, password, from }));
    expectLimited(await post('/api/auth/login/', wrong, { from }));
    expectLimited(await post('/trpc/auth.login', wrong, { from }));
    expectLimited(await post('/trpc/auth.login', shouted, { from }));
    expectLimited(await post('/trpc/auth.login?batch=1', { 0: wrong }, { from }));

    const many = await batchOfLogins(wrong, 20, from);
    expect(many.statusCode).toBe(429);
    expect(Number(many.headers['retry-after'])).toBeGreaterThan(0);

    expect((await login({ email, password, from: newHost() })).statusCode).toBe(200);
    expect((await login({ email: newAddress(), from })).statusCode).toBe(401);
  });

  test('is detected among parallel ones, whether or not the account exists', async () => {
    const email = newAddress();
    const from = newHost();
    const answers = await Promise.all(Array.from({ length: 5 }, () => login({ email, from }, tenth.app)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });

  test('is not triggered by simultaneous correct ones', async () => {
    const { email } = await app().newUser();
    const from = newHost();
    const sent = { email, password, from };
    const answers = await Promise.all(Array.from({ length: 3 }, () => login(sent, tenth.app)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(3).fill(200));
    await fail(1, { email, from }, tenth.app);
    expectLimited(await login({ email, password, from }, tenth.app));
  });

  test('is detected within one batch', async () => {
    const wrong = { email: newAddress(), password: 'wrong' };
    const answers = (await batchOfLogins(wrong, 3, newHost(), tenth.app)).json();
    const statuses = answers.map(
      ({ error }: { error: { json: { data: { httpStatus: number } } } }) => error.json.data.httpStatus,
    );
    expect(statuses.filter((status: number) => status === 401)).toHaveLength(1);
    expect(statuses.filter((status: number) => status === 429)).toHaveLength(2);
  });

  test('does not count calls that are refused before a password is compared', async () => {
    const { email } = await app().newUser();
    const from = newHost();
    for (let count = 0; count < 2; count += 1) {
      expect((await login({ email, password: '', from }, tenth.app)).statusCode).toBe(400);
    }
    expect((await login({ email, password, from }, tenth.app)).statusCode).toBe(200);
  });
});

test('each refused attempt is one row of the audit log, with so many beyond the limit', async () => {
  const user = await app().newUser();
  const from = newHost();
  const answersOf = async (event: string) => {
    const rows = app().db.selectFrom('auditLog').selectAll().where('accountId', '=', user.accountId);
    return (await rows.where('event', '=', event).orderBy('at').orderBy('id').execute()).map(
      ({ details, network }) => {
        expect(network).toMatch(/^198\.51\./);
        return JSON.stringify(details);
      },
    );
  };
  await fail(1, { email: user.email, from }, tenth.app);
  expect(await answersOf('sign-in-failed')).toEqual(['{"answer":"Invalid credentials"}']);
  for (let count = 0; count < 12; count += 1)
    expectLimited(await login({ email: user.email, from }, tenth.app));
  const answers = await answersOf('sign-in-failed');
  expect(answers).toHaveLength(1 + 10);
  expect(answers.at(-1)).toContain('Too many attempts');
});

test('a second factor can be guessed so many times, from any number of networks', async () => {
  const user = await app().newUser();
  const { recoveryCodes } = await enableTwoFactor(app(), user);
  const guess = (code?: string) =>
    post('/api/auth/login', { email: user.email, password, code }, { from: newHost() }, tenth.app);
  for (let count = 0; count < 3; count += 1) {
    expect((await guess()).json()).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
  }
  expect((await guess('000000')).statusCode).toBe(401);
  expectLimited(await guess('000000'));
  expectLimited(await guess(recoveryCodes[0]));
});

test('the current password can be guessed so many times in one session, across all calls that require it', async () => {
  const user = await app().newUser();
  const guess = (secret: string) =>
    tenth.rest(
      'PUT /auth/change-password',
      { currentPassword: secret, newPassword: 'another long phrase' },
      user,
    );
  expect((await guess('wrong')).status).toBe(400);
  expect((await guess(password)).status).toBe(429);
  expect((await tenth.rest('POST /auth/two-factor/start', { password }, user)).status).toBe(429);
});

test('an address gets five links an hour, known or not, from any number of networks', async () => {
  const forget = (email: string) => post('/api/auth/forgot-password', { email }, { from: newHost() });
  for (const email of [(await app().newUser()).email, newAddress()]) {
    for (let count = 0; count < 5; count += 1) expect((await forget(email)).statusCode).toBe(200);
    expectLimited(await forget(email.toUpperCase()));
  }
});

test('the setup token can be guessed so many times', async () => {
  const limiter = openRateLimiter({ db: app().db, multiplier: 0.1 });
  const guarded = await app().newServer({
    config: { ...config, adminSetupToken: 'the operator knows' },
    limiter,
  });
  const from = newHost();
  const person = { email: newAddress(), password, firstName: 'A', lastName: 'B', company: 'C' };
  const guess = (setupToken: string) =>
    post('/api/auth/setup-admin', { ...person, setupToken }, { from }, guarded.app);
  for (let count = 0; count < 12; count += 1) expect((await guess(`guess ${count}`)).statusCode).toBe(403);
  expectLimited(await guess('the operator knows'));
});

test('mail tokens can be guessed so many times, whatever their purpose', async () => {
  const from = newHost();
  const guess = () => post('/api/auth/verify-email', { token: crypto.randomUUID() }, { from }, tenth.app);
  for (let count = 0; count < 3; count += 1) expect((await guess()).statusCode).toBe(400);
  expectLimited(await guess());
  const reset = { token: 'x', password: 'a long phrase' };
  expectLimited(await post('/api/auth/reset-password', reset, { from }, tenth.app));
});

test('a network can register so many accounts an hour', async () => {
  const from = newHost();
  const person = { email: 'nobody', password: 'short' };
  const register = () => post('/api/auth/register', person, { from }, tenth.app);
  for (let count = 0; count < 6; count += 1) expect((await register()).statusCode).toBe(400);
  expectLimited(await register());
});

const exported = ['auth', 'profile/demo-profile-1/analytics'];

test.each(exported)('%s can be exported so many times an hour, from any number of networks', async (what) => {
  const { token } = await app().newUser();
  const headers = { authorization: `Bearer ${token}` };
  const download = () => tenth.app.inject({ url: `/api/${what}/export`, remoteAddress: newHost(), headers });
  for (let count = 0; count < 2; count += 1) expect((await download()).statusCode).toBe(200);
  expectLimited(await download());
});

test('many ordinary calls of one person hit no limit', async () => {
  const user = await app().newUser();
  // As four hundred are with the usual limits.
  for (let count = 0; count < 40; count += 1) {
    expect((await tenth.rest('GET /auth/me', undefined, user)).status).toBe(200);
  }
});

describe('several processes on one database', () => {
  const database = useTestDatabase();
  const servers: FastifyInstance[] = [];
  const start = async (trustProxy: string[] | undefined, multiplier: number) => {
    const { db } = database().database;
    const { files, jobs } = app();
    const limiter = openRateLimiter({ db, multiplier });
    const geo = { countryOf: () => undefined, placeOf: () => undefined };
    const services = { db, files, jobs, geo, dns: noDns, config, limiter, publicUrl: undefined };
    const server = await buildApp({ ...services, logLevel: 'silent', trustProxy });
    servers.push(server);
    return server;
  };
  let first: FastifyInstance;
  let second: FastifyInstance;
  beforeAll(async () => {
    // Two wrong passwords each instead of ten.
    [first, second] = [await start(undefined, 0.2), await start(undefined, 0.2)];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  test('count together, across restarts', async () => {
    const sent = { email: newAddress(), from: newHost() };
    await fail(1, sent, first);
    await fail(1, sent, second);
    expectLimited(await login(sent, first));
    expectLimited(await login(sent, second));
    expectLimited(await login(sent, await start(undefined, 0.2)));
  });

  test('lengthen the wait with each further attempt', async () => {
    const sent = { email: newAddress(), from: newHost() };
    const server = await start(undefined, 0.1);
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      expect((await login(sent, server)).statusCode).toBe(401);
      const refused = await login(sent, server);
      expectLimited(refused);
      waits.push(Number(refused.headers['retry-after']));
      // The waiting time is over.
      await sql`update request_limits set expire = 0 where key not like 'blocks:%'`.execute(
        database().database.db,
      );
    }
    expect(waits).toEqual([15 * 60, 30 * 60, 60 * 60]);
  });

  test('store no e-mail or network address in the clear', async () => {
    const sent = { email: newAddress(), from: newHost() };
    await login(sent, first);
    const stored = JSON.stringify(
      await database().database.db.selectFrom('requestLimits').selectAll().execute(),
    );
    expect(stored).not.toContain(sent.email);
    expect(stored).not.toContain(sent.from);
  });

  test('count one household as one sender', async () => {
    const email = newAddress();
    await fail(2, { email, from: '2001:db8:1:2::1' }, first);
    expectLimited(await login({ email, from: '2001:db8:1:2:ffff::9' }, first));
    expect((await login({ email, from: '2001:db8:1:3::1' }, first)).statusCode).toBe(401);
    await fail(2, { email, from: '::ffff:203.0.113.5' }, first);
    expectLimited(await login({ email, from: '203.0.113.5' }, first));
  });

  test('trust a forwarded address only from their own proxies', async () => {
    const email = newAddress();
    const forwarded = (from: string, server: FastifyInstance) => (client: string) =>
      login({ email, from, headers: { 'x-forwarded-for': client } }, server);

    const direct = forwarded(newHost(), first);
    for (let count = 0; count < 2; count += 1) expect((await direct(newHost())).statusCode).toBe(401);
    expectLimited(await direct(newHost()));

    const behindProxy = await start(['10.0.0.1'], 0.2);
    const proxied = forwarded('10.0.0.1', behindProxy);
    const client = newHost();
    for (let count = 0; count < 2; count += 1) expect((await proxied(client)).statusCode).toBe(401);
    expectLimited(await proxied(client));
    // What the client wrote itself comes before what the proxy saw.
    expectLimited(await proxied(`${newHost()}, ${client}`));
    expect((await proxied(newHost())).statusCode).toBe(401);

    const pretended = forwarded(newHost(), behindProxy);
    for (let count = 0; count < 2; count += 1) expect((await pretended(newHost())).statusCode).toBe(401);
    expectLimited(await pretended(newHost()));
  });

  test('set a secure cookie if a trusted proxy reports https', async () => {
    const server = await start(['10.0.0.1'], 1);
    const person = { email: newAddress(), password };
    expect((await post('/api/auth/register', person, {}, server)).statusCode).toBe(201);
    const headers = { 'x-forwarded-proto': 'https' };
    const cookieFrom = async (from: string) => (await login({ ...person, from, headers }, server)).cookies[0];
    expect(await cookieFrom('10.0.0.1')).toMatchObject({ name: '__Host-storyfolio', secure: true });
    expect(await cookieFrom('10.0.0.2')).toMatchObject({ name: 'storyfolio' });
  });

  test('limit the wrong passwords of one network across all addresses', async () => {
    const from = newHost();
    // Ten instead of a hundred.
    const server = await start(undefined, 0.1);
    for (let count = 0; count < 10; count += 1) {
      expect((await login({ email: newAddress(), from }, server)).statusCode).toBe(401);
    }
    expectLimited(await login({ email: newAddress(), from }, server));
    expect((await login({ email: newAddress(), from: newHost() }, server)).statusCode).toBe(401);
  });

  test('count each call of a batch towards the overall limit', async () => {
    const from = newHost();
    // Twelve calls a minute.
    const server = await start(undefined, 0.001);
    const inputs = Object.fromEntries([...Array(10).keys()].map((index) => [index, null]));
    const calls = Array(10).fill('profile.get').join(',');
    const batch = () =>
      server.inject({
        url: `/trpc/${calls}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`,
        remoteAddress: from,
      });
    expect((await batch()).statusCode).not.toBe(429);
    expectLimited(await batch());
    expectLimited(await login({ email: newAddress(), from }, server));
    expect((await login({ email: newAddress(), from: newHost() }, server)).statusCode).toBe(401);
  });
});

test('if calls cannot be counted, nothing gets through', async () => {
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/none');
  const server = await app().newServer({ limiter: openRateLimiter({ db, multiplier: 1 }) });
  const user = await app().newUser();
  const answer = await login({ email: user.email, password }, server.app);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await close();
});

test('guesses at the code that confirms a second factor are limited', async () => {
  const user = await app().newUser();
  const start = await tenth.rest('POST /auth/two-factor/start', { password }, user);
  expect(start.status).toBe(200);
  const confirm = () => tenth.rest('POST /auth/two-factor/confirm', { code: '000000' }, user);
  expect((await confirm()).status).toBe(400);
  expect((await confirm()).status).toBe(429);
});

test("a page's address can change so many times a day, and be repeated without limit", async () => {
  const user = await app().newUser();
  const move = (profileSlug: string) =>
    tenth.rest('PATCH /profile/demo-profile-1', { profileSlug, bio: 'x' }, user);
  for (let turn = 1; turn <= 2; turn += 1) expect((await move(`moving-${turn}`)).status).toBe(200);
  expect((await move('moving-on')).status).toBe(429);
  expect((await move('moving-2')).status).toBe(200);
});
