import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { StoredDesign } from '../column-types';
import type { DB, EmployerContacts } from '../tables.gen';
import { isOpenProfile, isReadableBy, takesMessages } from './profiles';

export type EmployerContactRow = Selectable<EmployerContacts>;

/** Whom a visitor of a page writes to. */
export interface Addressee {
  id: string;
  slug: string;
  /** Empty if the owner has not given a name. */
  name: string;
  isOwn: boolean;
  /** Whether messages are taken at all. */
  takesMessages: boolean;
  /** As it was published; null if it was never changed. */
  design: StoredDesign | null;
}

/** The addressee behind a slug; undefined if there is none, or the account (none for a stranger) may not read the page. */
export async function findAddressee(
  db: Kysely<DB>,
  slug: string,
  accountId: string | undefined,
): Promise<Addressee | undefined> {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('profileDesigns', 'profileDesigns.profileId', 'profiles.id')
    .select(['id', 'profileSlug as slug', 'displayName as name', 'accountId', 'published as design'])
    .select(takesMessages.as('takesMessages'))
    .where('profileSlug', '=', slug)
    .where(isReadableBy(accountId))
    .executeTakeFirst();
  if (!row) return undefined;
  const { accountId: owner, ...addressee } = row;
  return { ...addressee, isOwn: owner === accountId };
}

/** Locks a profile that anyone may read until the transaction ends; undefined if it is not, or no longer, one of those. */
export async function lockOpenProfile(
  tx: Transaction<DB>,
  profileId: string,
): Promise<{ id: string; accountId: string; takesMessages: boolean } | undefined> {
  return tx
    .selectFrom('profiles')
    .select(['id', 'accountId', takesMessages.as('takesMessages')])
    .where('id', '=', profileId)
    .where(isOpenProfile)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the same person sent the same message within a day, as a repeated request does. */
export async function holdsMessage(
  db: Kysely<DB>,
  profileId: string,
  { email, message }: { email: string; message: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('employerContacts')
    .select('id')
    .where('profileId', '=', profileId)
    .where('employerEmail', '=', email)
    .where('notes', '=', message)
    .where('createdAt', '>', sql<string>`now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The employer contacts of the account's profile, newest first. */
export async function listEmployerContacts(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<EmployerContactRow[]> {
  return db
    .selectFrom('employerContacts')
    .innerJoin('profiles', 'profiles.id', 'employerContacts.profileId')
    .selectAll('employerContacts')
    .where('profileId', '=', profileId)
    .where('profiles.accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .orderBy('employerContacts.createdAt', 'desc')
    .orderBy('employerContacts.id', 'desc')
    .execute();
}

/** A message that a mail is about; undefined if its owner has removed it. */
export async function findMessage(
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<EmployerContactRow | undefined> {
  return db
    .selectFrom('employerContacts')
    .innerJoin('profiles', 'profiles.id', 'employerContacts.profileId')
    .selectAll('employerContacts')
    .where('employerContacts.id', '=', id)
    .where('profiles.accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
