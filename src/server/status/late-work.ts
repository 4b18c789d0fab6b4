import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.gen';

const mailQueue = 'send-mail';

/** Work that should have been done a while ago, by queue. */
export interface LateWork {
  mail: boolean;
  jobs: boolean;
}

/** Whether jobs have been due, or have failed again and again, for a quarter of an hour. */
export async function findLateWork(db: Kysely<DB>): Promise<LateWork> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where state < 'active' and (
      start_after < now() - interval '15 minutes'
      or state = 'retry' and created_on < now() - interval '15 minutes'
    )`.execute(db);
  return {
    mail: rows.some(({ name }) => name === mailQueue),
    jobs: rows.some(({ name }) => name !== mailQueue),
  };
}
