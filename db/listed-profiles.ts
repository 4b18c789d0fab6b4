import { type Kysely, type SqlBool, sql } from 'kysely';
import { canonicalHost } from './domains/domains';
import { changedOn, shownVisibility } from './open-content';
import { isOpenProfile } from './queries/profiles';
import type { DB } from './tables.gen';

/** Whether search engines may find the page of the query's `profiles` row. */
const isListed = sql<SqlBool>`(${shownVisibility} = 'public' and ${isOpenProfile})`;

/** Whether the installation's sitemap has it: a page with a domain of its own is in that domain's sitemap. */
const isHere = sql<SqlBool>`(${isListed} and ${canonicalHost} is null)`;

/** A profile that is listed for search engines. */
export interface ListedProfile {
  slug: string;
  changedOn: string;
}

/** How many profiles are listed at the installation's own host. */
export async function countListedProfiles(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isHere)
    .executeTakeFirstOrThrow();
  return count;
}

/** Some of the listed profiles at the installation's own host, in order of creation. */
export async function listListedProfiles(
  db: Kysely<DB>,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedProfile[]> {
  return db
    .selectFrom('profiles')
    .select(['profileSlug as slug', changedOn.as('changedOn')])
    .where(isHere)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The profile if it is listed, whatever its host. */
export const findListedProfile = (db: Kysely<DB>, profileId: string) =>
  db
    .selectFrom('profiles')
    .select([changedOn.as('changedOn'), canonicalHost.as('canonicalHost')])
    .where('id', '=', profileId)
    .where(isListed)
    .executeTakeFirst();
