import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const prefix = 'storyfolio-video-';

/** Many times what the preparation of a video can last. */
const abandonedAfterMs = 60 * 60 * 1000;

/** A new folder on local disk for the work on one video. */
export const makeWorkFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), prefix));

/** Deletes the folders that processes left behind when they were killed. */
export async function discardAbandonedWork(): Promise<void> {
  const names = (await readdir(os.tmpdir())).filter((name) => name.startsWith(prefix));
  for (const folder of names.map((name) => path.join(os.tmpdir(), name))) {
    const found = await stat(folder).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - abandonedAfterMs) {
      // Another user's is theirs to delete.
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
