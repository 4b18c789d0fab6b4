import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { findReadableImages, type ImageVariantRow } from '../../../db/queries/images';
import type { Admission } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { FileMissingError, type FileStore } from '../../routers/ports';

interface Sources {
  db: Kysely<DB>;
  files: FileStore;
}

/** Stored images as JPEG; undefined where one is gone, or the account may not see it. @param urls as in the profile */
export type ReadPictures = (
  urls: string[],
  accountId?: string,
  admission?: Admission,
) => Promise<(Buffer | undefined)[]>;

const folder = '/api/files/';
/** The stored width that is printed: five or six centimetres at 200 dots per inch. */
const width = 480;
const quality = 82;
const cacheBytes = 16 * 1024 * 1024;

/** Reads images for documents, which embed JPEG as it is, while WebP would be unpacked in them. */
export function pictureReader({ db, files }: Sources): ReadPictures {
  // A stored file never changes.
  const kept = new LRUCache<string, Buffer, () => Promise<Readable>>({
    maxSize: cacheBytes,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: async (_key, _stale, { context: open }) =>
      sharp(await buffer(await open()))
        .flatten({ background: '#fff' })
        .jpeg({ quality })
        .toBuffer(),
    ignoreFetchAbort: true,
  });
  const read = async (image: ImageVariantRow | undefined) => {
    if (!image) return undefined;
    const { fileKey } = image;
    try {
      return await kept.fetch(fileKey, { context: () => files.open(fileKey) });
    } catch (error) {
      // The page is shown without it as well; the doctor tells the operator.
      if (error instanceof FileMissingError) return undefined;
      throw error;
    }
  };
  return async (urls, accountId, admission) => {
    const wanted = urls.map((url) => ({ id: url.slice(folder.length), width }));
    return Promise.all((await findReadableImages(db, wanted, accountId, admission)).map(read));
  };
}
