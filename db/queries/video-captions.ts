import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DB, VideoCaptions } from '../tables.gen';
import { isOpenProfile, lockOwnProfile } from './profiles';

export type VideoCaptionsRow = Selectable<VideoCaptions>;

/** All of a video's captions but their text. */
export type CaptionsSummary = Pick<VideoCaptionsRow, (typeof summary)[number]>;

const summary = ['language', 'label', 'updatedAt'] as const;

/** What the captions of a video are; undefined where it has none. */
export async function findCaptions(db: Kysely<DB>, videoId: string): Promise<CaptionsSummary | undefined> {
  return db.selectFrom('videoCaptions').select(summary).where('videoId', '=', videoId).executeTakeFirst();
}

/** The captions themselves, where the profile is the account's own, or open to anyone. */
export async function findReadableCaptions(
  db: Kysely<DB>,
  profileId: string,
  videoId: string,
  accountId: string | undefined,
): Promise<VideoCaptionsRow | undefined> {
  return db
    .selectFrom('videoCaptions')
    .innerJoin('profiles', 'profiles.id', 'videoCaptions.profileId')
    .selectAll('videoCaptions')
    .where('videoCaptions.videoId', '=', videoId)
    .where('videoCaptions.profileId', '=', profileId)
    .where((eb) => eb.or([isOpenProfile, ...(accountId ? [eb('profiles.accountId', '=', accountId)] : [])]))
    .executeTakeFirst();
}

type Captions = Omit<Insertable<VideoCaptions>, 'updatedAt'>;

/** Gives the video of the account's own profile these captions. @returns undefined where there is no such video */
export async function replaceOwnCaptions(
  tx: Transaction<DB>,
  accountId: string,
  captions: Captions,
): Promise<CaptionsSummary | undefined> {
  if (!(await lockOwnVideo(tx, accountId, captions))) return undefined;
  const { videoId } = captions;
  await tx.deleteFrom('videoCaptions').where('videoId', '=', videoId).execute();
  return tx.insertInto('videoCaptions').values(captions).returning(summary).executeTakeFirstOrThrow();
}

/** Takes the captions away. @returns false where there are none that are the account's own */
export async function deleteOwnCaptions(
  tx: Transaction<DB>,
  accountId: string,
  video: Pick<Captions, 'profileId' | 'videoId'>,
): Promise<boolean> {
  if (!(await lockOwnVideo(tx, accountId, video))) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('videoCaptions')
    .where('videoId', '=', video.videoId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns whether the account's own profile has this video, which stays as long as the transaction lasts */
async function lockOwnVideo(
  tx: Transaction<DB>,
  accountId: string,
  { profileId, videoId }: Pick<Captions, 'profileId' | 'videoId'>,
): Promise<boolean> {
  const profile = await lockOwnProfile(tx, accountId, profileId);
  if (!profile) return false;
  const video = await tx
    .selectFrom('videos')
    .select('id')
    .where('id', '=', videoId)
    .where('profileId', '=', profile.id)
    .executeTakeFirst();
  return video !== undefined;
}
