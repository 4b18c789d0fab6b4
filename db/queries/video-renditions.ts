import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Instant } from '../column-types';
import type { DB, VideoPreparation, VideoRenditionKind, VideoRenditions } from '../tables.gen';
import { type Admission, isListed, isShownTo } from './profiles';

export type VideoRenditionRow = Selectable<VideoRenditions>;

/** The renditions of a video. */
export async function listRenditions(db: Kysely<DB>, videoId: string): Promise<VideoRenditionRow[]> {
  return db.selectFrom('videoRenditions').selectAll().where('videoId', '=', videoId).execute();
}

/** A rendition, if the video is the account's own, or shown to anyone. */
export async function findReadableRendition(
  db: Kysely<DB>,
  videoId: string,
  kind: VideoRenditionKind,
  accountId: string | undefined,
  admission?: Admission,
): Promise<(VideoRenditionRow & { isListed: boolean }) | undefined> {
  return db
    .selectFrom('videoRenditions')
    .innerJoin('videos', 'videos.id', 'videoRenditions.videoId')
    .innerJoin('profiles', 'profiles.id', 'videos.profileId')
    .selectAll('videoRenditions')
    .select(isListed.as('isListed'))
    .where('videoRenditions.videoId', '=', videoId)
    .where('videos.deletedAt', 'is', null)
    .where('videoRenditions.kind', '=', kind)
    .where(isShownTo(accountId, 'video', admission))
    .executeTakeFirst();
}

/** A video that is to be prepared, and its account. */
export interface UnpreparedVideo {
  id: string;
  fileKey: string;
  contentType: string;
  durationMs: number | null;
  accountId: string;
}

/** The video, as long as it is current and not prepared. */
export async function findUnpreparedVideo(db: Kysely<DB>, id: string): Promise<UnpreparedVideo | undefined> {
  return db
    .selectFrom('videos')
    .innerJoin('profiles', 'profiles.id', 'videos.profileId')
    .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
    .select([
      'videos.id',
      'videos.fileKey',
      'videos.contentType',
      'videos.durationMs',
      'accounts.id as accountId',
    ])
    .where('videos.id', '=', id)
    .where('videos.deletedAt', 'is', null)
    .where('videos.preparation', 'in', ['pending', 'unavailable'])
    .executeTakeFirst();
}

/** The videos without a pending job: ffmpeg was missing, or the job was lost. */
export async function listForgottenVideos(db: Kysely<DB>): Promise<{ videoId: string; accountId: string }[]> {
  return db
    .selectFrom('videos')
    .innerJoin('profiles', 'profiles.id', 'videos.profileId')
    .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
    .select(['videos.id as videoId', 'accounts.id as accountId'])
    .where('videos.deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('preparation', '=', 'unavailable'),
        eb.and([
          eb('preparation', '=', 'pending'),
          eb('uploadedAt', '<', sql<Instant>`now() - interval '1 hour'`),
        ]),
      ]),
    )
    .execute();
}

/**
 * Records the result of a preparation.
 * @returns false if the video was removed, or another process was faster; nothing is written then
 */
export async function finishPreparation(
  tx: Transaction<DB>,
  videoId: string,
  preparation: Exclude<VideoPreparation, 'pending'>,
  renditions: Omit<Insertable<VideoRenditions>, 'videoId'>[] = [],
): Promise<boolean> {
  // Locks the profile first, like an upload: the opposite order could deadlock.
  await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('videos').select('profileId').where('id', '=', videoId))
    .forUpdate()
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('videos')
    .set({ preparation })
    .where('id', '=', videoId)
    .where('deletedAt', 'is', null)
    .where('preparation', 'in', ['pending', 'unavailable'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const rows = renditions.map((rendition) => ({ ...rendition, videoId }));
  if (rows.length > 0) await tx.insertInto('videoRenditions').values(rows).execute();
  return true;
}
