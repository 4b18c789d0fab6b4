import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileMissingError, type FileStore, type KeptFile } from '../../routers/ports';
import { asStorageError, openStaging } from './staging';
import { syncFolder } from './sync-folder';

/**
 * Keeps files in a folder on local disk: `files/ab/<key>` for kept ones, `staging/` for those still arriving.
 * @param root the folder; it is created
 */
export async function openDiskFileStore(root: string): Promise<FileStore> {
  const kept = path.join(root, 'files');
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const pathOf = (key: string) => path.join(kept, key.slice(0, 2), key);

  async function find(key: string): Promise<KeptFile | undefined> {
    const found = await stat(pathOf(key)).catch(ifMissing(undefined));
    return found && { key, size: found.size, changedAt: found.mtime.toISOString() };
  }

  return {
    address: undefined,
    ...(await openStaging(path.join(root, 'staging'))),

    async keep(file, key) {
      try {
        const folder = path.dirname(pathOf(key));
        if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(kept);
        await rename(file.path, pathOf(key));
        await syncFolder(folder);
      } catch (error) {
        throw asStorageError(error);
      }
    },

    async open(key, range) {
      if (!(await find(key))) throw new FileMissingError(`The file ${key} is not in the store.`);
      return createReadStream(pathOf(key), range);
    },

    find,

    remove: (key) => rm(pathOf(key), { force: true }),

    async *list() {
      const folders = (await readdir(kept, { withFileTypes: true })).filter((entry) => entry.isDirectory());
      for (const folder of folders.map(({ name }) => path.join(kept, name)).sort()) {
        for (const key of (await readdir(folder).catch(ifMissing<string[]>([]))).sort()) {
          const file = await find(key);
          if (file) yield file;
        }
      }
    },
  };
}

const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
