import { type InferResult, type Insertable, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { keptInBin } from '../retention';
import type { DB, Portraits } from '../tables.gen';
import { lockOwnProfile } from './profiles';

/** The current portraits, as readers get them; `sizes` are the stored widths. */
export const shownPortraits = (db: Kysely<DB>) =>
  db
    .selectFrom('portraits')
    .innerJoin('images', 'images.id', 'portraits.id')
    .select([
      'portraits.id',
      'portraits.alt',
      'images.placeholder',
      sql<string>`'/api/files/' || portraits.id`.as('url'),
      sql<number[]>`(
        select json_agg(width order by width) from image_variants where image_id = portraits.id
      )`.as('sizes'),
    ])
    .where('portraits.deletedAt', 'is', null);

type PortraitRow = InferResult<ReturnType<typeof shownPortraits>>[number];

/** The profile's portrait; access to the profile has been checked before. */
export async function findPortrait(db: Kysely<DB>, profileId: string): Promise<PortraitRow | undefined> {
  return shownPortraits(db).where('portraits.profileId', '=', profileId).executeTakeFirst();
}

/**
 * Makes a stored image the profile's portrait, also one that was removed before; the previous one can be restored. Needs
 * the profile's lock.
 */
export async function replacePortrait(tx: Transaction<DB>, portrait: Insertable<Portraits>): Promise<void> {
  await setPortraitAside(tx, portrait.profileId);
  await tx
    .insertInto('portraits')
    .values(portrait)
    .onConflict((removed) => removed.column('id').doUpdateSet({ alt: portrait.alt, deletedAt: null }))
    .execute();
}

interface NamedPortrait {
  profileId: string;
  portraitId: string;
}

/** Changes the alternative text. @returns whether the account has such a portrait */
export async function describeOwnPortrait(
  db: Kysely<DB>,
  accountId: string,
  { profileId, portraitId, alt }: NamedPortrait & { alt: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('portraits')
    .set({ alt })
    .where('id', '=', portraitId)
    .where(isInPlaceAt(accountId, profileId))
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Removes the portrait; it can be restored. @returns whether the account has such a portrait */
export async function removeOwnPortrait(
  db: Kysely<DB>,
  accountId: string,
  { profileId, portraitId }: NamedPortrait,
): Promise<boolean> {
  const removed = await db
    .updateTable('portraits')
    .set({ deletedAt: sql<string>`clock_timestamp()` })
    .where('id', '=', portraitId)
    .where(isInPlaceAt(accountId, profileId))
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Restores a removed portrait; the current one can then be restored in turn. @returns whether it could be */
export async function restoreOwnPortrait(
  tx: Transaction<DB>,
  accountId: string,
  { profileId, portraitId }: NamedPortrait,
): Promise<boolean> {
  if (!(await lockOwnProfile(tx, accountId, profileId))) return false;
  const removed = await tx
    .selectFrom('portraits')
    .select('id')
    .where('id', '=', portraitId)
    .where('profileId', '=', profileId)
    .where('deletedAt', '>', sql<string>`now() - ${keptInBin}`)
    .executeTakeFirst();
  if (!removed) return false;
  await setPortraitAside(tx, profileId);
  await tx.updateTable('portraits').set({ deletedAt: null }).where('id', '=', portraitId).execute();
  return true;
}

/** Whether a row of `portraits` is the current one of this profile of this account. */
const isInPlaceAt = (accountId: string, profileId: string) =>
  sql<SqlBool>`(
    deleted_at is null and profile_id in (
      select id from profiles where id = ${profileId} and account_id = ${accountId}
    )
  )`;

async function setPortraitAside(tx: Transaction<DB>, profileId: string): Promise<void> {
  await tx
    .updateTable('portraits')
    .set({ deletedAt: sql<string>`clock_timestamp()` })
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .execute();
}
