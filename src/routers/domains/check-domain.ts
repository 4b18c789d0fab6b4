import { type DueDomain, type LockedClaim, lockClaims, recordCheck } from '../../../db/domains/domain-checks';
import { proofName, proofValue } from '../../contracts/domain';
import type { Context } from '../context';
import type { DnsAnswer } from '../ports';
import { findPointing } from './look-up-domain';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long a domain is served without an answer about its record: a failing name server is no proof that it is gone. */
const unansweredMs = 72 * hourMs;

/** How often a served domain is checked. */
const servedEveryMs = 5 * minuteMs;

/** How often one that waits for its record is checked, by how long it has waited; after that only its owner asks. */
const waitingEvery = [
  { untilMs: hourMs, everyMs: minuteMs },
  { untilMs: dayMs, everyMs: 10 * minuteMs },
  { untilMs: 30 * dayMs, everyMs: hourMs },
];

type Services = Pick<Context, 'db' | 'dns'> & {
  /** The host of the installation; undefined where that is not known. */
  ownHost: string | undefined;
};

/**
 * Asks the DNS about a claim, and writes down what follows: a host whose record is found is served, unless another account
 * has it, and one whose record is gone is not any more. Safe to run for the same host in several processes at once.
 */
export async function checkDomain({ db, dns, ownHost }: Services, domain: DueDomain): Promise<void> {
  const [proof, pointing] = await Promise.all([
    dns.lookUp(proofName(domain.host), 'TXT'),
    ownHost === undefined ? undefined : findPointing(dns, domain.host, ownHost),
  ]);
  await db.transaction().execute(async (tx) => {
    const claims = await lockClaims(tx, domain);
    const claim = claims.find(({ id }) => id === domain.id);
    // It was deleted meanwhile, or a later question has been answered already.
    if (!claim || claim.isOutdated) return;
    const holder = claims.find(({ id, isVerified }) => isVerified && id !== claim.id);
    const isFound = holds(proof, claim);
    // The same answer says whether whoever has the host still proves it.
    const isFree = !holder || (isFound && !holds(proof, holder));
    if (holder && isFound && isFree) await release(tx, holder, domain);
    const result = resultOf(proof, isFound, isFree);
    const isServed = result === 'verified' || (result === 'unanswered' && isStillTrusted(claim));
    const nextInMs = nextCheck(claim, isServed);
    await recordCheck(tx, claim.id, domain.askedAt, { result, isServed, pointing, nextInMs });
  });
}

const release = (tx: Parameters<typeof recordCheck>[0], { id }: LockedClaim, { askedAt }: DueDomain) =>
  recordCheck(tx, id, askedAt, { result: 'different', isServed: false, nextInMs: minuteMs });

const holds = (proof: DnsAnswer, { token }: LockedClaim) =>
  proof.kind === 'found' && proof.values.some((value) => value.trim() === proofValue(token));

function resultOf(proof: DnsAnswer, isFound: boolean, isFree: boolean) {
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
