import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id uuid primary key,
      at timestamptz(3) not null default clock_timestamp(),
      event text not null,
      account_id uuid references accounts (id) on delete cascade,
      actor_id uuid references accounts (id) on delete set null,
      network text not null default '',
      details jsonb not null default '{}'
    )`.execute(db);
  await sql`create index audit_log_newest on audit_log (at desc, id desc)`.execute(db);
  await sql`create index audit_log_account on audit_log (account_id, at desc, id desc)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id)`.execute(db);

  // Rows are added and never changed. They go with their account alone, whose row is gone already by then.
  await sql`
    create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.account_id is not null
        and not exists (select from accounts where id = old.account_id) then
        return old;
      end if;
      if tg_op = 'UPDATE' and new.actor_id is null
        and not exists (select from accounts where id = old.actor_id)
        and (new.id, new.at, new.event, new.network, new.details) = (old.id, old.at, old.event, old.network, old.details)
        and new.account_id is not distinct from old.account_id then
        return new;
      end if;
      raise exception 'The audit log is only ever added to.';
    end $$`.execute(db);
  await sql`
    create trigger keep_rows before update or delete on audit_log
    for each row execute function keep_audit_log()`.execute(db);
  await sql`
    create trigger keep_table before truncate on audit_log
    for each statement execute function keep_audit_log()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audit_log`.execute(db);
  await sql`drop function keep_audit_log`.execute(db);
}
