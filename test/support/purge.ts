import { sql } from 'kysely';
import { purgeRemovedPortfolios } from '../../db/queries/portfolios';
import { purgeRemoved } from '../../db/sections';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import type { TestApp, TestUser } from './app';

/** Lets this many minutes pass for what the user has removed, and runs a round of housekeeping. */
export async function passMinutes({ db, files }: TestApp, user: TestUser, minutes: number): Promise<void> {
  for (const table of ['cvs', 'videos', 'portraits'] as const) {
    await db
      .updateTable(table)
      .set({ deletedAt: sql<string>`deleted_at - make_interval(mins => ${minutes})` })
      .where('profileId', '=', user.profileId)
      .where('deletedAt', 'is not', null)
      .execute();
  }
  await db
    .updateTable('profiles')
    .set({ removedAt: sql<string>`removed_at - make_interval(mins => ${minutes})` })
    .where('removedFrom', '=', user.accountId)
    .execute();
  await purgeRemovedPortfolios(db);
  await purgeRemoved(db);
  await sweepFiles({ db, files });
}
