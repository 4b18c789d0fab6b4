import path from 'node:path';
import { type DatabaseObserver, startEmbeddedDatabase } from '../../../db/embedded-postgres';
import type { Shutdown, ShutdownLog } from '../process/shutdown';

/** The database of this process. */
export interface OwnDatabase {
  connectionString: string;
  /** From now on it is restarted whenever it stops; if that fails, the process ends. */
  keepRunning(log: ShutdownLog): void;
}

/** Starts the embedded database in the data directory; it stops with the process. */
export async function openOwnDatabase(dataDirectory: string, shutdown: Shutdown): Promise<OwnDatabase> {
  const { signal } = shutdown;
  const starting = startEmbeddedDatabase({ directory: path.join(dataDirectory, 'postgres'), signal });
  shutdown.deferToEnd(async () => {
    const embedded = await starting.catch(() => undefined);
    await embedded?.stop();
  });
  const { connectionString, keepRunning } = await starting;
  return { connectionString, keepRunning: (log) => keepRunning(observer(log, shutdown)) };
}

const observer = (log: ShutdownLog, shutdown: Shutdown): DatabaseObserver => ({
  onLost: () => log.error({}, 'the embedded database stopped; restarting it'),
  onBack: () => log.info({}, 'the embedded database is running again'),
  onGivenUp: (error) => {
    log.fatal({ err: error }, error.message);
    shutdown.end(1);
  },
});
