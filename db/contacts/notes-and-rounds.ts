import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { nextVersion } from '../next-version';
import type { ContactRounds, DB } from '../tables.gen';

export type RoundRow = Selectable<ContactRounds>;

/** What a round says. */
export type RoundDetails = Omit<RoundRow, 'id' | 'contactId' | 'createdAt' | 'updatedAt'>;

/** How many rounds and notes a contact has. */
export async function countEntries(
  tx: Transaction<DB>,
  contactId: string,
  kind: 'note' | 'round',
): Promise<number> {
  const { count } = await tx
    .selectFrom('contactEvents')
    .select(sql<number>`count(*)`.as('count'))
    .where('contactId', '=', contactId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds an interview round. */
export async function insertRound(tx: Transaction<DB>, round: Insertable<ContactRounds>): Promise<RoundRow> {
  return tx.insertInto('contactRounds').values(round).returningAll().executeTakeFirstOrThrow();
}

/** The contacts of the account that are not removed. */
const contactsOf = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom('employerContacts')
    .innerJoin('profiles', 'profiles.id', 'employerContacts.profileId')
    .select('employerContacts.id')
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null);

/** Locks the account's round; undefined if there is none. */
export async function lockRound(
  tx: Transaction<DB>,
  accountId: string,
  id: string,
): Promise<RoundRow | undefined> {
  return tx
    .selectFrom('contactRounds')
    .selectAll()
    .where('id', '=', id)
    .where('contactId', 'in', contactsOf(tx, accountId))
    .forUpdate()
    .executeTakeFirst();
}

/** Sets the given `values`, possibly none, and the round's next version. */
export async function updateRound(
  tx: Transaction<DB>,
  id: string,
  values: Updateable<ContactRounds>,
): Promise<RoundRow> {
  return tx
    .updateTable('contactRounds')
    .set({ ...values, updatedAt: nextVersion })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes the account's round with its line in the timeline. @returns whether there was one */
export async function deleteRound(db: Kysely<DB>, accountId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('contactRounds')
    .where('id', '=', id)
    .where('contactId', 'in', contactsOf(db, accountId))
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Locks the account's note; undefined if there is none. */
export async function lockNote(
  tx: Transaction<DB>,
  accountId: string,
  id: string,
): Promise<{ updatedAt: string } | undefined> {
  return tx
    .selectFrom('contactEvents')
    .select('updatedAt')
    .where('id', '=', id)
    .where('kind', '=', 'note')
    .where('contactId', 'in', contactsOf(tx, accountId))
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a note, which must be locked. @returns when it was written, and its new version */
export async function updateNote(
  tx: Transaction<DB>,
  id: string,
  text: string,
): Promise<{ at: string; updatedAt: string }> {
  return tx
    .updateTable('contactEvents')
    .set({ text, updatedAt: nextVersion })
    .where('id', '=', id)
    .returning(['at', 'updatedAt'])
    .executeTakeFirstOrThrow();
}

/** Deletes the account's note. @returns whether there was one */
export async function deleteNote(db: Kysely<DB>, accountId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('contactEvents')
    .where('id', '=', id)
    .where('kind', '=', 'note')
    .where('contactId', 'in', contactsOf(db, accountId))
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
