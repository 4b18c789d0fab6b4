import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase, useTestDatabase } from '../support/database';
import { findChromium } from '../support/chromium';
const db = useTestDatabase();
test('a', async () => {
  const r = await sql`select count(*)::int n, current_database() d from information_schema.tables where table_schema='public'`.execute(db().database.db);
  console.log(JSON.stringify(r.rows), findChromium());
  let t = Date.now();
  const all = await Promise.all(Array.from({ length: 8 }, () => createTestDatabase())); console.log('8 clones', Date.now() - t);
  t = Date.now(); await all[0]?.drop(); console.log('drop', Date.now() - t);
  // the other 7 are left behind
  await Promise.all(all.slice(1).map((x) => x.database.close()));
});
