import { sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';

/** The dimensions of sums, each with its values. */
export const valueDimensions = [
  'place',
  'device',
  'referrer',
  'campaign',
  'unrecognised',
  'section',
  'video',
  'download',
  'link',
  'excluded',
] as const;

/**
 * `''` is all views of a day. Places are read by `readPlaceValue`, excluded views are told apart by their kind, links by
 * their id.
 */
export type Dimension = '' | (typeof valueDimensions)[number];

/** What a sum is of. */
export interface SumKey {
  profileId: string;
  source: string;
  /** `YYYY-MM-DD`. */
  day: string;
  dimension: Dimension;
  value: string;
}

/** What is added to a sum. */
interface Amounts {
  views: number;
  returningViews: number;
  seconds: number;
  timedViews: number;
}

const nothing: Amounts = { views: 0, returningViews: 0, seconds: 0, timedViews: 0 };

/** Changes of sums, added up before they are written, so that each sum is written once. */
export class SumChanges {
  readonly #changes = new Map<string, SumKey & Amounts>();

  /** Adds to the sum of the source, and to that of all sources. */
  add(key: SumKey, amounts: Partial<Amounts>): void {
    if (Object.values(amounts).every((amount) => amount === 0)) return;
    for (const source of ['', key.source]) {
      const name = [key.profileId, source, key.dimension, key.day, key.value].join('\t');
      const { profileId, day, dimension, value } = key;
      const sum = this.#changes.get(name) ?? { profileId, day, dimension, value, source, ...nothing };
      sum.views += amounts.views ?? 0;
      sum.returningViews += amounts.returningViews ?? 0;
      sum.seconds += amounts.seconds ?? 0;
      sum.timedViews += amounts.timedViews ?? 0;
      this.#changes.set(name, sum);
    }
  }

  /**
   * Writes the changes in the order of their keys, months before days as in `recordViews`, so that processes wait for each
   * other instead of deadlocking.
   */
  async write(tx: Transaction<DB>): Promise<void> {
    const sums = [...this.#changes.values()];
    if (sums.length === 0) return;
    await sql`
      with changes as materialized (
        select * from unnest(
          ${sums.map(({ profileId }) => profileId)}::uuid[], ${sums.map(({ source }) => source)}::text[],
          ${sums.map(({ dimension }) => dimension)}::text[], ${sums.map(({ day }) => day)}::date[],
          ${sums.map(({ value }) => value)}::text[], ${sums.map(({ views }) => views)}::integer[],
          ${sums.map(({ returningViews }) => returningViews)}::integer[],
          ${sums.map(({ seconds }) => seconds)}::bigint[], ${sums.map(({ timedViews }) => timedViews)}::integer[]
        ) as changes (profile_id, source, dimension, day, value, views, returning_views, seconds, timed_views)
      ), days_written as (
        insert into view_sums
          (profile_id, source, dimension, day, value, views, returning_views, seconds, timed_views)
        select * from changes
        order by 1, 2, 3, 4, 5
        on conflict (profile_id, source, dimension, day, value) do update set
          views = view_sums.views + excluded.views,
          returning_views = view_sums.returning_views + excluded.returning_views,
          seconds = view_sums.seconds + excluded.seconds,
          timed_views = view_sums.timed_views + excluded.timed_views
      )
      insert into view_month_sums
        (profile_id, source, dimension, month, value, views, returning_views, seconds, timed_views)
      select profile_id, source, dimension, date_trunc('month', day)::date, value, sum(views), sum(returning_views),
        sum(seconds), sum(timed_views)
      from changes
      group by 1, 2, 3, 4, 5
      order by 1, 2, 3, 4, 5
      on conflict (profile_id, source, dimension, month, value) do update set
        views = view_month_sums.views + excluded.views,
        returning_views = view_month_sums.returning_views + excluded.returning_views,
        seconds = view_month_sums.seconds + excluded.seconds,
        timed_views = view_month_sums.timed_views + excluded.timed_views`.execute(tx);
  }
}

/** Where a view came from. */
export interface ViewPlace {
  /** ISO 3166-1, two letters; null if unknown. */
  country: string | null;
  city: string | null;
  /** Why the country is unknown. */
  unknownPlace: string | null;
}

/** The place that a sum's value stands for: country, city and the reason why the country is unknown, with tabs between. */
export function readPlaceValue(value: string): ViewPlace {
  const [country, city, unknownPlace] = value.split('\t').map((part) => part || null);
  return { country: country ?? null, city: city ?? null, unknownPlace: unknownPlace ?? null };
}
