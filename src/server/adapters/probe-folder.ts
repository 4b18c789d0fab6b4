import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** No picture is smaller. */
const probeBytes = 16_384;

/** Writes a small file and deletes it, because a full disk is noticed in no other way. @throws the error of the disk */
export async function probeFolder(folder: string): Promise<void> {
  const file = path.join(folder, '.probe');
  try {
    await writeFile(file, Buffer.alloc(probeBytes), { mode: 0o600, flush: true });
  } finally {
    await rm(file, { force: true });
  }
}
