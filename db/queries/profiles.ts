import {
  type InsertObject,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { nextVersion } from '../next-version';
import { lasting, retention } from '../retention';
import type { DB, Profiles } from '../tables.gen';

export type ProfileRow = Selectable<Profiles>;

/** A profile whose owner is known; a removed one has none. */
export type OwnProfileRow = ProfileRow & { accountId: string };

/** From when on an old slug redirects to the new one. */
const oldestRedirect = sql<string>`now() - ${lasting(retention.redirectDays, 'days')}`;

/**
 * Whether anyone may read the query's `profiles` row: it is not private, and its account is active and not
 * scheduled for deletion.
 */
export const isOpenProfile = sql<SqlBool>`(
  profiles.visibility <> 'private'
  and exists (
    select from accounts
    where accounts.id = profiles.account_id and accounts.is_active and accounts.deletion_due_at is null
  )
)`;

/** An account, as a value or a column; a stranger has none. */
type AccountId = string | undefined | RawBuilder<string | null>;

/** Whether search engines may list what the query's `profiles` row shows. */
export const isListed = sql<boolean>`(profiles.visibility = 'public')`;

/** Whether the account owns the query's `profiles` row; a stranger has no account and owns none. */
export const isOwnedBy = (accountId: AccountId) => sql<SqlBool>`profiles.account_id = ${accountId ?? null}`;

/** Whether the account, or a stranger, may read the query's `profiles` row. */
export const isReadableBy = (accountId: AccountId) =>
  sql<SqlBool>`(${isOpenProfile} or ${isOwnedBy(accountId)})`;

/**
 * Whether the design of the query's `profiles` row hides a part of it from strangers.
 * @param part the name of a list, `about` or `video`
 */
export const isHidden = (part: string) => sql<SqlBool>`(${sql.lit(part)} = any (profiles.hidden_sections))`;

/** Whether visitors can write to the owner of the query's `profiles` row. */
export const takesMessages = sql<boolean>`(not ${isHidden('contacts')})`;

/** Whether the account, or a stranger, may see this part of the query's `profiles` row. */
export const isShownTo = (accountId: string | undefined, part: string, admission?: Admission) =>
  sql<SqlBool>`((${isOpenThrough(admission, part)} and not ${isHidden(part)}) or ${isOwnedBy(accountId)})`;

/** What a link opens for its reader: a profile, whether anybody else may read it or not, without what the link hides. */
export interface LinkGrant {
  profileId: string;
  /** Names of lists, `about`, `video` and `cv`. */
  hidden: string[];
}

/** Whether the account, or a stranger with these links, may read the query's `profiles` row. */
export const isReadableWith = (accountId: string | undefined, grants: LinkGrant[]) =>
  sql<SqlBool>`(${isReadableBy(accountId)} or profiles.id = any(${grants.map(({ profileId }) => profileId)}::uuid[]))`;

/** How a stranger comes to a page: a link lets them in where others are not, a domain limits them to one profile. */
export interface Admission {
  grants: LinkGrant[];
  /** The only profile that the host of the request serves; undefined at the installation's own host. */
  onlyProfileId?: string | undefined;
}

/**
 * Whether a stranger may see this part of the query's `profiles` row, apart from what its design hides. Readers of a link
 * see what the link shows; visitors of a domain see the profile that it serves.
 */
export const isOpenThrough = ({ grants, onlyProfileId }: Admission = { grants: [] }, part: string) => {
  const isOpen = isOpenToReaders(grants, part);
  return onlyProfileId === undefined ? isOpen : sql<SqlBool>`(profiles.id = ${onlyProfileId} and ${isOpen})`;
};

const isOpenToReaders = (grants: LinkGrant[], part: string) => {
  if (grants.length === 0) return isOpenProfile;
  const idsOf = (some: LinkGrant[]) => sql`any(${some.map(({ profileId }) => profileId)}::uuid[])`;
  return sql<SqlBool>`(
    case when profiles.id = ${idsOf(grants)}
    then profiles.id = ${idsOf(grants.filter(({ hidden }) => !hidden.includes(part)))}
    else ${isOpenProfile} end
  )`;
};

/** A profile's id, or the demo profile. */
export type ProfileName = { id: string } | 'demo';

/** The profile, if the caller owns it or it is open to anyone; `accountId` is undefined for a stranger. */
export async function findReadableProfile(
  db: Kysely<DB>,
  name: ProfileName,
  accountId: string | undefined,
): Promise<OwnProfileRow | undefined> {
  return db
    .selectFrom('profiles')
    .selectAll()
    .select(({ ref }) => ref('accountId').$notNull().as('accountId'))
    .where((eb) => (name === 'demo' ? eb('isDemo', '=', true) : eb('id', '=', name.id)))
    .where(isReadableBy(accountId))
    .executeTakeFirst();
}

/** Locks the account's profile until the transaction ends; undefined if it is somebody else's. */
export async function lockOwnProfile(
  tx: Transaction<DB>,
  accountId: string,
  profileId: string,
): Promise<OwnProfileRow | undefined> {
  return tx
    .selectFrom('profiles')
    .selectAll()
    .select(({ ref }) => ref('accountId').$notNull().as('accountId'))
    .where('id', '=', profileId)
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the account owns the profile. */
export async function ownsProfile(db: Kysely<DB>, accountId: string, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the given `values`, possibly none, and the profile's next version; undefined if the profile is not the account's. */
export async function updateOwnProfile(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  values: Updateable<Profiles>,
): Promise<ProfileRow | undefined> {
  return db
    .updateTable('profiles')
    .set({ ...values, updatedAt: nextVersion })
    .where('id', '=', profileId)
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Adds a profile; undefined if its slug is taken or still redirects to another profile. */
export async function insertProfile(
  tx: Transaction<DB>,
  profile: InsertObject<DB, 'profiles'> & Record<'id' | 'profileSlug', string>,
): Promise<ProfileRow | undefined> {
  const added = await tx
    .insertInto('profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('profileSlug').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added || !(await isRedirected(tx, profile.profileSlug, profile.id))) return added;
  await tx.deleteFrom('profiles').where('id', '=', profile.id).execute();
  return undefined;
}

/** The language that the owner of a profile has chosen for its page, if any, the other ones, and the version of the page. */
export async function findPageLanguages(
  db: Kysely<DB>,
  profileId: string,
): Promise<Pick<ProfileRow, 'language' | 'translations' | 'publicVersion'> | undefined> {
  return db
    .selectFrom('profiles')
    .select(['language', 'translations', 'publicVersion'])
    .where('id', '=', profileId)
    .executeTakeFirst();
}

/** Whether the slug is already the profile's own. */
export async function hasSlug(db: Kysely<DB>, profileId: string, slug: string): Promise<boolean> {
  const query = db.selectFrom('profiles').select('id').where('id', '=', profileId);
  return (await query.where('profileSlug', '=', slug).executeTakeFirst()) !== undefined;
}

/**
 * Whether the slug still redirects to another profile. Asked once the slug is taken, because somebody may give it up at
 * the same time, and leave a redirect.
 */
export async function isRedirected(db: Kysely<DB>, slug: string, exceptFor: string): Promise<boolean> {
  const row = await db
    .selectFrom('profileSlugRedirects')
    .select('slug')
    .where('slug', '=', slug)
    .where('profileId', '<>', exceptFor)
    .where('createdAt', '>', oldestRedirect)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who holds a slug, seen from one profile: it itself, now or as a redirect, or another one. */
type SlugHolder = 'own' | 'former' | 'other';

/** Who holds the slug; undefined if it is free. Private profiles hold theirs too. */
export async function findSlugHolder(
  db: Kysely<DB>,
  slug: string,
  profileId: string,
): Promise<SlugHolder | undefined> {
  const { rows } = await sql<{ holder: SlugHolder }>`
    select case when profile_id <> ${profileId} then 'other' when is_current then 'own' else 'former' end as holder
    from (
      select id as profile_id, true as is_current from profiles where profile_slug = ${slug}
      union all
      select profile_id, false from profile_slug_redirects where slug = ${slug} and created_at > ${oldestRedirect}
    ) as holders
    order by is_current desc limit 1`.execute(db);
  return rows[0]?.holder;
}

/** Redirects the profile's old slug to its new one. */
export async function insertRedirect(tx: Transaction<DB>, slug: string, profileId: string): Promise<void> {
  await tx
    .insertInto('profileSlugRedirects')
    .values({ slug, profileId })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({ profileId, createdAt: eb.fn<string>('now') })),
    )
    .execute();
}

/** The slug that an old one redirects to, if the profile is open to anyone, or to the reader of a link, or the caller's own. */
export async function findRedirect(
  db: Kysely<DB>,
  slug: string,
  accountId: string | undefined,
  grants: LinkGrant[] = [],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('profileSlugRedirects')
    .innerJoin('profiles', 'profiles.id', 'profileSlugRedirects.profileId')
    .select('profiles.profileSlug')
    .where('slug', '=', slug)
    .where(isReadableWith(accountId, grants))
    .where('profileSlugRedirects.createdAt', '>', oldestRedirect)
    .executeTakeFirst();
  return row?.profileSlug;
}
