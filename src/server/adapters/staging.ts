import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStore, FileStoreError, FileTooLargeError, StorageFullError } from '../../routers/ports';
import { makeFolder } from '../process/make-folder';
import { probeFolder } from './probe-folder';
import { runYielding } from './yielding';

type Staging = Pick<FileStore, 'stage' | 'discard' | 'listAbandoned' | 'discardAbandoned' | 'check'>;

const abandonedAfterMs = 30 * 60 * 1000;

/** The part of every file store that is on local disk: incoming files. */
export async function openStaging(folder: string): Promise<Staging> {
  await makeFolder(folder);

  async function listAbandoned(): Promise<string[]> {
    const files = (await readdir(folder)).map((name) => path.join(folder, name));
    const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
    const latest = Date.now() - abandonedAfterMs;
    return files.filter((_, index) => (found[index]?.mtimeMs ?? latest) < latest);
  }

  return {
    async stage(content, maxBytes) {
      const file = path.join(folder, randomUUID());
      try {
        return { path: file, ...(await writeDurably(content, file, maxBytes)) };
      } catch (error) {
        await rm(file, { force: true });
        throw asStorageError(error);
      }
    },

    discard: (file) => rm(file.path, { force: true }),

    listAbandoned,

    async discardAbandoned() {
      for (const file of await listAbandoned()) await rm(file, { force: true });
    },

    check: () => probeFolder(folder).catch(rethrowAsStorageError),
  };
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Maps the disk's errors to the store's; other errors are unchanged. */
export function asStorageError(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (fullCodes.has(String(error.code))) {
    return new StorageFullError('The disk has no room for the file.', { cause: error });
  }
  return 'path' in error ? new FileStoreError('The disk cannot be written.', { cause: error }) : error;
}

export function rethrowAsStorageError(error: unknown): never {
  throw asStorageError(error);
}

/** Streams to disk and syncs. */
async function writeDurably(content: Readable, file: string, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new FileTooLargeError(`More than ${maxBytes} bytes came.`));
      runYielding(() => {
        hash.update(chunk);
        done(null, chunk);
      });
    },
  });
  const writer = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  // A failed pipeline does not wait for a file that is still being opened, which would appear after its removal.
  const closed = new Promise<void>((resolve) => writer.once('close', resolve));
  await pipeline(content, measure, writer).finally(() => closed);
  return { size, sha256: hash.digest('hex') };
}
