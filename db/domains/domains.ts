import { type Insertable, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { isOwnedBy } from '../queries/profiles';
import type { DB, Domains } from '../tables.gen';

/** Whether a domain waits for its record, is served, or was and is no longer. */
export type DomainState = 'pending' | 'verified' | 'lost';

const domainState = sql<DomainState>`(
  case
    when domains.verified_at is not null then 'verified'
    when domains.lost_at is not null then 'lost'
    else 'pending'
  end
)`;

/**
 * The host that is named as the address of the query's `profiles` row: of those that are verified and lead here, the first
 * one.
 */
export const canonicalHost = sql<string | null>`(
  select host from domains
  where domains.profile_id = profiles.id and domains.verified_at is not null and domains.leads_here
  order by domains.verified_at, domains.id limit 1
)`;

const ownDomains = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom('domains')
    .innerJoin('profiles', 'profiles.id', 'domains.profileId')
    .select([
      'domains.id',
      'domains.profileId',
      'domains.host',
      'domains.token',
      'domains.checkResult',
      'domains.pointing',
      'domains.leadsHere',
      'domains.verifiedAt',
      'domains.lostAt',
      'domains.checkedAt',
      'domains.nextCheckAt',
      'domains.createdAt',
      domainState.as('state'),
      sql<boolean>`coalesce(domains.host = ${canonicalHost}, false)`.as('isCanonical'),
    ])
    .where(isOwnedBy(accountId));

/** A domain as its owner sees it. */
export type OwnDomain = Awaited<ReturnType<typeof listOwnDomains>>[number];

/** The domains of the account's profile, oldest first. */
export const listOwnDomains = (db: Kysely<DB>, accountId: string, profileId: string) =>
  ownDomains(db, accountId)
    .where('domains.profileId', '=', profileId)
    .orderBy('domains.createdAt')
    .orderBy('domains.id')
    .execute();

/** A domain of the account; undefined if there is no such domain. */
export const findOwnDomain = (
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<OwnDomain | undefined> =>
  ownDomains(db, accountId).where('domains.id', '=', id).executeTakeFirst();

/** A domain of the account's that is no longer served, with where its page is named now; undefined if there is no such one. */
export const findLostDomain = (db: Kysely<DB>, accountId: string, id: string) =>
  db
    .selectFrom('domains')
    .innerJoin('profiles', 'profiles.id', 'domains.profileId')
    .select(['domains.host', 'domains.checkResult', 'profileSlug as slug', canonicalHost.as('canonicalHost')])
    .where('domains.id', '=', id)
    .where('domains.verifiedAt', 'is', null)
    .where('domains.lostAt', 'is not', null)
    .where(isOwnedBy(accountId))
    .executeTakeFirst();

/** How many domains the account claims, verified or not. */
export async function countDomains(tx: Transaction<DB>, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('domains')
    .innerJoin('profiles', 'profiles.id', 'domains.profileId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOwnedBy(accountId))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Who holds a host, seen from one account: one of its own profiles claims it, or another account has proved it. Deleted
 * portfolios have none.
 */
export async function findHostHolder(
  tx: Transaction<DB>,
  host: string,
  accountId: string,
): Promise<'own' | 'other' | undefined> {
  const rows = await tx
    .selectFrom('domains')
    .innerJoin('profiles', 'profiles.id', 'domains.profileId')
    .select(sql<boolean>`${isOwnedBy(accountId)}`.as('isOwn'))
    .where('host', '=', host)
    .where('profiles.accountId', 'is not', null)
    .where(sql<SqlBool>`(${isOwnedBy(accountId)} or domains.verified_at is not null)`)
    .execute();
  if (rows.some(({ isOwn }) => isOwn)) return 'own';
  return rows.length > 0 ? 'other' : undefined;
}

/** Adds a claim. */
export async function insertDomain(
  tx: Transaction<DB>,
  domain: Pick<Insertable<Domains>, 'id' | 'profileId' | 'host' | 'token'>,
): Promise<void> {
  await tx.insertInto('domains').values(domain).execute();
}

/** Deletes a domain of the account. @returns its host and profile; undefined if there is no such domain */
export const deleteOwnDomain = (db: Kysely<DB>, accountId: string, id: string) =>
  db
    .deleteFrom('domains')
    .using('profiles')
    .whereRef('profiles.id', '=', 'domains.profileId')
    .where('domains.id', '=', id)
    .where(isOwnedBy(accountId))
    .returning(['domains.host', 'domains.profileId'])
    .executeTakeFirst();
