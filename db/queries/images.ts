import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Images, ImageVariants } from '../tables.gen';
import { type Admission, isHidden, isListed, isOpenThrough, isOwnedBy } from './profiles';

export type ImageVariantRow = Selectable<ImageVariants>;

/** Adds an image with its stored sizes. */
export async function insertImage(
  tx: Transaction<DB>,
  image: Insertable<Images>,
  variants: Omit<Insertable<ImageVariants>, 'imageId'>[],
): Promise<void> {
  await tx.insertInto('images').values(image).execute();
  const rows = variants.map((variant) => ({ ...variant, imageId: image.id }));
  await tx.insertInto('imageVariants').values(rows).execute();
}

/** The gallery's entries that show any of these images, without removed ones. */
export async function listEntriesThatShow(db: Kysely<DB>, profileId: string, imageIds: string[]) {
  return db
    .selectFrom('gallery')
    .select(['imageId', 'caption', 'category', 'metadata', 'isPublic'])
    .where('profileId', '=', profileId)
    .where('deletedAt', 'is', null)
    .where('imageId', '=', sql<string>`any(${imageIds}::uuid[])`)
    .execute();
}

/**
 * Those of these images that the profile stores, in their order, whether anything shows them or not. They stay until the
 * transaction ends: the sweep of unused images leaves them alone, or has deleted them before they are looked for.
 */
export async function holdStoredImages(
  tx: Transaction<DB>,
  profileId: string,
  ids: string[],
): Promise<Pick<Selectable<Images>, 'id' | 'width' | 'height'>[]> {
  return tx
    .selectFrom('images')
    .select(['id', 'width', 'height'])
    .where('profileId', '=', profileId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .forKeyShare()
    .execute();
}

/** A stored size of an image. */
type ReadableImage = ImageVariantRow & { isListed: boolean };

/** An image in its smallest stored size of at least `width` pixels, or in its largest one. */
export interface WantedImage {
  id: string;
  width: number;
}

/**
 * The stored files of images, in one query however many there are. Found if the account owns the image, or a profile
 * that is open to anyone shows it, in a public entry or as its portrait or that of a testimonial's author.
 * @returns an answer to each; undefined for one that is not found
 */
export async function findReadableImages(
  db: Kysely<DB>,
  wanted: WantedImage[],
  accountId: string | undefined,
  admission?: Admission,
): Promise<(ReadableImage | undefined)[]> {
  const shown = sql`select from gallery where image_id = images.id and is_public and deleted_at is null`;
  const portrait = sql`select from portraits where portraits.id = images.id and deleted_at is null`;
  // Of a copied portfolio, the photo belongs to the one that it was copied from.
  const author = sql`
    select from testimonials join profiles on profiles.id = testimonials.profile_id
    where image_id = images.id and is_public and testimonials.deleted_at is null
      and ${isOpenThrough(admission, 'testimonials')} and not ${isHidden('testimonials')}`;
  const { rows } = await sql<ReadableImage & { position: number }>`
    select wanted.position, ${isListed} as is_listed, variants.*
    from unnest(${wanted.map(({ id }) => id)}::uuid[], ${wanted.map(({ width }) => width)}::integer[])
      with ordinality as wanted (id, width, position)
    join images on images.id = wanted.id
    join profiles on profiles.id = images.profile_id
    cross join lateral (
      select * from image_variants where image_id = images.id
      order by width < wanted.width, abs(width - wanted.width)
      limit 1) as variants
    where ${isOwnedBy(accountId)}
      or ${isOpenThrough(admission, 'gallery')} and exists (${shown}) and not ${isHidden('gallery')}
      or exists (${author})
      or ${isOpenThrough(admission, 'portrait')} and exists (${portrait})`.execute(db);
  const answers: (ReadableImage | undefined)[] = wanted.map(() => undefined);
  for (const { position, ...image } of rows) answers[position - 1] = image;
  return answers;
}

/** One image, as `findReadableImages` finds it. */
export async function findReadableImage(
  db: Kysely<DB>,
  id: string,
  width: number,
  accountId: string | undefined,
  admission?: Admission,
): Promise<ReadableImage | undefined> {
  const [image] = await findReadableImages(db, [{ id, width }], accountId, admission);
  return image;
}

/** An image in its largest stored size, or the smallest; whoever asks may see it. */
export async function findImageFile(
  db: Kysely<DB>,
  id: string,
  size: 'largest' | 'smallest',
): Promise<ImageVariantRow | undefined> {
  return db
    .selectFrom('imageVariants')
    .selectAll()
    .where('imageId', '=', id)
    .orderBy('width', size === 'largest' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
}

const mostAtOnce = 500;

/**
 * Deletes images that no entry and no portrait shows, not counting removed ones that can still be restored. Images that
 * never were shown are kept for an hour.
 */
export async function deleteUnusedImages(tx: Transaction<DB>): Promise<void> {
  const unused = await tx
    .selectFrom('images')
    .select('id')
    .where((eb) =>
      eb.or([eb('wasShown', '=', true), eb('createdAt', '<', sql<string>`now() - interval '1 hour'`)]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('gallery').select('gallery.id').whereRef('gallery.imageId', '=', 'images.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('portraits').select('portraits.id').whereRef('portraits.id', '=', 'images.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('testimonialVersions')
            .select('testimonialVersions.id')
            .whereRef('testimonialVersions.imageId', '=', 'images.id'),
        ),
      ),
    )
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  if (unused.length === 0) return;
  const ids = unused.map(({ id }) => id);
  await tx.deleteFrom('images').where('id', 'in', ids).execute();
}

/**
 * The entries of the account's own gallery in order, each with the file of its largest stored size.
 * @param ids of the entries; undefined for all
 */
export async function listImageFiles(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
  ids: string[] | undefined,
) {
  return db
    .selectFrom('gallery')
    .innerJoin('profiles', 'profiles.id', 'gallery.profileId')
    .innerJoin('images', 'images.id', 'gallery.imageId')
    .innerJoin('imageVariants', (join) =>
      join.onRef('imageVariants.imageId', '=', 'images.id').onRef('imageVariants.width', '=', 'images.width'),
    )
    .select([
      'gallery.id',
      'gallery.caption',
      'gallery.createdAt',
      'imageVariants.fileKey',
      'imageVariants.size',
    ])
    .where('gallery.profileId', '=', profileId)
    .where('profiles.accountId', '=', accountId)
    .where('gallery.deletedAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('gallery.id', 'in', ids ?? []))
    .orderBy('gallery.sortOrder')
    .orderBy('gallery.id')
    .execute();
}
