import type { Kysely } from 'kysely';
import type { DB } from '../tables.gen';

/** A host that is verified, and the profile that it serves. */
export interface ServedDomain {
  host: string;
  profileId: string;
  slug: string;
}

/**
 * The verified host of this name; undefined if it is not verified, or no longer. Whether its profile is visible is decided
 * where that is served.
 */
export const findServedDomain = (db: Kysely<DB>, host: string): Promise<ServedDomain | undefined> =>
  db
    .selectFrom('domains')
    .innerJoin('profiles', 'profiles.id', 'domains.profileId')
    .select(['domains.host', 'domains.profileId', 'profileSlug as slug'])
    .where('verifiedAt', 'is not', null)
    .where('domains.host', '=', host)
    .executeTakeFirst();
