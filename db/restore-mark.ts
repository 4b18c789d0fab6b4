import { type Kysely, sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { DB } from './tables.gen';

/** The table that marks a running or interrupted restore. */
export const restoreMark = 'unfinished_restore';

/** Whether the database is only partly restored. */
export async function isRestoreUnfinished(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${restoreMark}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** From now on only a restore may use the database. */
export async function setRestoreMark(client: ClientBase): Promise<void> {
  await client.query(
    `create table if not exists ${restoreMark} (started_at timestamptz not null default now())`,
  );
}

/** Ends the restore, in the transaction that loads the rows. */
export async function removeRestoreMark(client: ClientBase): Promise<void> {
  await client.query(`drop table ${restoreMark}`);
}
