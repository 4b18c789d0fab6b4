import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { syncFolder } from '../adapters/sync-folder';
import { BackupError, entryNames, toSumLine } from './manifest';

/** A tar file being written. */
export interface ArchiveWriter {
  /** @param size of the content in bytes */
  add(name: string, size: number, content: Readable): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Compresses the content to disk first, because tar needs the size in advance. */
  addCompressed(name: string, content: Readable): Promise<void>;
  /** Adds the checksums and renames the file once it is durable. @returns its size in bytes */
  finish(): Promise<number>;
  /** Deletes the unfinished file. */
  abandon(): Promise<void>;
}

/** The archive contains everything, so only its owner may read it. */
const mode = 0o600;

/**
 * Starts an archive beside its final path, where it appears only when complete.
 * @param signal cancels the archive
 * @throws BackupError if the file exists already
 */
export async function createArchive(target: string, signal: AbortSignal): Promise<ArchiveWriter> {
  const folder = await makeFolder(target);
  const unfinished = path.join(folder, 'archive.tar');
  const tar = pack();
  const written = pipeline(tar, createWriteStream(unfinished, { flags: 'wx', mode, flush: true }));
  // Callers of add and finish receive the error too.
  written.catch(() => {});
  const sums: string[] = [];

  async function add(name: string, size: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const watch = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(content, watch, tar.entry({ name, size, mode }), { signal }).catch(
      async (error: Error) => {
        tar.destroy(error);
        // If the disk failed as well, its error came first.
        await written.catch(throwDiskError);
        throw error;
      },
    );
    sums.push(toSumLine([name, hash.digest('hex')]));
  }

  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, Readable.from([bytes]));
  };

  return {
    add,
    addText,

    async addCompressed(name, content) {
      const compressed = path.join(folder, 'entry.gz');
      await pipeline(content, createGzip(), createWriteStream(compressed, { mode }), { signal }).catch(
        throwDiskError,
      );
      await add(name, (await stat(compressed)).size, createReadStream(compressed));
      await rm(compressed);
    },

    async finish() {
      await addText(entryNames.sums, sums.join(''));
      tar.finalize();
      await written.catch(throwDiskError);
      const { size } = await stat(unfinished);
      await rename(unfinished, target);
      await rm(folder, { recursive: true });
      await syncFolder(path.dirname(target));
      return size;
    },

    async abandon() {
      tar.destroy();
      await written.catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @throws BackupError if the archive cannot be created there */
async function makeFolder(target: string): Promise<string> {
  if (await stat(target).catch(() => undefined)) {
    throw new BackupError(`${target} exists already. Choose another name, or remove it first.`);
  }
  const folder = `${target}.partial`;
  try {
    // Left by a killed backup.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new BackupError(`The archive cannot be written: ${reason}. Choose another folder.`, {
      cause: error,
    });
  }
  return folder;
}

const writing = new Set(['write', 'writev', 'fsync', 'close']);

function throwDiskError(error: NodeJS.ErrnoException): never {
  if (!writing.has(error.syscall ?? '')) throw error;
  throw new BackupError(
    `The archive cannot be written: ${error.message}. Make room, or choose another disk. Nothing is left of it.`,
    { cause: error },
  );
}
