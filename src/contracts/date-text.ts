import { countText } from './count-text';

/** 'March 5, 2021', in UTC. */
export const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const isDate = /^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/;

/** Writes dates in a language, as precise as they are known; anything else stays as it is. */
export function dateFormat(locale: string): (date: string) => string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  // In Chinese and Japanese, a year is not a number alone.
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' });
  return (date) => {
    if (!isDate.test(date)) return date;
    const instant = Date.parse(`${date.padEnd(10, '-01-01'.slice(date.length - 4))}T00:00:00Z`);
    if (Number.isNaN(instant)) return date;
    return (date.length === 4 ? year : date.length === 7 ? month : day).format(instant);
  };
}

/** 'March 2021' for `2021-03`, 'March 5, 2021' for `2021-03-05`; anything else unchanged, as a year alone. */
export const dateText = dateFormat('en-US');

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
 * The length of a period, its first and last month included; in years where a month is unknown. Undefined where an end is
 * unknown or nothing can be said.
 */
export function lengthOf(
  { startDate, endDate, isCurrent }: Period,
  today: string,
): { months: number } | { aboutYears: number } | undefined {
  const end = isCurrent ? today : endDate;
  if (!startDate || !end) return undefined;
  if (startDate.length === 4 || end.length === 4) {
    const aboutYears = yearOf(end) - yearOf(startDate);
    return aboutYears > 0 ? { aboutYears } : undefined;
  }
  return { months: Math.max(0, monthsBetween(startDate, end) + 1) };
}

/** The length of a period in words: '2 years 3 months', 'about 2 years'; empty where nothing can be said. */
export function lengthText(period: Period, today: string): string {
  const length = lengthOf(period, today);
  if (!length) return '';
  return 'months' in length ? monthsText(length.months) : `about ${countText(length.aboutYears, 'year')}`;
}

const yearOf = (date: string) => Number(date.slice(0, 4));

/** How many months one date is after another. A year alone counts as its last month. */
export function monthsBetween(start: string, end: string): number {
  const monthOf = (date: string) => yearOf(date) * 12 + Number(date.slice(5, 7) || 12);
  return monthOf(end) - monthOf(start);
}
