import { sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';

/**
 * Keeps the account's testimonials where they can be decided about and withdrawn: one whose portfolio was deleted moves,
 * with its photos, to the oldest of the others that show it, and back once the portfolio that it was given to is back.
 * Needs the locks of the portfolios that were deleted or brought back.
 */
export async function settleRequests(tx: Transaction<DB>, accountId: string): Promise<void> {
  const moved = await moveRequests(tx, accountId);
  if (moved.length > 0) await movePhotos(tx, moved);
}

/** @returns the ids of those that moved */
async function moveRequests(tx: Transaction<DB>, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with homes as (
      select request.id, home.id as profile_id
      from testimonial_requests as request
      join profiles as current on current.id = request.profile_id
      cross join lateral (
        select profiles.id from profiles
        left join testimonials as entry on entry.profile_id = profiles.id and entry.request_id = request.id
        where profiles.account_id = ${accountId} and (profiles.id = request.given_to or entry.id is not null)
        order by profiles.id = request.given_to desc, entry.deleted_at is null desc, profiles.created_at, profiles.id
        limit 1
      ) as home
      where ${accountId} in (current.account_id, current.removed_from)
        and home.id <> current.id
        and (current.removed_at is not null or home.id = request.given_to)
    )
    update testimonial_requests as request set profile_id = homes.profile_id
    from homes where homes.id = request.id
    returning request.id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function movePhotos(tx: Transaction<DB>, requestIds: string[]): Promise<void> {
  await sql`
    update images set profile_id = request.profile_id
    from testimonial_versions as version join testimonial_requests as request on request.id = version.request_id
    where images.id = version.image_id and request.id = any(${requestIds}::uuid[])`.execute(tx);
  // Whether a file is set aside depends on the profile of its image.
  await sql`
    select settle_files(array(
      select distinct file_key from image_variants
      join testimonial_versions as version on version.image_id = image_variants.image_id
      where version.request_id = any(${requestIds}::uuid[])
    ))`.execute(tx);
}
