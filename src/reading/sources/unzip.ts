import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { DamagedDocumentError, EncryptedDocumentError } from '../errors';

/** Limits on what is unpacked from an archive. */
interface UnzipLimits {
  /** Maximum number of entries that are listed. */
  entries: number;
  /** Maximum unpacked size of a single entry, in bytes. */
  entryBytes: number;
}

/** A document in memory, or the path of its file, from which only the wanted parts are read. */
export type DocumentSource = Uint8Array | string;

const options = { lazyEntries: true } as const;

const open = (source: DocumentSource): Promise<ZipFile> =>
  typeof source === 'string'
    ? openPromise(source, options)
    : fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.length), options);

/**
 * Unpacks only the wanted entries of a zip, each up to its limit, so that an archive costs no more than what is read
 * from it.
 * @returns the entries by name; `cut` names those that exceed the limit and are left out
 * @throws DamagedDocumentError, EncryptedDocumentError
 */
export async function unzip(
  source: DocumentSource,
  isWanted: (name: string) => boolean,
  limits: UnzipLimits,
): Promise<{ files: Map<string, Buffer>; cut: string[] }> {
  const zip = await open(source).catch((cause: unknown) => {
    throw new DamagedDocumentError({ cause });
  });
  try {
    return await unpack(zip, isWanted, limits);
  } catch (cause) {
    throw cause instanceof EncryptedDocumentError ? cause : new DamagedDocumentError({ cause });
  } finally {
    zip.close();
  }
}

async function unpack(zip: ZipFile, isWanted: (name: string) => boolean, limits: UnzipLimits) {
  const files = new Map<string, Buffer>();
  const cut: string[] = [];
  let listed = 0;
  for await (const entry of zip.eachEntry()) {
    listed += 1;
    if (listed > limits.entries) break;
    if (!isWanted(entry.fileName) || files.has(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new EncryptedDocumentError();
    if (entry.uncompressedSize > limits.entryBytes) cut.push(entry.fileName);
    else files.set(entry.fileName, await read(zip, entry));
  }
  return { files, cut };
}

/** The library refuses an entry that unpacks to more than it declares. */
async function read(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = await (await zip.openReadStreamPromise(entry)).toArray();
  return Buffer.concat(chunks);
}
