import type { Transaction } from 'kysely';
import { nextVersion } from '../next-version';
import type { DB } from '../tables.gen';
import type { TestimonialVersionRow } from './versions';

/**
 * Shows this version in every entry of the testimonial, which keep their places and whether they are public.
 * @returns whether there is one on the profile that it was given to
 */
export async function setShownVersion(
  tx: Transaction<DB>,
  profileId: string,
  version: TestimonialVersionRow,
): Promise<boolean> {
  const { id: versionId, requestId, imageId, name, role, company, content, rating, date, location } = version;
  const changed = await tx
    .updateTable('testimonials')
    .set({ versionId, imageId, name, role, company, content, rating, date, location })
    .set({ updatedAt: nextVersion })
    .where('requestId', '=', requestId)
    .where('deletedAt', 'is', null)
    .returning('profileId')
    .execute();
  return changed.some((entry) => entry.profileId === profileId);
}

/** Deletes removed entries of a testimonial, which could be restored beside a new one otherwise. */
export async function deleteSetAsideEntries(tx: Transaction<DB>, requestId: string): Promise<void> {
  await tx
    .deleteFrom('testimonials')
    .where('requestId', '=', requestId)
    .where('deletedAt', 'is not', null)
    .execute();
}
