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

// The table beside it is what assistive technology reads; the highest tick has room above its line.
export const silent = { accessibilityLayer: false, margin: { top: 8 } };
