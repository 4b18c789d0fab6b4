import { type Kysely, sql } from 'kysely';
import type { DB, SubscriptionTier } from '../tables.gen';

export interface AnalyticsStep {
  /** `YYYY-MM-DD`, in UTC. */
  start: string;
  signUps: number;
  users: number;
  signIns: number;
  failedSignIns: number;
  storedBytes: number;
}

/** What happened on the whole server, step by step, the last step being the one under way. Each figure is read from an index. */
export async function listAnalyticsSteps(
  db: Kysely<DB>,
  { step, steps }: { step: 'day' | 'week' | 'month'; steps: number },
): Promise<AnalyticsStep[]> {
  const { rows } = await sql<AnalyticsStep>`
    with bounds as (
      select date_trunc(${step}, now() at time zone 'utc') as current, ('1 ' || ${step})::interval as step
    ), steps as (
      select start, start at time zone 'utc' as since, (start + step) at time zone 'utc' as until
      from bounds, generate_series(current - step * (${steps}::integer - 1), current, step) as start
    ), counted as (
      select start, since,
        (select count(*) from accounts where created_at >= since and created_at < until) as sign_ups,
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
    select to_char(start, 'YYYY-MM-DD') as "start", sign_ups as "signUps", sign_ins as "signIns",
      failed_sign_ins as "failedSignIns",
      (earlier.users + sum(sign_ups) over running)::bigint as "users",
      (earlier.stored + sum(counted.stored) over running)::bigint as "storedBytes"
    from counted, earlier
    window running as (order by start)
    order by start`.execute(db);
  return rows;
}

/** The files that are kept now, all accounts together; in bytes. */
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

/** How many active accounts pay for a plan through the payment provider, by plan. */
export async function countPayingAccounts(
  db: Kysely<DB>,
): Promise<{ tier: SubscriptionTier; subscriptions: number }[]> {
  return db
    .selectFrom('accounts')
    .select(({ fn }) => ['subscriptionTier as tier', fn.countAll<number>().as('subscriptions')])
    .where('stripeCustomerId', 'is not', null)
    .where('isActive', '=', true)
    .where('subscriptionTier', '<>', 'free')
    .groupBy('subscriptionTier')
    .orderBy('subscriptionTier')
    .execute();
}
