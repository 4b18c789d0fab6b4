import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql, type Updateable } from 'kysely';
import { expect, test } from 'vitest';
import { seedDemoProfile } from '../../db/seeds/demo-profile';
import type { Accounts } from '../../db/tables.gen';
import { hashPassword } from '../../src/routers/auth/passwords';
import { type TestUser, useTestApp } from '../support/app';
import { grantPlan } from '../support/plans';

const app = useTestApp();

test('the analytics count what is in the database, for each interval', async () => {
  const { db } = app();
  const [admin, pro] = [await app().newAdmin(), await app().newUser()];
  const old = await app().newUser();
  const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days})`;
  await db
    .updateTable('accounts')
    .set({ createdAt: daysAgo(3) })
    .where('id', '=', old.accountId)
    .execute();
  await grantPlan(db, pro.accountId, 'pro', { stripeCustomerId: 'cus_1' });
  const size = 1_000_000;
  await db
    .insertInto('storedFiles')
    .values({ key: randomUUID(), size, state: 'kept', changedAt: daysAgo(2) })
    .execute();
  await app().rest('POST /auth/login', { email: old.email, password: 'wrong' });
  const day = sql<string>`(now() at time zone 'UTC')::date - 1`;
  const total = { day, source: 'email', returningViews: 0, seconds: 0, timedViews: 0 };
  await db
    .insertInto('viewDays')
    .values([
      { ...total, profileId: pro.profileId, views: 5 },
      { ...total, profileId: old.profileId, views: 2 },
    ])
    .execute();

  const read = async (query: string) =>
    (await app().rest(`GET /auth/admin/analytics${query}`, undefined, admin)).body;
  const { steps, storage, period } = await read('');
  expect(period).toBe('30d');
  expect(steps).toHaveLength(30);
  expect(steps.at(-1)).toMatchObject({ users: 3, failedSignIns: 1, storedBytes: size });
  expect(steps.at(-4)).toMatchObject({ signUps: 1, users: 1, storedBytes: 0 });
  expect(steps.at(-3)).toMatchObject({ signUps: 0, users: 1, storedBytes: size });
  expect(steps.slice(-3)).toMatchObject([{ views: 0 }, { views: 7 }, { views: 0 }]);
  expect(storage).toEqual({ files: 1, bytes: size });
  const [pros, businesses] = [{ tier: 'pro' }, { tier: 'business', subscriptions: 0, monthlyPence: 0 }];
  expect(steps.at(-1).revenue).toEqual([{ ...pros, subscriptions: 1, monthlyPence: 999 }, businesses]);
  expect(steps.at(-2).revenue).toEqual([{ ...pros, subscriptions: 0, monthlyPence: 0 }, businesses]);
  await db.deleteFrom('storedFiles').execute();
  expect((await read('?period=90d')).steps).toHaveLength(13);
  const year = (await read('?period=1y')).steps;
  expect(year).toHaveLength(12);
  expect(year.map(({ start }: { start: string }) => start.slice(-2))).toEqual(Array(12).fill('01'));
  expect((await app().rest('GET /auth/admin/analytics?period=2d', undefined, admin)).status).toBe(400);
});

test('revenue follows subscriptions from when they are paid until they end, and outlives their accounts', async () => {
  const { db } = app();
  const [admin, one, two] = [await app().newAdmin(), await app().newUser(), await app().newUser()];
  const change = (user: TestUser, values: Updateable<Accounts>) =>
    db.updateTable('accounts').set(values).where('id', '=', user.accountId).execute();
  const age = (days: number) =>
    db
      .updateTable('subscriptionChanges')
      .set(({ ref }) => ({ at: sql`${ref('at')} - make_interval(days => ${days})` }))
      .execute();
  await db.deleteFrom('subscriptionChanges').execute();

  const [customer, other] = [{ stripeCustomerId: 'cus_one' }, { stripeCustomerId: 'cus_two' }];
  await grantPlan(db, one.accountId, 'pro');
  await grantPlan(db, one.accountId, 'pro', { ...customer, status: 'trialing' });
  await age(5);
  await grantPlan(db, one.accountId, 'pro', customer);
  await age(10);
  await grantPlan(db, two.accountId, 'business', other);
  await change(one, { firstName: 'Nothing that costs' });
  await grantPlan(db, one.accountId, 'pro', { ...customer, status: 'past_due' });
  await age(60);
  await grantPlan(db, one.accountId, 'business', customer);
  await age(5);
  await db.deleteFrom('accounts').where('id', '=', one.accountId).execute();
  await age(5);
  await change(two, { isActive: false });
  await age(2);
  await change(two, { isActive: true });
  await age(1);
  await grantPlan(db, two.accountId, 'business', { ...other, status: 'canceled' });

  const { steps } = (await app().rest('GET /auth/admin/analytics', undefined, admin)).body;
  const counts = steps.map(({ revenue }: { revenue: { subscriptions: number }[] }) =>
    revenue.map(({ subscriptions }) => subscriptions),
  );
  expect(counts[0], 'what came before the period counts').toEqual([1, 1]);
  expect([
    counts.at(-15),
    counts.at(-14),
    counts.at(-9),
    counts.at(-4),
    counts.at(-3),
    counts.at(-2),
    counts.at(-1),
  ]).toEqual([
    [1, 1],
    [0, 2],
    [0, 1],
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 0],
  ]);
});

test('the audit log is paged, and filtered by event and account', async () => {
  const [admin, user] = [await app().newAdmin(), await app().newUser()];
  const setRole = (role: string) =>
    app().rest(`PUT /auth/admin/users/${user.accountId}/role`, { role }, admin);
  await setRole('admin');
  await sql`
    insert into audit_log (id, at, event, account_id, actor_id, details)
    select gen_random_uuid(), at - make_interval(secs => n), event, account_id, actor_id, details
    from audit_log, generate_series(1, 58) n where event = 'role-changed' and account_id = ${user.accountId}
  `.execute(app().db);
  await setRole('user');
  const read = async (query: string) =>
    (await app().rest(`GET /auth/admin/audit?${query}`, undefined, admin)).body;
  const first = await read(`event=role-changed&accountId=${user.accountId}`);
  expect(first.events).toHaveLength(50);
  expect(first.events[0]).toMatchObject({
    event: 'role-changed',
    account: { id: user.accountId, email: user.email },
    actor: { id: admin.accountId, email: admin.email },
    details: { role: 'user' },
  });
  const second = await read(`event=role-changed&accountId=${user.accountId}&cursor=${first.next}`);
  expect(second.events).toHaveLength(10);
  expect(second.next).toBeNull();
  const ids = [...first.events, ...second.events].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(60);
  expect((await read(`accountId=${admin.accountId}`)).events).toHaveLength(50);
  expect((await read('event=files-swept')).events).toEqual([]);
  expect((await app().rest('GET /auth/admin/audit?event=evil', undefined, admin)).status).toBe(400);
});

test('the audit log names invitees while the invitation exists, and what people read in maintenance', async () => {
  const admin = await app().newAdmin();
  const logged = async () => {
    const { body } = await app().rest(`GET /auth/admin/audit?accountId=${admin.accountId}`, undefined, admin);
    return body.events.toReversed();
  };
  const { body } = await app().rest('POST /auth/admin/invitations', { email: 'Guest@example.com' }, admin);
  const setMaintenance = (change: object) =>
    app().rest('PUT /auth/admin/settings/maintenance', change, admin);
  await setMaintenance({ isOn: true, message: 'Back at noon.' });
  await setMaintenance({ isOn: false });
  expect(await logged()).toMatchObject([
    { event: 'invitation-created', invited: 'Guest@example.com', details: { invitation: body.id } },
    { event: 'maintenance-changed', invited: null, details: { isOn: true, message: 'Back at noon.' } },
    { event: 'maintenance-changed', details: { isOn: false, message: 'Back at noon.' } },
  ]);
  await app().db.deleteFrom('invitations').where('id', '=', body.id).execute();
  expect((await logged())[0]).toMatchObject({ invited: null, details: { invitation: body.id } });
});

test('versions and migrations are listed', async () => {
  const { body } = await app().rest('GET /auth/admin/system', undefined, await app().newAdmin());
  expect(body).toMatchObject({ node: process.versions.node, postgresql: expect.stringMatching(/^\d+/) });
  expect(body.migrations.pending).toEqual([]);
  expect(body.migrations.applied.at(0).name).toBe('20261128100000_create_accounts');
});

/** What an admin did, oldest first. */
const actsOf = async ({ accountId }: TestUser) => {
  const rows = app().db.selectFrom('auditLog').select('event').where('actorId', '=', accountId);
  return (await rows.orderBy('at').orderBy('id').execute()).map(({ event }) => event);
};

test('the doctor lists what the sweeper then deletes', async () => {
  const admin = await app().newAdmin();
  const key = randomUUID();
  const file = { key, size: 1, state: 'removed', accountId: admin.accountId } as const;
  await app().db.insertInto('storedFiles').values(file).execute();
  const examine = async () =>
    (await app().rest('GET /auth/admin/system/files', undefined, admin)).body.waiting;
  expect(await examine()).toEqual({ count: 1, lines: [`${key}: 1 bytes, removed`] });
  expect((await app().rest('POST /auth/admin/system/files/sweep', undefined, admin)).status).toBe(200);
  expect(await examine()).toEqual({ count: 0, lines: [] });
  const acts = await actsOf(admin);
  expect(acts).toEqual(['files-examined', 'files-swept', 'files-examined']);
});

test('an operation on the files is logged even if it fails halfway', async () => {
  const admin = await app().newAdmin();
  const failing = { ...app().files, discardAbandoned: () => Promise.reject(new Error('The disk is gone.')) };
  const other = await app().newServer({ files: failing });
  expect((await other.rest('POST /auth/admin/system/files/sweep', undefined, admin)).status).toBe(500);
  expect(await actsOf(admin)).toEqual(['files-swept']);
});

test('the demo profile comes back whole, while people read it', async () => {
  const { db } = app();
  const admin = await app().newAdmin();
  await seedDemoProfile(db, { passwordHash: await hashPassword('a long enough phrase') });
  const owner = await db
    .selectFrom('profiles')
    .select(['id', 'accountId'])
    .where('isDemo', '=', true)
    .executeTakeFirstOrThrow();
  await db.updateTable('profiles').set({ displayName: 'Defaced' }).where('id', '=', owner.id).execute();
  await db.deleteFrom('facts').where('profileId', '=', owner.id).execute();

  const read = async () => {
    const { statusCode, body } = await app().app.inject('/profile/demo-profile-1');
    expect(statusCode).toBe(200);
    const name = body.includes('Maren Tregenza') ? 'Maren Tregenza' : 'Defaced';
    expect(body).toContain(name);
    return `${name} with ${body.match(/\/api\/files\//g)?.length ?? 0} files`;
  };
  const seen = new Set([await read()]);
  expect([...seen]).toEqual(['Defaced with 0 files']);
  let isOver = false;
  const underWay = app()
    .rest('POST /auth/admin/demo/reset', undefined, admin)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    seen.add(await read());
    // Pages from memory alone would leave the reset no turn.
    await setImmediate();
  }
  expect((await underWay).status).toBe(200);
  expect(await actsOf(admin)).toEqual(['demo-reset']);
  const after = await read();
  expect(after).toMatch(/^Maren Tregenza with [1-9]/);
  expect([...seen.add(after)], 'nobody sees a part of it').toEqual(['Defaced with 0 files', after]);
  expect((await app().rest('GET /profile/demo-profile-1/facts')).body).toHaveLength(10);
  expect((await app().rest('GET /profile/demo-profile-1/gallery')).body.length).toBeGreaterThan(3);
  expect((await app().rest('GET /profile/demo-profile-1/cv')).body).toHaveLength(1);

  const profiles = await db
    .selectFrom('profiles')
    .select(['id', 'isDemo', 'profileSlug'])
    .where('accountId', '=', owner.accountId)
    .execute();
  expect(profiles).toMatchObject([{ isDemo: true, profileSlug: 'demo-profile-1' }]);
  await app().rest('POST /auth/admin/system/files/sweep', undefined, admin);
  const report = (await app().rest('GET /auth/admin/system/files', undefined, admin)).body;
  expect(Object.values(report).map((finding) => (finding as { count: number }).count)).toEqual([0, 0, 0, 0]);
});
