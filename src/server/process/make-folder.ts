import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder, with those that it is in, for this user alone; nothing happens if it exists.
 * Node's own `recursive` never ends where the system lets nobody make folders, such as in `/proc`.
 * @returns whether it was made
 */
export async function makeFolder(folder: string): Promise<boolean> {
  try {
    return await makeOne(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || folder === path.dirname(folder)) throw error;
  }
  await makeFolder(path.dirname(folder));
  return makeOne(folder);
}

async function makeOne(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
