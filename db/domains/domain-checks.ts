import { type Kysely, sql, type Transaction } from 'kysely';
import type { DomainPointing } from '../column-types';
import type { DB, DomainCheck } from '../tables.gen';

/** A domain that is to be checked. */
export interface DueDomain {
  id: string;
  host: string;
  token: string;
  /** The host of the installation as it was known at the check before; null if there was none. */
  knownOwnHost: string | null;
  /** When the check began, by the database's clock; the result of an older check changes nothing. */
  askedAt: string;
}

const knownOwnHost = sql<string | null>`pointing ->> 'ownHost'`.as('knownOwnHost');

const askedAt = sql<string>`clock_timestamp()::timestamptz(3)`;

/** Keeps others from taking a domain that is being checked; an interrupted check is due again after it. */
const lease = sql<string>`now() + interval '2 minutes'`;

/**
 * Takes domains that are due, those that have waited longest first; no two processes take the same.
 * @param most the limit
 */
export const claimDueDomains = (db: Kysely<DB>, most: number): Promise<DueDomain[]> =>
  db
    .updateTable('domains')
    .set({ nextCheckAt: lease })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('domains')
        .select('id')
        .where('nextCheckAt', '<=', sql<string>`now()`)
        .orderBy('nextCheckAt')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'host', 'token', knownOwnHost, askedAt.as('askedAt')])
    .execute();

/** The account's domain, to be checked now; undefined if there is no such domain. */
export const findOwnDueDomain = (
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<DueDomain | undefined> =>
  db
    .selectFrom('domains')
    .innerJoin('profiles', 'profiles.id', 'domains.profileId')
    .select(['domains.id', 'host', 'token', knownOwnHost, askedAt.as('askedAt')])
    .where('domains.id', '=', id)
    .where('profiles.accountId', '=', accountId)
    .executeTakeFirst();

/** A claim whose host is locked. */
export interface LockedClaim {
  id: string;
  token: string;
  /** Whose it is; null while its portfolio is deleted. */
  accountId: string | null;
  isVerified: boolean;
  /** In milliseconds; null if the record was never seen. */
  provenForMs: number | null;
  /** For how long its owner has been waiting, in milliseconds. */
  waitingMs: number;
  /** Whether the result of a later check is stored already. */
  isOutdated: boolean;
}

/**
 * All claims to a host, which nobody else changes until the transaction ends. Checks of one host wait for each other here,
 * so only one of them verifies it.
 */
export async function lockClaims(
  tx: Transaction<DB>,
  { host, askedAt: at }: DueDomain,
): Promise<LockedClaim[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${host}`}, 0))`.execute(tx);
  return tx
    .selectFrom('domains')
    .innerJoin('profiles', 'profiles.id', 'domains.profileId')
    .select([
      'domains.id',
      'token',
      'accountId',
      sql<boolean>`verified_at is not null`.as('isVerified'),
      sql<number | null>`(extract(epoch from clock_timestamp() - proven_at) * 1000)::float8`.as(
        'provenForMs',
      ),
      sql<number>`(extract(epoch from clock_timestamp() - greatest(domains.created_at, lost_at)) * 1000)::float8`.as(
        'waitingMs',
      ),
      sql<boolean>`coalesce(checked_at > ${at}, false)`.as('isOutdated'),
    ])
    .where('host', '=', host)
    .execute();
}

/** The result of a check. */
export interface CheckOutcome {
  result: DomainCheck;
  /** Whether the domain is served from now on. */
  isServed: boolean;
  /** Omitted if only the record was looked up. */
  pointing?: DomainPointing | undefined;
  /** How long a host is assumed to lead here while that cannot be determined, in milliseconds. */
  trustedMs: number;
  /** Until the next check, in milliseconds; null for never. */
  nextInMs: number | null;
}

/** Stores the result of a check. */
export async function recordCheck(
  tx: Transaction<DB>,
  id: string,
  askedAt: string,
  { result, isServed, pointing, trustedMs, nextInMs }: CheckOutcome,
): Promise<void> {
  const now = sql<string>`now()`;
  await tx
    .updateTable('domains')
    .set({
      checkedAt: askedAt,
      checkResult: result,
      verifiedAt: isServed ? sql<string>`coalesce(verified_at, ${now})` : null,
      lostAt: isServed
        ? null
        : sql<string | null>`case when verified_at is null then lost_at else ${now} end`,
      nextCheckAt: nextInMs === null ? null : sql<string>`${now} + make_interval(secs => ${nextInMs / 1000})`,
      ...(result === 'verified' && { provenAt: askedAt }),
      ...(pointing && {
        pointing: sql<DomainPointing>`${JSON.stringify(pointing)}::jsonb`,
        ...leading(pointing, askedAt, trustedMs),
      }),
    })
    .where('id', '=', id)
    .execute();
}

function leading({ state }: DomainPointing, askedAt: string, trustedMs: number) {
  if (state === 'here') return { leadsHere: true, ledHereAt: askedAt };
  if (state !== 'unknown') return { leadsHere: false };
  const isTrusted = sql<boolean>`
    leads_here and led_here_at > ${askedAt}::timestamptz - make_interval(secs => ${trustedMs / 1000})`;
  return { leadsHere: isTrusted };
}
