import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteEndedSessions } from '../../db/queries/sessions';
import { openSession } from '../../src/routers/auth/open-session';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';
import { form } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { makeMp4 } from '../support/videos';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** Another session of the user, opened from somewhere. */
async function open(user: TestUser, userAgent = chrome, ip = '8.8.8.8') {
  const visitor = { ip, userAgent, optsOutOfTracking: false };
  const session = await openSession(app().db, { visitor }, user.accountId);
  return { ...user, token: session.token, sessionId: session.id };
}
const list = async (user: TestUser) =>
  (await app().rest('GET /auth/sessions', undefined, user)).body.sessions;
const end = (id: string, user: TestUser) => app().rest(`DELETE /auth/sessions/${id}`, undefined, user);

/** What each interface answers to the user. */
async function doors(user: TestUser): Promise<number[]> {
  const upload = await sendTo(app(), 'cv', { by: user, field: 'cv', content: makePdf(['Ada King']) });
  const rest = await app().rest('GET /auth/me', undefined, user);
  const trpc = await app().trpc('query auth.me', undefined, user);
  return [rest.status, trpc.status, upload.status];
}

describe('the list of sessions', () => {
  test('lists device, place and times of each, and marks the current one', async () => {
    const user = await app().newUser();
    const phone = await open(user, safari, '2a00:1450:4001:82a::200e');
    const sessions = await list(phone);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ id }: { id: string }) => id === phone.sessionId)).toEqual({
      id: phone.sessionId,
      device: 'Safari on iOS',
      place: { name: 'Germany', reason: null },
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: true,
    });
    expect(sessions.find(({ id }: { id: string }) => id !== phone.sessionId)).toMatchObject({
      device: 'test',
      place: { name: 'Unknown', reason: 'private network' },
      isCurrent: false,
    });
    // Long prefixes of the addresses, because times and ids contain such digits too.
    expect(JSON.stringify(sessions)).not.toMatch(/token|hash|127\.0\.|2a00:1450/);
  });

  test.each([
    ['8.8.8.8', chrome, { device: 'Chrome on Windows', place: { name: 'United States', reason: null } }],
    ['192.168.1.7', 'curl/8.5.0', { device: 'curl', place: { name: 'Unknown', reason: 'private network' } }],
    ['fd00::1', '', { device: 'Unknown device', place: { name: 'Unknown', reason: 'private network' } }],
    ['', '(;)', { device: 'Unknown device', place: { name: 'Unknown', reason: 'no address was recorded' } }],
  ])('from %s', async (ip, userAgent, shown) => {
    const { sessionId, ...user } = await open(await app().newUser(), userAgent, ip);
    expect((await list(user)).find(({ id }: { id: string }) => id === sessionId)).toMatchObject(shown);
  });

  test('only the network is stored', async () => {
    const user = await app().newUser();
    await open(user, chrome, '81.2.69.142');
    await open(user, chrome, '2a00:1450:4001:82a::200e');
    const rows = await app()
      .db.selectFrom('sessions')
      .selectAll()
      .where('accountId', '=', user.accountId)
      .execute();
    expect(rows.map(({ network }) => network).toSorted()).toEqual([
      '127.0.0.0/24',
      '2a00:1450:4001::/48',
      '81.2.69.0/24',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/69\.142|:82a/);
  });
});

/** Backdates when a session was opened and last used. */
const age = (sessionId: string, { opened, used }: { opened: string; used: string }) =>
  app()
    .db.updateTable('sessions')
    .set({
      createdAt: sql<string>`now() - ${opened}::interval`,
      lastUsedAt: sql<string>`now() - ${used}::interval`,
    })
    .where('id', '=', sessionId)
    .execute();

describe.each([
  ['unused for almost 7 days', { opened: '20 days', used: '6 days 23 hours 59 minutes' }, true],
  ['unused for 7 days', { opened: '20 days', used: '7 days 1 minute' }, false],
  ['opened almost 30 days ago', { opened: '29 days 23 hours 59 minutes', used: '5 minutes' }, true],
  ['opened 30 days ago', { opened: '30 days 1 minute', used: '5 minutes' }, false],
])('a session that was %s', (_when, times, lives) => {
  test(lives ? 'lives, and its use is a new start' : 'has ended', async () => {
    const { sessionId, ...user } = await open(await app().newUser());
    await age(sessionId, times);
    expect(await doors(user)).toEqual(lives ? [200, 200, 201] : [401, 401, 401]);
    const { isFresh } = await app()
      .db.selectFrom('sessions')
      .select(sql<boolean>`last_used_at > now() - interval '1 minute'`.as('isFresh'))
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    expect(isFresh).toBe(lives);
  });

  test(lives ? 'is listed and kept' : 'is neither listed nor kept', async () => {
    const user = await app().newUser();
    const { sessionId } = await open(user);
    await age(sessionId, times);
    const sessions = await list(user);
    expect(sessions.some(({ id }: { id: string }) => id === sessionId)).toBe(lives);
    await deleteEndedSessions(app().db);
    const kept = await app().db.selectFrom('sessions').select('id').where('id', '=', sessionId).execute();
    expect(kept).toHaveLength(lives ? 1 : 0);
  });
});

test('the use of a session is recorded once a minute', async () => {
  const { sessionId, ...user } = await open(await app().newUser());
  const usedAgo = async (used: string) => {
    await age(sessionId, { opened: '1 day', used });
    await app().rest('GET /auth/me', undefined, user);
    const { seconds } = await app()
      .db.selectFrom('sessions')
      .select(sql<number>`extract(epoch from now() - last_used_at)::float8`.as('seconds'))
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return seconds;
  };
  expect(await usedAgo('30 seconds')).toBeGreaterThanOrEqual(30);
  expect(await usedAgo('61 seconds')).toBeLessThan(61);
});

describe('ending sessions', () => {
  test('an ended one is refused by every interface at once, the others are not', async () => {
    const user = await app().newUser();
    const { sessionId, ...other } = await open(user);
    expect(await doors(other)).toEqual([200, 200, 201]);
    expect(await end(sessionId, user)).toEqual({ status: 200, body: { ok: true } });
    expect(await doors(other)).toEqual([401, 401, 401]);
    expect(await doors(user)).toEqual([200, 200, 201]);
    expect((await end(sessionId, user)).status).toBe(404);
  });

  test('an ended one is refused by every process at once', async () => {
    const user = await app().newUser();
    const { sessionId, ...other } = await open(user);
    const second = await app().newServer();
    const ask = async () => (await second.rest('GET /auth/me', undefined, other)).status;
    expect(await ask()).toBe(200);
    await end(sessionId, user);
    expect(await ask()).toBe(401);
  });

  test('ends all others', async () => {
    const user = await app().newUser();
    const others = [await open(user), await open(user, safari)];
    const stranger = await app().newUser();
    expect((await app().rest('DELETE /auth/sessions', undefined, user)).body).toEqual({ ended: 2 });
    for (const other of others) expect(await doors(other)).toEqual([401, 401, 401]);
    expect([await doors(user), await doors(stranger)]).toEqual([
      [200, 200, 201],
      [200, 200, 201],
    ]);
    expect((await app().rest('DELETE /auth/sessions', undefined, user)).body).toEqual({ ended: 0 });
  });

  test('ends the current one, like signing out', async () => {
    const { sessionId, ...user } = await open(await app().newUser());
    await end(sessionId, user);
    expect(await doors(user)).toEqual([401, 401, 401]);
  });
});

describe('signing in again', () => {
  const signIn = (user: TestUser, secret: string, headers: Record<string, string>) =>
    app().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: user.email, password: secret },
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
  const me = async (user: TestUser) => (await app().rest('GET /auth/me', undefined, user)).status;

  test("ends the browser's own session, unless it fails", async () => {
    const user = await app().newUser();
    const { sessionId, ...elsewhere } = await open(user);
    const headers = { cookie: `storyfolio=${user.token}` };
    expect((await signIn(user, 'wrong', headers)).statusCode).toBe(401);
    expect(await me(user)).toBe(200);
    const answer = await signIn(user, password, headers);
    expect(answer.statusCode).toBe(200);
    expect(await me({ ...user, token: answer.json().session.token })).toBe(200);
    expect([await me(user), await me(elsewhere)]).toEqual([401, 200]);
  });

  test('ends the session of whoever was signed in there before, and none of their others', async () => {
    const [user, before] = [await app().newUser(), await app().newUser()];
    const { sessionId, ...elsewhere } = await open(before);
    const cookie = `storyfolio=${before.token}`;
    expect((await signIn(user, password, { cookie })).statusCode).toBe(200);
    expect([await me(before), await me(elsewhere), await me(user)]).toEqual([401, 200, 200]);
  });

  test('leaves bearer sessions, and those not sent along', async () => {
    const user = await app().newUser();
    expect((await signIn(user, password, {})).statusCode).toBe(200);
    const authorization = `Bearer ${user.token}`;
    expect((await signIn(user, password, { authorization })).statusCode).toBe(200);
    expect(await me(user)).toBe(200);
  });
});

describe("one's own activity", () => {
  const read = (user: TestUser, before?: string) =>
    app().rest(`GET /auth/audit${before ? `?before=${before}` : ''}`, undefined, user);

  test("contains only one's own, newest first, page by page", async () => {
    const user = await app().newUser();
    const stranger = await app().newUser();
    for (let count = 0; count < 23; count++) {
      const { sessionId } = await open(user);
      await end(sessionId, user);
    }
    const input = { currentPassword: password, newPassword: 'quite another phrase' };
    await app().rest('PUT /auth/change-password', input, user);
    const first = (await read(user)).body;
    expect(first.events).toHaveLength(20);
    expect(first.events[0]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      event: 'password-changed',
      place: { name: 'Unknown', reason: 'private network' },
      isOwn: true,
      answer: null,
    });
    const second = (await read(user, first.next)).body;
    expect(second.events).toHaveLength(4);
    expect(second.next).toBeNull();
    const ids = [...first.events, ...second.events].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(24);

    expect((await read(stranger)).body).toEqual({ events: [], next: null });
    expect((await read(stranger, first.next)).body).toEqual({ events: [], next: null });
    expect((await read(user, 'x')).status).toBe(400);
  });

  test('shows the message of a refusal, without field names', async () => {
    const user = await app().newUser();
    const input = { currentPassword: 'a wild guess', newPassword: 'quite another phrase' };
    await app().rest('PUT /auth/change-password', input, user);
    await app().rest('POST /auth/login', { email: user.email, password: 'a wild guess' });
    expect((await read(user)).body.events).toMatchObject([
      { event: 'sign-in-failed', answer: 'Invalid credentials' },
      { event: 'password-or-code-refused', answer: 'This is not your current password.' },
    ]);
  });

  test('does not show where somebody else was', async () => {
    const user = await app().newUser();
    const admin = await app().newAdmin();
    const row = { accountId: user.accountId, actorId: admin.accountId, network: '81.2.69.0/24' };
    await app()
      .db.insertInto('auditLog')
      .values({ id: randomUUID(), event: 'role-changed', ...row })
      .execute();
    const { body } = await read(user);
    expect(body.events).toMatchObject([
      { isOwn: false, place: { name: 'Unknown', reason: 'done by somebody else' } },
    ]);
  });
});

const uploads: [route: string, field: string, make: () => Buffer | Promise<Buffer>][] = [
  ['cv', 'cv', () => makePdf(['Ada King'])],
  ['video', 'video', () => makeMp4()],
  ['gallery/upload', 'images', () => makeImage('jpeg')],
];

test.each(uploads)(
  'an upload to %s is not stored if its sender is signed out before it ends',
  async (route, field, make) => {
    const user = await app().newUser();
    const whole = form([{ name: 'file', content: await make() }], field);
    const send = (payload: Buffer | Readable) =>
      app().app.inject({
        method: 'POST',
        url: `/api/profile/demo-profile-1/${route}`,
        payload,
        headers: {
          'content-type': 'multipart/form-data; boundary=edge',
          authorization: `Bearer ${user.token}`,
        },
      });
    const stored = () =>
      app().db.selectFrom('storedFiles').select('key').where('accountId', '=', user.accountId).execute();
    expect((await send(whole)).statusCode).toBe(201);
    const before = await stored();
    async function* slowly() {
      yield whole.subarray(0, 200);
      await app().rest('POST /auth/logout', undefined, user);
      yield whole.subarray(200);
    }
    const response = await send(Readable.from(slowly()));
    expect(response.statusCode, response.body).toBe(401);
    expect(response.body).toContain('Your session has ended. Please sign in again.');
    expect(await stored()).toEqual(before);
  },
);
