import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';
import { addLinkEvent } from './link-events';
import { type LinkState, linkState } from './links';
import { keepOpenedVersion } from './opened-versions';

/** Somebody who opens a link. */
export interface LinkReader {
  /** A keyed hash. */
  hash: Buffer;
  device: string;
  country: string | null;
  city: string | null;
}

/** An open that is to be counted. */
export interface NewOpen {
  id: string;
  linkId: string;
  profileId: string;
  at: Date;
  /** Null for a reader who is not measured: the open counts, but nothing of it is stored. */
  reader: LinkReader | null;
}

/** The result: an open, new or current, or the state of a link that no longer leads anywhere. */
export type OpenAnswer =
  | { open: { id: string; at: string }; isNew: boolean; isDeclined?: boolean }
  | { open?: undefined; isDeclined?: undefined; state: Exclude<LinkState, 'open'> };

/** What follows the open of a link within this time is the same open, in minutes. */
export const openMinutes = 30;

/** Counts an open, unless the reader has a current one. The link is locked, so that each limit is exact. */
export async function openLink(
  tx: Transaction<DB>,
  { id, linkId, profileId, at, reader }: NewOpen,
): Promise<OpenAnswer> {
  const openedAt = at.toISOString();
  await tx.selectFrom('links').select('id').where('id', '=', linkId).forNoKeyUpdate().execute();
  // Read after the lock, so that what others counted in the meantime is seen.
  const link = await tx
    .selectFrom('links')
    .select(linkState.as('state'))
    .where('id', '=', linkId)
    .executeTakeFirst();
  if (!link || link.state === 'revoked' || link.state === 'expired')
    return { state: link?.state === 'expired' ? 'expired' : 'revoked' };
  // The reader's pass names it, on whichever network they are by now.
  const named = await tx.selectFrom('linkOpens').select('isMeasured').where('id', '=', id).executeTakeFirst();
  if (named) return { open: { id, at: openedAt }, isNew: false, isDeclined: !named.isMeasured };
  const known = reader && (await findOpenUnderWay(tx, linkId, reader.hash, openedAt));
  if (known) return { open: { id: known.id, at: known.openedAt }, isNew: false };
  if (link.state !== 'open') return { state: link.state };

  if (reader) await insertOpen(tx, { id, linkId, profileId, openedAt }, reader);
  await countOpen(tx, linkId);
  if (reader) await refreshReaders(tx, linkId);
  if (reader) await addLinkEvent(tx, 'link-opened', { linkId, at: openedAt, openId: id });
  return { open: { id, at: openedAt }, isNew: true };
}

/** The open that a reader has under way at a time, of those that are kept. */
export const findOpenUnderWay = (db: Kysely<DB>, linkId: string, hash: Buffer, at: string) =>
  db
    .selectFrom('linkOpens')
    .select(['id', 'openedAt'])
    .where('linkId', '=', linkId)
    .where('reader', '=', hash)
    .where('openedAt', '>', sql<string>`${at}::timestamptz - make_interval(mins => ${sql.lit(openMinutes)})`)
    .orderBy('openedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

async function insertOpen(
  tx: Transaction<DB>,
  { profileId, ...open }: { id: string; linkId: string; profileId: string; openedAt: string },
  { hash, ...place }: LinkReader,
): Promise<void> {
  const version = await keepOpenedVersion(tx, profileId);
  const { number } = await tx
    .selectFrom('linkOpens')
    .select(
      sql<number>`coalesce(max(reader_number) filter (where reader = ${hash}), max(reader_number) + 1, 1)`.as(
        'number',
      ),
    )
    .where('linkId', '=', open.linkId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('linkOpens')
    .values({ ...open, ...place, reader: hash, readerNumber: number, isMeasured: true, version })
    .execute();
}

/** Counts one more open of a link that is locked. */
export async function countOpen(tx: Transaction<DB>, linkId: string): Promise<void> {
  await tx
    .updateTable('links')
    .set((eb) => ({ opens: eb('opens', '+', 1) }))
    .where('id', '=', linkId)
    .execute();
}

/** Counts the readers again, and returns when the latest of them was here. */
export async function refreshReaders(tx: Transaction<DB>, linkId: string): Promise<void> {
  await sql`
    update links set readers = known.readers, last_opened_at = known.latest
    from (
      select count(distinct reader_number)::integer as readers, max(opened_at) as latest
      from link_opens where link_id = ${linkId} and is_measured) as known
    where id = ${linkId}`.execute(tx);
}
