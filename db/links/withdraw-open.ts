import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../tables.gen';
import { timeOf } from '../views/view-id';
import { countOpen, refreshReaders } from './open-link';
import { keepOpenedVersion } from './opened-versions';

/** The opens of a reader who declines to be measured: the counted one, and that which a report on its way may be about. */
interface WithdrawnOpens {
  linkId: string;
  profileId: string;
  openIds: string[];
  at: Date;
}

/**
 * Deletes what is known about opens whose reader declines to be measured. They count once, and their ids stay with nothing
 * but the time, so that a report on its way finds that it was declined. A view stays as one of somebody who asks not to be
 * recognised: without the link, and without the hash by which the reader was told apart.
 */
export async function withdrawOpens(
  db: Kysely<DB>,
  { linkId, profileId, openIds, at }: WithdrawnOpens,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('links').select('id').where('id', '=', linkId).forNoKeyUpdate().execute();
    // Their places on the timeline go with them.
    const opens = await tx
      .deleteFrom('linkOpens')
      .where('id', 'in', openIds)
      .where('linkId', '=', linkId)
      .returning('viewId')
      .execute();
    const version = await keepOpenedVersion(tx, profileId);
    const bare = { linkId, openedAt: at.toISOString(), isMeasured: false, version };
    await tx
      .insertInto('linkOpens')
      .values(openIds.map((id) => ({ id, ...bare })))
      .execute();
    if (opens.length === 0) await countOpen(tx, linkId);
    await refreshReaders(tx, linkId);
    for (const { viewId } of opens) if (viewId !== null) await withdrawView(tx, linkId, viewId);
  });
}

async function withdrawView(tx: Transaction<DB>, linkId: string, id: string): Promise<void> {
  const viewedAt = timeOf(id).toISOString();
  const view = await tx
    .selectFrom('views')
    .select(['profileId', 'kind', 'visitor'])
    .where('id', '=', id)
    .where('viewedAt', '=', viewedAt)
    .where('linkId', '=', linkId)
    .forUpdate()
    .executeTakeFirst();
  if (view?.kind !== 'person') return;
  const { profileId, visitor } = view;
  await tx
    .updateTable('views')
    .set({ linkId: null, visitor: null })
    .where('id', '=', id)
    .where('viewedAt', '=', viewedAt)
    .execute();
  if (visitor) {
    await tx
      .deleteFrom('visitors')
      .where('profileId', '=', profileId)
      .where('scope', '=', '')
      .where('visitor', '=', visitor)
      .execute();
  }
}
