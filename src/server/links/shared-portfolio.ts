import type { Kysely } from 'kysely';
import {
  type PortfolioJson,
  type PublicPortfolio,
  readPortfolioJson,
  readPublicPortfolio,
} from '../../../db/public-projection';
import type { DB } from '../../../db/tables.gen';
import { readDesign } from '../../contracts/design';
import { designOfLink } from '../../contracts/link';
import type { KnownLink } from './known-links';

/** What decides how a link shows its page. */
export type LinkView = Pick<KnownLink, 'profileId' | 'hidden' | 'hiddenSections' | 'sectionOrder'>;

/** The portfolio as a link shows it: without what it hides, and in its order. */
export async function readSharedPortfolio(
  db: Kysely<DB>,
  link: LinkView,
): Promise<(PublicPortfolio & { sectionOrder: string[] }) | undefined> {
  const portfolio = await readPublicPortfolio(db, link.profileId, undefined, link.hidden);
  if (!portfolio) return undefined;
  const { sectionOrder } = link;
  return { ...portfolio, sectionOrder, design: designOfLink(readDesign(portfolio.design), link) };
}

/** The portfolio as JSON, as the reader of a link sees it, for the forms that are typeset. */
export async function readSharedJson(db: Kysely<DB>, link: LinkView): Promise<PortfolioJson | undefined> {
  const { profileId, hidden } = link;
  const portfolio = await readPortfolioJson(db, profileId, { isWhole: false, alsoHidden: hidden });
  return portfolio && { ...portfolio, design: designOfLink(readDesign(portfolio.design), link) };
}
