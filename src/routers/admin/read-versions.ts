import type { z } from 'zod';
import { readServerVersion } from '../../../db/client';
import { listAppliedMigrations, listPendingMigrations } from '../../../db/migrate';
import type { systemVersions } from '../../contracts/admin/operations';
import type { Context } from '../context';

/** The versions of the program, and the migrations of the database. */
export async function readVersions({
  db,
  program,
}: Pick<Context, 'db' | 'program'>): Promise<z.input<typeof systemVersions>> {
  return {
    app: program.version,
    node: process.versions.node,
    postgresql: await readServerVersion(db),
    migrations: {
      applied: await listAppliedMigrations(db, program.migrationsFolder),
      pending: await listPendingMigrations(db, program.migrationsFolder),
    },
  };
}
