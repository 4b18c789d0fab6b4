import type { Link } from '../../src/contracts/link';
import type { ProcedureRule } from './access-rule';
import type { World } from './access-world';
import type { TestApp, TestUser } from './app';

/** Makes a link of the user's profile. */
export async function makeLink(app: TestApp, user: TestUser, choices: object = {}): Promise<Link> {
  const body = { label: 'Harbour & Sons', ...choices };
  const answer = await app.rest(`POST /profile/${user.profileId}/links`, body, user);
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const byLink = async ({ app, owner }: World) => ({ id: (await makeLink(app, owner)).id });
const profileOf = ({ owner }: World) => ({ profileId: owner.profileId });

/** The access rules of the calls about links. */
export const linkRules: Record<string, ProcedureRule> = {
  'links.list': { access: 'owner', input: profileOf },
  'links.create': { access: 'owner', input: (world) => ({ ...profileOf(world), label: 'For anyone' }) },
  'links.update': {
    access: 'owner',
    input: async (world) => ({ ...(await byLink(world)), label: 'For somebody' }),
  },
  'links.revoke': { access: 'owner', input: byLink },
};
