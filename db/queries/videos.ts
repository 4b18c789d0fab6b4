import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DB, Videos } from '../tables.gen';
import { isReadableBy, lockOwnProfile } from './profiles';
import { listRenditions } from './video-renditions';

export type VideoRow = Selectable<Videos>;

/** The profile's video; whether the caller may see the profile is settled before. */
export async function findVideo(db: Kysely<DB>, profileId: string): Promise<VideoRow | undefined> {
  return db.selectFrom('videos').selectAll().where('profileId', '=', profileId).executeTakeFirst();
}

/** Makes this the profile's one video. Needs the profile's lock. @returns the keys of the replaced one's files, too */
export async function replaceVideo(
  tx: Transaction<DB>,
  video: Insertable<Videos>,
): Promise<{ row: VideoRow; replacedFileKeys: string[] }> {
  const replaced = await tx
    .selectFrom('videos')
    .select(['id', 'fileKey'])
    .where('profileId', '=', video.profileId)
    .executeTakeFirst();
  const replacedFileKeys = replaced ? await listFileKeys(tx, replaced) : [];
  await tx.deleteFrom('videos').where('profileId', '=', video.profileId).execute();
  const row = await tx.insertInto('videos').values(video).returningAll().executeTakeFirstOrThrow();
  return { row, replacedFileKeys };
}

/**
 * The video of the account's own profile, which stays as long as the transaction lasts; undefined where there is no
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
    .executeTakeFirst();
}

/**
 * Deletes the video of the account's own profile with all that was made of it.
 * @returns the keys of its files; undefined where there is no such video
 */
export async function deleteOwnVideo(
  tx: Transaction<DB>,
  accountId: string,
  profileId: string,
  id: string,
): Promise<string[] | undefined> {
  const video = await lockOwnVideo(tx, accountId, profileId, id);
  if (!video) return undefined;
  const fileKeys = await listFileKeys(tx, video);
  await tx.deleteFrom('videos').where('id', '=', id).execute();
  return fileKeys;
}

async function listFileKeys(
  tx: Transaction<DB>,
  { id, fileKey }: Pick<VideoRow, 'id' | 'fileKey'>,
): Promise<string[]> {
  const renditions = await listRenditions(tx, id);
  return [fileKey, ...renditions.map((rendition) => rendition.fileKey)];
}

/** The video, where it is the account's own, or of a profile that is open to anyone. */
export async function findReadableVideo(
  db: Kysely<DB>,
  id: string,
  accountId: string | undefined,
): Promise<VideoRow | undefined> {
  return db
    .selectFrom('videos')
    .innerJoin('profiles', 'profiles.id', 'videos.profileId')
    .selectAll('videos')
    .where('videos.id', '=', id)
    .where(isReadableBy(accountId))
    .executeTakeFirst();
}
