import { CamelCasePlugin, type Kysely, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isReadableBy } from './queries/profiles';
import type { SectionTable } from './sections';
import type { DB, ProfileVisibility } from './tables.gen';

/** The items of a section that anyone may see belong to the profile of the outer query. */
const isOpen = sql<SqlBool>`is_public and deleted_at is null and profile_id = profiles.id`;

const holdsOpen = (table: Exclude<SectionTable, 'employerContacts'>) =>
  sql<SqlBool>`exists (select from ${sql.table(table)} where ${isOpen})`;

/** Whether the page of the outer query's profile says whose it is. */
export const hasName = sql<boolean>`(btrim(profiles.display_name) <> '')`;

/** Whether a stranger finds anything on the page of the outer query's profile. */
export const hasContent = sql<boolean>`(
  ${holdsOpen('workExperience')} or ${holdsOpen('skills')} or ${holdsOpen('education')}
  or ${holdsOpen('certifications')} or ${holdsOpen('facts')} or ${holdsOpen('testimonials')}
  or ${holdsOpen('gallery')} or ${holdsOpen('contacts')} or ${holdsOpen('addresses')}
  or exists (select from cvs where ${isOpen})
  or exists (select from videos where profile_id = profiles.id and deleted_at is null)
)`;

/**
 * How far the page of the outer query's profile may be found. What its owner has chosen, but that a page without a name
 * or without anything on it is unlisted. Page, site map and dashboard all ask here.
 */
export const shownVisibility = sql<ProfileVisibility>`(
  case when profiles.visibility = 'public' and not (${hasName} and ${hasContent})
  then 'unlisted' else profiles.visibility end
)`;

/** What a request for a public page needs to know before anything is read or made. */
export interface PublicProfile {
  id: string;
  slug: string;
  /** As it holds, see `shownVisibility`. */
  visibility: ProfileVisibility;
  /** Raised by the database at every write to what the page shows. */
  publicVersion: number;
  /** Whether the one who asks owns the profile. */
  isOwn: boolean;
}

/**
 * The profile behind a slug, by one small query.
 * @param accountId who asks; undefined for a stranger
 * @returns undefined if there is none, or where it is somebody else's and not open to anyone
 */
export async function findPublicProfile(
  db: Kysely<DB>,
  slug: string,
  accountId?: string,
): Promise<PublicProfile | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select(['id', 'profileSlug as slug', 'publicVersion', 'accountId', shownVisibility.as('visibility')])
    .where('profileSlug', '=', slug)
    .where(isReadableBy(accountId))
    .executeTakeFirst();
  if (!row) return undefined;
  const { accountId: owner, ...profile } = row;
  return { ...profile, isOwn: owner === accountId };
}

/** All that a stranger may see of a profile. */
export type PublicPortfolio = NonNullable<Awaited<ReturnType<typeof readPublicPortfolio>>>;

/** An item of one section, as far as a stranger may see it. */
export type PublicItem<S extends Exclude<SectionTable, 'employerContacts'>> = PublicPortfolio[S][number];

/**
 * The public part of a profile: its public items in the owner's order, the CV that was chosen last of
 * the public ones, and the video, by one
 * statement, so that all of it is of one moment. Whether the asker may see the profile at all is for
 * `findPublicProfile` to say.
 *
 * Every column is named here, so that a column that is added to a table stays private until somebody lists it.
 */
export async function readPublicPortfolio(db: Kysely<DB>, profileId: string) {
  return (
    db
      .withoutPlugins()
      // The keys of the aggregated rows are column names too; no key of a column that is `jsonb` itself has two words.
      .withPlugin(new CamelCasePlugin())
      .selectFrom('profiles')
      .where('profiles.id', '=', profileId)
      .select([
        'profiles.id',
        'profileSlug',
        shownVisibility.as('visibility'),
        'displayName',
        'jobTitle',
        'profiles.location',
        'bio',
      ])
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('facts')
            .select(['id', 'fact', 'emoji'])
            .where(isOpen)
            .orderBy('sortOrder')
            .orderBy('id'),
        ).as('facts'),
        jsonArrayFrom(
          eb
            .selectFrom('gallery')
            .select(['id', 'imageUrl', 'caption', 'category', 'metadata', 'width', 'height', 'placeholder'])
            .where(isOpen)
            .orderBy('sortOrder')
            .orderBy('id'),
        ).as('gallery'),
        jsonArrayFrom(
          eb
            .selectFrom('testimonials')
            .select(['id', 'name', 'role', 'company', 'content', 'rating', 'date', 'location'])
            .where(isOpen)
            .orderBy('sortOrder')
            .orderBy('id'),
        ).as('testimonials'),
        jsonArrayFrom(
          eb
            .selectFrom('skills')
            .select([
              'id',
              'name',
              'category',
              'proficiency',
              'yearsOfExperience',
              'isHighlighted',
              'description',
              'certifications',
              'projects',
            ])
            .where(isOpen)
            .orderBy('sortOrder')
            .orderBy('id'),
        ).as('skills'),
        jsonArrayFrom(
          eb
            .selectFrom('workExperience')
            .select([
              'id',
              'company',
              'position',
              'location',
              'startDate',
              'endDate',
              'isCurrent',
              'description',
              'achievements',
              'technologies',
              'industry',
              'companySize',
              'employmentType',
            ])
            .where(isOpen)
            .orderBy('sortOrder')
            .orderBy('id'),
        ).as('workExperience'),
        jsonArrayFrom(
          eb
            .selectFrom('education')
            .select([
              'id',
              'institution',
              'degree',
              'fieldOfStudy',
              'location',
              'startDate',
              'endDate',
              'isCurrent',
              'gpa',
              'honors',
              'description',
              'activities',
              'relevantCoursework',
              'achievements',
            ])
            .where(isOpen)
            .orderBy('sortOrder')
            .orderBy('id'),
        ).as('education'),
        jsonArrayFrom(
          eb
            .selectFrom('certifications')
            .select([
              'id',
              'name',
              'issuer',
              'issueDate',
              'expiryDate',
              'credentialId',
              'credentialUrl',
              'category',
              'level',
              'description',
              'skills',
              'isVerified',
              'isHighlighted',
            ])
            .where(isOpen)
            .orderBy('sortOrder')
            .orderBy('id'),
        ).as('certifications'),
        jsonArrayFrom(
          eb
            .selectFrom('contacts')
            .select(['id', 'type', 'label', 'value', 'isPrimary', 'description'])
            .where(isOpen)
            .orderBy('sortOrder')
            .orderBy('id'),
        ).as('contacts'),
        jsonArrayFrom(
          eb
            .selectFrom('addresses')
            .select([
              'id',
              'type',
              'label',
              'street',
              'city',
              'state',
              'postalCode',
              'country',
              'isPrimary',
              'description',
            ])
            .where(isOpen)
            .orderBy('sortOrder')
            .orderBy('id'),
        ).as('addresses'),
        jsonObjectFrom(
          eb
            .selectFrom('cvs')
            .select(['id', 'filename', 'size', 'contentType', 'uploadedAt'])
            .where(isOpen)
            .orderBy('chosenAt', 'desc')
            .orderBy('id', 'desc')
            .limit(1),
        ).as('cv'),
        jsonObjectFrom(
          eb
            .selectFrom('videos')
            .select(['id', 'contentType', 'durationMs', 'width', 'height'])
            .select((video) => [
              jsonArrayFrom(
                video
                  .selectFrom('videoRenditions')
                  .select('kind')
                  .whereRef('videoRenditions.videoId', '=', 'videos.id'),
              ).as('renditions'),
              jsonObjectFrom(
                video
                  .selectFrom('videoCaptions')
                  .select(['language', 'label'])
                  .whereRef('videoCaptions.videoId', '=', 'videos.id'),
              ).as('captions'),
            ])
            .whereRef('profileId', '=', 'profiles.id')
            .where('deletedAt', 'is', null),
        ).as('video'),
      ])
      .executeTakeFirst()
  );
}
