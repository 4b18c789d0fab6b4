import type { z } from 'zod';
import { findOpenedEntries, type LinkOpenRow, listLinkOpens } from '../../../db/links/link-opens';
import { entriesOf } from '../../../db/links/opened-versions';
import { readPublicPortfolio } from '../../../db/public-projection';
import type { Link, linkChanges, linkOpen } from '../../contracts/link';
import type { Caller, Context } from '../context';
import { describeReading } from './describe-reading';
import { changesBetween } from './link-changes';

type Open = z.infer<typeof linkOpen>;

/** More opens than anybody reads; the figures of the link count all of them. */
const listedOpens = 200;

/** The opens of a link, and what its reader has not seen yet. */
export async function readDetails({ db, caller }: Context & { caller: Caller }, link: Link) {
  const rows = await listLinkOpens(db, caller.accountId, link.id, listedOpens);
  const [last] = rows;
  const changes = last ? await changesSince(db, link, last.version) : [];
  return { link, opens: rows.map(describeOpen), openedAt: last?.openedAt ?? null, changes };
}

async function changesSince(
  db: Context['db'],
  { profileId, hiddenSections }: Link,
  version: number,
): Promise<z.infer<typeof linkChanges>['changes']> {
  const then = await findOpenedEntries(db, profileId, version);
  const now = await readPublicPortfolio(db, profileId);
  return then && now ? changesBetween(then, entriesOf(now), hiddenSections) : [];
}

const describeOpen = (row: LinkOpenRow): Open => ({
  id: row.id,
  at: row.openedAt,
  ...describeReading(row),
  version: row.version,
});
