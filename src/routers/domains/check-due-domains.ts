import { claimDueDomains, findOwnDueDomain } from '../../../db/domains/domain-checks';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { checkDomain } from './check-domain';

/** How many domains are looked up at once, and how many of these batches one round has at most. */
const batch = 20;
const mostBatches = 25;

/**
 * Checks the domains that are due. Safe to run in several processes: each domain is taken by one of them. What one round does
 * not reach is due in the next.
 * @param ownHost the host of the installation; undefined where that is not configured
 */
export async function checkDueDomains(
  services: Pick<Context, 'db' | 'dns' | 'jobs'> & { ownHost: string | undefined },
): Promise<void> {
  for (let round = 0; round < mostBatches; round += 1) {
    const due = await claimDueDomains(services.db, batch);
    const checks = await Promise.allSettled(due.map((domain) => checkDomain(services, domain)));
    const failures = checks.flatMap((check) => (check.status === 'rejected' ? [check.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'Some domains could not be checked.');
    if (due.length < batch) return;
  }
}

/** Checks a domain of the caller at once. @throws NOT_FOUND */
export async function checkOwnDomain(
  { db, dns, jobs, caller }: Pick<Context, 'db' | 'dns' | 'jobs'> & { caller: Caller },
  id: string,
  ownHost: string | undefined,
): Promise<void> {
  const domain = await findOwnDueDomain(db, caller.accountId, id);
  if (!domain) throw notFound('domain');
  await checkDomain({ db, dns, jobs, ownHost }, domain);
}
