import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';
import { SumChanges } from '../views/sum-changes';
import { timeOf } from '../views/view-id';
import { lockVisitor, withdrawVisitor } from '../views/withdraw-visitor';
import { refreshReaders } from './open-link';

/**
 * Deletes what is known about an open whose reader declines to be measured. It counts towards the limit, and its view stays as one
 * of somebody who asks not to be recognised: without the link, and without the hash by which the reader was told apart.
 */
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
    if (open.viewId !== null) await withdrawView(tx, linkId, open.viewId);
  });
}

async function withdrawView(tx: Transaction<DB>, linkId: string, id: string): Promise<void> {
  const viewedAt = timeOf(id).toISOString();
  const view = await tx
    .selectFrom('views')
    .select(['profileId', 'day', 'source', 'kind', 'seconds', 'isReturning', 'visitor'])
    .where('id', '=', id)
    .where('viewedAt', '=', viewedAt)
    .where('linkId', '=', linkId)
    .forUpdate()
    .executeTakeFirst();
  if (view?.kind !== 'person') return;
  const { profileId, source, visitor, isReturning } = view;
  const visited = visitor && { id, profileId, source, visitor, linkId };
  if (visited) await lockVisitor(tx, visited);
  const sums = new SumChanges();
  const returningViews = Number(isReturning);
  sums.add(
    { ...view, dimension: 'link', value: linkId },
    { views: -1, returningViews: -returningViews, seconds: -view.seconds },
  );
  if (visited) sums.add({ ...view, dimension: 'unrecognised', value: '' }, { views: 1, returningViews });
  await sums.write(tx);
  if (visited) await withdrawVisitor(tx, visited);
  await sql`
    delete from view_sums
    where profile_id = ${profileId} and dimension = 'link' and value = ${linkId} and day = ${view.day}
      and views = 0`.execute(tx);
  await tx
    .updateTable('views')
    .set({ linkId: null, visitor: null })
    .where('id', '=', id)
    .where('viewedAt', '=', viewedAt)
    .execute();
}
