import { type Kysely, type SqlBool, sql } from 'kysely';
import type { StringList } from '../column-types';
import { canonicalHost } from '../domains/domains';
import { shownVisibility } from '../open-content';
import { languagesOfPage } from '../portfolio-statement';
import type { PublicProfile } from '../public-projection';
import type { DB } from '../tables.gen';
import { type LinkState, linkState } from './links';

/** A link as it is needed to answer its reader, with the page that it leads to. */
export interface SharedLink
  extends Pick<PublicProfile, 'slug' | 'visibility' | 'publicVersion' | 'canonicalHost' | 'pageLanguages'> {
  id: string;
  token: string;
  profileId: string;
  /** The owner. */
  accountId: string;
  /** The name of the owner on the page; may be empty. */
  name: string;
  jobTitle: string;
  state: LinkState;
  /** In milliseconds from the answer on; null if it lasts forever. */
  expiresInMs: number | null;
  passcodeHash: string | null;
  maxOpens: number | null;
  note: string | null;
  hiddenSections: StringList;
  sectionOrder: StringList;
  /** The language that it shows the page in; null for the page's own. */
  language: string | null;
}

/** Whether the query's `accounts` row is not closed: a link opens a private page too. */
const isOpenAccount = sql<SqlBool>`(accounts.is_active and accounts.deletion_due_at is null)`;

const sharedLinks = (db: Kysely<DB>) =>
  db
    .selectFrom('links')
    .innerJoin('profiles', 'profiles.id', 'links.profileId')
    .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
    .select([
      'links.id',
      'links.token',
      'links.profileId',
      'accounts.id as accountId',
      'profileSlug as slug',
      'publicVersion',
      'displayName as name',
      'jobTitle',
      'links.passcodeHash',
      'links.maxOpens',
      'links.note',
      'links.hiddenSections',
      'links.sectionOrder',
      'links.language',
      shownVisibility.as('visibility'),
      canonicalHost.as('canonicalHost'),
      languagesOfPage.as('pageLanguages'),
      linkState.as('state'),
      sql<number | null>`(extract(epoch from links.expires_at - clock_timestamp()) * 1000)::float8`.as(
        'expiresInMs',
      ),
    ])
    .where(isOpenAccount);

/** The link of a token; undefined if there is none, or the account of its owner is closed. */
export const findLinkByToken = (db: Kysely<DB>, token: string): Promise<SharedLink | undefined> =>
  sharedLinks(db).where('links.token', '=', token).executeTakeFirst();

/** The link of this id; undefined if there is none, or the account of its owner is closed. */
export const findLinkById = (db: Kysely<DB>, id: string): Promise<SharedLink | undefined> =>
  sharedLinks(db).where('links.id', '=', id).executeTakeFirst();

/** Whether the slug was once the profile's; such addresses lead on for as long as their links do. */
export async function wasSlugOf(db: Kysely<DB>, slug: string, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profileSlugRedirects')
    .select('slug')
    .where('slug', '=', slug)
    .where('profileId', '=', profileId)
    .executeTakeFirst();
  return row !== undefined;
}
