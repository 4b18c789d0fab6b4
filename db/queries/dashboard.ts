import { type Kysely, sql } from 'kysely';
import { canonicalHost } from '../domains/domains';
import { hasContent, hasName } from '../open-content';
import { type PublicSection, publicSections } from '../public-columns';
import type { DB } from '../tables.gen';
import { todayOf } from '../views/view-periods';
import { type ProfileRow, takesMessages } from './profiles';

/** What a portfolio holds, public or not. */
export interface HeldParts {
  hasCv: boolean;
  hasVideo: boolean;
  /** Which sections have an entry. */
  holds: Record<PublicSection, boolean>;
}

/** The data of the dashboard, in one statement. */
export interface DashboardRow extends ProfileRow, HeldParts {
  /** Whether a CV was public before its owner could choose, and the owner has not chosen since. */
  hasWithdrawnCv: boolean;
  profileViews: number;
  /** Views of each of the last 30 days in the profile's time zone, today last. */
  dailyViews: number[];
  employerContacts: number;
  /** Testimonials that their authors have confirmed and that wait for a decision. */
  waitingTestimonials: number;
  /** Whether the public page shows a name. */
  hasName: boolean;
  /** The own domain that is named as the page's address; null for none. */
  canonicalHost: string | null;
  /** Whether the public page shows anything to strangers. */
  hasContent: boolean;
  /** Whether visitors can write to the owner with the form. */
  takesMessages: boolean;
  /** The slug of the demo profile; null if this database has none. */
  demoSlug: string | null;
}

/** Whether the outer query's profile has an entry, for each section. */
const sectionsHeld = publicSections.flatMap((section) => [
  sql.lit(section),
  sql`exists (select from ${sql.table(section)} where profile_id = profiles.id and deleted_at is null)`,
]);

/** Whether the outer query's profile has a CV. */
export const hasCv = sql<boolean>`exists (select from cvs where profile_id = profiles.id and deleted_at is null)`;

/** Whether the outer query's profile has a video. */
export const hasVideo = sql<boolean>`
  exists (select from videos where profile_id = profiles.id and deleted_at is null)`;

/** Whether the outer query's profile has an entry, by section. */
export const holds = sql<Record<PublicSection, boolean>>`json_build_object(${sql.join(sectionsHeld)})`;

/** All views of the outer query's profile that count. */
export const profileViews = sql<number>`(
  select coalesce(sum(views), 0) from counted_views where profile_id = profiles.id)`;

/** The account's profile with its contents; undefined if it is somebody else's. */
export async function findDashboard(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  now: Date,
): Promise<DashboardRow | undefined> {
  return db
    .selectFrom('profiles')
    .selectAll()
    .select([
      sql<boolean>`
        exists (select from cvs where profile_id = profiles.id and was_withdrawn and deleted_at is null)`.as(
        'hasWithdrawnCv',
      ),
      hasCv.as('hasCv'),
      hasVideo.as('hasVideo'),
      holds.as('holds'),
      profileViews.as('profileViews'),
      sql<number[]>`
        (select json_agg(views order by age desc)
         from generate_series(0, 29) as age
         cross join lateral (
           select coalesce(sum(views), 0) as views from counted_views
           where profile_id = profiles.id and day = ${todayOf(now)} - age) as by_day)`.as('dailyViews'),
      sql<number>`
        (select count(*) from employer_contacts where profile_id = profiles.id and deleted_at is null)`.as(
        'employerContacts',
      ),
      sql<number>`
        (select count(*) from testimonial_versions as version
         join testimonial_requests as request on request.id = version.request_id
         where request.profile_id = profiles.id and version.state = 'waiting')`.as('waitingTestimonials'),
      hasName.as('hasName'),
      canonicalHost.as('canonicalHost'),
      hasContent.as('hasContent'),
      takesMessages.as('takesMessages'),
      sql<string | null>`(select profile_slug from profiles where is_demo and visibility <> 'private')`.as(
        'demoSlug',
      ),
    ])
    .where('id', '=', profileId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}
