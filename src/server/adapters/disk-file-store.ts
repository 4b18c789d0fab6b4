import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileMissingError, type FileStore, FileTooLargeError } from '../../routers/ports';

/**
 * Keeps files in a folder on local disk: `files/ab/<key>` for kept ones, `staging/` for those still arriving.
 * @param root the folder; it is created, and what an earlier process left in staging is deleted
 */
export async function openDiskFileStore(root: string): Promise<FileStore> {
  const staging = path.join(root, 'staging');
  const kept = path.join(root, 'files');
  await mkdir(staging, { recursive: true, mode: 0o700 });
  await mkdir(kept, { recursive: true, mode: 0o700 });
  await deleteAbandoned(staging);
  const pathOf = (key: string) => path.join(kept, key.slice(0, 2), key);

  return {
    async stage(content, maxBytes) {
      const file = path.join(staging, randomUUID());
      try {
        return { path: file, ...(await writeDurably(content, file, maxBytes)) };
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },

    async keep(file) {
      const key = randomUUID();
      const folder = path.dirname(pathOf(key));
      if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(kept);
      await rename(file.path, pathOf(key));
      await syncFolder(folder);
      return key;
    },

    discard: (file) => rm(file.path, { force: true }),

    async open(key, range) {
      const exists = await stat(pathOf(key)).catch(() => undefined);
      if (!exists) throw new FileMissingError(`The file ${key} is not in the store.`);
      return createReadStream(pathOf(key), range);
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    check: () => access(staging, constants.R_OK | constants.W_OK),
  };
}

/** Streams to disk and waits until the bytes are on it. */
async function writeDurably(content: Readable, file: string, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new FileTooLargeError(`More than ${maxBytes} bytes came.`));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, measure, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return { size, sha256: hash.digest('hex') };
}

/** A name is durable only once the folder that holds it is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Another process may be writing here too, so only what nobody can still be writing is deleted. */
async function deleteAbandoned(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    const file = path.join(staging, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(file, { force: true });
  }
}
