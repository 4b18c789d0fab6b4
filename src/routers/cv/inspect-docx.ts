import { type Entry, openPromise, type ZipFile } from 'yauzl';

const mebibyte = 1024 * 1024;

// Opening a document unpacks all of it, so one that would exhaust memory is refused.
const limits = {
  entries: 5000,
  /** The unpacked size of all entries, in bytes. */
  unpacked: 200 * mebibyte,
  /** Below this size, a high ratio only means repetitive text. */
  harmless: 20 * mebibyte,
  /** The highest compression ratio. */
  ratio: 100,
  /** The size of the list of parts, in bytes. */
  contentTypes: mebibyte,
};

const mainPart = /^word\/document\d*\.xml$/;
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Whether a zip is a Word document (Office Open XML) without macros that is safe to unpack. */
export async function isDocx(path: string): Promise<boolean> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => undefined);
  if (!zip) return false;
  try {
    const entries = await listEntries(zip);
    return entries !== undefined && (await declaresWord(zip, entries)) && (await unpacks(zip, entries));
  } catch {
    // What the library cannot read is damaged or hostile.
    return false;
  } finally {
    zip.close();
  }
}

/** The entries as declared in the directory; undefined if they are too many, too large or encrypted. */
async function listEntries(zip: ZipFile): Promise<Entry[] | undefined> {
  if (zip.entryCount > limits.entries) return undefined;
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    unpacked += entry.uncompressedSize;
    const isBomb = unpacked > limits.harmless && unpacked > limits.ratio * zip.fileSize;
    if (unpacked > limits.unpacked || isBomb || entry.isEncrypted()) return undefined;
  }
  return entries;
}

async function declaresWord(zip: ZipFile, entries: Entry[]): Promise<boolean> {
  const list = entries.find(({ fileName }) => fileName === '[Content_Types].xml');
  if (!list || list.uncompressedSize > limits.contentTypes) return false;
  if (!entries.some(({ fileName }) => mainPart.test(fileName))) return false;
  const chunks: Buffer[] = await (await zip.openReadStreamPromise(list)).toArray();
  return Buffer.concat(chunks).includes(mainType);
}

/** Whether every entry unpacks to its declared size; the library stops at the first mismatch. */
async function unpacks(zip: ZipFile, entries: Entry[]): Promise<boolean> {
  for (const entry of entries) {
    for await (const _ of await zip.openReadStreamPromise(entry));
  }
  return true;
}
