import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { MessageSender, StoredDesign } from '../column-types';
import type { EmployerContactRow } from '../contacts/list-contacts';
import { languagesOfPage } from '../portfolio-statement';
import type { DB } from '../tables.gen';
import { isOpenProfile, isReadableWith, type LinkGrant, type ProfileRow, takesMessages } from './profiles';

/** The addressee of a page's visitors. */
export interface Addressee {
  id: string;
  slug: string;
  /** Empty if the owner has not given a name. */
  name: string;
  isOwn: boolean;
  /** Whether messages are accepted at all. */
  takesMessages: boolean;
  /** The languages of the page, its own first; none where it is in one alone. */
  pageLanguages: string[];
  /** As it was published; null if it was never changed. */
  design: StoredDesign | null;
}

/** The addressee behind a slug; undefined if there is none, or the account (none for a stranger) may not read the page. */
export async function findAddressee(
  db: Kysely<DB>,
  slug: string,
  accountId: string | undefined,
  grants: LinkGrant[] = [],
): Promise<Addressee | undefined> {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('profileDesigns', 'profileDesigns.profileId', 'profiles.id')
    .select(['id', 'profileSlug as slug', 'displayName as name', 'accountId', 'published as design'])
    .select([takesMessages.as('takesMessages'), languagesOfPage.as('pageLanguages')])
    .where('profileSlug', '=', slug)
    .where(isReadableWith(accountId, grants))
    .executeTakeFirst();
  if (!row) return undefined;
  const { accountId: owner, ...addressee } = row;
  const isHiddenByLink = grants.some(
    ({ profileId, hidden }) => profileId === row.id && hidden.includes('contacts'),
  );
  return {
    ...addressee,
    isOwn: owner === accountId,
    takesMessages: row.takesMessages && !isHiddenByLink,
  };
}

/** Whether a link leads to the query's `profiles` row, whose account is not closed: a link opens a private one too. */
const isBehindLink = (linkId: string) => sql<SqlBool>`(
  exists (select from links where links.id = ${linkId} and links.profile_id = profiles.id)
  and exists (
    select from accounts
    where accounts.id = profiles.account_id and accounts.is_active and accounts.deletion_due_at is null
  )
)`;

/** Whether visitors can write to the owner of the query's `profiles` row through this link, if they come through one. */
const takesMessagesThrough = (linkId: string | undefined) =>
  linkId === undefined
    ? takesMessages
    : sql<boolean>`(${takesMessages} and not exists (
        select from links where links.id = ${linkId} and links.hidden_sections @> '["contact"]'
      ))`;

/** The profile that a link leads to; undefined if it is another one's. */
export async function findProfileBehindLink(
  db: Kysely<DB>,
  profileId: string,
  linkId: string,
): Promise<(Pick<ProfileRow, 'id' | 'accountId'> & { takesMessages: boolean }) | undefined> {
  return db
    .selectFrom('profiles')
    .select(['id', 'accountId', takesMessagesThrough(linkId).as('takesMessages')])
    .where('id', '=', profileId)
    .where(isBehindLink(linkId))
    .executeTakeFirst();
}

/**
 * Locks a profile that the sender of a message may read until the transaction ends; undefined if it is not, or no longer,
 * one of those.
 * @param linkId the link through which they read it; without one it must be open to anyone
 */
export async function lockAddressee(
  tx: Transaction<DB>,
  profileId: string,
  linkId: string | undefined,
): Promise<{ id: string; accountId: string; takesMessages: boolean } | undefined> {
  return tx
    .selectFrom('profiles')
    .select(['id', takesMessagesThrough(linkId).as('takesMessages')])
    .select(({ ref }) => ref('accountId').$notNull().as('accountId'))
    .where('id', '=', profileId)
    .where(linkId === undefined ? isOpenProfile : isBehindLink(linkId))
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the same person sent the same message within a day, as a repeated request does. */
export async function holdsMessage(
  db: Kysely<DB>,
  profileId: string,
  { email, message }: { email: string; message: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from contact_events as event
    join employer_contacts as contact on contact.id = contact_id and contact.profile_id = ${profileId}
    where event.sender ->> 'email' = ${email} and event.sender is not null and event.text = ${message}
      and event.at > ${now.toISOString()}::timestamptz - interval '1 day'
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * The contact that a message goes to: the link's; without one, the latest whose address is known to be this one.
 * Undefined if there is none. Needs the lock of the profile.
 */
export async function findContactOfSender(
  tx: Transaction<DB>,
  profileId: string,
  { email, linkId }: { email: string; linkId: string | undefined },
): Promise<EmployerContactRow | undefined> {
  const { rows } = await sql<EmployerContactRow>`
    select contact.* from employer_contacts as contact
    left join links on links.id = ${linkId ?? null}::uuid and links.employer_contact_id = contact.id
    where contact.profile_id = ${profileId} and contact.deleted_at is null
      and (links.id is not null or is_email_confirmed and lower(employer_email) = lower(${email}))
    order by links.id is null, contact.created_at desc, contact.id desc
    limit 1`.execute(tx);
  return rows[0];
}

/** A message as its mail shows it. */
interface ReceivedMessage {
  /** The employer contact that received it. */
  contactId: string;
  sender: MessageSender;
  text: string;
}

/** A message that a mail is about; undefined if its owner has removed the contact. */
export async function findMessage(
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<ReceivedMessage | undefined> {
  const { rows } = await sql<ReceivedMessage>`
    select contact_id, event.sender, event.text from contact_events as event
    join employer_contacts as contact on contact.id = contact_id and contact.deleted_at is null
    join profiles on profiles.id = contact.profile_id and profiles.account_id = ${accountId}
    where event.id = ${id} and event.kind = 'message' and event.sender is not null`.execute(db);
  return rows[0];
}
