import { type Kysely, type SqlBool, sql } from 'kysely';
import { shownVisibility } from './public-projection';
import { isOpenProfile } from './queries/profiles';
import type { DB } from './tables.gen';

/** Whether search engines are told of the query's `profiles` row. */
const isListed = sql<SqlBool>`(${shownVisibility} = 'public' and ${isOpenProfile})`;

/** A profile that is listed for search engines. */
export interface ListedProfile {
  slug: string;
  /** When its page's content last changed, an instant. */
  changedAt: string;
}

/** How many profiles are listed. */
export async function countListedProfiles(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isListed)
    .executeTakeFirstOrThrow();
  return count;
}

/** Some of the listed profiles, in order of creation. */
export async function listListedProfiles(
  db: Kysely<DB>,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedProfile[]> {
  return db
    .selectFrom('profiles')
    .select(['profileSlug as slug', 'publicChangedAt as changedAt'])
    .where(isListed)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}
