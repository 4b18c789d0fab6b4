import { type Kysely, type SqlBool, sql } from 'kysely';
import { type Admission, isOwnedBy, isShownTo } from '../queries/profiles';
import type { DB } from '../tables.gen';

/**
 * The entries that show a testimonial, as they stand in the database now, each with its signature; only those that the
 * account (none for a stranger) may see.
 */
export async function listShownTestimonials(
  db: Kysely<DB>,
  requestId: string,
  accountId: string | undefined,
  admission?: Admission,
) {
  return (
    db
      .selectFrom('testimonials')
      .innerJoin('profiles', 'profiles.id', 'testimonials.profileId')
      .innerJoin('testimonialVersions as version', 'version.id', 'testimonials.versionId')
      .innerJoin('testimonialRequests as request', 'request.id', 'version.requestId')
      .select([
        'testimonials.name',
        'testimonials.role',
        'testimonials.company',
        'testimonials.content',
        'testimonials.rating',
        'testimonials.date',
        'testimonials.location',
        'testimonials.imageId',
        'version.id as versionId',
        'version.requestId',
        'version.ownerName',
        'version.signedAt',
        'version.keyId',
        'version.signature',
        'version.email',
        'version.namesDomain',
        'request.givenTo as profileId',
        // Of the page that shows it.
        'profiles.id as shownOn',
      ])
      // A copy for one employer is not named to the readers of another page.
      .select(sql<string | null>`case when profiles.visibility = 'public' then profile_slug end`.as('slug'))
      .where('testimonials.requestId', '=', requestId)
      .where('testimonials.deletedAt', 'is', null)
      .where(isShownTo(accountId, 'testimonials', admission))
      .where(sql<SqlBool>`(testimonials.is_public or ${isOwnedBy(accountId)})`)
      .orderBy(sql`testimonials.profile_id = request.profile_id`, 'desc')
      .orderBy('testimonials.id')
      .execute()
  );
}

/** Whether a testimonial existed and was taken back, on a page that the account may read. */
export async function wasTaken(
  db: Kysely<DB>,
  requestId: string,
  accountId: string | undefined,
  admission?: Admission,
): Promise<boolean> {
  const { rows } = await sql`
    select from testimonial_requests as request
    join profiles on profiles.id = request.profile_id
    where request.id = ${requestId} and request.confirmed_at is not null
      and ${isShownTo(accountId, 'testimonials', admission)}
      and not exists (select from testimonials where request_id = request.id and deleted_at is null)
      and (request.withdrawn_at is not null
        or exists (select from testimonial_versions where request_id = request.id and state = 'approved'))
  `.execute(db);
  return rows.length > 0;
}
