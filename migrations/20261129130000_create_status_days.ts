import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Minutes are counted from midnight UTC. Of each minute one process is counted, whichever says so first.
  await sql`
    create table status_days (
      day date primary key,
      first_minute integer not null check (first_minute between 0 and 1439),
      last_minute integer not null check (last_minute between first_minute and 1439),
      answered integer not null check (answered between 1 and last_minute - first_minute + 1),
      impaired integer not null check (impaired between 0 and answered)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table status_days`.execute(db);
}
