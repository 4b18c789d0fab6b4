import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunningDatabase, startEmbeddedDatabase } from '../../../db/embedded-postgres';
import { checkSessionAddress } from '../database/check-database';
import { type Env, EnvError } from '../process/env';
import { makeFolder } from '../process/make-folder';

type Work<T> = (connectionString: string) => Promise<T>;

/** How long a stopped command may take to clean up. */
const graceMs = 5_000;

/**
 * Uses the configured database; the embedded one is started for the duration if it is not running.
 * @throws EnvError if there is no database
 */
export async function withDatabase<T>(env: Env, signal: AbortSignal, work: Work<T>): Promise<T> {
  const address = await checkSessionAddress(env);
  if (address) return untilStopped(work(address), signal);
  const directory = path.join(env.DATA_DIR, 'postgres');
  if (!existsSync(directory)) {
    throw new EnvError(
      `There is no database in ${env.DATA_DIR}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  const running = await findRunningDatabase(directory);
  return running ? untilStopped(work(running), signal) : withEmbedded(directory, signal, work);
}

/**
 * Uses a database exclusively, creating the embedded one if there is none.
 * @throws EmbeddedDatabaseError if a server is using it
 */
export async function withOwnDatabase<T>(env: Env, signal: AbortSignal, work: Work<T>): Promise<T> {
  await makeFolder(env.DATA_DIR);
  const address = await checkSessionAddress(env);
  if (address) return untilStopped(work(address), signal);
  return withEmbedded(path.join(env.DATA_DIR, 'postgres'), signal, work);
}

async function withEmbedded<T>(directory: string, signal: AbortSignal, work: Work<T>): Promise<T> {
  const embedded = await startEmbeddedDatabase({ directory, signal });
  return untilStopped(work(embedded.connectionString), signal).finally(() => embedded.stop());
}

async function untilStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = new Promise<never>((_resolve, reject) => {
    const leave = async () => {
      await Promise.race([work.catch(() => {}), delay(graceMs)]);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave);
    if (signal.aborted) void leave();
  });
  return Promise.race([work, stopped]);
}
