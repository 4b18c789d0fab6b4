import { beginningOf } from '../contracts/text';
import { openingOf } from './opening';

/** Counts units of time. `Intl` puts a space before Japanese ones, where readers expect none. */
function unitFormat(locale: string, unit: 'day' | 'month' | 'year') {
  const numbers = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  const gap = /(?<=\d) (?=[\p{Script=Han}\p{Script=Hiragana}])/u;
  return (count: number) => numbers.format(count).replace(gap, '');
}

const sizes = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Numbers, lengths and lists as a language writes them. */
export interface Measures {
  /** '2 years 3 months'; empty for none. */
  monthsText(count: number): string;
  yearsText(count: number): string;
  daysText(count: number): string;
  /** 'A, B, and C'. */
  listText(texts: string[]): string;
  /** '1.4 MB': a size in bytes; a unit is 1024 of the one before. */
  sizeText(bytes: number): string;
  /** With a capital, where the language has them. */
  capitalized(text: string): string;
  upperCase(text: string): string;
  /** The first sentences: as many as make `fewest` characters, or all. */
  opening(text: string, fewest: number): string;
}

export function measures(locale: string): Measures {
  const monthFormat = unitFormat(locale, 'month');
  const yearFormat = unitFormat(locale, 'year');
  const dayFormat = unitFormat(locale, 'day');
  const lengthFormat = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const list = new Intl.ListFormat(locale);
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const sizeFormats = sizes.map(
    (unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }),
  );
  const number = new Intl.NumberFormat(locale);
  return {
    monthsText(count) {
      const [wholeYears, rest] = [Math.floor(count / 12), count % 12];
      return lengthFormat.format([
        ...(wholeYears > 0 ? [yearFormat(wholeYears)] : []),
        ...(rest > 0 ? [monthFormat(rest)] : []),
      ]);
    },
    yearsText: (count) => yearFormat(count),
    daysText: (count) => dayFormat(count),
    listText: (texts) => list.format(texts),
    sizeText(bytes) {
      const power = bytes < 1 ? 0 : Math.min(sizes.length, Math.floor(Math.log2(bytes) / 10));
      // `Intl` writes out bytes alone.
      return sizeFormats[power - 1]?.format(bytes / 1024 ** power) ?? `${number.format(bytes)} B`;
    },
    capitalized(text) {
      const first = beginningOf(text, [...text][0]?.length ?? 0);
      return first.toLocaleUpperCase(locale) + text.slice(first.length);
    },
    upperCase: (text) => text.toLocaleUpperCase(locale),
    opening: (text, fewest) => openingOf(text, fewest, sentences),
  };
}
