import { type Kysely, type Selectable, type SqlBool, sql, type Transaction, type UpdateObject } from 'kysely';
import type { StoredDesign } from '../column-types';
import { nextVersion } from '../next-version';
import { undoableFor } from '../retention';
import type { DB, ProfileDesigns } from '../tables.gen';

/** A profile's design; all of it is null for a profile whose owner has never changed it. */
export type DesignRow = {
  [C in Exclude<keyof Selectable<ProfileDesigns>, 'profileId'>]: Selectable<ProfileDesigns>[C] | null;
} & {
  profileId: string;
  /** Until when the last publication can be undone; null if it cannot. */
  undoableUntil: string | null;
};

const isUndoable = sql<SqlBool>`profile_designs.published_at > now() - ${undoableFor}`;

/** The design of the account's own profile; undefined if the profile is somebody else's. */
export async function findOwnDesign(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<DesignRow | undefined> {
  return db
    .selectFrom('profiles')
    .leftJoin('profileDesigns', 'profileDesigns.profileId', 'profiles.id')
    .select([
      'profiles.id as profileId',
      'draft',
      'published',
      'beforePublication',
      'publishedAt',
      'profileDesigns.updatedAt',
      sql<string | null>`case when ${isUndoable} then profile_designs.published_at + ${undoableFor} end`.as(
        'undoableUntil',
      ),
    ])
    .where('profiles.id', '=', profileId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** The draft of a profile's design; access to the profile has been checked before. */
export async function findDraft(db: Kysely<DB>, profileId: string): Promise<StoredDesign | undefined> {
  const row = await db
    .selectFrom('profileDesigns')
    .select('draft')
    .where('profileId', '=', profileId)
    .executeTakeFirst();
  return row?.draft ?? undefined;
}

/** Sets the given values of a profile's design, and its next version. Needs the profile's lock. */
export async function updateDesign(
  tx: Transaction<DB>,
  profileId: string,
  values: UpdateObject<DB, 'profileDesigns'>,
): Promise<void> {
  await tx
    .insertInto('profileDesigns')
    .values({ profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('profileDesigns')
    .set({ ...values, updatedAt: nextVersion })
    .where('profileId', '=', profileId)
    .execute();
}

/** Hides these from strangers, and nothing else; raises the version of the page. Needs the profile's lock. */
export async function setHiddenSections(
  tx: Transaction<DB>,
  profileId: string,
  hiddenSections: string[],
): Promise<void> {
  await tx.updateTable('profiles').set({ hiddenSections }).where('id', '=', profileId).execute();
}
