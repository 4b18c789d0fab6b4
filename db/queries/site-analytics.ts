import { type Kysely, sql } from 'kysely';
import type { DB, SubscriptionTier } from '../tables.gen';

type PaidTier = Exclude<SubscriptionTier, 'free'>;

/** Consecutive steps, the last of which is in progress. */
interface Span {
  step: 'day' | 'week' | 'month';
  steps: number;
}

/** Gives a statement the rows `steps (start, since, until)`. */
const stepsOf = ({ step, steps }: Span) => sql`
    bounds as (
      select date_trunc(${step}, now() at time zone 'utc') as current, ('1 ' || ${step})::interval as step
    ), steps as (
      select start, start at time zone 'utc' as since, (start + step) at time zone 'utc' as until,
        (start + step)::date as until_day
      from bounds, generate_series(current - step * (${steps}::integer - 1), current, step) as start
    )`;

export interface AnalyticsStep {
  /** `YYYY-MM-DD`, in UTC. */
  start: string;
  signUps: number;
  users: number;
  views: number;
  signIns: number;
  failedSignIns: number;
  storedBytes: number;
}

/** The server's activity per step, the last of which is in progress. Each figure is read from an index. */
export async function listAnalyticsSteps(db: Kysely<DB>, span: Span): Promise<AnalyticsStep[]> {
  const { rows } = await sql<AnalyticsStep>`
    with ${stepsOf(span)},
    counted as (
      select start, since,
        (select count(*) from accounts where created_at >= since and created_at < until) as sign_ups,
        (select coalesce(sum(views), 0) from counted_views where day >= start::date and day < until_day) as views,
        (select count(*) from audit_log where event = 'signed-in' and at >= since and at < until) as sign_ins,
        (select count(*) from audit_log where event = 'sign-in-failed' and at >= since and at < until)
          as failed_sign_ins,
        (select coalesce(sum(size), 0) from stored_files
         where state = 'kept' and changed_at >= since and changed_at < until) as stored
      from steps
    ), earlier as (
      select
        (select count(*) from accounts where created_at < min(since)) as users,
        (select coalesce(sum(size), 0) from stored_files where state = 'kept' and changed_at < min(since)) as stored
      from steps
    )
    select to_char(start, 'YYYY-MM-DD') as "start", sign_ups as "signUps", views, sign_ins as "signIns",
      failed_sign_ins as "failedSignIns",
      (earlier.users + sum(sign_ups) over running)::bigint as "users",
      (earlier.stored + sum(counted.stored) over running)::bigint as "storedBytes"
    from counted, earlier
    window running as (order by start)
    order by start`.execute(db);
  return rows;
}

/** The stored files of all accounts, in bytes. */
export async function sumStorage(db: Kysely<DB>): Promise<{ files: number; bytes: number }> {
  return db
    .selectFrom('storedFiles')
    .select(({ fn }) => [
      fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'),
    ])
    .where('state', '=', 'kept')
    .executeTakeFirstOrThrow();
}

export interface SubscriptionStep {
  /** `YYYY-MM-DD`, in UTC. */
  start: string;
  tier: PaidTier;
  /** How many active accounts paid for the plan at the end of the step. */
  subscriptions: number;
}

/** How many active accounts paid for a plan through the payment provider, by step and plan. */
export async function listSubscriptionSteps(db: Kysely<DB>, span: Span): Promise<SubscriptionStep[]> {
  const { rows } = await sql<SubscriptionStep>`
    with ${stepsOf(span)},
    tiers as (
      select tier, (select coalesce(sum(change), 0) from subscription_changes as changes
        where changes.tier = tiers.tier and at < (select min(since) from steps)) as earlier
      from unnest(enum_range(null::subscription_tier)) as tiers (tier) where tier <> 'free'
    ), counted as (
      select start, tier, earlier,
        (select coalesce(sum(change), 0) from subscription_changes as changes
         where changes.tier = tiers.tier and at >= since and at < until) as change
      from steps, tiers
    )
    select to_char(start, 'YYYY-MM-DD') as "start", tier,
      (earlier + sum(change) over (partition by tier order by start))::bigint as "subscriptions"
    from counted
    order by start, tier`.execute(db);
  return rows;
}
