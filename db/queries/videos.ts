import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DB, Videos } from '../tables.gen';
import { isOpenProfile } from './profiles';

export type VideoRow = Selectable<Videos>;

/** The profile's video; whether the caller may see the profile is settled before. */
export async function findVideo(db: Kysely<DB>, profileId: string): Promise<VideoRow | undefined> {
  return db.selectFrom('videos').selectAll().where('profileId', '=', profileId).executeTakeFirst();
}

/** Makes this the profile's one video. Needs the profile's lock. @returns the replaced video's file key, too */
export async function replaceVideo(
  tx: Transaction<DB>,
  video: Insertable<Videos>,
): Promise<{ row: VideoRow; replacedFileKey: string | undefined }> {
  const replaced = await tx
    .deleteFrom('videos')
    .where('profileId', '=', video.profileId)
    .returning('fileKey')
    .executeTakeFirst();
  const row = await tx.insertInto('videos').values(video).returningAll().executeTakeFirstOrThrow();
  return { row, replacedFileKey: replaced?.fileKey };
}

/** Deletes the video of the account's own profile. @returns its file key; undefined where there is no such video */
export async function deleteOwnVideo(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  id: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('videos')
    .using('profiles')
    .whereRef('profiles.id', '=', 'videos.profileId')
    .where('profiles.accountId', '=', accountId)
    .where('videos.profileId', '=', profileId)
    .where('videos.id', '=', id)
    .returning('videos.fileKey')
    .executeTakeFirst();
  return deleted?.fileKey;
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
    .where((eb) => eb.or([isOpenProfile, ...(accountId ? [eb('profiles.accountId', '=', accountId)] : [])]))
    .executeTakeFirst();
}
