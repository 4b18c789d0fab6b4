import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { VersionContents } from '../column-types';
import type { DB, ProfileVersions } from '../tables.gen';
import { isOwnedBy, ownsProfile } from './profiles';

const ownVersions = (db: Kysely<DB>, accountId: string, profileId: string) =>
  db
    .selectFrom('profileVersions')
    .innerJoin('profiles', 'profiles.id', 'profileVersions.profileId')
    .where('profileVersions.profileId', '=', profileId)
    .where(isOwnedBy(accountId));

const listed = [
  'profileVersions.id',
  'profileVersions.reason',
  'profileVersions.name',
  'profileVersions.createdAt',
] as const;

/** A version without what it holds. */
export type ListedVersion = Pick<Selectable<ProfileVersions>, 'id' | 'reason' | 'name' | 'createdAt'>;

/** The versions of the account's own profile, the newest first; undefined if there is no such profile. */
export async function listOwnVersions(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<ListedVersion[] | undefined> {
  if (!(await ownsProfile(db, accountId, profileId))) return undefined;
  return ownVersions(db, accountId, profileId)
    .select(listed)
    .orderBy('profileVersions.createdAt', 'desc')
    .orderBy('profileVersions.id', 'desc')
    .execute();
}

/** A version of the account's own profile with what it holds; undefined if there is no such version. */
export const findOwnVersion = (
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  id: string,
): Promise<(ListedVersion & Pick<Selectable<ProfileVersions>, 'contents' | 'size'>) | undefined> =>
  ownVersions(db, accountId, profileId)
    .select([...listed, 'profileVersions.contents', 'profileVersions.size'])
    .where('profileVersions.id', '=', id)
    .executeTakeFirst();

/** The newest version of a profile. */
export const findNewestVersion = (
  tx: Transaction<DB>,
  profileId: string,
): Promise<(ListedVersion & { digest: string }) | undefined> =>
  tx
    .selectFrom('profileVersions')
    .select([...listed, 'digest'])
    .where('profileId', '=', profileId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How many versions of a profile have a name, and how many bytes they take up. */
export async function measureNamedVersions(
  tx: Transaction<DB>,
  profileId: string,
): Promise<{ count: number; bytes: number }> {
  return tx
    .selectFrom('profileVersions')
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .where('profileId', '=', profileId)
    .where('name', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** Adds a version. */
export const insertVersion = (
  tx: Transaction<DB>,
  {
    contents,
    ...version
  }: Omit<Insertable<ProfileVersions>, 'contents' | 'createdAt'> & { contents: string },
): Promise<ListedVersion> =>
  tx
    .insertInto('profileVersions')
    .values({ ...version, contents: sql<VersionContents>`${contents}::jsonb` })
    .returning(listed)
    .executeTakeFirstOrThrow();

/** Gives a version a name, or takes it away. */
export const setVersionName = (
  tx: Transaction<DB>,
  id: string,
  name: string | null,
): Promise<ListedVersion> =>
  tx
    .updateTable('profileVersions')
    .set({ name })
    .where('id', '=', id)
    .returning(listed)
    .executeTakeFirstOrThrow();

/** Deletes the oldest versions without a name that exceed a number or, together, a number of bytes; the newest stays. */
export async function deleteOldVersions(
  tx: Transaction<DB>,
  profileId: string,
  { count, bytes }: { count: number; bytes: number },
): Promise<void> {
  await sql`
    delete from profile_versions where id in (
      select id from (
        select id,
          row_number() over newest_first as place,
          sum(size) over newest_first as bytes
        from profile_versions where profile_id = ${profileId} and name is null
        window newest_first as (order by created_at desc, id desc)
      ) as unnamed
      where place > 1 and (place > ${count} or bytes > ${bytes})
    )`.execute(tx);
}

/** Deletes a version of the account's own profile. @returns whether there was one */
export async function deleteOwnVersion(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('profileVersions')
    .where('id', 'in', ownVersions(db, accountId, profileId).select('profileVersions.id'))
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
