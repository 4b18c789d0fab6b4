import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { StringList } from '../column-types';
import { canonicalHost } from '../domains/domains';
import { shownVisibility } from '../open-content';
import type { PublicProfile } from '../public-projection';
import { isOwnedBy } from '../queries/profiles';
import type { DB, EmployerContactStatus } from '../tables.gen';

/** That something is sent to a contact: because of a link for it, or of its move to a status, by the event's id. */
export interface Sending {
  contactId: string;
  /** An instant, ISO 8601. */
  at: string;
  linkId?: string;
  eventId?: string;
}

/** The page as the contact gets it. */
export interface SentPage extends Omit<PublicProfile, 'isOwn'> {
  /** What the link to it leaves out, and its order. */
  hiddenSections: StringList;
  sectionOrder: StringList;
}

/**
 * The page that the contact gets: as its link shows it, the latest one that is not revoked, else the portfolio that was
 * made for it, else its own. Undefined if the contact is gone.
 */
export async function findSentPage(
  db: Kysely<DB>,
  { contactId, linkId = undefined }: Sending,
): Promise<SentPage | undefined> {
  const { rows } = await sql<SentPage>`
    select profiles.id, profiles.profile_slug as slug, profiles.public_version, ${shownVisibility} as visibility,
      ${canonicalHost} as canonical_host,
      coalesce(link.hidden_sections, '[]') as hidden_sections, coalesce(link.section_order, '[]') as section_order
    from employer_contacts as contact
    left join lateral (
      select * from links where employer_contact_id = contact.id and revoked_at is null
      order by coalesce(id = ${linkId ?? null}::uuid, false) desc, created_at desc, id desc limit 1) as link on true
    left join lateral (
      select id from profiles where employer_contact_id = contact.id and removed_at is null
      order by created_at desc, id desc limit 1) as tailored on link.id is null
    join profiles on profiles.id = coalesce(tailored.id, contact.profile_id) and profiles.removed_at is null
    where contact.id = ${contactId} and contact.deleted_at is null`.execute(db);
  return rows[0];
}

/** The stored file of a document. */
interface KeptFile {
  fileKey: string;
  size: number;
  sha256: string;
}

/**
 * Keeps what a contact was sent, in place of what it was sent earlier on the same day: that was on the way to it. A link
 * remains the reason, so that the document is not taken back with a move that is undone. Beyond `most` documents of the
 * contact, the earliest are deleted. Does nothing if the contact is gone, the move was undone, or a later one is kept.
 * @param file undefined if it could not be kept: then the day's earlier one remains
 */
export async function insertSentDocument(
  tx: Transaction<DB>,
  { contactId, at, linkId, eventId }: Sending,
  file: KeptFile | undefined,
  most: number,
): Promise<void> {
  await sql`
    insert into sent_documents as sent (id, contact_id, sent_at, day, link_id, event_id, file_key, size, sha256)
    select ${uuid()}, contact.id, ${at}::timestamptz,
      (${at}::timestamptz at time zone coalesce(time_zone, 'UTC'))::date,
      ${linkId ?? null}::uuid, ${eventId ?? null}::uuid,
      ${file?.fileKey ?? null}, ${file?.size ?? null}, ${file?.sha256 ?? null}
    from employer_contacts as contact
    left join analytics_settings on analytics_settings.profile_id = contact.profile_id
    where contact.id = ${contactId} and deleted_at is null
      and (${eventId ?? null}::uuid is null or exists (select from contact_events where id = ${eventId ?? null}))
    on conflict (contact_id, day) do update set
      sent_at = excluded.sent_at,
      link_id = coalesce(excluded.link_id, sent.link_id),
      event_id = case when coalesce(excluded.link_id, sent.link_id) is null then excluded.event_id end,
      file_key = excluded.file_key, size = excluded.size, sha256 = excluded.sha256
    where sent.sent_at < excluded.sent_at and (excluded.file_key is not null or sent.file_key is null)`.execute(
    tx,
  );
  await sql`
    delete from sent_documents where id in (
      select id from sent_documents where contact_id = ${contactId} order by sent_at desc, id desc offset ${most}
    )`.execute(tx);
}

/** A kept document as its owner sees it. */
export interface SentDocumentRow {
  id: string;
  sentAt: string;
  size: number | null;
  label: string | null;
  status: EmployerContactStatus | null;
}

/** What the account's contact was sent, the latest first; undefined if there is no such contact. */
export async function listSentDocuments(
  db: Kysely<DB>,
  accountId: string,
  contactId: string,
): Promise<SentDocumentRow[] | undefined> {
  const { rows } = await sql<SentDocumentRow>`
    select sent.id, sent_at, size, link.label, event.status
    from employer_contacts as contact
    join profiles on profiles.id = contact.profile_id and profiles.account_id = ${accountId}
    left join sent_documents as sent on sent.contact_id = contact.id
    left join links as link on link.id = sent.link_id
    left join contact_events as event on event.id = sent.event_id
    where contact.id = ${contactId} and contact.deleted_at is null
    order by sent_at desc, sent.id desc`.execute(db);
  // Without documents, the join leaves one row of nulls.
  return rows.length === 0 ? undefined : rows.filter(({ id }) => id !== null);
}

/** The documents of the account whose contacts are not removed. */
const ownDocuments = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom('sentDocuments')
    .innerJoin('employerContacts', 'employerContacts.id', 'sentDocuments.contactId')
    .innerJoin('profiles', 'profiles.id', 'employerContacts.profileId')
    .where(isOwnedBy(accountId))
    .where('employerContacts.deletedAt', 'is', null);

/** The file of the account's document; undefined if there is no such document, or it could not be kept. */
export const findSentDocument = (db: Kysely<DB>, accountId: string, id: string) =>
  ownDocuments(db, accountId)
    .innerJoin('storedFiles', 'storedFiles.key', 'sentDocuments.fileKey')
    .select(['storedFiles.key as fileKey', 'storedFiles.size', 'sha256', 'day', 'profileSlug as slug'])
    .where('sentDocuments.id', '=', id)
    .$narrowType<{ sha256: NotNull }>()
    .executeTakeFirst();

/** Deletes the account's document. @returns whether there was one */
export async function deleteSentDocument(db: Kysely<DB>, accountId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sentDocuments')
    .where(
      'id',
      'in',
      ownDocuments(db, accountId).select('sentDocuments.id').where('sentDocuments.id', '=', id),
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
