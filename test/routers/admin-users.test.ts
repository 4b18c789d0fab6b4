import { sql, type Updateable } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Accounts, SubscriptionTier } from '../../db/tables.gen';
import { type TestUser, useTestApp } from '../support/app';
import { grantPlan } from '../support/plans';

const app = useTestApp();
const setRole = (user: TestUser, role: string, by: TestUser) =>
  app().rest(`PUT /auth/admin/users/${user.accountId}/role`, { role }, by);
const deactivate = (user: TestUser, by: TestUser) =>
  app().rest(`DELETE /auth/admin/users/${user.accountId}`, undefined, by);
const list = async (query: string, by: TestUser) =>
  (await app().rest(`GET /auth/admin/users${query}`, undefined, by)).body;

async function activeAdmins(): Promise<number> {
  const admins = await app().db.selectFrom('accounts').select('id').where('role', '=', 'admin');
  return (await admins.where('isActive', '=', true).execute()).length;
}

/** Makes these the only admins. */
async function keepAdmins(...admins: TestUser[]) {
  const ids = admins.map(({ accountId }) => accountId);
  const { db } = app();
  await db.updateTable('accounts').set({ role: 'user' }).where('id', 'not in', ids).execute();
  await db.updateTable('accounts').set({ role: 'admin', isActive: true }).where('id', 'in', ids).execute();
}

describe('the list', () => {
  test('is paged, sorted and searched', async () => {
    const admin = await app().newAdmin();
    const names = ['Zoë Çelik', 'ada King', 'Bob O’Hara', '100% Real_Name'];
    for (const name of names) {
      const { accountId } = await app().newUser();
      const [firstName, lastName] = name.split(' ');
      await app()
        .db.updateTable('accounts')
        .set({ firstName: firstName ?? '', lastName: lastName ?? '', company: `${firstName} Works` })
        .where('id', '=', accountId)
        .execute();
    }
    const all = await list('', admin);
    expect(all).toMatchObject({ total: 5, page: 1, pageSize: 10_000 });
    expect(await list('?page=1', admin)).toMatchObject({ total: 5, page: 1, pageSize: 25 });
    expect(all.users).toHaveLength(5);
    expect(all.users[0].firstName).toBe('100%');
    expect(all.users[0]).not.toHaveProperty('passwordHash');
    const found = async (query: string) =>
      (await list(query, admin)).users.map(({ lastName }: { lastName: string }) => lastName);
    expect(await found('?search=KING')).toEqual(['King']);
    expect(await found('?search=zo%C3%AB%20%C3%A7')).toEqual(['Çelik']);
    expect(await found('?search=%25')).toEqual(['Real_Name']);
    expect(await found('?search=l_n')).toEqual(['Real_Name']);
    expect(await found('?search=bob%20works')).toEqual(['O’Hara']);
    expect(await found(`?search=${admin.email.toUpperCase()}`)).toEqual(['User']);
    expect(await found(`?id=${admin.accountId}`)).toEqual(['User']);
    expect(await found(`?id=${crypto.randomUUID()}`)).toEqual([]);
    expect((await found('?order=name')).slice(1, 3)).toEqual(['King', 'O’Hara']);
    expect((await found('?order=oldest'))[0]).toBe('User');
    expect(await list('?page=2', admin)).toMatchObject({ users: [], total: 5, page: 2 });
  });

  test('is complete without parameters, and paged with any', async () => {
    const admin = await app().newAdmin();
    await sql`
      insert into accounts (id, email, canonical_email, password_hash, company)
      select gen_random_uuid(), 'many-' || n, 'many-' || n, '', 'Many Works' from generate_series(1, 10001) n`.execute(
      app().db,
    );
    const { db } = app();
    const { total } = await list('?page=1', admin);
    for (const query of ['', '?order=email']) {
      const all = await list(query, admin);
      expect(all).toMatchObject({ total, page: 1, pageSize: 10_000 });
      expect(new Set(all.users.map(({ id }: { id: string }) => id)).size).toBe(10_000);
    }
    for (const query of ['?page=2', '?search=many', '?role=user', '?status=active', '?plan=free']) {
      expect((await list(query, admin)).users, query).toHaveLength(25);
    }
    await db.deleteFrom('accounts').where('company', '=', 'Many Works').execute();
    expect((await list('', admin)).users).toHaveLength(total - 10_001);
  });

  test('says of each account whether it is premium', async () => {
    const admin = await app().newAdmin();
    const { accountId } = await app().newUser();
    for (const [subscriptionTier, status] of [
      ['free', 'inactive'],
      ['pro', 'active'],
      ['business', 'active'],
    ] as const) {
      await grantPlan(app().db, accountId, subscriptionTier);
      const [user] = (await list(`?id=${accountId}`, admin)).users;
      expect(user).toMatchObject({ subscriptionTier, subscription: { status } });
    }
    expect((await app().rest('GET /auth/me', undefined, admin)).body.user.subscription.status).toBe(
      'inactive',
    );
  });

  test('starts with an exact match on request', async () => {
    const admin = await app().newAdmin();
    const { db } = app();
    for (const number of ['7701', '77', '770']) {
      const { accountId } = await app().newUser();
      const account = {
        firstName: 'Person',
        lastName: number,
        email: `person${number}@example.com`,
        canonicalEmail: `person${number}@example.com`,
      };
      await db.updateTable('accounts').set(account).where('id', '=', accountId).execute();
    }
    const found = async (search: string) =>
      (await list(`?order=match&search=${encodeURIComponent(search)}`, admin)).users.map(
        ({ lastName }: { lastName: string }) => lastName,
      );
    // Sorted by address it would be the last one.
    for (const search of ['Person 77', '77', 'PERSON77', 'person77@EXAMPLE.com']) {
      expect((await found(search))[0], search).toBe('77');
    }
    expect(await found('son 77')).toEqual(['7701', '770', '77']);
    expect(await found('')).toContain('77');
  });

  test('can be filtered by role, status and plan, combined with the search', async () => {
    const admin = await app().newAdmin();
    const { db } = app();
    const add = async (lastName: string, plan: SubscriptionTier, values: Updateable<Accounts> = {}) => {
      const { accountId } = await app().newUser();
      await grantPlan(db, accountId, plan);
      const account = { ...values, firstName: 'Filtered', lastName };
      await db.updateTable('accounts').set(account).where('id', '=', accountId).execute();
    };
    await add('Pro', 'pro');
    await add('Gone', 'pro', { isActive: false });
    await add('Business', 'business', { deletionDueAt: '2099-01-01T00:00:00.000Z' });
    await add('Chief', 'free', { role: 'admin' });
    const found = async (query: string) => {
      const { users, total } = await list(`?search=filtered&order=name${query}`, admin);
      expect(total).toBe(users.length);
      return users.map(({ lastName }: { lastName: string }) => lastName);
    };
    expect(await found('')).toEqual(['Business', 'Chief', 'Gone', 'Pro']);
    expect(await found('&role=admin')).toEqual(['Chief']);
    expect(await found('&role=user')).toEqual(['Business', 'Gone', 'Pro']);
    expect(await found('&status=inactive')).toEqual(['Gone']);
    expect(await found('&status=active')).toEqual(['Business', 'Chief', 'Pro']);
    expect(await found('&plan=pro')).toEqual(['Gone', 'Pro']);
    expect(await found('&plan=free')).toEqual(['Chief']);
    expect(await found('&plan=pro&status=active&role=user')).toEqual(['Pro']);
    expect(await found('&plan=pro&role=admin')).toEqual([]);
  });

  test.each([
    '?page=0',
    '?page=x',
    '?page=1e9',
    '?role=owner',
    '?status=gone',
    '?plan=gold',
    '?order=evil',
    '?search=%00',
    '?nonsense=1',
  ])('refuses %s', async (query) => {
    const { status } = await app().rest(`GET /auth/admin/users${query}`, undefined, await app().newAdmin());
    expect(status).toBe(400);
  });
});

test('the figures match the database', async () => {
  const admin = await app().newAdmin();
  const before = (await app().rest('GET /auth/admin/stats', undefined, admin)).body.stats;
  const [pro, gone] = [await app().newUser(), await app().newUser()];
  const { db } = app();
  await grantPlan(db, pro.accountId, 'pro');
  await deactivate(gone, admin);
  expect((await app().rest('GET /auth/admin/stats', undefined, admin)).body.stats).toEqual({
    totalUsers: before.totalUsers + 2,
    activeUsers: before.activeUsers + 1,
    premiumUsers: before.premiumUsers + 1,
    adminUsers: before.adminUsers,
  });
});

describe('roles', () => {
  test('take effect with the next request, on every server', async () => {
    const [admin, user, other] = [await app().newAdmin(), await app().newUser(), await app().newServer()];
    const stats = async () => (await other.rest('GET /auth/admin/stats', undefined, user)).status;
    expect(await stats()).toBe(403);
    expect((await setRole(user, 'admin', admin)).body.user).toMatchObject({
      id: user.accountId,
      role: 'admin',
    });
    expect(await stats()).toBe(200);
    expect((await setRole(user, 'admin', admin)).status, 'again, which changes nothing').toBe(200);
    expect((await setRole(user, 'user', admin)).status).toBe(200);
    expect(await stats()).toBe(403);
    const events = await app()
      .db.selectFrom('auditLog')
      .selectAll()
      .where('event', '=', 'role-changed')
      .where('accountId', '=', user.accountId)
      .orderBy('at')
      .execute();
    expect(events).toMatchObject([
      { actorId: admin.accountId, details: { role: 'admin' } },
      { actorId: admin.accountId, details: { role: 'user' } },
    ]);
  });

  test('are refused for an unknown account or role', async () => {
    const admin = await app().newAdmin();
    const unknown = { ...admin, accountId: '01890000-0000-7000-8000-000000000000' };
    expect((await setRole(unknown, 'admin', admin)).status).toBe(404);
    expect((await setRole(admin, 'owner', admin)).status).toBe(400);
    expect((await deactivate(unknown, admin)).status).toBe(404);
    expect((await deactivate({ ...admin, accountId: 'x' }, admin)).status).toBe(400);
  });
});

test('deactivation ends every session in each interface, and reactivation lets the person in again', async () => {
  const [admin, user, other] = [await app().newAdmin(), await app().newUser(), await app().newServer()];
  const statuses = () =>
    Promise.all(
      [app(), other].flatMap((server) => [
        server.rest('GET /auth/me', undefined, user),
        server.trpc('query dashboard.get', { profileId: user.profileId }, user),
        server.rest(`POST /profile/${user.profileId}/cv`, {}, user),
      ]),
    ).then((answers) => answers.map(({ status }) => status));
  expect(await statuses()).not.toContain(401);
  expect((await deactivate(user, admin)).status).toBe(200);
  expect((await deactivate(user, admin)).status, 'again, which changes nothing').toBe(200);
  expect(new Set(await statuses())).toEqual(new Set([401]));
  expect((await app().rest(`GET /profile/${user.profileId}/skills`)).status).toBe(404);

  const back = await app().rest(`POST /auth/admin/users/${user.accountId}/reactivate`, undefined, admin);
  expect(back.body.user).toMatchObject({ id: user.accountId, isActive: true });
  expect(new Set(await statuses()), 'the old session stays ended').toEqual(new Set([401]));
  const login = await app().rest('POST /auth/login', { email: user.email, password: 'a long enough phrase' });
  expect(login.status).toBe(200);
  const events = await app()
    .db.selectFrom('auditLog')
    .select(['event', 'actorId'])
    .where('accountId', '=', user.accountId)
    .where('actorId', '=', admin.accountId)
    .orderBy('at')
    .execute();
  expect(events.map(({ event }) => event)).toEqual(['account-deactivated', 'account-reactivated']);
});

describe('the last active admin', () => {
  test('can neither step down nor leave', async () => {
    const admin = await app().newAdmin();
    await keepAdmins(admin);
    for (const answer of [
      await setRole(admin, 'user', admin),
      await deactivate(admin, admin),
      await app().rest('DELETE /auth/account', undefined, admin),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toContain('last active admin');
    }
    expect(await activeAdmins()).toBe(1);
  });
});
