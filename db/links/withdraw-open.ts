import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.gen';
import { SumChanges } from '../views/sum-changes';
import { timeOf } from '../views/view-id';
import { refreshReaders } from './open-link';

/** Takes back what is known of an open whose reader goes on unseen: it counts towards the limit, and nothing else. */
export async function withdrawOpen(db: Kysely<DB>, linkId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('links').select('id').where('id', '=', linkId).forNoKeyUpdate().execute();
    // Its place on the timeline goes with it.
    const open = await tx
      .deleteFrom('linkOpens')
      .where('id', '=', id)
      .where('linkId', '=', linkId)
      .returning('viewId')
      .executeTakeFirst();
    if (!open) return;
    await refreshReaders(tx, linkId);
    if (open.viewId === null) return;
    const view = await tx
      .updateTable('views')
      .set({ linkId: null })
      .where('id', '=', open.viewId)
      .where('viewedAt', '=', timeOf(open.viewId).toISOString())
      .where('linkId', '=', linkId)
      .returning(['profileId', 'day', 'source', 'kind', 'seconds', 'isReturning'])
      .executeTakeFirst();
    if (view?.kind !== 'person') return;
    const sums = new SumChanges();
    sums.add(
      { ...view, dimension: 'link', value: linkId },
      { views: -1, returningViews: view.isReturning ? -1 : 0, seconds: -view.seconds },
    );
    await sums.write(tx);
    await sql`
      delete from view_sums
      where profile_id = ${view.profileId} and dimension = 'link' and value = ${linkId} and day = ${view.day}
        and views = 0`.execute(tx);
  });
}
