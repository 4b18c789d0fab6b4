import { open } from 'node:fs/promises';

/** A name is durable only once the folder that holds it is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
