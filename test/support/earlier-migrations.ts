import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.gen';

const first = '20261121090000_create_accounts';
const between = '20261129120000_create_domains';
const last = '20261212090000_read_figures_from_views';

/** The migrations before one set replaced them, as archives name them; without the last, of an older version. */
export const earlierMigrations = [first, between, last];
export const olderMigrations = [first, between];

/** Records these migrations in a database in the place of its own, as if they had made its tables. */
export async function recordMigrations(db: Kysely<DB>, names: string[], at = 'x'): Promise<void> {
  await sql`delete from kysely_migration`.execute(db);
  await sql`
    insert into kysely_migration (name, timestamp) select name, ${at} from unnest(${names}::text[]) as name`.execute(
    db,
  );
}
