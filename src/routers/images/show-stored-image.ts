import type { Transaction } from 'kysely';
import { lockOwnProfile } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { requireLiveSession } from '../auth/require-live-session';
import type { Actor, Context } from '../context';
import { notFound } from '../errors';

/** A stored image to show; or `shown` if an entry shows it already, `missing` if it is not stored. */
export type StoredChoice = { imageId: string } | 'shown' | 'missing';

/** Chooses a stored image, in the transaction that holds the profile's lock. */
export type ChooseStored = (tx: Transaction<DB>) => Promise<StoredChoice>;

/**
 * Adds an entry that shows a stored image.
 * @returns the entry; or why there is none
 * @throws NOT_FOUND if the profile is not the caller's
 */
export async function showStoredImage<T>(
  { db, caller }: Pick<Context, 'db'> & { caller: Actor },
  profileId: string,
  choose: ChooseStored,
  addEntry: (tx: Transaction<DB>, imageId: string) => Promise<T>,
): Promise<{ entry: T } | 'shown' | 'missing'> {
  return db.transaction().execute(async (tx) => {
    await requireLiveSession(tx, caller);
    if (!(await lockOwnProfile(tx, caller.accountId, profileId))) throw notFound('profile');
    const choice = await choose(tx);
    return typeof choice === 'string' ? choice : { entry: await addEntry(tx, choice.imageId) };
  });
}
