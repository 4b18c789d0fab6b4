import type { Kysely } from 'kysely';
import type { DB } from '../tables.gen';

/** What a profile's employer contact is called: the company, else the person; undefined if there is no such contact. */
export async function findOwnContactName(
  db: Kysely<DB>,
  profileId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('employerContacts')
    .select(['employerCompany', 'employerName'])
    .where('id', '=', id)
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row && (row.employerCompany || row.employerName);
}
