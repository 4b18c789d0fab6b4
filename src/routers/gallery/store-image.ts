import { v7 as uuid } from 'uuid';
import { deleteUnusedImage, insertImage } from '../../../db/queries/images';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { notFound } from '../errors';
import type { FileStore, StagedFile } from '../ports';
import { type Context, requireCaller } from '../trpc';
import { type OpenedImage, openImage } from './render-image';

/** More than any rendered image comes to; the original was smaller than this. */
const renderedMaxBytes = 20 * 1024 * 1024;

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
  const image = await openImage(file.path);
  if (!image) return undefined;
  const variants = await keepVariants(ctx.files, image);
  const { width, height } = image;
  const row = { id: uuid(), profileId, width, height, size: variants.at(-1)?.size ?? 0 };
  const placeholder = await image.placeholder();
  const stored = await ctx.db.transaction().execute(async (tx) => {
    const profile = await lockOwnProfile(tx, accountId, profileId);
    if (profile) await insertImage(tx, { ...row, placeholder }, variants);
    return profile !== undefined;
  });
  if (stored) return row.id;
  await Promise.all(variants.map((variant) => ctx.files.remove(variant.fileKey)));
  throw notFound('profile');
}

/** Takes back an image that got no entry. */
export async function discardImage(ctx: Pick<Context, 'db' | 'files'>, id: string): Promise<void> {
  const fileKeys = await ctx.db.transaction().execute((tx) => deleteUnusedImage(tx, id));
  await Promise.all(fileKeys.map((fileKey) => ctx.files.remove(fileKey)));
}

async function keepVariants(files: FileStore, image: OpenedImage) {
  const variants: { width: number; height: number; size: number; fileKey: string }[] = [];
  for (const target of image.widths) {
    const { content, width, height } = image.render(target);
    const file = await files.stage(content, renderedMaxBytes);
    variants.push({ width, height, size: file.size, fileKey: await files.keep(file) });
  }
  return variants;
}
