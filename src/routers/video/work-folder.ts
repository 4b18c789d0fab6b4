import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const prefix = 'storyfolio-video-';

/** Many times as long as preparing a video can take. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Creates a temporary folder on local disk for one video. */
export const makeWorkFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), prefix));

/** Deletes the folders that killed processes left behind. */
export async function discardAbandonedWork(): Promise<void> {
  const names = (await readdir(os.tmpdir())).filter((name) => name.startsWith(prefix));
  for (const folder of names.map((name) => path.join(os.tmpdir(), name))) {
    const found = await stat(folder).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - abandonedAfterMs) {
      // A folder of another user.
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
