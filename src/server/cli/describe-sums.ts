import type { SumDifference, SumsReport } from '../../../db/views/check-sums';

/** The differences between figures and single views for the operator, as lines; empty if there are none. */
export function describeSums({ differences, total }: SumsReport): string[] {
  if (total === 0) return [];
  const left = total - differences.length;
  return [
    `Figures of views that differ from the single views; restore a backup from before, or report these lines (${total}):`,
    ...differences.map((difference) => `  ${describeDifference(difference)}`),
    ...(left > 0 ? [`  and ${left} more`] : []),
  ];
}

function describeDifference(difference: SumDifference): string {
  const { profileId, source, day, dimension, value, figure, kept, counted } = difference;
  const what = [dimension, value.split('\t').filter(Boolean).join(', ')].filter(Boolean).join(' ');
  const scope = source === '' ? 'all sources' : source;
  return `profile ${profileId}  ${day}  ${scope}  ${what || 'all views'}: ${kept} instead of ${counted} ${figure}`;
}
