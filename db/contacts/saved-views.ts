import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, SavedViews } from '../tables.gen';

export type SavedViewRow = Pick<Selectable<SavedViews>, 'id' | 'name' | 'search'>;

/** The saved views of the account's profile by name; undefined if it is somebody else's. */
export async function listSavedViews(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<SavedViewRow[] | undefined> {
  const profile = await db
    .selectFrom('profiles')
    .select(
      sql<SavedViewRow[]>`coalesce((
        select json_agg(json_build_object('id', id, 'name', name, 'search', search) order by name, id)
        from saved_views where profile_id = profiles.id), '[]')`.as('views'),
    )
    .where('id', '=', profileId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return profile?.views;
}

/** How many views the profile has under other names. */
export async function countOtherViews(tx: Transaction<DB>, profileId: string, name: string): Promise<number> {
  const { count } = await tx
    .selectFrom('savedViews')
    .select(sql<number>`count(*)`.as('count'))
    .where('profileId', '=', profileId)
    .where('name', '<>', name)
    .executeTakeFirstOrThrow();
  return count;
}

/** Saves a view; one of the same name is replaced. */
export async function saveView(
  tx: Transaction<DB>,
  view: { id: string; profileId: string; name: string; search: string },
): Promise<SavedViewRow> {
  return tx
    .insertInto('savedViews')
    .values(view)
    .onConflict((conflict) => conflict.columns(['profileId', 'name']).doUpdateSet({ search: view.search }))
    .returning(['id', 'name', 'search'])
    .executeTakeFirstOrThrow();
}

/** Deletes the account's view. @returns whether there was one */
export async function deleteSavedView(db: Kysely<DB>, accountId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('savedViews')
    .where('id', '=', id)
    .where(
      'profileId',
      'in',
      db.selectFrom('profiles').select('profiles.id').where('accountId', '=', accountId),
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
