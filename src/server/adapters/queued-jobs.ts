import type { ClientBase } from 'pg';
import PgBoss from 'pg-boss';

/** A queued job of any kind. */
export interface QueuedJob {
  /** Preserved: it identifies a mail that has been sent already. */
  id: string;
  name: string;
  data: Record<string, unknown>;
}

/** Lists unfinished jobs, oldest first, including running ones. */
export async function listQueuedJobs(client: ClientBase): Promise<QueuedJob[]> {
  const { rowCount } = await client.query(`select where to_regclass('pgboss.job') is not null`);
  if (rowCount === 0) return [];
  const { rows } = await client.query<QueuedJob>(
    `select id, name, data from pgboss.job where state < 'completed' order by created_on, id`,
  );
  return rows;
}

/** Restores queued jobs in the client's transaction; the queues exist already. */
export async function queueAgain(client: ClientBase, jobs: QueuedJob[]): Promise<void> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => client.query(text, values) } });
  await boss.insert(jobs);
}
