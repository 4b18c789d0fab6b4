import { expect, test } from 'vitest';
import { insertRedirect } from '../../db/queries/profiles';
import { createProfile } from '../../src/routers/profile/create-profile';
import { type TestUser, useTestApp } from '../support/app';
import { whileHeld } from '../support/locks';

const app = useTestApp();

/** What happens to `work` while the user gives up their slug, which redirects from then on. */
const whileGivenUp = <T>(user: TestUser, work: () => Promise<T>) =>
  whileHeld(
    app().db,
    async (tx) => {
      await insertRedirect(tx, user.slug, user.profileId);
      await tx
        .updateTable('profiles')
        .set({ profileSlug: `new-${user.profileId}` })
        .where('id', '=', user.profileId)
        .execute();
    },
    work,
  );

const leadsTo = async ({ slug }: TestUser) =>
  (await app().app.inject({ url: `/profile/${slug}` })).headers.location;

test('nobody takes an address at the moment it is given up', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  const { slug: profileSlug } = user;
  const answer = await whileGivenUp(user, () =>
    app().rest(`PATCH /profile/${other.profileId}`, { profileSlug }, other),
  );
  expect(answer.status).toBe(409);
  expect(await leadsTo(user)).toBe(`/profile/new-${user.profileId}`);
  expect((await app().app.inject({ url: `/profile/${other.slug}` })).statusCode).toBe(200);
  const own = await app().rest(`PATCH /profile/${user.profileId}`, { profileSlug }, user);
  expect(own.status, 'its owner still can').toBe(200);
});

test('nor does a new profile', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  await app()
    .db.updateTable('profiles')
    .set({ profileSlug: 'grace-hopper' })
    .where('id', '=', user.profileId)
    .execute();
  const created = await whileGivenUp({ ...user, slug: 'grace-hopper' }, () =>
    app()
      .db.transaction()
      .execute((tx) => createProfile(tx, other.accountId, 'Grace Hopper')),
  );
  expect(created.profileSlug).toMatch(/^grace-hopper-\d{6}$/);
  expect(await leadsTo({ ...user, slug: 'grace-hopper' })).toBe(`/profile/new-${user.profileId}`);
});
