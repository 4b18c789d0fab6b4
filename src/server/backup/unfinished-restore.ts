import type { Kysely } from 'kysely';
import { isRestoreUnfinished } from '../../../db/restore-mark';
import type { DB } from '../../../db/tables.gen';
import { BackupError } from './manifest';

export const unfinishedRestore = () =>
  new BackupError(
    'A restore into this installation was cut off, so what it holds is only a part. ' +
      'Run "npm run restore -- file" again with the same archive.',
  );

/** @throws BackupError if the database is only partly restored */
export async function refuseUnfinishedRestore(db: Kysely<DB>): Promise<void> {
  if (await isRestoreUnfinished(db)) throw unfinishedRestore();
}
