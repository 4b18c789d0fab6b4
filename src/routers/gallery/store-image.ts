import { v7 as uuid } from 'uuid';
import { deleteUnusedImage, deleteUnusedImages, insertImage } from '../../../db/queries/images';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { notFound } from '../errors';
import type { FileStore, StagedFile } from '../ports';
import { takeTurns } from '../take-turns';
import { type Context, requireCaller } from '../trpc';
import { type OpenedImage, openImage } from './render-image';

/** More than any rendered image comes to; the original was smaller than this. */
const renderedMaxBytes = 20 * 1024 * 1024;

// A large image fills some 160 MB of memory while it is decoded.
const inTurn = takeTurns(2);

interface Variant {
  width: number;
  height: number;
  size: number;
  fileKey: string;
}

/**
 * Stores an uploaded image in all its sizes; its entry in the gallery is made by the caller.
 * @returns the image's id; undefined where the file is no image that is taken
 * @throws NOT_FOUND where the profile is not the caller's; nothing is kept then
 */
export async function storeImage(
  ctx: Pick<Context, 'db' | 'files' | 'caller'>,
  profileId: string,
  file: StagedFile,
): Promise<string | undefined> {
  const { accountId } = requireCaller(ctx);
  const rendered = await inTurn(async () => {
    const image = await openImage(file.path);
    return image && { image, variants: await keepVariants(ctx.files, image) };
  });
  if (!rendered) return undefined;
  const { image, variants } = rendered;
  const { width, height, placeholder } = image;
  const row = { id: uuid(), profileId, width, height, placeholder, size: variants.at(-1)?.size ?? 0 };
  const stored = await ctx.db.transaction().execute(async (tx) => {
    const profile = await lockOwnProfile(tx, accountId, profileId);
    if (profile) await insertImage(tx, row, variants);
    return profile !== undefined;
  });
  if (stored) return row.id;
  await removeFiles(ctx.files, variants);
  throw notFound('profile');
}

/** Takes back an image that got no entry. */
export async function discardImage(ctx: Pick<Context, 'db' | 'files'>, id: string): Promise<void> {
  const fileKeys = await ctx.db.transaction().execute((tx) => deleteUnusedImage(tx, id));
  await Promise.all(fileKeys.map((fileKey) => ctx.files.remove(fileKey)));
}

/** Deletes images that no entry has shown for an hour: their rows first, so that no row names a file that is gone. */
export async function purgeImages(ctx: Pick<Context, 'db' | 'files'>): Promise<void> {
  const fileKeys = await ctx.db.transaction().execute(deleteUnusedImages);
  for (const fileKey of fileKeys) await ctx.files.remove(fileKey);
}

async function keepVariants(files: FileStore, image: OpenedImage): Promise<Variant[]> {
  const variants: Variant[] = [];
  try {
    for (const target of image.widths) {
      const { content, width, height } = image.render(target);
      const file = await files.stage(content, renderedMaxBytes);
      variants.push({ width, height, size: file.size, fileKey: await files.keep(file) });
    }
  } catch (error) {
    await removeFiles(files, variants);
    throw error;
  }
  return variants;
}

const removeFiles = (files: FileStore, variants: Variant[]) =>
  Promise.all(variants.map(({ fileKey }) => files.remove(fileKey)));
