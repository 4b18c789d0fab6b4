import type { Kysely } from 'kysely';
import { readPublicPortfolio } from '../../../db/public-projection';
import type { DB } from '../../../db/tables.gen';
import { readDesign } from '../../contracts/design';
import { designOfLink } from '../../contracts/link';
import type { KnownLink } from './known-links';

/** What decides how a link shows its page. */
export type LinkView = Pick<KnownLink, 'profileId' | 'hidden' | 'hiddenSections' | 'sectionOrder'>;

/** The portfolio as a link shows it: without what it hides, and in its order. */
export async function readSharedPortfolio(db: Kysely<DB>, link: LinkView, language?: string) {
  const portfolio = await readPublicPortfolio(db, link.profileId, { alsoHidden: link.hidden, language });
  return portfolio && { ...inOrderOf(link, portfolio), sectionOrder: link.sectionOrder };
}

/** With the order of a link in its design. */
export const inOrderOf = <P extends { design: unknown }>(link: LinkView, portfolio: P) => ({
  ...portfolio,
  design: designOfLink(readDesign(portfolio.design), link),
});
