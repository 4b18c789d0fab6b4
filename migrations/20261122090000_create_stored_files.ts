import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type file_state as enum ('arriving', 'kept', 'removed')`.execute(db);
  // Every file that the store may have, from before it is there until after it is gone; sizes in bytes.
  await sql`
    create table stored_files (
      key text primary key,
      account_id uuid references accounts (id) on delete set null,
      size bigint not null,
      state file_state not null default 'arriving',
      changed_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index stored_files_account_id on stored_files (account_id, state) include (size)`.execute(
    db,
  );
  // In the order in which a file store lists its keys.
  await sql`create index stored_files_in_order on stored_files (key collate "C")`.execute(db);
  await sql`create index stored_files_unkept on stored_files (changed_at) where state <> 'kept'`.execute(db);

  await sql`
    create function track_file() returns trigger language plpgsql as $$
    begin
      if old.file_key is not distinct from new.file_key then
        return null;
      end if;
      update stored_files set state = 'removed', changed_at = now() where key = old.file_key;
      if new.file_key is not null then
        update stored_files set state = 'kept', changed_at = now()
        where key = new.file_key and state = 'arriving';
        if not found then
          raise foreign_key_violation using message = 'The file has not been stored for this row.';
        end if;
      end if;
      return null;
    end $$`.execute(db);

  // For a table with a unique file_key: its file is kept as long as a row names it.
  await sql`
    create function bind_files(content regclass) returns void language plpgsql as $$
    begin
      execute format('alter table %s add foreign key (file_key) references stored_files (key)', content);
      execute format(
        'create trigger track_file after insert or delete or update of file_key on %s
         for each row execute function track_file()', content);
    end $$`.execute(db);

  await sql`
    insert into stored_files (key, account_id, size, state)
    select file_key, account_id, size, 'kept' from (
      select file_key, profile_id, size from cvs
      union all select file_key, profile_id, size from videos
      union all select v.file_key, i.profile_id, v.size from image_variants v join images i on i.id = v.image_id
    ) as content join profiles on profiles.id = profile_id`.execute(db);
  await sql`select bind_files('cvs'), bind_files('videos'), bind_files('image_variants')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function bind_files`.execute(db);
  await sql`drop function track_file cascade`.execute(db);
  await sql`drop table stored_files cascade`.execute(db);
  await sql`drop type file_state`.execute(db);
}
