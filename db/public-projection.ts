import {
  CamelCasePlugin,
  type CompiledQuery,
  type InferResult,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { LRUCache } from 'lru-cache';
import type { StoredDesign } from './column-types';
import { canonicalHost } from './domains/domains';
import { type PublicItem, type PublicSection, publicColumns, publicSections } from './public-columns';
import { shownPortraits } from './queries/portraits';
import { isHidden, isReadableBy } from './queries/profiles';
import type { DB, ProfileVisibility } from './tables.gen';

/** The items of a section that belong to the outer query's profile. */
const isKept = sql<SqlBool>`deleted_at is null and profile_id = profiles.id`;

/** The public ones among them. */
const isOpen = sql<SqlBool>`is_public and ${isKept}`;

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

/** An item, and whether strangers may see it. */
type ReadItem<S extends PublicSection> = PublicItem<S> & { isPublic: boolean };

/** The items of a section, in the owner's order, as JSON. */
function itemsOf(section: PublicSection, isShown: RawBuilder<SqlBool>, isLeftOut: RawBuilder<SqlBool>) {
  const columns = [...publicColumns[section], 'isPublic'].map((column) => sql.ref(column));
  return sql`(
    select coalesce(json_agg(item), '[]')
    from (select ${sql.join(columns)} from ${sql.table(section)} where ${isShown} and not ${isLeftOut}
      order by sort_order, id) as item
  )`;
}

/** A draft design, in place of the published one. */
export interface TriedDesign {
  design: StoredDesign;
  /** The lists that it hides, `about` and `video`. */
  hidden: string[];
}

/** Whose portfolio a statement reads, by id or by slug, and what it leaves out. Statements differ in nothing else. */
type Shape =
  | { isWhole: true }
  | { isWhole: false; tried?: string[] | undefined; alsoHidden: string[]; isBySlug?: true };

/**
 * The public part of a profile: its public items in the owner's order, the most recently chosen public CV, the portrait,
 * the video, and the design, which is null if it was never changed; in one statement, so that it is consistent. What the
 * design hides is left out. Whether the caller may see the profile at all is up to `findPublicProfile`.
 * @param alsoHidden what else is left out: lists, `about`, `video`, `cv`
 */
export const readPublicPortfolio = (
  db: Kysely<DB>,
  profileId: string,
  tried?: TriedDesign,
  alsoHidden: string[] = [],
) => readPortfolio(db, profileId, { isWhole: false, tried: tried?.hidden, alsoHidden }, tried?.design);

/** A profile that strangers may see, with the public part of what it holds. */
export interface OpenPortfolio {
  profile: PublicProfile;
  portfolio: PublicPortfolio;
}

/** `findPublicProfile` for a stranger and `readPublicPortfolio`, in one statement. */
export async function findOpenPortfolio(db: Kysely<DB>, slug: string): Promise<OpenPortfolio | undefined> {
  const portfolio = await readPortfolio(db, slug, { isWhole: false, alsoHidden: [], isBySlug: true });
  if (!portfolio) return undefined;
  const { id, profileSlug, visibility, publicVersion, canonicalHost: host } = portfolio;
  const profile = { id, slug: profileSlug, visibility, publicVersion, canonicalHost: host, isOwn: false };
  return { profile, portfolio };
}

/** All of a profile, private items and hidden sections too, with every CV: only for its owner. */
export const readWholePortfolio = (db: Kysely<DB>, profileId: string) =>
  readPortfolio(db, profileId, { isWhole: true });

const isAmong = (part: string, parts: string[]) => sql<SqlBool>`${sql.lit(parts.includes(part))}`;

const isLeftOutOf = (shape: Shape) => (part: string) => {
  if (shape.isWhole) return isAmong(part, []);
  const { tried, alsoHidden } = shape;
  return sql<SqlBool>`(${isAmong(part, alsoHidden)} or ${tried ? isAmong(part, tried) : isHidden(part)})`;
};

// The keys of aggregated rows are converted to camel case like columns; so no key inside a `jsonb` column has two words.
const camelCase = new CamelCasePlugin();

async function readPortfolio(db: Kysely<DB>, sought: string, shape: Shape, triedDesign?: StoredDesign) {
  const reader = db.withoutPlugins().withPlugin(camelCase);
  const statement = statementOf(reader, shape);
  const parameters = statement.parameters.map((value) => (value === anyProfile ? sought : value));
  const { rows } = await reader.executeQuery<PortfolioRow>({ ...statement, parameters });
  const [row] = rows;
  if (!row) return undefined;
  const { sections, ...portfolio } = row;
  return {
    ...portfolio,
    ...sections,
    cv: portfolio.cvs.find(({ isPublic }) => isPublic) ?? null,
    design: triedDesign ?? portfolio.design,
  };
}

type PortfolioRow = InferResult<ReturnType<typeof portfolioQuery>>[number];

const mostStatements = 50;
const statements = new LRUCache<string, CompiledQuery>({ max: mostStatements });
/** Stands for the profile's id or slug in a statement. */
const anyProfile = 'any profile';

/** The statement, written once for each shape, which takes longer than to send it and to read the answer. */
function statementOf(reader: Kysely<DB>, shape: Shape): CompiledQuery {
  const key = JSON.stringify(shape);
  const known = statements.get(key);
  if (known) return known;
  const statement = portfolioQuery(reader, shape).compile();
  statements.set(key, statement);
  return statement;
}

function portfolioQuery(reader: Kysely<DB>, shape: Shape) {
  const isShown = shape.isWhole ? isKept : isOpen;
  const isLeftOut = isLeftOutOf(shape);
  const items = publicSections.flatMap((section) => [
    sql.lit(section),
    itemsOf(section, isShown, isLeftOut(section)),
  ]);
  return reader
    .selectFrom('profiles')
    .where((eb) =>
      !shape.isWhole && shape.isBySlug
        ? eb.and([eb('profileSlug', '=', anyProfile), isReadableBy(undefined)])
        : eb('profiles.id', '=', anyProfile),
    )
    .select([
      'profiles.id',
      'profileSlug',
      'publicVersion',
      shownVisibility.as('visibility'),
      canonicalHost.as('canonicalHost'),
      'displayName',
      'jobTitle',
      'profiles.location',
      sql<string>`case when ${isLeftOut('about')} then '' else bio end`.as('bio'),
      sql<{ [S in PublicSection]: ReadItem<S>[] }>`json_build_object(${sql.join(items)})`.as('sections'),
    ])
    .select((eb) => [
      jsonObjectFrom(shownPortraits(reader).where(sql<SqlBool>`portraits.profile_id = profiles.id`)).as(
        'portrait',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('cvs')
          .select(['id', 'filename', 'size', 'contentType', 'uploadedAt', 'isPublic'])
          .where(isShown)
          .where((cv) => cv.not(isLeftOut('cv')))
          .orderBy('chosenAt', 'desc')
          .orderBy('id', 'desc')
          // Strangers get the one that the page offers.
          .$if(!shape.isWhole, (query) => query.limit(1)),
      ).as('cvs'),
      jsonObjectFrom(
        eb
          .selectFrom('videos')
          .select(['id', 'contentType', 'durationMs', 'width', 'height'])
          .select((video) => [
            jsonArrayFrom(
              video
                .selectFrom('videoRenditions')
                .select('kind')
                .whereRef('videoRenditions.videoId', '=', 'videos.id'),
            ).as('renditions'),
            jsonObjectFrom(
              video
                .selectFrom('videoCaptions')
                .select(['language', 'label'])
                .whereRef('videoCaptions.videoId', '=', 'videos.id'),
            ).as('captions'),
          ])
          .whereRef('profileId', '=', 'profiles.id')
          .where('deletedAt', 'is', null)
          .where((video) => video.not(isLeftOut('video'))),
      ).as('video'),
      eb
        .selectFrom('profileDesigns')
        .select('published')
        .whereRef('profileDesigns.profileId', '=', 'profiles.id')
        .as('design'),
    ]);
}
