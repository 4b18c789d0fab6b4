import type { ProcedureRule } from './access-rule';
import type { World } from './access-world';

const profileOf = ({ owner }: World) => ({ profileId: owner.profileId });

/** A version that the owner has just kept. */
async function kept(world: World) {
  const input = { ...profileOf(world), name: 'Sent to Acme' };
  const { body } = await world.app.trpc('mutation versions.keep', input, world.owner);
  return { ...profileOf(world), id: String(body.id) };
}

/** The access rules of the calls about versions of a page. */
export const versionRules: Record<string, ProcedureRule> = {
  'versions.list': { access: 'owner', input: profileOf },
  'versions.keep': { access: 'owner', input: (world) => ({ ...profileOf(world), name: 'Mine' }) },
  'versions.name': { access: 'owner', input: async (world) => ({ ...(await kept(world)), name: 'Other' }) },
  'versions.remove': { access: 'owner', input: kept },
  'versions.differences': { access: 'owner', input: kept },
  'versions.restore': { access: 'owner', input: kept },
};
