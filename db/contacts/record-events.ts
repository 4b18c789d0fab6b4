import type { Insertable, Selectable, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ContactEvents, DB } from '../tables.gen';

/** An event of a contact, as it is recorded. */
export type NewContactEvent = Omit<Insertable<ContactEvents>, 'id' | 'at'> & { at: Date };

/** Rows of one statement, which takes the process some twenty milliseconds to write. */
const rowsAtOnce = 1_000;

/**
 * Records events, in the given order if their times are equal. Callers hold the lock of the profile, or have checked
 * otherwise that the contact is the account's.
 * @returns the ids of the events
 */
export async function recordContactEvents(
  tx: Transaction<DB>,
  events: readonly NewContactEvent[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let first = 0; first < events.length; first += rowsAtOnce) {
    const rows = events
      .slice(first, first + rowsAtOnce)
      .map(({ at, ...event }) => ({ ...event, id: uuid(), at: at.toISOString() }));
    await tx.insertInto('contactEvents').values(rows).execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** A move of a contact to a status. */
export type MoveRow = Pick<Selectable<ContactEvents>, 'id' | 'at' | 'statusBefore' | 'status'>;

/** The last statuses that a contact came to, the latest first. */
export const listLastMoves = (tx: Transaction<DB>, contactId: string, limit: number): Promise<MoveRow[]> =>
  tx
    .selectFrom('contactEvents')
    .select(['id', 'at', 'statusBefore', 'status'])
    .where('contactId', '=', contactId)
    .where('kind', '=', 'status')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Takes an event out of its contact's history, as if it had never happened. */
export async function deleteContactEvent(tx: Transaction<DB>, id: string): Promise<void> {
  await tx.deleteFrom('contactEvents').where('id', '=', id).execute();
}
