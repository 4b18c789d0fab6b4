import type { SiteFigures } from '../../../../db/queries/site-facts';
import { numberText } from '../../../contracts/count-text';
import { themes } from '../../../contracts/design';
import { exportFormats } from '../../../contracts/exports';
import { portfolioParts } from '../../../contracts/portfolio-parts';

/** Fewer portfolios than this mean nothing to a stranger, and might reveal who is here. */
const fewestToCount = 25;

/** What can be counted about this installation where there is something to count, else about the product. */
function statsOf({ portfolios, views }: SiteFigures): { value: string; label: string }[] {
  const counted = [
    { value: numberText(portfolios), label: 'public portfolios on this server' },
    { value: numberText(views), label: 'views of them in the last 30 days' },
  ];
  const built = [
    { value: `${portfolioParts.length}`, label: 'sections to tell your story in' },
    { value: `${themes.length}`, label: 'themes, each with a layout of its own' },
    { value: `${Object.keys(exportFormats).length}`, label: 'formats you can download your page in' },
    { value: '0', label: 'cookies or trackers for your readers' },
  ];
  return portfolios >= fewestToCount ? [...counted, ...built.slice(-2)] : built;
}

export const Stats = ({ figures }: { figures: SiteFigures }) => (
  <section aria-label="Storyfolio in figures" className="stats">
    <dl>
      {statsOf(figures).map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
