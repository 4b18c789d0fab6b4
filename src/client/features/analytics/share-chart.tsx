import { numberText } from '../../../contracts/count-text';
import { Bars } from '../../ui/charts/bars';
import { ChartCard } from '../../ui/charts/chart-card';
import { percentText, shareText } from './figure-text';

interface ShareChartProps {
  title: string;
  summary: string;
  /** What one of the shares is: 'Source'. */
  noun: string;
  /** Shown if there are none. */
  none: string;
  shares: { label: string; count: number; percentage: number }[];
  /** How many are drawn; the table has all. */
  drawn?: number;
}

/** Parts of all views, the largest first. */
export function ShareChart({ title, summary, noun, none, shares, drawn = 8 }: ShareChartProps) {
  const left = shares.length - drawn;
  return (
    <ChartCard
      title={title}
      summary={left > 0 ? `${summary} The rows have ${numberText(left)} more.` : summary}
      chart={
        <Bars
          none={none}
          bars={shares
            .slice(0, drawn)
            .map((share) => ({ label: share.label, size: share.count, value: shareText(share) }))}
        />
      }
      columns={[noun, 'Views', 'Share']}
      rows={shares.map(({ label, count, percentage }) => [label, numberText(count), percentText(percentage)])}
    />
  );
}
