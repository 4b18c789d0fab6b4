import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import { restorableFor } from '../sections';
import type { DB, Videos } from '../tables.gen';
import { type Admission, isListed, isOwnedBy, isShownTo, lockOwnProfile } from './profiles';
import { listRenditions } from './video-renditions';

export type VideoRow = Selectable<Videos>;

/** The profile's video; access to the profile has been checked before. */
export async function findVideo(db: Kysely<DB>, profileId: string): Promise<VideoRow | undefined> {
  return db
    .selectFrom('videos')
    .selectAll()
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/**
 * Makes this the profile's only video; the previous one can be restored. Needs the profile's lock.
 * @returns also the keys of files that are no longer referenced
 */
export async function replaceVideo(
  tx: Transaction<DB>,
  video: Insertable<Videos>,
): Promise<{ row: VideoRow; goneFileKeys: string[] }> {
  const goneFileKeys = await setVideoAside(tx, video.profileId);
  const row = await tx.insertInto('videos').values(video).returningAll().executeTakeFirstOrThrow();
  return { row, goneFileKeys };
}

/**
 * The video of the account's own profile, locked until the transaction ends; undefined if there is no
 * such video.
 */
export async function lockOwnVideo(
  tx: Transaction<DB>,
  accountId: string,
  profileId: string,
  id: string,
): Promise<Pick<VideoRow, 'id' | 'fileKey'> | undefined> {
  const profile = await lockOwnProfile(tx, accountId, profileId);
  if (!profile) return undefined;
  return tx
    .selectFrom('videos')
    .select(['id', 'fileKey'])
    .where('profileId', '=', profile.id)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/**
 * Removes the video of the account's own profile; it can be restored.
 * @returns the keys of files that are no longer referenced; undefined if there is no such video
 */
export async function removeOwnVideo(
  tx: Transaction<DB>,
  accountId: string,
  profileId: string,
  id: string,
): Promise<string[] | undefined> {
  if (!(await lockOwnVideo(tx, accountId, profileId, id))) return undefined;
  return setVideoAside(tx, profileId);
}

/**
 * Restores the profile's previous video with its renditions and captions; the current
 * one can then be restored in turn. Undefined if it is not the account's, or can no longer be restored.
 */
export async function restoreOwnVideo(
  tx: Transaction<DB>,
  accountId: string,
  profileId: string,
  id: string,
): Promise<VideoRow | undefined> {
  const profile = await lockOwnProfile(tx, accountId, profileId);
  if (!profile) return undefined;
  const removed = await tx
    .selectFrom('videos')
    .select('id')
    .where('id', '=', id)
    .where('profileId', '=', profile.id)
    .where('deletedAt', '>', sql<string>`now() - ${restorableFor}`)
    .executeTakeFirst();
  if (!removed) return undefined;
  await markRemoved(tx, profile.id);
  return tx
    .updateTable('videos')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Marks the profile's video as removed. Removed videos do not count against the storage, so the one removed earlier
 * is deleted. @returns the keys of that one's files
 */
async function setVideoAside(tx: Transaction<DB>, profileId: string): Promise<string[]> {
  const id = await markRemoved(tx, profileId);
  if (!id) return [];
  const older = await tx
    .selectFrom('videos')
    .select(['id', 'fileKey'])
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is not', null)
    .where('id', '<>', id)
    .execute();
  const keys = await Promise.all(older.map((video) => listFileKeys(tx, video)));
  const ids = older.map((video) => video.id);
  if (ids.length > 0) await tx.deleteFrom('videos').where('id', 'in', ids).execute();
  return keys.flat();
}

/** @returns the id of the video that is now marked as removed; undefined if there is none */
async function markRemoved(tx: Transaction<DB>, profileId: string): Promise<string | undefined> {
  const removed = await tx
    .updateTable('videos')
    .set({ deletedAt: sql<string>`clock_timestamp()` })
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed?.id;
}

async function listFileKeys(
  tx: Transaction<DB>,
  { id, fileKey }: Pick<VideoRow, 'id' | 'fileKey'>,
): Promise<string[]> {
  const renditions = await listRenditions(tx, id);
  return [fileKey, ...renditions.map((rendition) => rendition.fileKey)];
}

/** The video, if it is the account's own, or shown to anyone. */
export async function findReadableVideo(
  db: Kysely<DB>,
  id: string,
  accountId: string | undefined,
  admission?: Admission,
): Promise<(VideoRow & { isListed: boolean; isOwn: SqlBool | null }) | undefined> {
  return db
    .selectFrom('videos')
    .innerJoin('profiles', 'profiles.id', 'videos.profileId')
    .selectAll('videos')
    .select([isListed.as('isListed'), isOwnedBy(accountId).as('isOwn')])
    .where('videos.id', '=', id)
    .where('videos.deletedAt', 'is', null)
    .where(isShownTo(accountId, 'video', admission))
    .executeTakeFirst();
}
