import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { keptInBin } from '../retention';
import type { Cvs, DB } from '../tables.gen';
import { type Admission, isListed, isOpenThrough, isOwnedBy } from './profiles';

export type CvRow = Selectable<Cvs>;

/** The profile's CVs, the current one first; with `publicOnly`, the public ones. */
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

/** Adds a CV as the profile's current one. Needs the profile's lock. */
export async function insertCv(
  tx: Transaction<DB>,
  cv: Omit<Insertable<Cvs>, 'chosenAt' | 'wasWithdrawn' | 'deletedAt'>,
): Promise<CvRow> {
  // Uploading a CV is an explicit choice about its visibility.
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

/** The editable fields of a CV. */
export interface CvChange {
  isPublic?: boolean | undefined;
  /** Makes it the current one. */
  isCurrent?: true | undefined;
}

/** Changes a CV of the account; undefined if there is no such CV. */
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

/** Moves a CV of the account to the bin. @returns whether there is such a CV */
export async function removeOwnCv(tx: Transaction<DB>, accountId: string, id: string): Promise<boolean> {
  if (!(await lockProfileOf(tx, accountId, id))) return false;
  const removed = await tx
    .updateTable('cvs')
    .set({ deletedAt: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Restores a removed CV of the account; undefined if it cannot be restored. */
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
    .where('deletedAt', '>', sql<string>`now() - ${keptInBin}`)
    .returningAll()
    .executeTakeFirst();
}

/** The CV, if it is the account's own, or public in a profile that is open to anyone. */
export async function findReadableCv(
  db: Kysely<DB>,
  id: string,
  accountId: string | undefined,
  admission?: Admission,
): Promise<(CvRow & { isListed: boolean }) | undefined> {
  return db
    .selectFrom('cvs')
    .innerJoin('profiles', 'profiles.id', 'cvs.profileId')
    .selectAll('cvs')
    .select(isListed.as('isListed'))
    .where('cvs.id', '=', id)
    .where('cvs.deletedAt', 'is', null)
    .where((eb) =>
      eb.or([eb.and([isOpenThrough(admission, 'cv'), eb('cvs.isPublic', '=', true)]), isOwnedBy(accountId)]),
    )
    .executeTakeFirst();
}

/** The CV of the account's own profile; undefined if there is no such CV. */
export async function findOwnCv(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  id: string,
): Promise<CvRow | undefined> {
  return db
    .selectFrom('cvs')
    .innerJoin('profiles', 'profiles.id', 'cvs.profileId')
    .selectAll('cvs')
    .where('cvs.id', '=', id)
    .where('cvs.profileId', '=', profileId)
    .where('cvs.deletedAt', 'is', null)
    .where(isOwnedBy(accountId))
    .executeTakeFirst();
}

/** Locks the CV's profile, if it is the account's, so that writes to one profile are serialized. */
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
