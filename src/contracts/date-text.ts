import { countText } from './count-text';

/** 'March 5, 2021', in UTC. */
export const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const isDate = /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/;

/** 'March 2021' for `2021-03`, 'March 5, 2021' for `2021-03-05`; anything else unchanged, as a year alone. */
export function dateText(date: string): string {
  if (!isDate.test(date)) return date;
  const instant = Date.parse(`${date.padEnd(10, '-01')}T00:00:00Z`);
  if (Number.isNaN(instant)) return date;
  return (date.length === 7 ? longMonth : longDay).format(instant);
}

/** From when to when something lasted; what a document does not say is null. */
export interface Period {
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
}

/** A period in words: 'March 2021 – 2023'. @param now the word for the end of a current one */
export function periodText({ startDate, endDate, isCurrent }: Period, now: string): string {
  const end = isCurrent ? now : endDate && endDate !== startDate && dateText(endDate);
  if (!startDate && endDate) return `until ${end}`;
  return [startDate && dateText(startDate), end].filter(Boolean).join(' – ');
}

/** The length of months in words: '2 years 3 months'. */
export const monthsText = (months: number): string =>
  [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')].filter(Boolean).join(' ');

const counted = (count: number, noun: string) => (count === 0 ? '' : countText(count, noun));

/**
 * The length of a period in words, its first and last month included; 'about 2 years' where a month is unknown. Empty
 * where an end is unknown or nothing can be said.
 */
export function lengthText({ startDate, endDate, isCurrent }: Period, today: string): string {
  const end = isCurrent ? today : endDate;
  if (!startDate || !end) return '';
  if (startDate.length === 4 || end.length === 4) {
    const years = yearOf(end) - yearOf(startDate);
    return years > 0 ? `about ${countText(years, 'year')}` : '';
  }
  return monthsText(Math.max(0, monthsBetween(startDate, end) + 1));
}

const yearOf = (date: string) => Number(date.slice(0, 4));

/** How many months one date is after another. A year alone counts as its last month. */
export function monthsBetween(start: string, end: string): number {
  const monthOf = (date: string) => yearOf(date) * 12 + Number(date.slice(5, 7) || 12);
  return monthOf(end) - monthOf(start);
}
