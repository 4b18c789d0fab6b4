import { type Kysely, type SqlBool, sql } from 'kysely';
import { canonicalHost } from './domains/domains';
import { changedOn, shownVisibility } from './open-content';
import { languagesOfPage } from './portfolio-statement';
import { isOpenProfile } from './queries/profiles';
import type { DB } from './tables.gen';

/** Whether search engines may find the page of the query's `profiles` row. */
const isListed = sql<SqlBool>`(${shownVisibility} = 'public' and ${isOpenProfile})`;

/** Whether the installation's sitemap has it: a page with a domain of its own is in that domain's sitemap. */
const isHere = sql<SqlBool>`(${isListed} and ${canonicalHost} is null)`;

/** The languages in which the page of the query's `profiles` row has an address; null for the one that is its own. */
const versions = sql<{ language: string | null }>`(
  select null as language
  union all select tag from jsonb_array_elements_text(${languagesOfPage}) with ordinality as all_of_them (tag, place)
  where place > 1
)`;

/** A page that is listed for search engines, in one of its languages. */
export interface ListedPage {
  slug: string;
  changedOn: string;
  /** Another language than the page's own. */
  language: string | null;
  /** All of its languages, its own first; none where it is in one alone. */
  pageLanguages: string[];
}

const count = sql<number>`count(*)::integer`.as('count');

/** How many profiles are listed at the installation's own host. */
export async function countListedProfiles(db: Kysely<DB>): Promise<number> {
  const row = await db.selectFrom('profiles').select(count).where(isHere).executeTakeFirstOrThrow();
  return row.count;
}

const listedPages = (db: Kysely<DB>) =>
  db
    .selectFrom('profiles')
    .innerJoinLateral(versions.as('version'), (join) => join.onTrue())
    .where(isHere);

/** How many pages those profiles have, one in each of their languages. */
export async function countListedPages(db: Kysely<DB>): Promise<number> {
  const row = await listedPages(db).select(count).executeTakeFirstOrThrow();
  return row.count;
}

/** Some of these pages, in order of the profiles' creation. */
export async function listListedPages(
  db: Kysely<DB>,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedPage[]> {
  return listedPages(db)
    .select(['profileSlug as slug', changedOn.as('changedOn'), 'version.language'])
    .select(languagesOfPage.as('pageLanguages'))
    .orderBy('id')
    .orderBy('version.language', (order) => order.asc().nullsFirst())
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The profile if it is listed, whatever its host. */
export const findListedProfile = (db: Kysely<DB>, profileId: string) =>
  db
    .selectFrom('profiles')
    .select([changedOn.as('changedOn'), canonicalHost.as('canonicalHost')])
    .select(languagesOfPage.as('pageLanguages'))
    .where('id', '=', profileId)
    .where(isListed)
    .executeTakeFirst();
