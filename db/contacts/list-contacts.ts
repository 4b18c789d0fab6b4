import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, EmployerContacts } from '../tables.gen';

export type EmployerContactRow = Selectable<EmployerContacts>;

/** A contact as lists show it: without the text of the ad, which may be long. */
const listed = [
  'id',
  'profileId',
  'sortOrder',
  'isPublic',
  'createdAt',
  'updatedAt',
  'employerName',
  'employerCompany',
  'employerRole',
  'employerEmail',
  'employerPhone',
  'employerLocation',
  'position',
  'status',
  'statusSince',
  'archivedFrom',
  'contactMethod',
  'notes',
  'jobUrl',
  'salary',
  'deadline',
  'nextAction',
  'nextActionOn',
] as const satisfies (keyof EmployerContactRow)[];
export type ListedContact = Pick<EmployerContactRow, (typeof listed)[number]>;

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

// The names are given in SQL: changing those of thousands of rows afterwards costs as much as reading the rows.
const listedColumns = sql.join(
  listed.map((field) => sql`${sql.ref(`employer_contacts.${columnOf(field)}`)} as ${sql.id(field)}`),
);

/** The employer contacts of the account's profile, newest first; undefined if the profile is somebody else's. */
export async function listEmployerContacts(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<ListedContact[] | undefined> {
  const { rows } = await sql<ListedContact>`
    select ${listedColumns} from profiles
    left join employer_contacts on profile_id = profiles.id and deleted_at is null
    where profiles.id = ${profileId} and account_id = ${accountId}
    order by employer_contacts.created_at desc, employer_contacts.id desc`.execute(db.withoutPlugins());
  // Without contacts, the join leaves one row of nulls.
  return rows.length === 0 ? undefined : rows.filter(({ id }) => id !== null);
}

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
