import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';

/** The figures of a profile's contacts, as they follow from the histories. */
export interface ContactFigures {
  total: number;
  new: number;
  responded: number;
  /** Contacts that came to `responded` after they began, and the median of the time until then, in days. */
  responseCases: number;
  medianResponseDays: number | null;
  /** Contacts that began in the last days, and in as many days before. */
  recent: number;
  previous: number;
  /** The contacts that began in each month `YYYY-MM`, the current one last. */
  months: { month: string; count: number }[];
  /** How many contacts came to each step or to a later one. */
  funnel: number[];
}

/** What the figures are about. */
interface FiguresQuery {
  accountId: string;
  profileId: string;
  now: Date;
  /** The statuses of the funnel from its first step on, at which every contact begins. */
  steps: readonly string[];
  months: number;
  /** The days of the trend. */
  trendDays: number;
}

/** The figures of the account's profile, in its time zone; undefined if it is somebody else's. */
export async function readContactFigures(
  db: Kysely<DB>,
  { accountId, profileId, now, steps, months, trendDays }: FiguresQuery,
): Promise<ContactFigures | undefined> {
  const { rows } = await sql<ContactFigures>`
    with profile as (
      select id, coalesce(time_zone, 'UTC') as zone,
        (${now.toISOString()}::timestamptz at time zone coalesce(time_zone, 'UTC'))::date as today
      from profiles left join analytics_settings on profile_id = id
      where id = ${profileId} and account_id = ${accountId}
    ), histories as (
      select
        contact.status,
        coalesce(min(event.at), contact.created_at) at time zone zone as begun,
        extract(epoch from min(event.at) filter (where event.status = 'responded') - min(event.at)) as response_seconds,
        coalesce(bool_or(event.status = 'responded' and event.status_before is null), false) as began_responded,
        coalesce(max(array_position(${[...steps]}::text[], event.status::text)), 1) as step
      from profile
      join employer_contacts as contact on contact.profile_id = profile.id and contact.deleted_at is null
      left join contact_events as event on event.contact_id = contact.id and event.kind = 'status'
      group by contact.id, zone
    ), sums as (
      select
        count(*) as total,
        count(*) filter (where status = 'new') as new,
        count(*) filter (where status = 'responded') as responded,
        count(response_seconds) filter (where not began_responded) as response_cases,
        round((percentile_cont(0.5) within group (order by response_seconds)
          filter (where not began_responded) / 86400)::numeric, 1)::float8 as median_response_days,
        count(*) filter (where begun::date between today - (${trendDays}::int - 1) and today) as recent,
        count(*) filter (
          where begun::date between today - (2 * ${trendDays}::int - 1) and today - ${trendDays}::int) as previous
      from profile left join histories on true
      where histories.begun is not null
    )
    select sums.*,
      (select json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'count', count) order by month)
       from (
         select month, count(begun)
         from generate_series(
           date_trunc('month', today::timestamp) - make_interval(months => ${months}::int - 1),
           date_trunc('month', today::timestamp), interval '1 month') as month
         left join histories on date_trunc('month', begun) = month
         group by month) as by_month) as months,
      (select json_agg((select count(*) from histories where histories.step >= wanted.step) order by wanted.step)
       from generate_series(1, ${steps.length}::int) as wanted (step)) as funnel
    from profile cross join sums`.execute(db);
  return rows[0];
}

/** A contact with a next action; one without a day is due at some time. */
export interface DueContact {
  id: string;
  employerName: string;
  nextAction: string | null;
  nextActionOn: string | null;
}

/** The contacts of the account's profile with a next action, the earliest day first and those without one last. */
export async function listDueContacts(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<DueContact[]> {
  return db
    .selectFrom('employerContacts')
    .innerJoin('profiles', 'profiles.id', 'employerContacts.profileId')
    .select(['employerContacts.id', 'employerName', 'nextAction', 'nextActionOn'])
    .where('profiles.id', '=', profileId)
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('nextAction', 'is not', null), eb('nextActionOn', 'is not', null)]))
    .orderBy('nextActionOn', (order) => order.asc().nullsLast())
    .orderBy('employerContacts.createdAt')
    .orderBy('employerContacts.id')
    .execute();
}
