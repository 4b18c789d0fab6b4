import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Cvs, DB } from '../tables.gen';
import { isOpenProfile, isOwnedBy } from './profiles';

export type CvRow = Selectable<Cvs>;

/** The profile's CVs, newest first: the first one is the current CV. */
export async function listCvs(db: Kysely<DB>, profileId: string, limit?: number): Promise<CvRow[]> {
  return db
    .selectFrom('cvs')
    .selectAll()
    .where('profileId', '=', profileId)
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** Adds a CV, which is the profile's current one from then on. */
export async function insertCv(tx: Transaction<DB>, cv: Insertable<Cvs>): Promise<CvRow> {
  return tx.insertInto('cvs').values(cv).returningAll().executeTakeFirstOrThrow();
}

/** The CV, where it is the account's own, or the current one of a profile that is open to anyone. */
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
    .where((eb) => {
      const newest = eb
        .selectFrom('cvs as newer')
        .select('newer.id')
        .whereRef('newer.profileId', '=', 'cvs.profileId')
        .orderBy('newer.uploadedAt', 'desc')
        .orderBy('newer.id', 'desc')
        .limit(1);
      const open = eb.and([isOpenProfile, eb('cvs.id', '=', newest)]);
      return eb.or([open, isOwnedBy(accountId)]);
    })
    .executeTakeFirst();
}
