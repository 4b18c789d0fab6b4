import type { Transaction } from 'kysely';
import { lockOwnProfile } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { galleryImage } from '../../contracts/sections/gallery-image';
import { notFound } from '../errors';
import { requireStorage } from '../files/require-storage';
import { type ChooseStored, showStoredImage } from '../images/show-stored-image';
import { storeImage } from '../images/store-image';
import type { Clock, StagedFile } from '../ports';
import { sectionHooks } from '../sections/section-hooks';
import { sectionItems } from '../sections/section-items';

const items = sectionItems(galleryImage, 'gallery', sectionHooks.gallery);

const form = { widths: [480, 960, 1920], isSquare: false };

type GalleryContext = Parameters<typeof storeImage>[0];

/** Adds an entry that shows a stored image. @throws NOT_FOUND if the profile is not the caller's */
export const addStoredImage = (ctx: GalleryContext & { clock: Clock }, profileId: string, fields: object) =>
  ctx.db.transaction().execute(async (tx) => {
    if (!(await lockOwnProfile(tx, ctx.caller.accountId, profileId))) throw notFound('profile');
    return galleryImage.item.parse(await items.add(tx, ctx, profileId, fields, ctx.clock.now()));
  });

/** Adds an entry, in the transaction that holds the profile's lock. */
const adding =
  (ctx: GalleryContext, profileId: string, fields: object) => async (tx: Transaction<DB>, imageId: string) =>
    galleryImage.item.parse(
      await items.add(tx, ctx, profileId, { ...fields, imageUrl: `/api/files/${imageId}` }),
    );

/**
 * Stores an uploaded image and adds it to the gallery.
 * @param fields the item's details
 * @param id of the image, a new one if left out
 * @returns the gallery's item; undefined if the file is not an accepted image
 * @throws as `storeImage`; CONFLICT if the gallery is full, or the plan allows no more
 */
export const storeGalleryImage = (
  ctx: GalleryContext,
  profileId: string,
  file: StagedFile,
  fields: object,
  id?: string,
) =>
  storeImage(ctx, file, {
    profileId,
    id,
    form,
    checkQuota: async (tx) => {
      await items.checkQuota(tx, ctx, profileId);
      await requireStorage(tx, ctx.caller.accountId, ctx.config, 1);
    },
    addEntry: adding(ctx, profileId, fields),
  });

/**
 * Adds a stored image to the gallery, which takes no storage.
 * @param fields the item's details
 * @throws as `showStoredImage`; CONFLICT if the gallery is full, or the plan allows no more
 */
export const showInGallery = (ctx: GalleryContext, profileId: string, fields: object, choose: ChooseStored) =>
  showStoredImage(ctx, profileId, choose, adding(ctx, profileId, fields));
