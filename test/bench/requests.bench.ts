import { bench, describe } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { draftFor } from '../support/section-samples';

const app = useTestApp();
let user: TestUser | undefined;

/** A user with twenty skills, created once. */
async function prepared(): Promise<TestUser> {
  if (user) return user;
  user = await app().newUser();
  const draft = await draftFor('skills', app().db, user.profileId);
  for (let count = 0; count < 20; count += 1) {
    await app().rest(`POST /profile/${user.profileId}/skills`, draft, user);
  }
  return user;
}

describe('relative to an answer that touches nothing', () => {
  bench('GET /healthz', async () => {
    await app().app.inject('/healthz');
  });
  bench('the public page, already rendered', async () => {
    await app().app.inject(`/profile/${(await prepared()).slug}`);
  });
  bench('the list of skills, for a stranger', async () => {
    await app().rest(`GET /profile/${(await prepared()).profileId}/skills`);
  });
  bench('the dashboard, for its owner', async () => {
    const owner = await prepared();
    await app().rest(`GET /profile/${owner.profileId}/dashboard`, undefined, owner);
  });
});
