import { dateFormat, lengthOf, type Period } from '../contracts/date-text';
import type { Measures } from './measures';
import type { Translate } from './translate';

/** Dates and periods as a language writes them. */
export interface DateWords {
  /** 'March 2021' for `2021-03`, 'March 5, 2021' for `2021-03-05`; anything else unchanged, as a year alone. */
  dateText(date: string): string;
  /** 'March 2021 – today'. */
  periodText(period: Period): string;
  /** 'until 2023': a period of which only the end is known. */
  untilText(date: string): string;
  validityText(end: string, isPast: boolean): string;
  /** '2 years 3 months'; 'about 2 years' where only years are known; empty where nothing can be said. */
  lengthText(period: Period, today: string): string;
}

export function dateWords(
  locale: string,
  t: Translate,
  { monthsText, range }: Pick<Measures, 'monthsText'> & { range: string },
): DateWords {
  const dateText = dateFormat(locale);
  const day = (chunks: string) => chunks;
  const untilText = (date: string) => t.markup('page.dates.until', { date: dateText(date), day });
  return {
    dateText,
    untilText,
    periodText({ startDate, endDate, isCurrent }) {
      const end = isCurrent ? t('page.dates.today') : endDate && endDate !== startDate && dateText(endDate);
      if (!startDate && endDate) return untilText(endDate);
      return [startDate && dateText(startDate), end].filter(Boolean).join(range);
    },
    validityText: (end, isPast) =>
      t(isPast ? 'page.dates.expired' : 'page.dates.validUntil', { date: dateText(end) }),
    lengthText(period, today) {
      const length = lengthOf(period, today);
      if (!length) return '';
      return 'months' in length
        ? monthsText(length.months)
        : t('page.dates.aboutYears', { count: length.aboutYears });
    },
  };
}
