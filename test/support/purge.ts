import { sql } from 'kysely';
import { purgeBins } from '../../db/queries/bin';
import { purgeRemovedPortfolios } from '../../db/queries/portfolios';
import { binKinds } from '../../src/contracts/bin';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import type { TestApp, TestUser } from './app';

/** Lets a time such as '9 minutes' pass for what the user has removed, and runs a round of housekeeping. */
export async function passTime({ db, files }: TestApp, user: TestUser, time: string): Promise<void> {
  for (const table of ['cvs', 'videos', 'portraits'] as const) {
    await db
      .updateTable(table)
      .set({ deletedAt: sql<string>`deleted_at - ${time}::interval` })
      .where('profileId', '=', user.profileId)
      .where('deletedAt', 'is not', null)
      .execute();
  }
  await db
    .updateTable('profiles')
    .set({ removedAt: sql<string>`removed_at - ${time}::interval` })
    .where('removedFrom', '=', user.accountId)
    .execute();
  await purgeRemovedPortfolios(db);
  await purgeBins(db, binKinds);
  await sweepFiles({ db, files });
}
