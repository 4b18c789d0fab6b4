import type { Insertable, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ContactEvents, DB } from '../tables.gen';

/** An event of a contact, as it is recorded. */
export type NewContactEvent = Omit<Insertable<ContactEvents>, 'id' | 'at'> & { at: Date };

/** Rows of one statement: PostgreSQL takes 65,535 values at most. */
const rowsAtOnce = 4_000;

/**
 * Records events, in the given order if their times are equal. Callers hold the lock of the profile, or have checked
 * otherwise that the contact is the account's.
 * @returns the ids of the events
 */
export async function recordContactEvents(
  tx: Transaction<DB>,
  events: readonly NewContactEvent[],
): Promise<string[]> {
  const rows = events.map(({ at, ...event }) => ({ ...event, id: uuid(), at: at.toISOString() }));
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await tx
      .insertInto('contactEvents')
      .values(rows.slice(first, first + rowsAtOnce))
      .execute();
  }
  return rows.map(({ id }) => id);
}
