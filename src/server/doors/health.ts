import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { listPendingMigrations } from '../../../db/migrate';
import type { DB } from '../../../db/tables.gen';
import type { FileStore } from '../../routers/ports';
import { shareAnswer } from '../share-answer';

interface Parts {
  db: Kysely<DB>;
  files: FileStore;
  migrations: string;
  hasVideoTools: boolean;
}

/** How long the result of a check is shared, however many requests ask for it. */
const readinessKeptMs = 1_000;

/**
 * `/healthz` says that the process responds, `/readyz` that everything it needs works, and which optional parts it
 * has.
 */
export async function healthDoor(app: FastifyInstance, parts: Parts) {
  app.get('/healthz', { logLevel: 'warn', config: { answersWhileStopping: true } }, () => ({ status: 'ok' }));

  const readinessOfParts = shareAnswer(readinessKeptMs, () => checkParts(parts, app.log));
  app.get(
    '/readyz',
    { logLevel: 'warn', config: { answersWhileStopping: true } },
    async (_request, reply) => {
      const states = await readinessOfParts();
      const isReady = Object.values(states).every((state) => state === 'ok') && !app.stopping.isOn;
      return reply.code(isReady ? 200 : 503).send({
        status: isReady ? 'ok' : 'failed',
        parts: { ...states, videoTools: parts.hasVideoTools ? 'ok' : 'absent' },
      });
    },
  );
}

async function checkParts({ db, files, migrations }: Parts, log: FastifyBaseLogger) {
  const checks = {
    database: sql`select 1`.execute(db),
    migrations: requireNonePending(db, migrations),
    files: files.check(),
  };
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const fault = await check.then(() => undefined).catch((error: unknown) => error);
      if (fault) log.error({ err: fault, part: name }, 'not ready');
      return [name, fault ? 'failed' : 'ok'] as const;
    }),
  );
  return Object.fromEntries(states);
}

async function requireNonePending(db: Kysely<DB>, migrations: string): Promise<void> {
  const pending = await listPendingMigrations(db, migrations);
  if (pending.length > 0) throw new Error(`Migrations are missing: ${pending.join(', ')}`);
}
