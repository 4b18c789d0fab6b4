import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { deleteExpiredAccountTokens } from '../../db/queries/account-tokens';
import { deleteUnusedImages } from '../../db/queries/images';
import { deleteEndedSessions } from '../../db/queries/sessions';
import { deleteOldVisits } from '../../db/queries/views';
import { purgeSections } from '../../db/sections';
import type { DB } from '../../db/tables.gen';
import { sweepFiles } from '../routers/files/sweep-files';
import type { FileStore } from '../routers/ports';

const everyMs = 10 * 60 * 1000;

/** Deletes from time to time what nobody can ask for any more. Several processes may do so at once. */
export function startHousekeeping(db: Kysely<DB>, files: FileStore, log: FastifyBaseLogger) {
  const run = () =>
    Promise.all([
      deleteEndedSessions(db),
      deleteExpiredAccountTokens(db),
      deleteOldVisits(db),
      purgeFiles(db, files),
    ]).catch((error: unknown) => {
      log.error({ err: error }, 'housekeeping failed; it is tried again later');
    });
  void run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Entries that nobody can restore any more, then the images that no entry shows, then files that nothing names. */
async function purgeFiles(db: Kysely<DB>, files: FileStore): Promise<void> {
  await purgeSections(db);
  await db.transaction().execute(deleteUnusedImages);
  await sweepFiles({ db, files });
}
