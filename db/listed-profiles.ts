import { type Kysely, type SqlBool, sql } from 'kysely';
import { shownVisibility } from './public-projection';
import { isOpenProfile } from './queries/profiles';
import type { DB } from './tables.gen';

/** Whether search engines are told of the profile that the query has as `profiles`. */
const isListed = sql<SqlBool>`(${shownVisibility} = 'public' and ${isOpenProfile})`;

/** A profile that search engines are told of. */
export interface ListedProfile {
  slug: string;
  /** When what its page shows was changed last, an instant. */
  changedAt: string;
}

/** How many profiles search engines are told of. */
export async function countListedProfiles(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isListed)
    .executeTakeFirstOrThrow();
  return count;
}

/** Some of the profiles that search engines are told of, in the order in which they were made. */
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
