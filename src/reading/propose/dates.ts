import { endsBefore, partialDate } from '../../contracts/dates';
import type { Period, ReadDate } from '../reading';

const padded = (figure: number, length = 2) => String(figure).padStart(length, '0');

/** The date, as precise as it is printed: `2018`, `2018-09`, `2018-09-01`. */
export function printedDate({ year, month, day }: ReadDate): string {
  const parts = [padded(year, 4)];
  if (month !== undefined) parts.push(padded(month));
  if (month !== undefined && day !== undefined) parts.push(padded(day));
  return parts.join('-');
}

interface FittedPeriod {
  values: { startDate?: string; endDate?: string; isCurrent?: boolean };
  /** Fields whose printed date does not exist, or not there. */
  uncertain: string[];
  /** Dates that the sections do not accept, as printed. */
  left: string[];
}

/** Converts the dates of a period. An end before the start is rejected, because one of the two was misread. */
export function fitPeriod({ start, end }: Period): FittedPeriod {
  const fitted: FittedPeriod = { values: {}, uncertain: [], left: [] };
  const take = (field: 'startDate' | 'endDate', printed: ReadDate) => {
    const whole = printedDate(printed);
    const { startDate } = fitted.values;
    const date = [whole, whole.slice(0, 'YYYY-MM'.length)].find(
      (each) => partialDate.safeParse(each).success,
    );
    if (date !== undefined && !(field === 'endDate' && startDate && endsBefore(startDate, date))) {
      fitted.values[field] = date;
      if (date !== whole) fitted.uncertain.push(field);
      return;
    }
    fitted.left.push(whole);
    fitted.uncertain.push(field);
  };
  if (start) take('startDate', start);
  if (end === 'present') fitted.values.isCurrent = true;
  else if (end) take('endDate', end);
  return fitted;
}

/** Converts a date that stands alone, for a field of this name. */
export function fitDay(field: string, date: ReadDate | undefined) {
  const { values, uncertain, left } = fitPeriod({ start: date });
  return { date: values.startDate, uncertain: uncertain.map(() => field), left };
}
