import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertImage } from '../../../db/queries/images';
import { lockOwnProfile } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { requireLiveSession } from '../auth/require-live-session';
import type { Actor, Context } from '../context';
import { notFound } from '../errors';
import { fairQueue } from '../fair-queue';
import { requireStorage } from '../files/require-storage';
import { deleteUnusedFiles, storeFile } from '../files/store-file';
import { turns } from '../limits/limits';
import type { StagedFile } from '../ports';
import { type ImageForm, type OpenedImage, openImage, placeholderOf } from './render-image';

/** More than any rendered image comes to; the original was smaller than this. */
const renderedMaxBytes = 20 * 1024 * 1024;

const inTurn = fairQueue(turns.images);

interface Variant {
  width: number;
  height: number;
  size: number;
  fileKey: string;
}

interface StoredSizes {
  /** The placeholder is made of it, so that an image that is saved and brought back has the same one. */
  largest: { width: number; height: number; size: number; placeholder: string };
  variants: Variant[];
}

/** What becomes of an uploaded image. */
export interface ImageUse<T> {
  profileId: string;
  /** For an image that was rendered here before, and saved in a zip; a new one if left out. */
  id?: string | undefined;
  form: ImageForm;
  /** Refuses what cannot be added whatever the image is, before it is decoded. */
  checkQuota?(tx: Transaction<DB>): Promise<void>;
  /** Adds the entry that shows the image, in the transaction that holds the profile's lock. */
  addEntry(tx: Transaction<DB>, imageId: string): Promise<T>;
}

/**
 * Stores an uploaded image in all its sizes, with the entry that shows it, in one transaction.
 * @returns the entry; undefined if the file is not an accepted image
 * @throws BusyRefusal if too many images are waiting already
 * @throws NOT_FOUND if the profile is not the caller's; nothing is kept then
 * @throws CONFLICT if the account's storage is full; likewise
 */
export async function storeImage<T>(
  ctx: Pick<Context, 'config' | 'db' | 'files' | 'signal'> & { caller: Actor },
  file: StagedFile,
  { profileId, id: savedId, form, checkQuota, addEntry }: ImageUse<T>,
): Promise<T | undefined> {
  const { accountId } = ctx.caller;
  const lockProfile = async (tx: Transaction<DB>) => {
    if (!(await lockOwnProfile(tx, accountId, profileId))) throw notFound('profile');
  };
  if (checkQuota) {
    await ctx.db.transaction().execute(async (tx) => {
      await lockProfile(tx);
      await checkQuota(tx);
    });
  }
  const render = async () => {
    const image = await openImage(file.path, form, savedId !== undefined);
    return image && (await keepVariants(ctx, accountId, image));
  };
  const rendered = await inTurn(render, { sender: accountId, signal: ctx.signal });
  if (!rendered) return undefined;
  const { largest, variants } = rendered;
  const id = savedId ?? uuid();
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      await requireLiveSession(tx, ctx.caller);
      await lockProfile(tx);
      await insertImage(tx, { id, profileId, ...largest }, variants);
      const entry = await addEntry(tx, id);
      await requireStorage(tx, accountId, ctx.config);
      return entry;
    });
  } catch (error) {
    await deleteUnusedFiles(ctx, keysOf(variants));
    throw error;
  }
}

async function keepVariants(
  ctx: Pick<Context, 'db' | 'files'>,
  accountId: string,
  image: OpenedImage,
): Promise<StoredSizes> {
  const variants: Variant[] = [];
  let placeholder = '';
  try {
    for (const target of image.widths) {
      const { content, ...shape } = image.render(target);
      const file = await ctx.files.stage(content, renderedMaxBytes);
      try {
        if (target === image.width) placeholder = await placeholderOf(file.path, shape);
        variants.push({ ...shape, size: file.size, fileKey: await storeFile(ctx, accountId, file) });
      } finally {
        await ctx.files.discard(file);
      }
    }
  } catch (error) {
    await deleteUnusedFiles(ctx, keysOf(variants));
    throw error;
  }
  const { width, height } = image;
  return { largest: { width, height, size: variants.at(-1)?.size ?? 0, placeholder }, variants };
}

const keysOf = (variants: Variant[]) => variants.map(({ fileKey }) => fileKey);
