import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { listStatusDays } from '../../../db/queries/status-days';
import type { DB } from '../../../db/tables.gen';
import type { InstallationStatus, PartState } from '../../contracts/status';
import type { Clock } from '../../routers/ports';
import { shareAnswer } from '../cache/share-answer';
import type { ReadHealth } from './health';
import { historyOf, uptimeOf } from './history';
import { findLateWork } from './late-work';
import { firstShownDay } from './utc-minute';

interface Options {
  db: Kysely<DB>;
  clock: Clock;
  log: FastifyBaseLogger;
  readHealth: ReadHealth;
  hasVideoTools: boolean;
}

export type ReadStatus = () => Promise<InstallationStatus>;

/** How long an answer is shared, however many ask for it. */
const keptMs = 1_000;

/** Reads the installation's status and history; answers while the database is away too. */
export const openStatus = (options: Options): ReadStatus => shareAnswer(keptMs, () => readStatus(options));

async function readStatus({
  db,
  clock,
  log,
  readHealth,
  hasVideoTools,
}: Options): Promise<InstallationStatus> {
  const now = clock.now();
  const health = await readHealth();
  const isUp = health.database === 'ok' && health.migrations === 'ok';
  const orUndefined = (error: unknown) => {
    log.error({ err: error }, 'the status cannot be read completely');
    return undefined;
  };
  const [late, samples] = isUp
    ? await Promise.all([
        findLateWork(db).catch(orUndefined),
        listStatusDays(db, firstShownDay(now)).catch(orUndefined),
      ])
    : [];
  const queueState = (isLate: boolean | undefined): PartState =>
    isLate === undefined ? 'failed' : isLate ? 'late' : 'ok';
  const parts = {
    database: isUp ? 'ok' : 'failed',
    files: health.files === 'ok' ? 'ok' : 'failed',
    mail: queueState(late?.mail),
    jobs: queueState(late?.jobs),
    video: hasVideoTools ? 'ok' : 'absent',
  } as const;
  const isImpaired = Object.values(parts).some((state) => state === 'failed' || state === 'late');
  const days = samples ? historyOf(samples, now) : null;
  return {
    status: isUp ? (isImpaired ? 'impaired' : 'ok') : 'down',
    at: now.toISOString(),
    parts,
    days,
    uptime: days && uptimeOf(days),
  };
}
