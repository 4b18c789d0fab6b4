import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';
import { takesMailsByChoice } from './accounts';

/** A link that was opened, for the mail about it. */
export interface OpenedLink {
  linkId: string;
  label: string;
  openedAt: string;
  /** Which of the link's readers, from 1 on; null if it was not measured. */
  readerNumber: number | null;
  device: string | null;
  country: string | null;
  city: string | null;
  timeZone: string;
  contactId: string | null;
  employerName: string | null;
  employerRole: string | null;
  employerCompany: string | null;
}

/** The most mails about opened links of one profile in an hour, however many links it has. */
const mostAnHour = 60;

/**
 * Marks that the owner of a link is mailed about an open.
 * @returns the account; undefined if that is not wanted, goes nowhere, or was done for this link within the hour
 */
export async function claimLinkMail(
  tx: Transaction<DB>,
  linkId: string,
  at: string,
): Promise<string | undefined> {
  const anHourBefore = sql<string>`${at}::timestamptz - interval '1 hour'`;
  const claimed = await tx
    .updateTable('links')
    .from('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
    .set({ mailedAt: at })
    .whereRef('profiles.id', '=', 'links.profileId')
    .where(takesMailsByChoice)
    .where('links.id', '=', linkId)
    .where('links.mailsOpens', '=', true)
    .where((where) =>
      where.or([where('links.mailedAt', 'is', null), where('links.mailedAt', '<=', anHourBefore)]),
    )
    .where(({ selectFrom }) =>
      selectFrom('links as others')
        .whereRef('others.profileId', '=', 'links.profileId')
        .where('others.mailedAt', '>', anHourBefore)
        .select(sql<boolean>`count(*) < ${mostAnHour}`.as('isFew')),
    )
    .returning('accounts.id')
    .executeTakeFirst();
  return claimed?.id;
}

/** What a mail about an open says; undefined if the link is not the account's, or such mails are no longer wanted. */
export async function findOpenedLink(
  db: Kysely<DB>,
  accountId: string,
  openId: string,
): Promise<OpenedLink | undefined> {
  return db
    .selectFrom('linkOpens')
    .innerJoin('links', 'links.id', 'linkOpens.linkId')
    .innerJoin('profiles', 'profiles.id', 'links.profileId')
    .leftJoin('analyticsSettings', 'analyticsSettings.profileId', 'profiles.id')
    .leftJoin('employerContacts', (join) =>
      join
        .onRef('employerContacts.id', '=', 'links.employerContactId')
        .on('employerContacts.deletedAt', 'is', null),
    )
    .select(['linkId', 'label', 'openedAt', 'readerNumber', 'device', 'country', 'city'])
    .select(sql<string>`coalesce(time_zone, 'UTC')`.as('timeZone'))
    .select(['employerContacts.id as contactId', 'employerName', 'employerRole', 'employerCompany'])
    .where('linkOpens.id', '=', openId)
    .where('linkOpens.isMeasured', '=', true)
    .where('profiles.accountId', '=', accountId)
    .where('mailsOpens', '=', true)
    .executeTakeFirst();
}

/** A link, and whether its owner is mailed about opens; undefined if there is none. */
export async function findStoppableLink(
  db: Kysely<DB>,
  id: string,
): Promise<{ label: string; isOn: boolean } | undefined> {
  return db
    .selectFrom('links')
    .select(['label', 'mailsOpens as isOn'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Starts or stops mails about opens of a link that a signed token names. */
export async function setLinkMails(db: Kysely<DB>, id: string, mailsOpens: boolean): Promise<void> {
  await db.updateTable('links').set({ mailsOpens }).where('id', '=', id).execute();
}
