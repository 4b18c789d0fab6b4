import { publicSections } from '../../../db/public-columns';
import type { HeldParts } from '../../../db/queries/dashboard';
import { dashboard } from '../../contracts/dashboard';
import { type PortfolioPart, portfolioParts } from '../../contracts/portfolio-parts';
import { sectionContracts } from '../../contracts/sections';

const { complete } = dashboard.shape;

/** Whether each part of the portfolio holds anything. */
export const completenessOf = (held: HeldParts) =>
  complete.parse(Object.fromEntries(portfolioParts.map(({ key }) => [key, holdsPart(held, key)])));

function holdsPart({ hasCv, hasVideo, holds }: HeldParts, part: PortfolioPart): boolean {
  if (part === 'cv') return hasCv;
  if (part === 'video') return hasVideo;
  return publicSections.some((section) => sectionContracts[section].part === part && holds[section]);
}
