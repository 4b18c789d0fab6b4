import { sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';

/** A visitor who is here on a day on which they were not yet known to be here. */
export interface VisitorDay {
  profileId: string;
  /** Empty for any. */
  source: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** The visitor's day before this one; null for a new visitor. */
  previousDay: string | null;
}

/** The lengths of periods whose different visitors are counted, in days. */
export const visitorPeriods = [7, 30, 90, 365] as const;

const dayMs = 24 * 60 * 60 * 1000;
const numberOf = (day: string) => Date.parse(day) / dayMs;
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);

interface DayChanges {
  profileId: string;
  source: string;
  day: string;
  /** As in `visitorPeriods`. */
  byPeriod: number[];
}

/**
 * How the numbers of different visitors change. A visitor who is here on a day is one of the visitors of the last N days
 * from that day on for N days, unless an earlier visit counts still: then from the day on which that one ceases to.
 */
export function changesOf(visitorDays: VisitorDay[]): DayChanges[] {
  const changes = new Map<string, DayChanges>();
  const change = ({ profileId, source }: VisitorDay, number: number, period: number, by: number) => {
    const key = `${profileId} ${source} ${number}`;
    const known = changes.get(key) ?? {
      profileId,
      source,
      day: dayOf(number),
      byPeriod: visitorPeriods.map(() => 0),
    };
    known.byPeriod[period] = (known.byPeriod[period] ?? 0) + by;
    changes.set(key, known);
  };
  for (const visitorDay of visitorDays) {
    const from = numberOf(visitorDay.day);
    const previous = visitorDay.previousDay === null ? -Infinity : numberOf(visitorDay.previousDay);
    visitorPeriods.forEach((days, period) => {
      change(visitorDay, Math.max(from, previous + days), period, 1);
      change(visitorDay, from + days, period, -1);
    });
  }
  return [...changes.values()];
}

/** Writes the changes of the visitors' days, in the order of their keys. */
export async function writeVisitorDays(tx: Transaction<DB>, visitorDays: VisitorDay[]): Promise<void> {
  if (visitorDays.length === 0) return;
  const changes = changesOf(visitorDays);
  const column = (period: number) => changes.map(({ byPeriod }) => byPeriod[period] ?? 0);
  await sql`
    insert into visitor_changes (profile_id, source, day, in_7_days, in_30_days, in_90_days, in_365_days)
    select * from unnest(
      ${changes.map(({ profileId }) => profileId)}::uuid[], ${changes.map(({ source }) => source)}::text[],
      ${changes.map(({ day }) => day)}::date[], ${column(0)}::integer[], ${column(1)}::integer[],
      ${column(2)}::integer[], ${column(3)}::integer[])
    order by 1, 2, 3
    on conflict (profile_id, source, day) do update set
      in_7_days = visitor_changes.in_7_days + excluded.in_7_days,
      in_30_days = visitor_changes.in_30_days + excluded.in_30_days,
      in_90_days = visitor_changes.in_90_days + excluded.in_90_days,
      in_365_days = visitor_changes.in_365_days + excluded.in_365_days`.execute(tx);
}
