import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockPortfolios, removePortfolio } from '../../db/queries/portfolios';
import { plans } from '../../src/contracts/plans';
import { aSecondLater } from '../support/a-second-later';
import { type TestUser, useTestApp } from '../support/app';
import { uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { whileHeld } from '../support/locks';
import { makeLink } from '../support/made-links';
import { addPortfolio } from '../support/portfolio-rules';
import { passTime } from '../support/purge';

const app = useTestApp();

const { upload } = uploadsTo(app);

const list = async (user: TestUser) => (await app().rest('GET /profiles', undefined, user)).body;
const remove = (user: TestUser, as = user) => app().rest(`DELETE /profile/${user.profileId}`, undefined, as);
const restore = (user: TestUser, as = user) =>
  app().rest(`POST /profile/${user.profileId}/restore`, undefined, as);
const page = async (url: string, as?: TestUser) => {
  const headers = as ? { authorization: `Bearer ${as.token}` } : {};
  return (await app().app.inject({ url, headers })).statusCode;
};
const current = async (user: TestUser) => (await app().rest('GET /profile', undefined, user)).body.id;

describe('an account', () => {
  test('has one portfolio, adds others, renames them and switches', async () => {
    const user = await app().newUser();
    const second = await addPortfolio(app(), user, '  For banks ');
    expect(await list(user)).toMatchObject([
      { id: user.profileId, name: 'My portfolio', isCurrent: true, copy: null, completeParts: 0 },
      { id: second.profileId, name: 'For banks', isCurrent: false, visibility: 'public', profileViews: 0 },
    ]);
    expect(second.slug).not.toBe(user.slug);
    expect(await current(user)).toBe(user.profileId);

    const profileId = second.profileId;
    const switched = await app().rest('PUT /profiles/current', { profileId }, user);
    expect(switched).toMatchObject({ status: 200, body: { id: profileId, isCurrent: true } });
    expect(await current(user)).toBe(profileId);
    expect((await app().rest('GET /auth/me', undefined, user)).body.user.currentProfileId).toBe(profileId);

    const renamed = await app().rest(`PATCH /profile/demo-profile-1/name`, { name: 'Banks' }, user);
    expect(renamed).toMatchObject({ status: 200, body: { id: profileId, name: 'Banks' } });
    expect((await list(user)).map(({ name }: { name: string }) => name)).toEqual(['My portfolio', 'Banks']);
  });

  test('learns of each page who can find it now', async () => {
    const user = await app().newUser();
    const shown = async () => {
      const [{ visibility, shownVisibility }] = await list(user);
      return [visibility, shownVisibility];
    };
    const change = (changes: object) => app().rest('PATCH /profile/demo-profile-1', changes, user);
    expect(await shown()).toEqual(['public', 'unlisted']);
    await change({ displayName: 'Ada Lovelace' });
    await app().rest('POST /profile/demo-profile-1/facts', { fact: 'Wrote a program.', emoji: '🎩' }, user);
    expect(await shown()).toEqual(['public', 'public']);
    await change({ visibility: 'private' });
    expect(await shown()).toEqual(['private', 'private']);
  });

  test('names each portfolio, on one line that is not too long', async () => {
    const user = await app().newUser();
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(81), 3, null]) {
      expect((await app().rest('POST /profiles', { name }, user)).status).toBe(400);
      expect((await app().rest('PATCH /profile/demo-profile-1/name', { name }, user)).status).toBe(400);
    }
    expect(await list(user)).toHaveLength(1);
  });

  test('keeps its last portfolio, however many deletions come at once', async () => {
    const user = await app().newUser();
    const alone = await remove(user);
    expect(alone.status).toBe(409);
    expect(alone.body.message).toMatch(/only portfolio.*Create another one first/);

    const others = await Promise.all([1, 2, 3, 4].map(() => addPortfolio(app(), user)));
    const answers = await Promise.all([user, ...others].map((each) => remove(each)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409]);
    const left = await list(user);
    expect(left).toMatchObject([{ isCurrent: true }]);
    expect(await current(user)).toBe(left[0].id);
  });

  test('switches to another portfolio when the current one is deleted, and back by hand', async () => {
    const user = await app().newUser();
    const second = await addPortfolio(app(), user);
    expect(await remove(user)).toMatchObject({
      status: 200,
      body: { id: user.profileId, currentProfileId: second.profileId },
    });
    expect(await current(user)).toBe(second.profileId);
    expect((await app().rest('PUT /profiles/current', { profileId: user.profileId }, user)).status).toBe(404);
    expect((await restore(user)).body).toMatchObject({ id: user.profileId, isCurrent: false });
    expect((await restore(user)).status).toBe(404);
  });

  test('makes the oldest of the others the current one when that is deleted', async () => {
    const user = await app().newUser();
    const second = await addPortfolio(app(), user);
    await addPortfolio(app(), user);
    await app().rest('PUT /profiles/current', { profileId: second.profileId }, user);
    expect((await remove(second)).body.currentProfileId).toBe(user.profileId);
    expect(await current(user)).toBe(user.profileId);
  });

  test('does not switch to a portfolio that is just being deleted', async () => {
    const user = await app().newUser();
    const { profileId } = await addPortfolio(app(), user);
    const { status } = await whileHeld(
      app().db,
      (tx) => lockPortfolios(tx, user.accountId),
      () => app().rest('PUT /profiles/current', { profileId }, user),
      (tx) => removePortfolio(tx, profileId),
    );
    expect(status).toBe(404);
    expect(await current(user)).toBe(user.profileId);
  });

  test('stays with the current portfolio when another one is deleted', async () => {
    const user = await app().newUser();
    const [second, third] = [await addPortfolio(app(), user), await addPortfolio(app(), user)];
    await app().rest('PUT /profiles/current', { profileId: third.profileId }, user);
    expect((await remove(second)).body.currentProfileId).toBe(third.profileId);
    expect(await current(user)).toBe(third.profileId);
  });

  test('keeps the demo portfolio, which an admin resets', async () => {
    const user = await app().newUser();
    await addPortfolio(app(), user);
    await app().db.updateTable('profiles').set({ isDemo: true }).where('id', '=', user.profileId).execute();
    const { status, body } = await remove(user);
    await app().db.updateTable('profiles').set({ isDemo: false }).where('id', '=', user.profileId).execute();
    expect([status, body.message]).toEqual([
      409,
      'The demo portfolio cannot be deleted. An admin can reset it.',
    ]);
    expect(await list(user)).toHaveLength(2);
  });

  test('finds in its log what became of its portfolios', async () => {
    const user = await app().newUser();
    const second = await addPortfolio(app(), user);
    await remove(second);
    await restore(second);
    const { events } = (await app().rest('GET /auth/audit', undefined, user)).body;
    const names = events.map(({ event }: { event: string }) => event);
    expect(names.filter((event: string) => event.startsWith('portfolio-'))).toEqual([
      'portfolio-restored',
      'portfolio-deleted',
      'portfolio-created',
    ]);
  });
});

describe('a deleted portfolio', () => {
  async function filled() {
    const user = await app().newUser();
    const second = await addPortfolio(app(), user);
    const skill = { name: 'Steering', category: 'Other', proficiency: 'Expert' };
    const { body: entry } = await app().rest(`POST /profile/${second.profileId}/skills`, skill, user);
    const contact = { employerName: 'Mo' };
    const employers = `/profile/${second.profileId}/employer-contacts`;
    const { body: employer } = await app().rest(`POST ${employers}`, contact, user);
    const link = await makeLink(app(), second);
    return { user, second, entry, employer, link };
  }

  test('is gone at once for everybody, a second later on every process, and comes back whole', async () => {
    const { user, second, entry, employer, link } = await filled();
    const other = await app().newServer();
    const reader = await app().newUser();
    const { profileId, slug } = second;
    const open = { url: `/profile/${slug}` };
    const gone = [`/profile/${slug}`, `/profile/${slug}.json`, `/profile/${slug}.txt`, `/v/${link.token}`];
    const ofOwner = [
      `GET /profile/${profileId}/skills`,
      `GET /profile/${profileId}/dashboard`,
      `GET /profile/${profileId}/analytics`,
      `GET /profile/${profileId}/links`,
      `GET /profile/${profileId}/employer-contacts`,
      `GET /profile/${profileId}/design`,
      `GET /employer-contacts/${employer.id}/timeline`,
    ];
    const statuses = async () => {
      const pages = await Promise.all(gone.map((url) => page(url)));
      const own = await Promise.all(
        ofOwner.map(async (route) => (await app().rest(route, undefined, user)).status),
      );
      const writes = [
        await app().rest(`POST /profile/${profileId}/view`, { source: 'direct' }, reader),
        await app().rest(`PATCH /skills/${entry.id}`, { name: 'Rowing' }, user),
        await app().rest(`PATCH /links/${link.id}`, { label: 'Mo' }, user),
        await app().rest(`PATCH /profile/${profileId}`, { jobTitle: 'Mate' }, user),
        await app().rest(
          `POST /profile/${profileId}/contact-requests`,
          { name: 'Ann', email: 'ann@example.com', message: 'Hello' },
          reader,
        ),
      ];
      return [pages, own, writes.map(({ status }) => status)];
    };
    expect(await statuses()).toEqual([
      [200, 200, 200, 302],
      ofOwner.map(() => 200),
      [201, 200, 200, 200, 201],
    ]);
    expect((await other.app.inject(open)).statusCode).toBe(200);

    expect((await remove(second)).status).toBe(200);
    expect((await app().app.inject(open)).statusCode).toBe(404);
    aSecondLater();
    expect((await other.app.inject(open)).statusCode).toBe(404);
    expect((await app().app.inject('/sitemap.xml')).body).not.toContain(slug);
    expect(await statuses()).toEqual([
      [404, 404, 404, 404],
      ofOwner.map(() => 404),
      [404, 404, 404, 404, 404],
    ]);
    expect(await list(user)).toHaveLength(1);

    expect((await restore(second)).status).toBe(200);
    expect((await other.app.inject(open)).statusCode).toBe(200);
    expect(await statuses()).toEqual([
      [200, 200, 200, 302],
      ofOwner.map(() => 200),
      [201, 200, 200, 200, 201],
    ]);
  });

  test('can be restored only by its owner, for ten minutes, and is then deleted with its contents', async () => {
    const { user, second } = await filled();
    const stranger = await app().newUser();
    await remove(second);
    expect((await restore(second, stranger)).status).toBe(404);
    await passTime(app(), user, '9 minutes');
    expect((await restore(second)).status).toBe(200);
    await remove(second);
    await passTime(app(), user, '11 minutes');
    expect((await restore(second)).status).toBe(404);
    const left = await app()
      .db.selectFrom('profiles')
      .select('id')
      .where('id', '=', second.profileId)
      .execute();
    expect(left).toEqual([]);
    expect(await list(user)).toHaveLength(1);
  });

  test('is neither listed nor brought back after ten minutes, even before it is purged; the latest is listed first', async () => {
    const user = await app().newUser();
    const removed: TestUser[] = [];
    for (const minutes of [11, 9, 1]) {
      const portfolio = await addPortfolio(app(), user);
      await remove(portfolio);
      const removedAt = sql<string>`now() - make_interval(mins => ${minutes})`;
      await app()
        .db.updateTable('profiles')
        .set({ removedAt })
        .where('id', '=', portfolio.profileId)
        .execute();
      removed.push(portfolio);
    }
    const stranger = await app().newUser();
    const listed = async (as: TestUser) =>
      (await app().rest('GET /profiles/deleted', undefined, as)).body.map(({ id }: { id: string }) => id);
    const [late, ...others] = removed;
    expect(await listed(user)).toEqual(others.toReversed().map(({ profileId }) => profileId));
    expect(await listed(stranger)).toEqual([]);
    expect(late && (await restore(late)).status).toBe(404);
    expect((await restore(others[0] ?? user)).status).toBe(200);
  });

  test('is brought back only where there is room for its files, and is still there afterwards', async () => {
    const { user, second } = await filled();
    const sizeOf = async () => (await app().rest('GET /auth/storage', undefined, user)).body.usedBytes;
    await upload([{ name: 'a.jpg', content: await makeImage('jpeg') }], user, second.profileId);
    const size = await sizeOf();
    expect(size).toBeGreaterThan(0);
    await remove(second);
    expect(await sizeOf()).toBe(0);
    const key = `other-content-${second.profileId}`;
    await app()
      .db.insertInto('storedFiles')
      .values({ key, accountId: user.accountId, size: plans.free.storageBytes ?? 0, state: 'kept' })
      .execute();
    const refused = await restore(second);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Delete files you no longer need');
    await app().db.deleteFrom('storedFiles').where('key', '=', key).execute();
    expect((await restore(second)).status).toBe(200);
    expect(await sizeOf()).toBe(size);
  });
});
