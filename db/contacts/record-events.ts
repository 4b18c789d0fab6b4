import type { Insertable, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ContactEvents, DB } from '../tables.gen';

/** Something that happened with a contact, as it is recorded. */
export type NewContactEvent = Omit<Insertable<ContactEvents>, 'id' | 'at'> & { at: Date };

/** Rows of one statement: PostgreSQL takes 65,535 values at most. */
const rowsAtOnce = 4_000;

/**
 * Records what happened, in the given order where the times are equal. Those who call it hold the lock of the profile, or
 * know by other means that the contact is the account's.
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
