import { v7 as uuid } from 'uuid';
import { deleteUnusedImage, insertImage } from '../../../db/queries/images';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { requireLiveSession } from '../auth/require-live-session';
import { notFound } from '../errors';
import { requireStorage } from '../files/require-storage';
import { giveUpFiles, storeFile } from '../files/store-file';
import { deleteUnkept } from '../files/sweep-files';
import { turns } from '../limits/limits';
import type { StagedFile } from '../ports';
import { takeTurns } from '../take-turns';
import { type Context, requireCaller } from '../trpc';
import { type OpenedImage, openImage } from './render-image';

/** More than any rendered image comes to; the original was smaller than this. */
const renderedMaxBytes = 20 * 1024 * 1024;

const inTurn = takeTurns(turns.images);

interface Variant {
  width: number;
  height: number;
  size: number;
  fileKey: string;
}

/**
 * Stores an uploaded image in all its sizes; its entry in the gallery is made by the caller.
 * @returns the image's id; undefined where the file is no image that is taken
 * @throws BusyRefusal where too many images wait already
 * @throws NOT_FOUND where the profile is not the caller's; nothing is kept then
 * @throws CONFLICT where the account's plan has no storage left for it; likewise
 */
export async function storeImage(
  ctx: Pick<Context, 'db' | 'files' | 'caller' | 'signal'>,
  profileId: string,
  file: StagedFile,
): Promise<string | undefined> {
  const caller = requireCaller(ctx);
  const { accountId } = caller;
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
    await ctx.db.transaction().execute(async (tx) => {
      await requireLiveSession(tx, caller);
      if (!(await lockOwnProfile(tx, accountId, profileId))) throw notFound('profile');
      await insertImage(tx, row, variants);
      await requireStorage(tx, accountId);
    });
    return row.id;
  } catch (error) {
    await giveUpFiles(ctx, keysOf(variants));
    throw error;
  }
}

/** Takes back an image that got no entry. */
export async function discardImage(ctx: Pick<Context, 'db' | 'files'>, id: string): Promise<void> {
  const fileKeys = await ctx.db.transaction().execute((tx) => deleteUnusedImage(tx, id));
  await deleteUnkept(ctx, fileKeys);
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
