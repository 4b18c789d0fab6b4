import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { imagePath, type PortableImages } from '../contracts/portable-profile';
import { DamagedDocumentError, UnreadableDocumentError } from './errors';
import { portableIn, resumeInZip } from './sources/portable';

/** Further entries of a zip are ignored. */
const mostEntries = 20_000;

/** An image in a zip that has not been unpacked yet. */
export interface ZippedImage {
  /** The unpacked size in bytes, as declared by the zip; the library refuses to unpack more. */
  size: number;
  open(): Promise<Readable>;
}

/** The images in a zip of this product, and what it says about them. */
export interface ZippedImages {
  listed: PortableImages;
  /** The largest version of an image. @param id as in `listed` */
  find(id: string): ZippedImage | undefined;
  close(): void;
}

/** The images in a zip of this product, which stays on disk; or why there are none, in a sentence for its owner. */
export async function imagesInZip(path: string): Promise<ZippedImages | { unreadable: string }> {
  try {
    const images = await openImages(path);
    return images ?? { unreadable: 'This zip has no photos from a profile that was saved here.' };
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return { unreadable: error.message };
    throw error;
  }
}

async function openImages(path: string): Promise<ZippedImages | undefined> {
  const resume = await resumeInZip(path);
  const listed = resume && portableIn(resume)?.pictures;
  if (!listed) return undefined;
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new DamagedDocumentError({ cause });
  });
  try {
    const largest = await listImages(zip);
    return {
      listed,
      find(id) {
        const entry = largest.get(id)?.entry;
        return entry && { size: entry.uncompressedSize, open: () => zip.openReadStreamPromise(entry) };
      },
      close: () => zip.close(),
    };
  } catch (cause) {
    zip.close();
    throw new DamagedDocumentError({ cause });
  }
}

async function listImages(zip: ZipFile) {
  const largest = new Map<string, { width: number; entry: Entry }>();
  let listed = 0;
  for await (const entry of zip.eachEntry()) {
    listed += 1;
    if (listed > mostEntries) break;
    const [, id = '', digits = ''] = /^pictures\/([\w-]{1,64})-(\d{1,5})\.webp$/.exec(entry.fileName) ?? [];
    const width = Number(digits);
    if (entry.fileName !== imagePath(id, width) || width <= (largest.get(id)?.width ?? 0)) continue;
    largest.set(id, { width, entry });
  }
  return largest;
}
