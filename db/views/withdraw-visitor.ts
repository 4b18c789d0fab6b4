import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';

/** A view of a person that came through a link, and the hash by which that visitor is told apart. */
interface VisitorsView {
  id: string;
  profileId: string;
  source: string;
  visitor: Buffer;
  linkId: string;
}

/** Locks what is kept of a visitor, before the sums as in `recordViews`. */
export async function lockVisitor(
  tx: Transaction<DB>,
  { profileId, source, visitor }: VisitorsView,
): Promise<void> {
  await tx
    .selectFrom('visitors')
    .select('scope')
    .where('profileId', '=', profileId)
    .where('visitor', '=', visitor)
    .where('scope', 'in', ['', source])
    .orderBy('scope')
    .forUpdate()
    .execute();
}

/** The visitor's views, for all sources and for the view's own, as a query `here`: a hash belongs to one link. */
const viewsOf = ({ id, source, visitor, linkId }: VisitorsView): RawBuilder<unknown> => sql`
  here as (
    select scope, id, day, viewed_at, id = ${id} as is_withdrawn
    from views cross join (values (''), (${source})) as scopes (scope)
    where link_id = ${linkId} and visitor = ${visitor} and kind = 'person'
      and (scope = '' or views.source = scope)
  )`;

/**
 * Takes a view out of what is kept of its visitor, who is forgotten with the last one: that visitor was here on the days
 * of the other views only. The visitor must be locked, and the view still have its hash.
 */
export async function withdrawVisitor(tx: Transaction<DB>, view: VisitorsView): Promise<void> {
  const { profileId, visitor } = view;
  await sql`
    with ${viewsOf(view)}, days as (
      select scope, sign, day, lag(day) over (partition by scope, sign order by day) as previous_day
      from (
        select scope, -1 as sign, day from here
        union
        select scope, 1, day from here where not is_withdrawn) as sides
    )
    insert into visitor_changes (profile_id, source, day, in_7_days, in_30_days, in_90_days, in_365_days)
    select ${profileId}::uuid, scope, changes.day, sum(in_7), sum(in_30), sum(in_90), sum(in_365)
    from days as since
    cross join lateral (values
      (greatest(since.day, previous_day + 7), sign, 0, 0, 0), (since.day + 7, -sign, 0, 0, 0),
      (greatest(since.day, previous_day + 30), 0, sign, 0, 0), (since.day + 30, 0, -sign, 0, 0),
      (greatest(since.day, previous_day + 90), 0, 0, sign, 0), (since.day + 90, 0, 0, -sign, 0),
      (greatest(since.day, previous_day + 365), 0, 0, 0, sign), (since.day + 365, 0, 0, 0, -sign)
    ) as changes (day, in_7, in_30, in_90, in_365)
    group by scope, changes.day
    order by 1, 2, 3
    on conflict (profile_id, source, day) do update set
      in_7_days = visitor_changes.in_7_days + excluded.in_7_days,
      in_30_days = visitor_changes.in_30_days + excluded.in_30_days,
      in_90_days = visitor_changes.in_90_days + excluded.in_90_days,
      in_365_days = visitor_changes.in_365_days + excluded.in_365_days`.execute(tx);
  await sql`
    with ${viewsOf(view)}, left_over as (
      select distinct on (scope) scope, id, day, viewed_at, count(*) over (partition by scope)::integer as views
      from here where not is_withdrawn
      order by scope, day desc, viewed_at desc
    ), forgotten as (
      delete from visitors
      where profile_id = ${profileId} and visitor = ${visitor} and scope in (select scope from here)
        and scope not in (select scope from left_over)
    )
    update visitors
    set views = left_over.views, last_day = day, last_seen_at = viewed_at,
      view_id = case when visitors.scope = '' then left_over.id end
    from left_over
    where profile_id = ${profileId} and visitor = ${visitor} and visitors.scope = left_over.scope`.execute(
    tx,
  );
}
