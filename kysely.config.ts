import { defineConfig } from 'kysely-ctl';
import { openDatabase } from './db/client';

const connectionString = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL;
if (!connectionString) throw new Error('Set DATABASE_URL to the database that the migrations are for.');

export default defineConfig({
  kysely: openDatabase(connectionString).db,
  migrations: { migrationFolder: 'migrations' },
});
