import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { canonicalHost } from '../domains/domains';
import { shownVisibility } from '../open-content';
import { undoableFor } from '../retention';
import type { DB, ProfileVisibility } from '../tables.gen';
import { type HeldParts, hasCv, hasVideo, holds, profileViews } from './dashboard';

/** A portfolio among the others of its account. */
export interface PortfolioRow extends HeldParts {
  id: string;
  name: string;
  profileSlug: string;
  visibility: ProfileVisibility;
  /** Who can find the page as it is now. */
  shownVisibility: ProfileVisibility;
  isCurrent: boolean;
  /** The own domain that is named for it; null for none. */
  canonicalHost: string | null;
  displayName: string;
  jobTitle: string;
  profileViews: number;
  copiedAt: string | null;
  /** The portfolio that it was copied from; null if it was not, or that was deleted. */
  originId: string | null;
  originName: string | null;
  tailoredFor: string | null;
  employerContactId: string | null;
  createdAt: string;
}

const isCurrent = sql<boolean>`exists (
  select from accounts where accounts.id = profiles.account_id and current_profile_id = profiles.id
)`;

/** Each profile with the one that it was copied from, if that is still the same account's. */
const withOrigin = (db: Kysely<DB>) =>
  db
    .selectFrom('profiles')
    .leftJoin('profiles as origin', (join) =>
      join
        .onRef('origin.id', '=', 'profiles.copiedFrom')
        .onRef('origin.accountId', '=', 'profiles.accountId'),
    );

/** The account's portfolios, oldest first. @param profileId only this one, if given */
export async function listOwnPortfolios(
  db: Kysely<DB>,
  accountId: string,
  profileId?: string,
): Promise<PortfolioRow[]> {
  return withOrigin(db)
    .select([
      'profiles.id',
      'profiles.name',
      'profiles.profileSlug',
      'profiles.visibility',
      shownVisibility.as('shownVisibility'),
      'profiles.displayName',
      'profiles.jobTitle',
      'profiles.copiedAt',
      'origin.id as originId',
      'origin.name as originName',
      'profiles.tailoredFor',
      'profiles.employerContactId',
      'profiles.createdAt',
      canonicalHost.as('canonicalHost'),
      isCurrent.as('isCurrent'),
      hasCv.as('hasCv'),
      hasVideo.as('hasVideo'),
      holds.as('holds'),
      profileViews.as('profileViews'),
    ])
    .where('profiles.accountId', '=', accountId)
    .$if(profileId !== undefined, (query) => query.where('profiles.id', '=', profileId ?? ''))
    .orderBy('profiles.createdAt')
    .orderBy('profiles.id')
    .execute();
}

/** Renames the account's portfolio. @returns whether it has such a one */
export async function renameOwnPortfolio(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .updateTable('profiles')
    .set({ name })
    .where('id', '=', profileId)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Makes one of the account's portfolios the current one. @returns whether it has such a one */
export async function switchToOwnPortfolio(
  tx: Transaction<DB>,
  accountId: string,
  profileId: string,
): Promise<boolean> {
  // Locked, so that it is not removed in the meantime.
  const profile = await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .where('accountId', '=', accountId)
    .forShare()
    .executeTakeFirst();
  if (!profile) return false;
  await tx.updateTable('accounts').set({ currentProfileId: profileId }).where('id', '=', accountId).execute();
  return true;
}

/** The account's portfolios, oldest first, and which of them is current. */
interface LockedPortfolios {
  all: { id: string; isDemo: boolean }[];
  currentId: string | null;
}

/**
 * Locks the account's portfolios until the transaction ends, and then the account: whoever locks both does so in this
 * order. Weaker than for an update of their keys, so that rows that refer to them can still be added.
 */
export async function lockPortfolios(tx: Transaction<DB>, accountId: string): Promise<LockedPortfolios> {
  await tx
    .selectFrom('profiles')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { currentProfileId } = await tx
    .selectFrom('accounts')
    .select('currentProfileId')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const all = await tx
    .selectFrom('profiles')
    .select(['id', 'isDemo'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return { all, currentId: currentProfileId };
}

/**
 * Detaches a portfolio from its account: nobody finds it any more, and its owner can restore it. Needs its lock.
 */
export async function removePortfolio(tx: Transaction<DB>, id: string): Promise<void> {
  await tx
    .updateTable('profiles')
    .set(({ ref }) => ({
      accountId: null,
      removedFrom: ref('accountId'),
      removedAt: sql<string>`clock_timestamp()`,
    }))
    .where('id', '=', id)
    .execute();
}

/** The account's deleted portfolios that can be restored, the latest first. */
export async function listRemovedPortfolios(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('profiles')
    .select(['id', 'name', sql<string>`removed_at + ${undoableFor}`.as('restorableUntil')])
    .where('removedFrom', '=', accountId)
    .where('removedAt', '>', sql<string>`now() - ${undoableFor}`)
    .orderBy('removedAt', 'desc')
    .execute();
}

/** Locks a removed portfolio of the account. @returns whether it can be brought back */
export async function lockRemovedPortfolio(
  tx: Transaction<DB>,
  accountId: string,
  profileId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .where('removedFrom', '=', accountId)
    .where('removedAt', '>', sql<string>`now() - ${undoableFor}`)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Restores a removed portfolio to its account. Needs its lock. */
export async function giveBackPortfolio(tx: Transaction<DB>, profileId: string): Promise<void> {
  await tx
    .updateTable('profiles')
    .set(({ ref }) => ({ accountId: ref('removedFrom'), removedFrom: null, removedAt: null }))
    .where('id', '=', profileId)
    .execute();
}

/** How many portfolios the account has. */
export async function countPortfolios(db: Kysely<DB>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('profiles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Videos of the profile that are still to be prepared. */
export async function listPendingVideos(tx: Transaction<DB>, profileId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('videos')
    .select('id')
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .where('preparation', '=', 'pending')
    .execute();
  return rows.map(({ id }) => id);
}

const isPastRestoring = sql<SqlBool>`removed_at <= now() - ${undoableFor}`;

/**
 * Deletes portfolios that can no longer be restored, one after another; skips those locked by another process.
 * @param db without a statement timeout
 */
export async function purgeRemovedPortfolios(db: Kysely<DB>): Promise<void> {
  let isMore = true;
  while (isMore) {
    const deleted = await db
      .deleteFrom('profiles')
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('profiles as due')
          .select('due.id')
          .where(isPastRestoring)
          .orderBy('due.removedAt')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .executeTakeFirst();
    isMore = deleted !== undefined;
  }
}

/** A copy of the account's with its origin, which may be gone; undefined if there is no such copy. */
export async function findOwnCopy(db: Kysely<DB>, accountId: string, profileId: string) {
  return withOrigin(db)
    .select([
      'profiles.id',
      'profiles.name',
      'profiles.profileSlug',
      'origin.id as originId',
      'origin.name as originName',
      'origin.profileSlug as originSlug',
    ])
    .select(({ ref }) => ref('profiles.copiedAt').$notNull().as('copiedAt'))
    .where('profiles.id', '=', profileId)
    .where('profiles.accountId', '=', accountId)
    .where('profiles.copiedAt', 'is not', null)
    .executeTakeFirst();
}

/** The rows of a copy by the ids of the origin's rows. */
export async function listCopiedEntries(db: Kysely<DB>, profileId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('copiedEntries')
    .select(['originId', 'copyId'])
    .where('profileId', '=', profileId)
    .execute();
  return new Map(rows.map(({ originId, copyId }) => [originId, copyId]));
}
