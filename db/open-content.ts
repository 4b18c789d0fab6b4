import { type SqlBool, sql } from 'kysely';
import { type PublicSection, publicSections } from './public-columns';
import { isHidden } from './queries/profiles';
import type { ProfileVisibility } from './tables.gen';

/** The items of a section that belong to the outer query's profile. */
export const isKept = sql<SqlBool>`deleted_at is null and profile_id = profiles.id`;

/** The public ones among them. */
export const isOpen = sql<SqlBool>`is_public and ${isKept}`;

const holdsOpen = (section: PublicSection) =>
  sql<SqlBool>`exists (select from ${sql.table(section)} where ${isOpen} and not ${isHidden(section)})`;

/** Whether the page of the outer query's profile shows a name. */
export const hasName = sql<boolean>`(btrim(profiles.display_name) <> '')`;

/** Whether the page of the outer query's profile shows anything to strangers. */
export const hasContent = sql<boolean>`(
  ${sql.join(publicSections.map(holdsOpen), sql` or `)}
  or exists (select from cvs where ${isOpen})
  or exists (select from videos where profile_id = profiles.id and deleted_at is null and not ${isHidden('video')})
)`;

/**
 * The effective visibility of the outer query's profile: what its owner has chosen, except that a page without a name
 * or content is unlisted. Used by page, sitemap and dashboard alike.
 */
export const shownVisibility = sql<ProfileVisibility>`(
  case when profiles.visibility = 'public' and not (${hasName} and ${hasContent})
  then 'unlisted' else profiles.visibility end
)`;

/** The day of the last change, in UTC, and no more: what is not on the page may have changed as well. */
export const changedOn = sql<string>`to_char(public_changed_at at time zone 'UTC', 'YYYY-MM-DD')`;
