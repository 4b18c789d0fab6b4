import { v7 as uuid } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();
const address = () => `${crypto.randomUUID()}@example.com`;
const person = (email: string, invitation?: string) => ({
  email,
  password: 'a long enough phrase',
  ...(invitation !== undefined && { invitation }),
});
const register = (email: string, invitation?: string) =>
  app().rest('POST /auth/register', person(email, invitation));
const setMode = async (mode: string, by?: TestUser) =>
  app().rest('PUT /auth/admin/settings/registration', { mode }, by ?? (await app().newAdmin()));

/** Invites the address, and reads the token from the mail. */
async function invite(email: string, by: TestUser): Promise<{ id: string; token: string }> {
  const { status, body } = await app().rest('POST /auth/admin/invitations', { email }, by);
  expect(status).toBe(201);
  await app().runJobs();
  const mail = (await app().mails()).findLast(({ to }) => to?.[0]?.address === email);
  return { id: body.id, token: mail?.link.split('#invitation=')[1] ?? '' };
}
const stateOf = async (id: string, by: TestUser) => {
  const { body } = await app().rest('GET /auth/admin/invitations', undefined, by);
  return body.invitations.find((invitation: { id: string }) => invitation.id === id)?.state;
};

afterEach(() => setMode('open'));

test('the refusal of closed registration says what to do, and the first admin still gets in', async () => {
  await setMode('closed');
  const other = await app().newServer();
  const refused = await other.rest('POST /auth/register', person(address()));
  expect(refused).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(/closed.*administrator/) },
  });
  expect((await app().rest('GET /system/status')).body.registration).toBe('closed');

  await app().db.updateTable('accounts').set({ role: 'user' }).execute();
  const names = { firstName: 'Ada', lastName: 'King', company: 'Engines' };
  const admin = await app().rest('POST /auth/setup-admin', { ...person(address()), ...names });
  expect(admin.status).toBe(201);
});

test('nobody can be invited while registration is closed', async () => {
  const admin = await app().newAdmin();
  await setMode('closed', admin);
  const refused = await app().rest('POST /auth/admin/invitations', { email: address() }, admin);
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/closed.*Set it to "By invitation"/) },
  });
});

test('an invitation admits its address once, and verifies it', async () => {
  const admin = await app().newAdmin();
  await setMode('invitation', admin);
  const email = address();
  const { id, token } = await invite(email, admin);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await stateOf(id, admin)).toBe('pending');
  const rows = await app().db.selectFrom('invitations').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);

  expect((await register(email)).status).toBe(403);
  expect((await register(email, `${token}x`)).status).toBe(403);
  expect((await register(address(), token)).status).toBe(403);
  expect(await stateOf(id, admin)).toBe('pending');

  const answers = await Promise.all(Array.from({ length: 10 }, () => register(email.toUpperCase(), token)));
  const taken = answers.filter(({ status }) => status === 201);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.body.user).toMatchObject({ emailVerified: true });
  expect(await stateOf(id, admin)).toBe('used');
  const again = await register(address(), token);
  expect(again).toMatchObject({ status: 403, body: { message: expect.stringContaining('invitation') } });
});

test('an invitation admits nobody before its mail is written', async () => {
  const admin = await app().newAdmin();
  const email = address();
  const another = (await invite(address(), admin)).token;
  await app().rest('POST /auth/admin/invitations', { email }, admin);
  // Open to all, so that only what the invitation proves is missing.
  expect((await register(email, another)).body.user).toMatchObject({ emailVerified: false });
});

test('a withdrawn, replaced or expired invitation is void', async () => {
  const admin = await app().newAdmin();
  await setMode('invitation', admin);
  const [withdrawn, replaced, old] = [address(), address(), address()];
  const first = await invite(withdrawn, admin);
  const withdraw = () => app().rest(`DELETE /auth/admin/invitations/${first.id}`, undefined, admin);
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw()).status).toBe(404);
  expect((await register(withdrawn, first.token)).status).toBe(403);

  const second = await invite(replaced, admin);
  const third = await invite(replaced, admin);
  expect(await stateOf(second.id, admin)).toBe('withdrawn');
  expect((await register(replaced, second.token)).status).toBe(403);
  expect((await register(replaced, third.token)).status).toBe(201);

  const fourth = await invite(old, admin);
  const { db } = app();
  await db
    .updateTable('invitations')
    .set(({ fn }) => ({ expiresAt: fn<string>('now') }))
    .where('id', '=', fourth.id)
    .execute();
  expect(await stateOf(fourth.id, admin)).toBe('expired');
  expect((await register(old, fourth.token)).status).toBe(403);
  expect((await app().rest('POST /auth/admin/invitations', { email: admin.email }, admin)).status).toBe(409);

  const events = await db
    .selectFrom('auditLog')
    .select(['event', 'details'])
    .where('actorId', '=', admin.accountId)
    .execute();
  const named = events.filter(({ event }) => event.startsWith('invitation'));
  expect(named.map(({ event }) => event).toSorted()).toEqual([
    ...Array(4).fill('invitation-created'),
    'invitation-withdrawn',
  ]);
  expect(JSON.stringify(named)).not.toContain('@');
});

test('an expired invitation verifies no address where registration is open again', async () => {
  const admin = await app().newAdmin();
  await setMode('invitation', admin);
  const [valid, expired] = [address(), address()];
  const tokens = [(await invite(valid, admin)).token, (await invite(expired, admin)).token] as const;
  await app()
    .db.updateTable('invitations')
    .set(({ fn }) => ({ expiresAt: fn<string>('now') }))
    .where('email', '=', expired)
    .execute();
  await setMode('open', admin);
  expect((await register(valid, tokens[0])).status).toBe(201);
  expect((await register(expired, tokens[1])).status).toBe(201);
  const verified = await app()
    .db.selectFrom('accounts')
    .select('email')
    .where('email', 'in', [valid, expired])
    .where('emailVerified', '=', true)
    .execute();
  expect(verified).toEqual([{ email: valid }]);
});

test('older invitations are on later pages, and can be withdrawn there too', async () => {
  const admin = await app().newAdmin();
  const emails = Array.from({ length: 30 }, address);
  const rows = emails.map((email, index) => ({
    id: uuid(),
    email,
    canonicalEmail: email,
    createdAt: new Date(Date.now() - (index + 1) * 3_600_000).toISOString(),
  }));
  await app().db.insertInto('invitations').values(rows).execute();
  const list = async (query: string) =>
    (await app().rest(`GET /auth/admin/invitations${query}`, undefined, admin)).body;

  const [first, second] = [await list(''), await list('?page=2')];
  expect(first).toMatchObject({ page: 1, pageSize: 25, total: second.total });
  expect(first.invitations).toHaveLength(25);
  expect(second).toMatchObject({ page: 2, pageSize: 25 });
  const all: { email: string }[] = [...first.invitations, ...second.invitations];
  expect(all).toHaveLength(first.total);
  expect(all.slice(-30).map(({ email }) => email)).toEqual(emails);
  expect(await list('?page=3')).toMatchObject({ page: 3, invitations: [], total: first.total });

  const { id } = second.invitations.at(-1);
  const withdrawn = await app().rest(`DELETE /auth/admin/invitations/${id}`, undefined, admin);
  expect(withdrawn.status).toBe(200);
  expect((await list('?page=2')).invitations.at(-1)).toMatchObject({ id, state: 'withdrawn' });
  for (const query of ['?page=0', '?page=x', '?limit=1000']) {
    const refused = await app().rest(`GET /auth/admin/invitations${query}`, undefined, admin);
    expect(refused.status, query).toBe(400);
  }
});

test('people without an invitation cannot find out who has an account', async () => {
  const user = await app().newUser();
  await setMode('invitation');
  const [known, unknown] = [await register(user.email, 'invented'), await register(address(), 'invented')];
  expect(known.status).toBe(403);
  expect(known).toEqual(unknown);
});
