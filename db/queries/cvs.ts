import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { restorableFor } from '../sections';
import type { Cvs, DB } from '../tables.gen';
import { isOpenProfile, isOwnedBy } from './profiles';

export type CvRow = Selectable<Cvs>;

// Removed CVs take up none of the owner's storage, so only the last ones are kept for a while.
const restorableCvs = 10;

/** The profile's CVs, the current one first; with `publicOnly`, those that anyone may see. */
export async function listCvs(db: Kysely<DB>, profileId: string, publicOnly = false): Promise<CvRow[]> {
  return db
    .selectFrom('cvs')
    .selectAll()
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .$if(publicOnly, (query) => query.where('isPublic', '=', true))
    .orderBy('chosenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Adds a CV, which is the profile's current one from then on. Needs the profile's lock. */
export async function insertCv(
  tx: Transaction<DB>,
  cv: Omit<Insertable<Cvs>, 'chosenAt' | 'wasWithdrawn' | 'deletedAt'>,
): Promise<CvRow> {
  // Whoever uploads one has decided whether the page is to offer it.
  await tx
    .updateTable('cvs')
    .set({ wasWithdrawn: false })
    .where('profileId', '=', cv.profileId)
    .where('wasWithdrawn', '=', true)
    .execute();
  return tx
    .insertInto('cvs')
    .values({ ...cv, chosenAt: afterAllOthers(cv.profileId) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What an owner may change of a CV. */
export interface CvChange {
  isPublic?: boolean | undefined;
  /** Makes it the current one. */
  isCurrent?: true | undefined;
}

/** Changes a CV of the account's own; undefined if there is no such CV. */
export async function updateOwnCv(
  tx: Transaction<DB>,
  accountId: string,
  id: string,
  { isPublic, isCurrent }: CvChange,
): Promise<CvRow | undefined> {
  const profileId = await lockProfileOf(tx, accountId, id);
  if (!profileId) return undefined;
  return tx
    .updateTable('cvs')
    .set((eb) => ({
      isPublic: isPublic ?? eb.ref('isPublic'),
      wasWithdrawn: isPublic === undefined ? eb.ref('wasWithdrawn') : false,
      chosenAt: isCurrent ? afterAllOthers(profileId) : eb.ref('chosenAt'),
    }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Marks a CV of the account's own as removed. Of those that were removed so only the last ten can be restored.
 * @returns the keys of files that nothing names any more; undefined if there is no such CV
 */
export async function removeOwnCv(
  tx: Transaction<DB>,
  accountId: string,
  id: string,
): Promise<string[] | undefined> {
  const profileId = await lockProfileOf(tx, accountId, id);
  if (!profileId) return undefined;
  const removed = await tx
    .updateTable('cvs')
    .set({ deletedAt: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return undefined;
  const older = tx
    .selectFrom('cvs')
    .select('id')
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .offset(restorableCvs);
  const deleted = await tx.deleteFrom('cvs').where('id', 'in', older).returning('fileKey').execute();
  return deleted.map(({ fileKey }) => fileKey);
}

/** Brings a removed CV of the account's own back to its place; undefined if none can be restored. */
export async function restoreOwnCv(
  tx: Transaction<DB>,
  accountId: string,
  id: string,
): Promise<CvRow | undefined> {
  if (!(await lockProfileOf(tx, accountId, id))) return undefined;
  return tx
    .updateTable('cvs')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('deletedAt', '>', sql<string>`now() - ${restorableFor}`)
    .returningAll()
    .executeTakeFirst();
}

/** The CV, where it is the account's own, or a public one of a profile that is open to anyone. */
export async function findReadableCv(
  db: Kysely<DB>,
  id: string,
  accountId: string | undefined,
): Promise<CvRow | undefined> {
  return db
    .selectFrom('cvs')
    .innerJoin('profiles', 'profiles.id', 'cvs.profileId')
    .selectAll('cvs')
    .where('cvs.id', '=', id)
    .where('cvs.deletedAt', 'is', null)
    .where((eb) => eb.or([eb.and([isOpenProfile, eb('cvs.isPublic', '=', true)]), isOwnedBy(accountId)]))
    .executeTakeFirst();
}

/** Locks the profile that holds the CV, where it is the account's, so that writes to one profile follow each other. */
async function lockProfileOf(
  tx: Transaction<DB>,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const profile = await tx
    .selectFrom('profiles')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', 'in', tx.selectFrom('cvs').select('profileId').where('id', '=', id))
    .forUpdate()
    .executeTakeFirst();
  return profile?.id;
}

// Two may fall into one millisecond.
const afterAllOthers = (profileId: string) => sql<string>`greatest(
  clock_timestamp(),
  (select max(chosen_at) from cvs where profile_id = ${profileId}) + interval '1 millisecond'
)`;
