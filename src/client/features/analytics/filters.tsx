import { Button, SegmentedControl } from '@mantine/core';
import { type AnalyticsPeriod, analyticsPeriods } from '../../../contracts/analytics';
import type { ViewSource } from '../../../contracts/view';
import { sourceName } from '../../../contracts/view-names';
import choices from '../../ui/choice-row.module.css';
import classes from './analytics.module.css';
import type { ViewFilter } from './use-analytics-address';

const periods = analyticsPeriods.map(({ key }) => ({ value: key, label: key }));

interface FiltersProps {
  filter: ViewFilter;
  /** The sources that occur, the largest first. */
  sources: ViewSource[];
  onChoose: (part: Partial<ViewFilter>) => void;
}

/** Of which period, and from which source. */
export function Filters({ filter, sources, onChoose }: FiltersProps) {
  // A chosen one is listed even if nobody came from it.
  const shown = filter.source && !sources.includes(filter.source) ? [...sources, filter.source] : sources;
  return (
    <div className={classes.filters}>
      <SegmentedControl
        aria-label="Period"
        data={periods}
        value={filter.period}
        onChange={(period: AnalyticsPeriod) => onChoose({ period })}
        classNames={{ label: classes.period }}
      />
      <fieldset aria-label="Source" className={`${classes.sources} ${choices.row}`}>
        {[undefined, ...shown].map((source) => (
          <Button
            key={source ?? 'all'}
            size="sm"
            variant={source === filter.source ? 'light' : 'default'}
            aria-pressed={source === filter.source}
            onClick={() => onChoose({ source })}
          >
            {source ? sourceName(source) : 'All Sources'}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
