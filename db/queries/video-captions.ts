import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DB, VideoCaptions } from '../tables.gen';
import { type Admission, isShownTo } from './profiles';
import { lockOwnVideo } from './videos';

export type VideoCaptionsRow = Selectable<VideoCaptions>;

/** All columns but the text. */
export type CaptionsSummary = Pick<VideoCaptionsRow, (typeof summary)[number]>;

const summary = ['language', 'label', 'updatedAt'] as const;

/** A video's captions without their text; undefined if it has none. */
export async function findCaptions(db: Kysely<DB>, videoId: string): Promise<CaptionsSummary | undefined> {
  return db.selectFrom('videoCaptions').select(summary).where('videoId', '=', videoId).executeTakeFirst();
}

/** The captions' text, if the profile is the account's own, or shows the video to anyone. */
export async function findReadableCaptions(
  db: Kysely<DB>,
  profileId: string,
  videoId: string,
  accountId: string | undefined,
  admission?: Admission,
): Promise<VideoCaptionsRow | undefined> {
  return db
    .selectFrom('videoCaptions')
    .innerJoin('profiles', 'profiles.id', 'videoCaptions.profileId')
    .innerJoin('videos', 'videos.id', 'videoCaptions.videoId')
    .selectAll('videoCaptions')
    .where('videoCaptions.videoId', '=', videoId)
    .where('videoCaptions.profileId', '=', profileId)
    .where('videos.deletedAt', 'is', null)
    .where(isShownTo(accountId, 'video', admission))
    .executeTakeFirst();
}

type Captions = Omit<Insertable<VideoCaptions>, 'updatedAt'>;

/** Sets the captions of the account's own video. @returns undefined if there is no such video */
export async function replaceOwnCaptions(
  tx: Transaction<DB>,
  accountId: string,
  captions: Captions,
): Promise<CaptionsSummary | undefined> {
  const { profileId, videoId } = captions;
  if (!(await lockOwnVideo(tx, accountId, profileId, videoId))) return undefined;
  await tx.deleteFrom('videoCaptions').where('videoId', '=', videoId).execute();
  return tx.insertInto('videoCaptions').values(captions).returning(summary).executeTakeFirstOrThrow();
}

/** Deletes the captions. @returns false if the account has no such captions */
export async function deleteOwnCaptions(
  tx: Transaction<DB>,
  accountId: string,
  { profileId, videoId }: Pick<Captions, 'profileId' | 'videoId'>,
): Promise<boolean> {
  if (!(await lockOwnVideo(tx, accountId, profileId, videoId))) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('videoCaptions')
    .where('videoId', '=', videoId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
