import { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { imagePath, type PortableFiles } from '../contracts/portable-profile';
import { DamagedDocumentError } from './errors';
import type { ListedFiles } from './list-files';

/** Further entries of a zip are ignored. */
const mostEntries = 20_000;

/** A file in a zip that has not been unpacked yet. */
export interface ZippedFile {
  /** The unpacked size in bytes, as declared by the zip; the library refuses to unpack more. */
  size: number;
  /** Its content, which ends with a `DamagedEntryError` if it cannot be unpacked. */
  open(): Readable;
}

/** The files in a zip of this product, and what it says about them. */
export interface ProfileInZip extends ListedFiles {
  /** The largest version of an image. @param id as in `gallery` and `portrait` */
  findImage(id: string): ZippedFile | undefined;
  /** @param path as in `files` */
  findFile(path: string): ZippedFile | undefined;
  close(): void;
}

/** A file in a zip that cannot be unpacked, or is larger than declared. */
export class DamagedEntryError extends Error {}

/**
 * Opens a zip, which stays on disk: only the names of its entries are read, one after the other.
 * @param listed what `listFiles` says of it, in the thread that reads documents
 * @throws DamagedDocumentError
 */
export async function openProfile(path: string, listed: ListedFiles): Promise<ProfileInZip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new DamagedDocumentError({ cause });
  });
  const toFile = (entry: Entry | undefined): ZippedFile | undefined =>
    entry && { size: entry.uncompressedSize, open: () => Readable.from(unpack(zip, entry)) };
  try {
    const { images, named } = await listEntries(zip, pathsOf(listed.files));
    return {
      ...listed,
      findImage: (id) => toFile(images.get(id)?.entry),
      findFile: (name) => toFile(named.get(name)),
      close: () => zip.close(),
    };
  } catch (cause) {
    zip.close();
    throw new DamagedDocumentError({ cause });
  }
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch (cause) {
    throw new DamagedEntryError('A file in a zip cannot be unpacked.', { cause });
  }
}

const pathsOf = ({ video, cvs }: PortableFiles) =>
  new Set([
    ...(video ? [video.path] : []),
    ...(video?.captions ? [video.captions.path] : []),
    ...cvs.map(({ path }) => path),
  ]);

/** The images by their ids, and the files at the wanted paths. */
async function listEntries(zip: ZipFile, wanted: Set<string>) {
  const images = new Map<string, { width: number; entry: Entry }>();
  const named = new Map<string, Entry>();
  let listed = 0;
  for await (const entry of zip.eachEntry()) {
    listed += 1;
    if (listed > mostEntries) break;
    if (wanted.has(entry.fileName)) named.set(entry.fileName, entry);
    const [, id = '', digits = ''] = /^pictures\/([\w-]{1,64})-(\d{1,5})\.webp$/.exec(entry.fileName) ?? [];
    const width = Number(digits);
    if (entry.fileName !== imagePath(id, width) || width <= (images.get(id)?.width ?? 0)) continue;
    images.set(id, { width, entry });
  }
  return { images, named };
}
