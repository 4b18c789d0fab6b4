import type { Period } from '../reading';
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
