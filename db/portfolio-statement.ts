import {
  type CompiledQuery,
  type Expression,
  type ExpressionBuilder,
  type InferResult,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { LRUCache } from 'lru-cache';
import type { Translations } from './column-types';
import { canonicalHost } from './domains/domains';
import { changedOn, isKept, isOpen, shownVisibility } from './open-content';
import {
  type PublicItem,
  type PublicSection,
  publicColumns,
  publicSections,
  translatedSections,
} from './public-columns';
import { shownPortraits } from './queries/portraits';
import { isHidden } from './queries/profiles';
import type { DB } from './tables.gen';

/** What a statement leaves out of a portfolio, and the language of its texts. Statements differ in nothing else. */
export type Shape = {
  /** The tag of another language than that of the page: texts without a translation are in the latter. */
  language?: string | undefined;
} & (
  | { isWhole: true }
  | {
      isWhole: false;
      tried?: string[] | undefined;
      alsoHidden: string[];
      /** Who sends it to an employer: the owner also sends private contacts and addresses that are meant for that. */
      sentBy?: 'page' | 'owner' | undefined;
    }
);

/** An item, whether strangers may see it, and whether it is sent where the owner chooses that. */
type ReadItem<S extends PublicSection> = PublicItem<S> & {
  isPublic: boolean;
  isSent?: boolean | null;
  /** Only in what is read whole. */
  translations?: Translations;
  /** Its texts that are in the language of the statement; only where that is not the page's. */
  translated?: TranslatedTexts;
};

type TranslatedTexts = Translations[string];

/** The columns that only the owner gets. The place of a fact tells that others are hidden before it. */
const ownColumns = (section: PublicSection) => [
  ...(section === 'facts' ? ['order'] : []),
  ...(translatedSections.has(section) ? ['translations'] : []),
];

/** The translations of the row into a language. */
const translatedTexts = (language: string) =>
  sql<TranslatedTexts>`coalesce(translations -> ${sql.lit(language)}, '{}')`;

const never = sql<SqlBool>`false`;

/** The entries by which somebody is reached: of them the owner chooses what is sent. */
const direct = new Map<string, RawBuilder<SqlBool>>([
  ['contacts', sql`(type in ('email', 'phone'))`],
  ['addresses', sql`true`],
]);

function isShownIn(shape: Shape, section: PublicSection): RawBuilder<SqlBool> {
  if (shape.isWhole) return isKept;
  const isDirect = shape.sentBy === 'owner' ? direct.get(section) : undefined;
  return isDirect ? sql`(is_public or (is_sent and ${isDirect})) and ${isKept}` : isOpen;
}

type Values<Parts> = {
  [P in keyof Parts]: NonNullable<Parts[P]> extends Expression<infer Value> ? Value : never;
};

/** The items of a query, one in each row, as a JSON array. */
const arrayOf = <T>(items: Expression<{ item: T }>) =>
  sql<T[]>`(select coalesce(json_agg(item), '[]') from ${items} as items)`;

/** The only item of a query. */
const oneOf = <T>(items: Expression<{ item: T }>) => sql<T | null>`${items}`;

/** The items of a section, in the owner's order. */
const itemsOf = (section: PublicSection, shape: Shape, isLeftOut: RawBuilder<SqlBool>) => {
  const columns = [
    ...publicColumns[section],
    'isPublic',
    ...(shape.isWhole ? ownColumns(section) : []),
    ...(direct.has(section) && (shape.isWhole || shape.sentBy) ? ['isSent'] : []),
  ];
  const item = jsonBuildObject(Object.fromEntries(columns.map((column) => [column, sql.ref(column)])));
  const { language } = shape;
  const isTranslated = language !== undefined && translatedSections.has(section);
  const texts = isTranslated && translatedTexts(language);
  const shown = texts
    ? sql`(${item})::jsonb || ${texts} || jsonb_build_object('translated', ${texts})`
    : item;
  return arrayOf(sql`(
    select ${shown} as item from ${sql.table(section)} where ${isShownIn(shape, section)} and not ${isLeftOut}
    order by sort_order, id
  )`);
};

const isAmong = (part: string, parts: string[]) => sql<SqlBool>`${sql.lit(parts.includes(part))}`;

const isLeftOutOf = (shape: Shape) => (part: string) => {
  if (shape.isWhole) return isAmong(part, []);
  const { tried, alsoHidden, sentBy } = shape;
  const byDesign = tried ? isAmong(part, tried) : isHidden(part);
  // How they are reached owners send even where their page hides it.
  const isSent = sentBy === 'owner' ? (direct.get(part) ?? never) : never;
  return sql<SqlBool>`(${isAmong(part, alsoHidden)} or (${byDesign} and not ${isSent}))`;
};

type OfProfile = ExpressionBuilder<DB, 'profiles'>;

function cvsOf(eb: OfProfile, shape: Shape) {
  const isLeftOut = isLeftOutOf(shape)('cv');
  const cvs = eb
    .selectFrom('cvs')
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('id'),
        filename: ref('filename'),
        size: ref('size'),
        contentType: ref('contentType'),
        uploadedAt: ref('uploadedAt'),
        isPublic: ref('isPublic'),
      }).as('item'),
    )
    .where(shape.isWhole ? isKept : isOpen)
    .where((cv) => cv.not(isLeftOut))
    .orderBy('chosenAt', 'desc')
    .orderBy('id', 'desc')
    // Strangers get the one that the page offers.
    .$if(!shape.isWhole, (query) => query.limit(1));
  return arrayOf(cvs);
}

function videoOf(eb: OfProfile, shape: Shape) {
  const renditionsOf = (video: ExpressionBuilder<DB, 'videos'>) =>
    video
      .selectFrom('videoRenditions')
      .select(({ ref }) => jsonBuildObject({ kind: ref('kind') }).as('item'))
      .whereRef('videoRenditions.videoId', '=', 'videos.id');
  const captionsOf = (video: ExpressionBuilder<DB, 'videos'>) =>
    video
      .selectFrom('videoCaptions')
      .select(({ ref }) => jsonBuildObject({ language: ref('language'), label: ref('label') }).as('item'))
      .whereRef('videoCaptions.videoId', '=', 'videos.id');
  const videos = eb
    .selectFrom('videos')
    .select((video) =>
      jsonBuildObject({
        id: video.ref('id'),
        contentType: video.ref('contentType'),
        durationMs: video.ref('durationMs'),
        width: video.ref('width'),
        height: video.ref('height'),
        ...(shape.isWhole && { filename: video.ref('filename') }),
        renditions: arrayOf(renditionsOf(video)),
        captions: oneOf(captionsOf(video)),
      }).as('item'),
    )
    .whereRef('profileId', '=', 'profiles.id')
    .where('deletedAt', 'is', null)
    .where((video) => video.not(isLeftOutOf(shape)('video')));
  return oneOf(videos);
}

type ProfileText = 'displayName' | 'jobTitle' | 'location' | 'availability' | 'bio';

/** The languages of a page, its own first; none where it is in one alone. */
export const languagesOfPage = sql<string[]>`(
  case when profiles.translations = '{}' or profiles.language is null then '[]'
  else (
    select jsonb_build_array(profiles.language) || jsonb_agg(tag order by tag)
    from jsonb_object_keys(profiles.translations) as tag where tag <> profiles.language
  ) end
)`;

/** The portfolio as one JSON object, whose keys are written as they are read. */
function portfolioOf(eb: OfProfile, reader: Kysely<DB>, shape: Shape) {
  const isLeftOut = isLeftOutOf(shape);
  const { language } = shape;
  const textOf = (name: ProfileText) => {
    const text = sql<string>`profiles.${sql.ref(name)}`;
    return language === undefined
      ? text
      : sql<string>`coalesce(${translatedTexts(language)} ->> ${sql.lit(name)}, ${text})`;
  };
  const own = {
    id: eb.ref('profiles.id'),
    profileSlug: eb.ref('profileSlug'),
    publicVersion: eb.ref('publicVersion'),
    changedOn,
    visibility: shownVisibility,
    ...(shape.isWhole && { chosenVisibility: eb.ref('profiles.visibility') }),
    canonicalHost,
    language: language === undefined ? eb.ref('profiles.language') : sql<string | null>`${sql.lit(language)}`,
    pageLanguages: languagesOfPage,
    ...(language !== undefined && { translated: translatedTexts(language) }),
    ...(shape.isWhole && { translations: eb.ref('profiles.translations') }),
    cvLook: eb.ref('profiles.cvLook'),
    paper: eb.ref('profiles.paper'),
    displayName: textOf('displayName'),
    jobTitle: textOf('jobTitle'),
    location: textOf('location'),
    availability: textOf('availability'),
    bio: sql<string>`case when ${isLeftOut('about')} then '' else ${textOf('bio')} end`,
    portrait: jsonObjectFrom(shownPortraits(reader).where(sql<SqlBool>`portraits.profile_id = profiles.id`)),
    cvs: cvsOf(eb, shape),
    video: videoOf(eb, shape),
    design: sql<DB['profileDesigns']['published'] | null>`(
      select published from profile_designs where profile_id = profiles.id
    )`,
  };
  const parts = [
    ...Object.entries(own),
    ...publicSections.map((section) => [section, itemsOf(section, shape, isLeftOut(section))] as const),
  ];
  return sql<Values<typeof own> & { [S in PublicSection]: ReadItem<S>[] }>`json_build_object(${sql.join(
    parts.flatMap(([key, value]) => [sql.lit(key), value]),
  )})`;
}

function portfolioQuery(reader: Kysely<DB>, shape: Shape) {
  return reader
    .selectFrom('profiles')
    .where('profiles.id', '=', anyProfile)
    .select((eb) => portfolioOf(eb, reader, shape).as('portfolio'));
}

/** What is read of a portfolio: all of it as an object, or its JSON and what is needed to pass that on. */
const queries = {
  object: portfolioQuery,
  // It is made once, although several columns are taken from it.
  json: (reader: Kysely<DB>, shape: Shape) =>
    reader
      .with(
        (name) => name('read').materialized(),
        () => portfolioQuery(reader, shape),
      )
      .selectFrom('read')
      .select([
        sql<string>`portfolio::text`.as('json'),
        sql<unknown>`portfolio -> 'design'`.as('design'),
        sql<string | null>`portfolio ->> 'cvLook'`.as('cvLook'),
        sql<string | null>`portfolio -> 'portrait' ->> 'url'`.as('portraitUrl'),
        sql<string[]>`array(
          select item ->> 'imageUrl' from json_array_elements(portfolio -> 'gallery') as item
        )`.as('imageUrls'),
      ]),
};

const mostStatements = 100;
const statements = new LRUCache<string, CompiledQuery>({ max: mostStatements });
/** Stands for the profile's id in a statement. */
const anyProfile = 'any profile';

/** The statement, written once for each shape, which takes longer than to send it and to read the answer. */
function statementOf(reader: Kysely<DB>, shape: Shape, form: keyof typeof queries): CompiledQuery {
  const key = JSON.stringify([form, shape]);
  const known = statements.get(key);
  if (known) return known;
  const statement = queries[form](reader, shape).compile();
  statements.set(key, statement);
  return statement;
}

type RowIn<Form extends keyof typeof queries> = InferResult<ReturnType<(typeof queries)[Form]>>[number];

/** Reads a portfolio in one statement, so that it is consistent. */
export async function readIn<Form extends keyof typeof queries>(
  form: Form,
  db: Kysely<DB>,
  profileId: string,
  shape: Shape,
): Promise<RowIn<Form> | undefined> {
  const statement = statementOf(db, shape, form);
  const parameters = statement.parameters.map((value) => (value === anyProfile ? profileId : value));
  const { rows } = await db.executeQuery<RowIn<Form>>({ ...statement, parameters });
  return rows[0];
}
