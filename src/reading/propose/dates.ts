import { endsBefore, monthOrDay } from '../../contracts/dates';
import type { Period, ReadDate } from '../reading';

/** A date in the form of the sections, and whether it is more precise than the printed one. */
interface FittedDate {
  text: string;
  isUncertain: boolean;
}

const padded = (figure: number, length = 2) => String(figure).padStart(length, '0');

/**
 * Converts a printed date to `YYYY-MM`, or to `YYYY-MM-DD` if a day is printed. A year alone starts in January or ends
 * in December. Undefined for a date that does not exist or that the sections do not accept.
 */
function fitDate({ year, month, day }: ReadDate, edge: 'start' | 'end'): FittedDate | undefined {
  const whole = `${padded(year, 4)}-${padded(month ?? (edge === 'start' ? 1 : 12))}`;
  const exact = month !== undefined && day !== undefined ? `${whole}-${padded(day)}` : whole;
  const text = [exact, whole].find((each) => monthOrDay.safeParse(each).success);
  if (text === undefined) return undefined;
  return { text, isUncertain: month === undefined || (day !== undefined && text !== exact) };
}

/** The date, as precise as it is printed: `2018`, `2018-09`, `2018-09-01`. */
export function printedDate({ year, month, day }: ReadDate): string {
  const parts = [padded(year, 4)];
  if (month !== undefined) parts.push(padded(month));
  if (month !== undefined && day !== undefined) parts.push(padded(day));
  return parts.join('-');
}

interface FittedPeriod {
  values: { startDate?: string; endDate?: string; isCurrent?: boolean };
  uncertain: string[];
  printed: Record<string, string>;
  /** Dates that the sections do not accept, as printed. */
  left: string[];
}

/** Converts the dates of a period. An end before the start is rejected, because one of the two was misread. */
export function fitPeriod({ start, end }: Period): FittedPeriod {
  const fitted: FittedPeriod = { values: {}, uncertain: [], printed: {}, left: [] };
  const take = (field: 'startDate' | 'endDate', date: ReadDate, edge: 'start' | 'end') => {
    const found = fitDate(date, edge);
    const { startDate } = fitted.values;
    if (!found || (edge === 'end' && startDate && endsBefore(startDate, found.text))) {
      fitted.left.push(printedDate(date));
      return;
    }
    fitted.values[field] = found.text;
    if (!found.isUncertain) return;
    fitted.uncertain.push(field);
    fitted.printed[field] = printedDate(date);
  };
  if (start) take('startDate', start, 'start');
  if (end === 'present') fitted.values.isCurrent = true;
  else if (end) take('endDate', end, 'end');
  if (fitted.left.length > 0) fitted.uncertain.push(fitted.values.startDate ? 'endDate' : 'startDate');
  return fitted;
}

/** Converts a date that stands alone, for a field of this name. */
export function fitDay(field: string, date: ReadDate | undefined) {
  const { values, uncertain, printed, left } = fitPeriod({ start: date });
  return {
    date: values.startDate,
    uncertain: uncertain.map(() => field),
    printed: Object.fromEntries(Object.values(printed).map((text) => [field, text])),
    left,
  };
}
