import type { Kysely } from 'kysely';
import type { StoredDesign } from './column-types';
import { canonicalHost } from './domains/domains';
import { shownVisibility } from './open-content';
import { languagesOfPage, readIn, type Shape } from './portfolio-statement';
import { isReadableBy } from './queries/profiles';
import type { DB, ProfileVisibility } from './tables.gen';

/** What a request for a public page needs before anything is read or rendered. */
export interface PublicProfile {
  id: string;
  slug: string;
  /** The effective visibility, see `shownVisibility`. */
  visibility: ProfileVisibility;
  /** Raised by the database with every write to what the page shows. */
  publicVersion: number;
  /** The own domain that search engines are given instead of the slug. */
  canonicalHost: string | null;
  /** The languages of the page, its own first; none where it is in one alone. */
  pageLanguages: string[];
  /** Whether the caller owns the profile. */
  isOwn: boolean;
}

/**
 * Finds the profile of a slug with one small query.
 * @param accountId the caller's; undefined for a stranger
 * @returns undefined if there is none, or it is somebody else's and not open to anyone
 */
export async function findPublicProfile(
  db: Kysely<DB>,
  slug: string,
  accountId?: string,
): Promise<PublicProfile | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select([
      'id',
      'profileSlug as slug',
      'publicVersion',
      'accountId',
      shownVisibility.as('visibility'),
      canonicalHost.as('canonicalHost'),
      languagesOfPage.as('pageLanguages'),
    ])
    .where('profileSlug', '=', slug)
    .where(isReadableBy(accountId))
    .executeTakeFirst();
  if (!row) return undefined;
  const { accountId: owner, ...profile } = row;
  return { ...profile, isOwn: owner === accountId };
}

/** Everything a stranger may see of a profile. */
export type PublicPortfolio = NonNullable<Awaited<ReturnType<typeof readPublicPortfolio>>>;

/** A draft design, in place of the published one. */
export interface TriedDesign {
  design: StoredDesign;
  /** The lists that it hides, `about` and `video`. */
  hidden: string[];
}

/** How the public part of a profile is read. */
interface PublicView {
  tried?: TriedDesign | undefined;
  /** What else is left out: lists, `about`, `video`, `cv`. */
  alsoHidden?: string[];
  /** Another language than that of the page. */
  language?: string | undefined;
}

/**
 * The public part of a profile: its public items in the owner's order, the most recently chosen public CV, the portrait,
 * the video, and the design, which is null if it was never changed; in one statement, so that it is consistent. What the
 * design hides is left out. Whether the caller may see the profile at all is up to `findPublicProfile`.
 */
export const readPublicPortfolio = (
  db: Kysely<DB>,
  profileId: string,
  { tried, alsoHidden = [], language }: PublicView = {},
) =>
  readPortfolio(db, profileId, { isWhole: false, tried: tried?.hidden, alsoHidden, language }, tried?.design);

/** All of a profile, private items and hidden sections too, with every CV: only for its owner. */
export const readWholePortfolio = (db: Kysely<DB>, profileId: string) =>
  readPortfolio(db, profileId, { isWhole: true });

/** The portfolio without what the shape leaves out. */
export async function readPortfolio(
  db: Kysely<DB>,
  profileId: string,
  shape: Shape,
  triedDesign?: StoredDesign,
) {
  const row = await readIn('object', db, profileId, shape);
  if (!row) return undefined;
  const { portfolio } = row;
  return {
    ...portfolio,
    cv: portfolio.cvs.find(({ isPublic }) => isPublic) ?? null,
    design: triedDesign ?? portfolio.design,
  };
}

/** A portfolio that is passed on as it is, and what must be known of it for that. */
export interface PortfolioJson {
  /** Like a `PublicPortfolio` without `cv`. */
  json: string;
  /** As stored, or null. */
  design: unknown;
  /** As stored, or null. */
  cvLook: string | null;
  portraitUrl: string | null;
  /** The images of the gallery, in its order. */
  imageUrls: string[];
}

/** `readPortfolio` as JSON: an object would have to be made of it, and JSON of that again. */
export const readPortfolioJson = (
  db: Kysely<DB>,
  profileId: string,
  shape: Shape,
): Promise<PortfolioJson | undefined> => readIn('json', db, profileId, shape);
