import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/tables.gen';
import type { TakenJob } from './job-worker';

/**
 * Claims a queue's next jobs like pg-boss, but fairly: first those of the accounts with the fewest running
 * jobs, then the oldest, so that one account's many jobs do not delay another's only one.
 */
export async function takeJobs<Data>(
  tx: Transaction<DB>,
  name: string,
  count: number,
): Promise<TakenJob<Data>[]> {
  const { rows } = await sql<TakenJob<Data>>`
    with due as (
      select id, created_on, coalesce(data ->> 'accountId', id::text) as account
      from pgboss.job
      where name = ${name} and state < 'active' and start_after < now()
    ), served as (
      select data ->> 'accountId' as account, max(started_on) as last_started,
        count(*) filter (where state = 'active') as under_way
      from pgboss.job
      where name = ${name} and started_on is not null
      group by data ->> 'accountId'
    ), ranked as (
      select due.id, last_started, coalesce(under_way, 0)
        + row_number() over (partition by account order by due.created_on, due.id) as place
      from due left join served using (account)
    ), next as (
      select job.id from pgboss.job join ranked using (id)
      where job.name = ${name} and job.state < 'active'
      order by place, last_started nulls first, job.created_on, job.id
      limit ${count}
      for update of job skip locked
    )
    update pgboss.job set
      state = 'active',
      started_on = now(),
      retry_count = case when started_on is null then retry_count else retry_count + 1 end
    from next
    where job.name = ${name} and job.id = next.id
    returning job.id, data, retry_count, retry_limit,
      extract(epoch from expire_in)::int as expire_in_seconds`.execute(tx);
  return rows;
}
