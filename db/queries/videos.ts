import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import { keptInBin } from '../retention';
import type { DB, Videos } from '../tables.gen';
import { type Admission, isListed, isOwnedBy, isShownTo, lockOwnProfile } from './profiles';

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

/** Makes this the profile's only video; the previous one goes to the bin. Needs the profile's lock. */
export async function replaceVideo(tx: Transaction<DB>, video: Insertable<Videos>): Promise<VideoRow> {
  await moveToBin(tx, video.profileId);
  return tx.insertInto('videos').values(video).returningAll().executeTakeFirstOrThrow();
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

/** Moves the video of the account's own profile to the bin. @returns whether there is such a video */
export async function removeOwnVideo(
  tx: Transaction<DB>,
  accountId: string,
  profileId: string,
  id: string,
): Promise<boolean> {
  if (!(await lockOwnVideo(tx, accountId, profileId, id))) return false;
  await moveToBin(tx, profileId);
  return true;
}

/**
 * Restores a video from the bin with its renditions and captions;
 * the current one goes there in turn. Undefined if it is not the account's, or can no longer be restored.
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
    .where('deletedAt', '>', sql<string>`now() - ${keptInBin}`)
    .executeTakeFirst();
  if (!removed) return undefined;
  await moveToBin(tx, profile.id);
  return tx
    .updateTable('videos')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

async function moveToBin(tx: Transaction<DB>, profileId: string): Promise<void> {
  await tx
    .updateTable('videos')
    .set({ deletedAt: sql<string>`clock_timestamp()` })
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .execute();
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
