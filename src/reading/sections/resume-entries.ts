import type { Period, ReadValue } from '../reading';
import type { Fields } from '../sources/fields';

/** A JSON Resume says what it says without doubt. */
export const sure = { confidence: 1 };

/** An entry without an end is ongoing, because the format has no other way to say so; some have both dates in one text. */
export function periodOf(entry: Fields): Period & { doubtful: string[] } {
  const whole = entry.period('date');
  if (whole) return { ...whole, doubtful: [] };
  const start = entry.date('startDate');
  const isPresent = entry.isPresent('endDate');
  const isOpen = start !== undefined && entry.isBlank('endDate') && !isPresent;
  const end = isPresent || isOpen ? ('present' as const) : entry.date('endDate');
  return { start, end, doubtful: isOpen ? ['isCurrent'] : [] };
}

/** A short statement: `Prize (Jury, 2019): for the best bread`. */
export function statement(
  entry: Fields,
  title: string,
  by: string,
  date: string,
  ...rest: string[]
): ReadValue | undefined {
  const name = entry.text(title);
  const details = [entry.text(by), entry.text(date)].filter(Boolean).join(', ');
  const head = [name, details && `(${details})`].filter(Boolean).join(' ');
  const value = [head, ...rest.map((field) => entry.text(field))].filter(Boolean).join('\n');
  return value ? { ...sure, value, lines: entry.lines() } : undefined;
}
