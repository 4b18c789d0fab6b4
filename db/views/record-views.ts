import { sql, type Transaction } from 'kysely';
import { isOwnedBy, isReadableBy } from '../queries/profiles';
import type { DB, ViewKind } from '../tables.gen';
import { readProgress, type ViewProgress } from './read-progress';
import { placeValue, type SumChanges, type ViewPlace } from './sum-changes';
import { type VisitorDay, writeVisitorDays } from './visitor-changes';

/** A view that has been reported. */
export interface ReportedView extends ViewPlace {
  /** A UUIDv7 of `at`: its id, if it is a new view. */
  id: string;
  profileId: string;
  at: Date;
  /** The account of the sender; null for a stranger. Owners' views are their own, whatever `kind` says. */
  accountId: string | null;
  kind: Exclude<ViewKind, 'own'>;
  /** A keyed hash; null if the visitor asks not to be followed. */
  visitor: Buffer | null;
  source: string;
  referrer: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  device: string;
}

/** What came of a reported view. */
export interface RecordedView {
  /** The new view, or the one that is under way. */
  id: string;
  isNew: boolean;
  /** What the one that is under way has come to, if anything. */
  progress?: ViewProgress | undefined;
}

/** A reported view of a profile that its sender may read. */
interface DatedView extends Omit<ReportedView, 'kind'> {
  position: number;
  kind: ViewKind;
  /** In the profile's time zone. */
  day: string;
  isReturning: boolean;
}

/** A visitor counts once per profile within this time, in minutes. */
export const countsOnceMinutes = 30;

/**
 * Records views of any profiles, and adds what they change to the sums. Their months must have partitions.
 * @returns an answer to each; undefined if the sender may not read the profile
 */
export async function recordViews(
  tx: Transaction<DB>,
  reported: ReportedView[],
  sums: SumChanges,
): Promise<(RecordedView | undefined)[]> {
  const answers: (RecordedView | undefined)[] = reported.map(() => undefined);
  const dated = await dateViews(tx, reported);
  const firsts = new Map<string, DatedView>();
  for (const view of dated) if (!firsts.has(visitKey(view))) firsts.set(visitKey(view), view);
  const visits = await recogniseVisitors(tx, [...firsts.values()]);
  const begun: DatedView[] = [];
  for (const view of dated) {
    const visit = visits.get(visitKey(view)) ?? firstVisit(view);
    const isNew = visit.viewId === view.id;
    answers[view.position] = { id: visit.viewId, isNew };
    if (isNew) begun.push({ ...view, day: visit.lastDay, isReturning: visit.views > 1 });
  }
  const counted = begun.filter(({ kind }) => kind === 'person');
  const days = [
    ...counted.flatMap((view) => visitorDay(view, '', visits.get(visitKey(view)))),
    ...(await recogniseSources(tx, counted)),
  ];
  await writeVisitorDays(tx, days);
  for (const view of begun) addView(sums, view);
  await insertViews(tx, begun);
  return addProgress(tx, answers);
}

/** The answers, with what the views under way have come to. */
async function addProgress(
  tx: Transaction<DB>,
  answers: (RecordedView | undefined)[],
): Promise<(RecordedView | undefined)[]> {
  const known = await readProgress(
    tx,
    answers.flatMap((answer) => (answer && !answer.isNew ? answer.id : [])),
  );
  return answers.map((answer) => answer && { ...answer, progress: known.get(answer.id) });
}

/** The views that may be counted, with their day; their profiles stay until the transaction ends. */
async function dateViews(tx: Transaction<DB>, reported: ReportedView[]): Promise<DatedView[]> {
  const sender = sql<string | null>`reported.account_id`;
  const { rows } = await sql<{ position: number; isOwn: boolean; day: string }>`
    select position::integer, coalesce(${isOwnedBy(sender)}, false) as is_own,
      (at at time zone coalesce(time_zone, 'UTC'))::date as day
    from unnest(
      ${reported.map(({ profileId }) => profileId)}::uuid[],
      ${reported.map(({ accountId }) => accountId)}::uuid[],
      ${reported.map(({ at }) => at.toISOString())}::timestamptz[]
    ) with ordinality as reported (profile_id, account_id, at, position)
    join profiles on profiles.id = reported.profile_id
    left join analytics_settings on analytics_settings.profile_id = profiles.id
    where ${isReadableBy(sender)}
    for key share of profiles`.execute(tx);
  return rows.flatMap(({ position, isOwn, day }) => {
    const view = reported[position - 1];
    const kind = isOwn ? 'own' : view?.kind;
    return view && kind ? [{ ...view, position: position - 1, kind, day, isReturning: false }] : [];
  });
}

interface Visit {
  viewId: string;
  lastDay: string;
  previousDay: string | null;
  views: number;
}

/** Persons of any source are told apart from each other; other kinds only among themselves. */
const scopeOf = (kind: ViewKind): string => (kind === 'person' ? '' : kind);

interface VisitorRow {
  profileId: string;
  scope: string;
  visitor: Buffer;
}

const keyOf = ({ profileId, scope, visitor }: VisitorRow) =>
  `${profileId} ${scope} ${visitor.toString('base64')}`;

/** The same for all reports of one visitor; of its own for each of those who are not recognised. */
const visitKey = ({ id, profileId, kind, visitor }: DatedView) =>
  visitor ? keyOf({ profileId, scope: scopeOf(kind), visitor }) : id;

const firstVisit = ({ id, day }: DatedView): Visit => ({
  viewId: id,
  lastDay: day,
  previousDay: null,
  views: 1,
});

/** The latest view of each visitor, which is the reported one if that is new. */
async function recogniseVisitors(tx: Transaction<DB>, views: DatedView[]): Promise<Map<string, Visit>> {
  const known = views.flatMap(({ visitor, ...view }) => (visitor ? [{ ...view, visitor }] : []));
  if (known.length === 0) return new Map();
  const isNew = sql`visitors.last_seen_at <= excluded.last_seen_at - make_interval(mins => ${sql.lit(countsOnceMinutes)})`;
  const { rows } = await sql<VisitorRow & Visit>`
    insert into visitors (profile_id, scope, visitor, last_day, last_seen_at, view_id, views)
    select *, 1 from unnest(
      ${known.map(({ profileId }) => profileId)}::uuid[], ${known.map(({ kind }) => scopeOf(kind))}::text[],
      ${known.map(({ visitor }) => visitor)}::bytea[], ${known.map(({ day }) => day)}::date[],
      ${known.map(({ at }) => at.toISOString())}::timestamptz[], ${known.map(({ id }) => id)}::uuid[])
    order by 1, 2, 3
    on conflict (profile_id, scope, visitor) do update set
      view_id = case when ${isNew} then excluded.view_id else visitors.view_id end,
      views = case when ${isNew} then visitors.views + 1 else visitors.views end,
      previous_day = case when ${isNew} then visitors.last_day else visitors.previous_day end,
      last_day = case when ${isNew} then greatest(visitors.last_day, excluded.last_day) else visitors.last_day end,
      last_seen_at = greatest(visitors.last_seen_at, excluded.last_seen_at)
    returning profile_id, scope, visitor, view_id, last_day, previous_day, views`.execute(tx);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** The days on which visitors came from their sources. */
async function recogniseSources(tx: Transaction<DB>, views: DatedView[]): Promise<VisitorDay[]> {
  const known = views.flatMap(({ visitor, ...view }) => (visitor ? [{ ...view, visitor }] : []));
  if (known.length === 0) return [];
  const { rows } = await sql<VisitorRow & Visit>`
    insert into visitors (profile_id, scope, visitor, last_day, last_seen_at, views)
    select *, 1 from unnest(
      ${known.map(({ profileId }) => profileId)}::uuid[], ${known.map(({ source }) => source)}::text[],
      ${known.map(({ visitor }) => visitor)}::bytea[], ${known.map(({ day }) => day)}::date[],
      ${known.map(({ at }) => at.toISOString())}::timestamptz[])
    order by 1, 2, 3
    on conflict (profile_id, scope, visitor) do update set
      views = visitors.views + 1,
      previous_day = visitors.last_day,
      last_day = greatest(visitors.last_day, excluded.last_day),
      last_seen_at = greatest(visitors.last_seen_at, excluded.last_seen_at)
    returning profile_id, scope, last_day, previous_day`.execute(tx);
  return rows.flatMap((row) => visitorDay(row, row.scope, row));
}

/** The visitor's day, unless they were here on it already. */
function visitorDay(
  { profileId }: { profileId: string },
  source: string,
  visit: Pick<Visit, 'lastDay' | 'previousDay'> | undefined,
): VisitorDay[] {
  if (!visit || visit.previousDay === visit.lastDay) return [];
  return [{ profileId, source, day: visit.lastDay, previousDay: visit.previousDay }];
}

function addView(sums: SumChanges, view: DatedView): void {
  const { kind, visitor, referrer, utmCampaign } = view;
  const add = (dimension: Parameters<SumChanges['add']>[0]['dimension'], value: string) =>
    sums.add({ ...view, dimension, value }, { views: 1, returningViews: view.isReturning ? 1 : 0 });
  if (kind !== 'person') {
    add('excluded', kind);
    return;
  }
  add('', '');
  add('place', placeValue(view));
  add('device', view.device);
  if (referrer !== null) add('referrer', referrer);
  if (utmCampaign !== null) add('campaign', utmCampaign);
  if (visitor === null) add('unrecognised', '');
}

async function insertViews(tx: Transaction<DB>, views: DatedView[]): Promise<void> {
  if (views.length === 0) return;
  const list = <K extends keyof DatedView>(key: K) => views.map((view) => view[key]);
  await sql`
    insert into views (
      id, profile_id, viewed_at, day, kind, source, visitor, is_returning, referrer, utm_source, utm_medium,
      utm_campaign, country, city, unknown_place, device)
    select * from unnest(
      ${list('id')}::uuid[], ${list('profileId')}::uuid[], ${views.map(({ at }) => at.toISOString())}::timestamptz[],
      ${list('day')}::date[], ${list('kind')}::view_kind[], ${list('source')}::text[], ${list('visitor')}::bytea[],
      ${list('isReturning')}::boolean[], ${list('referrer')}::text[], ${list('utmSource')}::text[],
      ${list('utmMedium')}::text[], ${list('utmCampaign')}::text[], ${list('country')}::text[],
      ${list('city')}::text[], ${list('unknownPlace')}::text[], ${list('device')}::text[])`.execute(tx);
}
