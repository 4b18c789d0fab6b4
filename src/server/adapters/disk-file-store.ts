import { createReadStream, existsSync } from 'node:fs';
import { access, copyFile, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileMissingError, type FileStore, FileStoreError, type KeptFile } from '../../routers/ports';
import { makeFolder } from '../process/make-folder';
import { probeFolder } from './probe-folder';
import { asStorageError, openStaging, rethrowAsStorageError } from './staging';
import { syncFolder } from './sync-folder';

/** Distinguishes the folder of files from the empty mount point of a missing disk. */
const markName = '.storyfolio';
const folderName = /^[\da-f]{2}$/;

/**
 * Keeps files in a folder on local disk: `files/ab/<key>` for kept ones, `staging/` for those still arriving. `files/`
 * may be another disk; nothing is written, deleted or reported missing while it lacks its mark.
 * @param root the folder; `staging/` is created in it
 * @param known keys of some files that the database names: `files/` is created and marked if there are none or one
 * of them is there; omitted if nothing is to be changed
 */
export async function openDiskFileStore(root: string, known?: string[]): Promise<FileStore> {
  const kept = path.join(root, 'files');
  const mark = path.join(kept, markName);
  const pathOf = (key: string) => path.join(kept, key.slice(0, 2), key);

  async function find(key: string): Promise<KeptFile | undefined> {
    const found = await stat(pathOf(key)).catch(ifMissing(undefined));
    return found && { key, size: found.size, changedAt: found.mtime.toISOString() };
  }

  async function requireMark(): Promise<void> {
    await access(mark).catch((cause: unknown) => {
      throw new FileStoreError(
        `${mark} is missing, so the disk that holds the files is not there. Mount it; ` +
          `or, if this is the right folder, create that file.`,
        { cause },
      );
    });
  }

  async function hasAny(keys: string[]): Promise<boolean> {
    const found = await Promise.all(keys.map(find));
    return found.some((file) => file !== undefined);
  }

  if (known && !existsSync(mark) && (known.length === 0 || (await hasAny(known)))) {
    await makeFolder(kept);
    await writeFile(mark, '', { flush: true });
    await syncFolder(kept);
  }
  const staging = await openStaging(path.join(root, 'staging'));

  return {
    address: undefined,
    ...staging,

    async keep(file, key) {
      await requireMark();
      const folder = path.dirname(pathOf(key));
      try {
        if (await makeFolder(folder)) await syncFolder(kept);
        await move(file.path, pathOf(key));
        await syncFolder(folder);
      } catch (error) {
        throw asStorageError(error);
      }
    },

    async open(key, range) {
      if (!(await find(key))) {
        await requireMark();
        throw new FileMissingError(`The file ${key} is not in the store.`);
      }
      return createReadStream(pathOf(key), range);
    },

    find,

    async remove(key) {
      await requireMark();
      await rm(pathOf(key), { force: true });
    },

    async *list() {
      await requireMark();
      const names = (await readdir(kept)).filter((name) => folderName.test(name));
      for (const folder of names.sort().map((name) => path.join(kept, name))) {
        for (const key of (await readdir(folder).catch(ifMissing<string[]>([]))).sort()) {
          const file = await find(key);
          if (file) yield file;
        }
      }
    },

    async check() {
      await staging.check();
      await requireMark();
      await probeFolder(kept).catch(rethrowAsStorageError);
    },
  };
}

/** Moves a durable file; to another disk as a copy, which is durable before the original goes. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
    const copy = await open(to, 'r+');
    await copy.sync().finally(() => copy.close());
    await rm(from);
  }
}

const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
