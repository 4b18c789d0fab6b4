import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { recordStatusMinute } from '../../../db/queries/status-days';
import type { DB } from '../../../db/tables.gen';
import type { Clock, FileStore } from '../../routers/ports';
import { dayOf, minuteOf } from './utc-minute';

interface Parts {
  db: Kysely<DB>;
  files: Pick<FileStore, 'check'>;
  clock: Clock;
}

/** Often enough that a busy process misses no minute. */
const askedEveryMs = 10_000;

/** Records this minute, once for all processes. @throws the database's error */
export async function sampleStatus({ db, files, clock }: Parts): Promise<void> {
  const now = clock.now();
  const isImpaired = await files.check().then(
    () => false,
    () => true,
  );
  await recordStatusMinute(db, { day: dayOf(now), minute: minuteOf(now), isImpaired });
}

/** Records each minute in which this process runs and reaches the database. Safe to run in several processes. */
export function startSampling(parts: Parts, log: FastifyBaseLogger) {
  let recorded = '';
  let isRunning = false;
  let isAway = false;
  const tick = async () => {
    const minute = parts.clock.now().toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
    if (minute === recorded || isRunning) return;
    isRunning = true;
    try {
      await sampleStatus(parts);
      recorded = minute;
      isAway = false;
    } catch (error) {
      // Logged once, not every few seconds of an outage.
      if (!isAway) log.error({ err: error }, 'this minute cannot be recorded as answered; trying again');
      isAway = true;
    } finally {
      isRunning = false;
    }
  };
  void tick();
  const timer = setInterval(tick, askedEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
