import { numberText } from '../../../contracts/count-text';

/** What all charts have in common. */
export const common = {
  h: 260,
  dataKey: 'date',
  withLegend: true,
  // In the order of the chart, not alphabetically.
  legendProps: { verticalAlign: 'bottom' as const, itemSorter: null },
  gridAxis: 'x' as const,
  tickLine: 'none' as const,
  xAxisProps: { minTickGap: 32 },
  yAxisProps: { width: 76, allowDecimals: false },
  valueFormatter: numberText,
  // Without animation there is nothing to wait for.
  barProps: { isAnimationActive: false },
};

/** The properties of an axis that shows these ticks only and ends at the last one. */
export const axisOf = (ticks: number[]) => ({
  ...common.yAxisProps,
  ticks,
  domain: [0, ticks.at(-1) ?? 0],
});

/** Five even ticks for counts, each of two digits that are not zero at most, the last one not below the most. */
export function countTicks(most: number): number[] {
  const least = Math.max(1, most / 4);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(least)) - 1);
  const step = Math.ceil(least / unit) * unit;
  return Array.from({ length: 5 }, (_, index) => index * step);
}

// The table beside it is what assistive technology reads; the highest tick has room above its line.
export const silent = { accessibilityLayer: false, margin: { top: 8 } };
