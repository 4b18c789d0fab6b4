import { v7 as uuid } from 'uuid';
import { insertImage } from '../../../db/queries/images';
import { lockOwnProfile } from '../../../db/queries/profiles';
import type { GalleryUploadResult } from '../../contracts/gallery-upload';
import { galleryImage } from '../../contracts/sections/gallery-image';
import { requireLiveSession } from '../auth/require-live-session';
import type { Actor, Context } from '../context';
import { notFound } from '../errors';
import { requireStorage } from '../files/require-storage';
import { giveUpFiles, storeFile } from '../files/store-file';
import { turns } from '../limits/limits';
import type { StagedFile } from '../ports';
import { sectionItems } from '../sections/section-items';
import { takeTurns } from '../take-turns';
import { type OpenedImage, openImage } from './render-image';

/** More than any rendered image comes to; the original was smaller than this. */
const renderedMaxBytes = 20 * 1024 * 1024;

const items = sectionItems(galleryImage, 'gallery');

const inTurn = takeTurns(turns.images);

interface Variant {
  width: number;
  height: number;
  size: number;
  fileKey: string;
}

/**
 * Stores an uploaded image in all its sizes and adds it to the gallery, in one transaction.
 * @param fields the item's details
 * @returns the gallery's item; undefined if the file is not an accepted image
 * @throws BusyRefusal if too many images are waiting already
 * @throws NOT_FOUND if the profile is not the caller's; nothing is kept then
 * @throws CONFLICT if the account's storage or the gallery is full; likewise
 */
export async function storeImage(
  ctx: Pick<Context, 'db' | 'files' | 'signal'> & { caller: Actor },
  profileId: string,
  file: StagedFile,
  fields: object,
): Promise<GalleryUploadResult['images'][number] | undefined> {
  const { accountId } = ctx.caller;
  const render = async () => {
    const image = await openImage(file.path);
    return image && { image, variants: await keepVariants(ctx, accountId, image) };
  };
  const rendered = await inTurn(render, { sender: accountId, signal: ctx.signal });
  if (!rendered) return undefined;
  const { image, variants } = rendered;
  const { width, height, placeholder } = image;
  const row = { id: uuid(), profileId, width, height, placeholder, size: variants.at(-1)?.size ?? 0 };
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      await requireLiveSession(tx, ctx.caller);
      if (!(await lockOwnProfile(tx, accountId, profileId))) throw notFound('profile');
      await insertImage(tx, row, variants);
      await requireStorage(tx, accountId);
      const imageUrl = `/api/files/${row.id}`;
      return galleryImage.item.parse(await items.add(tx, profileId, { ...fields, imageUrl }));
    });
  } catch (error) {
    await giveUpFiles(ctx, keysOf(variants));
    throw error;
  }
}

async function keepVariants(
  ctx: Pick<Context, 'db' | 'files'>,
  accountId: string,
  image: OpenedImage,
): Promise<Variant[]> {
  const variants: Variant[] = [];
  try {
    for (const target of image.widths) {
      const { content, width, height } = image.render(target);
      const file = await ctx.files.stage(content, renderedMaxBytes);
      variants.push({ width, height, size: file.size, fileKey: await storeStaged(ctx, accountId, file) });
    }
  } catch (error) {
    await giveUpFiles(ctx, keysOf(variants));
    throw error;
  }
  return variants;
}

async function storeStaged(ctx: Pick<Context, 'db' | 'files'>, accountId: string, file: StagedFile) {
  try {
    return await storeFile(ctx, accountId, file);
  } finally {
    await ctx.files.discard(file);
  }
}

const keysOf = (variants: Variant[]) => variants.map(({ fileKey }) => fileKey);
