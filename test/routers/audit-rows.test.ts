import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { AuditEvent } from '../../src/contracts/audit';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();
const refusal = 'Only admins can do this.';

const rowsOf = (actor: TestUser, event: AuditEvent) =>
  app()
    .db.selectFrom('auditLog')
    .select(['accountId', 'details', 'network'])
    .where('actorId', '=', actor.accountId)
    .where('event', '=', event)
    .orderBy('at')
    .execute();

/** Records an event as if it had happened some time ago. */
const happened = (actor: TestUser, event: AuditEvent, ago: string) =>
  app()
    .db.insertInto('auditLog')
    .values({
      id: uuid(),
      event,
      actorId: actor.accountId,
      network: '127.0.0.0/24',
      at: sql<string>`clock_timestamp() - ${ago}::interval`,
    })
    .execute();

describe.each([
  ['users-read', 'GET /auth/admin/users', 'query admin.users.list'],
  ['audit-log-read', 'GET /auth/admin/audit', 'query admin.auditLog'],
] as const)('%s', (event, route, procedure) => {
  test('is one row without an account per series, in each interface', async () => {
    const admin = await app().newAdmin();
    for (const _ of [1, 2]) expect((await app().rest(route, undefined, admin)).status).toBe(200);
    expect((await app().trpc(procedure, {}, admin)).status).toBe(200);
    expect(await rowsOf(admin, event)).toEqual([{ accountId: null, details: {}, network: '127.0.0.0/24' }]);
    const other = await app().newAdmin();
    expect((await app().trpc(procedure, {}, other)).status).toBe(200);
    expect(await rowsOf(other, event)).toHaveLength(1);
  });

  test('is another row from another network', async () => {
    const admin = await app().newAdmin();
    for (const remoteAddress of ['203.0.113.7', '198.51.100.7', '203.0.113.8']) {
      const headers = { authorization: `Bearer ${admin.token}` };
      await app().app.inject({ url: `/api${route.split(' ')[1]}`, remoteAddress, headers });
    }
    const rows = await rowsOf(admin, event);
    expect(rows.map(({ network }) => network)).toEqual(['203.0.113.0/24', '198.51.100.0/24']);
  });

  test('is another row after ten minutes, and none before', async () => {
    const [early, late] = [await app().newAdmin(), await app().newAdmin()];
    await happened(early, event, '9 minutes 50 seconds');
    await happened(late, event, '10 minutes 10 seconds');
    for (const admin of [early, late]) await app().rest(route, undefined, admin);
    expect([await rowsOf(early, event), await rowsOf(late, event)].map(({ length }) => length)).toEqual([
      1, 2,
    ]);
  });
});

describe('a call that is refused because it is for admins only', () => {
  test('is one row of the calling account for each procedure and series', async () => {
    const user = await app().newUser();
    const attempts = [
      () => app().rest('GET /auth/admin/users', undefined, user),
      () => app().trpc('query admin.users.list', {}, user),
      () => app().rest(`PUT /auth/admin/users/${user.accountId}/role`, { role: 'admin' }, user),
      () => app().rest(`PUT /auth/admin/users/${user.accountId}/role`, { role: 'user' }, user),
    ];
    for (const attempt of attempts) expect((await attempt()).status).toBe(403);
    expect(await rowsOf(user, 'admin-call-refused')).toMatchObject([
      { accountId: user.accountId, details: { call: 'admin.users.list', answer: refusal } },
      { accountId: user.accountId, details: { call: 'admin.users.setRole', answer: refusal } },
    ]);
    const activity = (await app().rest('GET /auth/audit', undefined, user)).body.events;
    expect(activity[0]).toMatchObject({ event: 'admin-call-refused', isOwn: true, answer: refusal });
  });

  test('leaves no row if nobody is signed in', async () => {
    const { count } = app().db.fn;
    const rows = () => app().db.selectFrom('auditLog').select(count('id').as('rows')).executeTakeFirst();
    const before = await rows();
    expect((await app().rest('GET /auth/admin/users')).status).toBe(401);
    expect(await rows()).toEqual(before);
  });
});

describe('a change', () => {
  test('of the profile is a row that names the fields without their values', async () => {
    const user = await app().newUser();
    const save = (body: object) => app().rest(`PATCH /profile/${user.profileId}`, body, user);
    await save({ bio: 'Secret words', jobTitle: 'Spy' });
    await save({ bio: 'Secret words', jobTitle: 'Spy' });
    await save({});
    await save({ visibility: 'private' });
    expect(await rowsOf(user, 'profile-changed')).toMatchObject([
      { accountId: user.accountId, details: { fields: 'jobTitle, bio' } },
      { details: { fields: 'visibility', visibility: 'private' } },
    ]);
  });

  test('of who can see the profile is a row each time', async () => {
    const user = await app().newUser();
    for (const visibility of ['private', 'public', 'private'])
      expect((await app().rest(`PATCH /profile/${user.profileId}`, { visibility }, user)).status).toBe(200);
    const rows = await rowsOf(user, 'profile-changed');
    expect(rows.map(({ details }) => details)).toEqual(
      ['private', 'public', 'private'].map((visibility) => ({ fields: 'visibility', visibility })),
    );
  });

  test("of a page's address is a row that names both addresses", async () => {
    const user = await app().newUser();
    const to = `moved-${user.profileId.slice(-12)}`;
    const save = (profileSlug: string) =>
      app().rest(`PATCH /profile/${user.profileId}`, { profileSlug }, user);
    for (const slug of [user.slug, to, to]) expect((await save(slug)).status).toBe(200);
    expect((await save('admin')).status).toBe(400);
    expect(await rowsOf(user, 'page-address-changed')).toMatchObject([
      { accountId: user.accountId, details: { from: user.slug, to } },
    ]);
  });

  test('of the name or the company is a row; a refused or empty one is not', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const save = (body: object) => app().rest('PUT /auth/profile', body, user);
    expect((await save({ firstName: 'Test', company: '' })).status).toBe(200);
    expect((await save({ firstName: 'x'.repeat(101) })).status).toBe(400);
    expect((await app().rest(`PATCH /profile/${user.profileId}`, { bio: 'x' }, other)).status).toBe(404);
    expect(await rowsOf(user, 'account-changed')).toEqual([]);
    expect(await rowsOf(other, 'profile-changed')).toEqual([]);
    expect((await save({ firstName: 'Ada', company: 'Engines' })).body.user).toMatchObject({
      firstName: 'Ada',
    });
    expect(await rowsOf(user, 'account-changed')).toMatchObject([
      { accountId: user.accountId, details: { fields: 'firstName, company' } },
    ]);
  });
});
