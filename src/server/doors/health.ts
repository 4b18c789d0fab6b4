import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { listPendingMigrations } from '../../../db/migrate';
import type { DB } from '../../../db/tables.gen';
import type { FileStore } from '../../routers/ports';

interface Parts {
  db: Kysely<DB>;
  files: FileStore;
  migrations: string;
  hasVideoTools: boolean;
}

/**
 * `/healthz` says that the process answers, `/readyz` that all it needs works, and whether it has what it can do
 * without.
 */
export async function healthDoor(app: FastifyInstance, { db, files, migrations, hasVideoTools }: Parts) {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    const checks = {
      database: sql`select 1`.execute(db),
      migrations: requireNonePending(db, migrations),
      files: files.check(),
    };
    const parts = Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const fault = await check.then(() => undefined).catch((error: unknown) => error);
          if (fault) request.log.error({ err: fault, part: name }, 'not ready');
          return [name, fault ? 'failed' : 'ok'] as const;
        }),
      ),
    );
    const isReady = Object.values(parts).every((state) => state === 'ok');
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ok' : 'failed',
      parts: { ...parts, videoTools: hasVideoTools ? 'ok' : 'absent' },
    });
  });
}

async function requireNonePending(db: Kysely<DB>, migrations: string): Promise<void> {
  const pending = await listPendingMigrations(db, migrations);
  if (pending.length > 0) throw new Error(`Migrations are missing: ${pending.join(', ')}`);
}
