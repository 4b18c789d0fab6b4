import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { ImportChanges } from '../column-types';
import { undoableFor } from '../retention';
import type { CvImports, DB } from '../tables.gen';

// Each may hold as much as a request, so only the latest are kept for a while.
const undoableImports = 10;

/** Records what an import changed, so that it can be undone. Needs the profile's lock. */
export async function insertImport(
  tx: Transaction<DB>,
  values: Omit<Insertable<CvImports>, 'createdAt'>,
): Promise<void> {
  await tx.insertInto('cvImports').values(values).execute();
  const older = tx
    .selectFrom('cvImports')
    .select('id')
    .where('profileId', '=', values.profileId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(undoableImports);
  await tx.deleteFrom('cvImports').where('id', 'in', older).execute();
}

/** Whose import has this id; undefined if there is none, or it can no longer be undone. */
export const findImport = (db: Kysely<DB>, id: string): Promise<Pick<CvImports, 'profileId'> | undefined> =>
  db.selectFrom('cvImports').select('profileId').where('id', '=', id).executeTakeFirst();

/**
 * Takes the record of an import, so that it is undone once. Needs the profile's lock.
 * @returns undefined if the profile has no such import, or it can no longer be undone
 */
export async function takeImport(
  tx: Transaction<DB>,
  profileId: string,
  id: string,
): Promise<ImportChanges | undefined> {
  const row = await tx
    .deleteFrom('cvImports')
    .where('id', '=', id)
    .where('profileId', '=', profileId)
    .where('createdAt', '>', sql<string>`now() - ${undoableFor}`)
    .returning('changes')
    .executeTakeFirst();
  return row?.changes;
}

/** Deletes the records of imports that can no longer be undone. */
export async function deleteOldImports(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('cvImports').where('createdAt', '<', sql<string>`now() - ${undoableFor}`).execute();
}
