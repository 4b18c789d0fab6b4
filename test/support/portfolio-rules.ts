import type { ProcedureRule } from './access-rule';
import type { World } from './access-world';
import type { TestApp, TestUser } from './app';

const profileOf = ({ owner }: World) => ({ profileId: owner.profileId });

/** Adds an empty portfolio to the user's account. @returns the user as they work on that one */
export async function addPortfolio(app: TestApp, user: TestUser, name = 'Second'): Promise<TestUser> {
  const { status, body } = await app.rest('POST /profiles', { name }, user);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { ...user, profileId: body.id, slug: body.profileSlug };
}

/** Duplicates the user's portfolio. @returns the user as they work on the copy */
export async function duplicate(app: TestApp, user: TestUser, choices: object = {}): Promise<TestUser> {
  const { status, body } = await app.rest(`POST /profile/${user.profileId}/duplicate`, choices, user);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { ...user, profileId: body.id, slug: body.profileSlug };
}

/** The access rules of the calls about the portfolios of an account. */
export const portfolioRules: Record<string, ProcedureRule> = {
  'portfolios.list': { access: 'signedIn' },
  'portfolios.create': { access: 'signedIn', input: () => ({ name: 'Second' }) },
  'portfolios.duplicate': { access: 'owner', input: profileOf },
  'portfolios.differences': {
    access: 'owner',
    input: async ({ app, owner }) => ({ profileId: (await duplicate(app, owner)).profileId }),
  },
  'portfolios.deleted': { access: 'signedIn' },
  'portfolios.rename': { access: 'owner', input: (world) => ({ ...profileOf(world), name: 'Renamed' }) },
  'portfolios.switchTo': { access: 'owner', input: profileOf },
  'portfolios.remove': {
    access: 'owner',
    input: async ({ app, owner }) => ({ profileId: (await addPortfolio(app, owner)).profileId }),
  },
  'portfolios.restore': {
    access: 'owner',
    input: async ({ app, owner }) => {
      const { profileId } = await addPortfolio(app, owner);
      await app.trpc('mutation portfolios.remove', { profileId }, owner);
      return { profileId };
    },
  },
};
