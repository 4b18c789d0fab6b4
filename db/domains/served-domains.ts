import type { Kysely } from 'kysely';
import type { DB } from '../tables.gen';

/** A host that is verified, and the profile that it serves. */
export interface ServedDomain {
  host: string;
  profileId: string;
  slug: string;
}

const servedDomains = (db: Kysely<DB>) =>
  db
    .selectFrom('domains')
    .innerJoin('profiles', 'profiles.id', 'domains.profileId')
    .select(['domains.host', 'domains.profileId', 'profileSlug as slug'])
    .where('verifiedAt', 'is not', null);

/** All verified hosts. Whether their profiles are visible is decided where they are served. */
export const listServedDomains = (db: Kysely<DB>): Promise<ServedDomain[]> => servedDomains(db).execute();

/** The verified host of this name; undefined if it is not verified, or no longer. */
export const findServedDomain = (db: Kysely<DB>, host: string): Promise<ServedDomain | undefined> =>
  servedDomains(db).where('domains.host', '=', host).executeTakeFirst();
