import { findOwnCopy, listCopiedEntries } from '../../../db/queries/portfolios';
import type { PortfolioDifferences } from '../../contracts/portfolio';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { compareContents } from '../versions/compare-contents';
import { findContents } from '../versions/page-contents';

/** What differs between a copy and its origin now. */
export async function comparePortfolios(
  { db, caller }: Pick<Context, 'db'> & { caller: Caller },
  profileId: string,
): Promise<PortfolioDifferences> {
  const found = await findOwnCopy(db, caller.accountId, profileId);
  if (!found) throw notFound('copy of a portfolio');
  const { id, name, profileSlug, copiedAt, originId, originName, originSlug } = found;
  const copied = { copy: { id, name, profileSlug }, copiedAt };
  const nothing = { profile: [], design: [], files: [], sections: [] };
  if (originId === null || originName === null || originSlug === null) {
    return { ...copied, ...nothing, origin: null };
  }
  const [origin, copy, pairs] = await Promise.all([
    findContents(db, originId),
    findContents(db, id),
    listCopiedEntries(db, id),
  ]);
  // Deleted since.
  if (!origin || !copy) return { ...copied, ...nothing, origin: null };
  return {
    ...copied,
    origin: { id: originId, name: originName, profileSlug: originSlug },
    ...compareContents(origin, copy, pairs),
  };
}
