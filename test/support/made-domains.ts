import type { Domain } from '../../src/contracts/domain';
import type { ProcedureRule } from './access-rule';
import type { World } from './access-world';
import type { TestApp, TestUser } from './app';
import type { DnsServer } from './dns-server';

let count = 0;

/** A host that no test has claimed yet. */
export const newHost = (): string => {
  count += 1;
  return `person-${count}.example.org`;
};

/** Claims a host for the user's profile. */
export async function addDomain(app: TestApp, user: TestUser, host = newHost()): Promise<Domain> {
  const answer = await app.rest(`POST /profile/${user.profileId}/domains`, { host }, user);
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Sets the records that prove the claims to one host. */
export function prove(dns: DnsServer, ...domains: Pick<Domain, 'records'>[]): void {
  const proofs = domains.flatMap(({ records }) => records.filter(({ purpose }) => purpose === 'proof'));
  dns.set(proofs[0]?.name ?? '', 'TXT', ...proofs.map(({ value }) => value));
}

/** Leads the visitors of a host to the installation that the tests of domains have. */
export const leadHere = (dns: DnsServer, host: string): void => dns.set(host, 'CNAME', 'portfolio.example');

/** Asks the DNS about a domain now. */
export async function check(app: TestApp, user: TestUser, { id }: Pick<Domain, 'id'>): Promise<Domain> {
  const answer = await app.rest(`POST /domains/${id}/check`, {}, user);
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A domain of the user that is served. */
export async function verifiedDomain(
  app: TestApp,
  dns: DnsServer,
  user: TestUser,
  host = newHost(),
): Promise<Domain> {
  const domain = await addDomain(app, user, host);
  prove(dns, domain);
  return check(app, user, domain);
}

const byDomain = async ({ app, owner }: World) => ({ id: (await addDomain(app, owner)).id });
const profileOf = ({ owner }: World) => ({ profileId: owner.profileId });

/** The access rules of the calls about domains. */
export const domainRules: Record<string, ProcedureRule> = {
  'domains.list': { access: 'owner', input: profileOf },
  'domains.create': { access: 'owner', input: (world) => ({ ...profileOf(world), host: newHost() }) },
  'domains.check': { access: 'owner', input: byDomain },
  'domains.remove': { access: 'owner', input: byDomain },
};
