import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findImageFile } from '../../../db/queries/images';
import type { DB } from '../../../db/tables.gen';
import { FileMissingError, type FileStore } from '../ports';

/** SHA-256 of a stored photo in its largest size, hexadecimal; null without one, `missing` where its file is gone. */
export async function hashPhoto(
  db: Kysely<DB>,
  files: FileStore,
  imageId: string | null,
): Promise<string | null> {
  if (imageId === null) return null;
  const file = await findImageFile(db, imageId, 'largest');
  if (!file) return 'missing';
  const hash = createHash('sha256');
  try {
    for await (const chunk of await files.open(file.fileKey)) hash.update(chunk);
  } catch (error) {
    if (error instanceof FileMissingError) return 'missing';
    throw error;
  }
  return hash.digest('hex');
}
