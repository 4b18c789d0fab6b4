import type { Kysely, Selectable } from 'kysely';
import type { DB, EmployerContacts } from '../tables.gen';

export type EmployerContactRow = Selectable<EmployerContacts>;

/** The employer contacts of the account's profile, newest first; undefined if the profile is somebody else's. */
export async function listEmployerContacts(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<EmployerContactRow[] | undefined> {
  const rows = await db
    .selectFrom('profiles')
    .leftJoin('employerContacts', (join) =>
      join.onRef('employerContacts.profileId', '=', 'profiles.id').on('deletedAt', 'is', null),
    )
    .selectAll('employerContacts')
    .where('profiles.id', '=', profileId)
    .where('accountId', '=', accountId)
    .orderBy('employerContacts.createdAt', 'desc')
    .orderBy('employerContacts.id', 'desc')
    .execute();
  return rows.length === 0 ? undefined : rows.filter(isContact);
}

// Without contacts, the join leaves one row of nulls.
const isContact = (row: { id: string | null }): row is EmployerContactRow => row.id !== null;

/** The account's employer contact. */
export async function findEmployerContact(
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<EmployerContactRow | undefined> {
  return db
    .selectFrom('employerContacts')
    .innerJoin('profiles', 'profiles.id', 'employerContacts.profileId')
    .selectAll('employerContacts')
    .where('employerContacts.id', '=', id)
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
