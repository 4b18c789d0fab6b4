import type { Insertable, Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { DB, EmployerContacts, LinkOpens, Links } from '../../db/tables.gen';

/** An employer contact of the profile. */
export async function newContact(
  db: Kysely<DB>,
  profileId: string,
  values: Partial<Insertable<EmployerContacts>> = {},
): Promise<string> {
  const id = uuid();
  const contact = { id, profileId, sortOrder: 0, isPublic: false, employerName: 'Grace Hopper' };
  await db
    .insertInto('employerContacts')
    .values({ ...contact, status: 'interested', contactMethod: 'email', ...values })
    .execute();
  return id;
}

/** A link of the profile, about whose opens its owner wants mails. */
export async function newLink(
  db: Kysely<DB>,
  profileId: string,
  values: Partial<Insertable<Links>> = {},
): Promise<string> {
  const id = uuid();
  const link = { id, profileId, label: 'Application', token: uuid(), mailsOpens: true };
  await db
    .insertInto('links')
    .values({ ...link, ...values })
    .execute();
  return id;
}

/** An open of a link, as the page records it. */
export async function newOpen(
  db: Kysely<DB>,
  linkId: string,
  openedAt: string,
  values: Partial<Insertable<LinkOpens>> = {},
): Promise<string> {
  const id = uuid();
  const open = { id, linkId, openedAt, isMeasured: true, readerNumber: 1, version: 1 };
  await db
    .insertInto('linkOpens')
    .values({ ...open, ...values })
    .execute();
  return id;
}
