import type { Transaction } from 'kysely';
import { type DueDomain, type LockedClaim, lockClaims, recordCheck } from '../../../db/domains/domain-checks';
import type { DB, DomainCheck } from '../../../db/tables.gen';
import { proofName, proofValue } from '../../contracts/domain';
import type { Context } from '../context';
import type { DnsAnswer, Jobs } from '../ports';
import { findPointing } from './look-up-domain';
import { isReachable } from './reachable-host';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long a domain is served without an answer about its record: a failing name server does not prove that it is gone. */
const unansweredMs = 72 * hourMs;

/** How often a served domain is checked. */
const servedEveryMs = 5 * minuteMs;

/** How often one that waits for its record is checked, by how long it has waited; after that only its owner asks. */
const waitingEvery = [
  { untilMs: hourMs, everyMs: minuteMs },
  { untilMs: dayMs, everyMs: 10 * minuteMs },
  { untilMs: 30 * dayMs, everyMs: hourMs },
];

type Services = Pick<Context, 'db' | 'dns' | 'jobs'> & {
  /** The host of the installation; undefined where only the browser of the domain's owner knew it, at the previous check. */
  ownHost: string | undefined;
};

/**
 * Looks a claim up in the DNS and stores the outcome: a host whose record is found is served, unless another account
 * has it; one whose record is gone is no longer served. Safe to run for the same host in several processes at once.
 */
export async function checkDomain(services: Services, domain: DueDomain): Promise<void> {
  const { db, dns, jobs } = services;
  const ownHost = [services.ownHost, domain.knownOwnHost].find((host) => host && isReachable(host));
  const [proof, pointing] = await Promise.all([
    dns.lookUp(proofName(domain.host), 'TXT'),
    ownHost ? findPointing(dns, domain.host, ownHost) : undefined,
  ]);
  await db.transaction().execute(async (tx) => {
    const claims = await lockClaims(tx, domain);
    const claim = claims.find(({ id }) => id === domain.id);
    // It has been deleted, or the result of a later lookup is stored already.
    if (!claim || claim.isOutdated) return;
    const holder = claims.find(({ id, isVerified }) => isVerified && id !== claim.id);
    const isFound = holds(proof, claim);
    // The same answer shows whether the current holder still has the record. A deleted portfolio does not reserve it.
    const isFree = !holder || (isFound && (holder.accountId === null || !holds(proof, holder)));
    if (holder && isFound && isFree) {
      await recordCheck(tx, holder.id, domain.askedAt, {
        result: 'different',
        isServed: false,
        trustedMs: unansweredMs,
        nextInMs: minuteMs,
      });
      await tellOwner(tx, jobs, holder);
    }
    const result = resultOf(proof, isFound, isFree);
    const isServed = result === 'verified' || (result === 'unanswered' && isStillTrusted(claim));
    const nextInMs = nextCheck(claim, isServed);
    const outcome = { result, isServed, pointing, trustedMs: unansweredMs, nextInMs };
    await recordCheck(tx, claim.id, domain.askedAt, outcome);
    if (claim.isVerified && !isServed) await tellOwner(tx, jobs, claim);
  });
}

/** Notifies the owner by mail that a domain is no longer served. */
async function tellOwner(tx: Transaction<DB>, jobs: Jobs, { id, accountId }: LockedClaim): Promise<void> {
  if (accountId) await jobs.add(tx, 'send-mail', { template: 'domain-lost', accountId, domainId: id });
}

const holds = (proof: DnsAnswer, { token }: LockedClaim) =>
  proof.kind === 'found' && proof.values.some((value) => value.trim() === proofValue(token));

function resultOf(proof: DnsAnswer, isFound: boolean, isFree: boolean): DomainCheck {
  if (proof.kind === 'unanswered') return 'unanswered';
  if (proof.kind === 'none') return 'missing';
  if (!isFound) return 'different';
  return isFree ? 'verified' : 'taken';
}

const isStillTrusted = ({ isVerified, provenForMs }: LockedClaim) =>
  isVerified && provenForMs !== null && provenForMs < unansweredMs;

function nextCheck({ isVerified, waitingMs }: LockedClaim, isServed: boolean): number | null {
  if (isServed) return servedEveryMs;
  const waited = isVerified ? 0 : waitingMs;
  return waitingEvery.find(({ untilMs }) => waited < untilMs)?.everyMs ?? null;
}
