import type { ClientBase } from 'pg';
import PgBoss from 'pg-boss';

/** Work that waits in the queue, whatever it is. */
export interface QueuedJob {
  /** It stays the same: by it a mail that was sent already is known. */
  id: string;
  name: string;
  data: Record<string, unknown>;
}

/** Lists what is not done yet, the oldest first; what is under way counts as well. */
export async function listQueuedJobs(client: ClientBase): Promise<QueuedJob[]> {
  const { rowCount } = await client.query(`select where to_regclass('pgboss.job') is not null`);
  if (rowCount === 0) return [];
  const { rows } = await client.query<QueuedJob>(
    `select id, name, data from pgboss.job where state < 'completed' order by created_on, id`,
  );
  return rows;
}

/** Queues work of before anew, in the client's transaction; its queues are there. */
export async function queueAgain(client: ClientBase, jobs: QueuedJob[]): Promise<void> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => client.query(text, values) } });
  await boss.insert(jobs);
}
