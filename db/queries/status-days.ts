import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, StatusDays } from '../tables.gen';

export type StatusDay = Selectable<StatusDays>;

/** A minute in which a process ran and could reach the database. */
export interface StatusMinute {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  /** Since midnight. */
  minute: number;
  /** Whether something else did not work. */
  isImpaired: boolean;
}

/** Counts a minute, once for all processes; one that is not later than the last is ignored. */
export async function recordStatusMinute(
  db: Kysely<DB>,
  { day, minute, isImpaired }: StatusMinute,
): Promise<void> {
  await db
    .insertInto('statusDays')
    .values({ day, firstMinute: minute, lastMinute: minute, answered: 1, impaired: Number(isImpaired) })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((row) => ({
          lastMinute: row.ref('excluded.lastMinute'),
          answered: sql`status_days.answered + 1`,
          impaired: sql`status_days.impaired + excluded.impaired`,
        }))
        .whereRef('statusDays.lastMinute', '<', 'excluded.lastMinute'),
    )
    .execute();
}

/** The very first day, and those since `from`, in order. */
export async function listStatusDays(db: Kysely<DB>, from: string): Promise<StatusDay[]> {
  return db
    .selectFrom('statusDays')
    .selectAll()
    .where((row) =>
      row.or([
        row('day', '>=', from),
        row(
          'day',
          '=',
          row.selectFrom('statusDays').select(({ fn }) => fn.min('day').as('day')),
        ),
      ]),
    )
    .orderBy('day')
    .execute();
}

/** Deletes the days before `from`, except the very first, which says since when there are any. */
export async function deleteOldStatusDays(db: Kysely<DB>, from: string): Promise<void> {
  await db
    .deleteFrom('statusDays')
    .where('day', '<', from)
    .where('day', '>', (row) => row.selectFrom('statusDays').select(({ fn }) => fn.min('day').as('day')))
    .execute();
}
