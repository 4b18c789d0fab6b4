import type { ReadDate } from '../../reading';
import { months, seasons, type Token } from './date-words';

/** A single date in a text: the tokens before `next`. */
export interface DateForm {
  date: ReadDate;
  next: number;
  /** Whether it could also be something else: `09/18`, `Sep 15`. */
  isWeak: boolean;
  /** Whether it is a month that takes its year from the date that follows: `Jan – Mar 2018`. */
  isPartial?: boolean;
  /** Whether its month is a Roman number, which only counts in a period: `VII 2015 – X 2021`. */
  isRoman?: boolean;
  /** The second year of a winter, which ends a period: `winter 2014/15`. */
  lastYear?: number;
}

export interface DateOptions {
  /** Whether `05/06/2020` is May 6th. */
  monthFirst: boolean;
}

export interface EntryOptions extends DateOptions {
  /** Whether a date at the end of a bullet belongs to an entry, as in a list of certificates. */
  datesInBullets?: boolean;
  /** Whether it is a table with a row that names its columns. */
  hasColumns?: boolean;
  /** The right edge of the column; unknown in sources without pages. */
  right?: number;
}

const dashes = '-–—−‐‑';
export const isDash = (token: Token | undefined) =>
  token !== undefined && token.kind === 'mark' && dashes.includes(token.text);

const apostrophes = "'’‘`";
const isMark = (token: Token | undefined, marks: string) =>
  token !== undefined && token.kind === 'mark' && marks.includes(token.text);

const numberAt = (tokens: readonly Token[], at: number, digits: string): number | undefined => {
  const token = tokens[at];
  return token?.kind === 'number' && digits.includes(String(token.text.length))
    ? Number(token.text)
    : undefined;
};

const yearAt = (tokens: readonly Token[], at: number): number | undefined => {
  const year = numberAt(tokens, at, '4');
  return year !== undefined && year >= 1800 && year < 2100 ? year : undefined;
};

/** `18` means 2018, and `87` means 1987. */
const fullYear = (short: number) => short + (short < 60 ? 2000 : 1900);

const isMonth = (value: number | undefined): value is number =>
  value !== undefined && value >= 1 && value <= 12;
const isDay = (value: number | undefined): value is number =>
  value !== undefined && value >= 1 && value <= 31;

/** The token after an optional mark. */
const past = (tokens: readonly Token[], at: number, marks: string) =>
  isMark(tokens[at], marks) ? at + 1 : at;

/** `2018-09`, `2018/09/01`, `2016 / 09`, `2018, September`, `2018 – September`, `2018`. */
function yearFirst(tokens: readonly Token[], at: number): DateForm | undefined {
  const year = yearAt(tokens, at);
  if (year === undefined) {
    return undefined;
  }
  const mark = tokens[at + 1];
  const glued = mark?.isGlued === true && tokens[at + 2]?.isGlued === true;
  const month = numberAt(tokens, at + 2, '12');
  if (isMonth(month) && (isMark(mark, '/') || (glued && isMark(mark, '.-')))) {
    const day = numberAt(tokens, at + 4, '12');
    if (isDay(day) && tokens[at + 3]?.text === mark?.text && tokens[at + 4]?.isGlued) {
      return { date: { year, month, day }, next: at + 5, isWeak: false };
    }
    if (
      tokens[at + 2]?.text.length === 2 &&
      !(isMark(tokens[at + 3], '.,') && tokens[at + 4]?.isGlued && tokens[at + 4]?.kind === 'number')
    ) {
      return { date: { year, month }, next: at + 3, isWeak: false };
    }
  }
  const name = past(tokens, at + 1, ',-–');
  const named = months.get(tokens[name]?.folded ?? '');
  const afterName = name + 1;
  if (
    named !== undefined &&
    yearAt(tokens, past(tokens, afterName, '.')) === undefined &&
    numberAt(tokens, afterName, '12') === undefined
  ) {
    return { date: { year, month: named }, next: past(tokens, afterName, '.'), isWeak: false };
  }
  // `2012, été`
  const afterSeason = isMark(mark, ',') ? seasons.after(tokens, at + 2) : undefined;
  const isSeason = afterSeason !== undefined && tokens[afterSeason] === undefined;
  return { date: { year }, next: isSeason ? afterSeason : at + 1, isWeak: false };
}

/** `01.09.2018`, `9/1/2018`, `09/2018`, `09.2018`, `09/’18`, `09/18`. */
function numbersFirst(tokens: readonly Token[], at: number, options: DateOptions): DateForm | undefined {
  const first = numberAt(tokens, at, '12');
  const mark = tokens[at + 1];
  if (first === undefined || !isMark(mark, './-–')) {
    return undefined;
  }
  const second = numberAt(tokens, at + 2, '12');
  if (second !== undefined && isMark(tokens[at + 3], './-–') && tokens[at + 3]?.text === mark?.text) {
    const short = numberAt(tokens, at + 4, '2');
    const year = yearAt(tokens, at + 4) ?? (short === undefined ? undefined : fullYear(short));
    const isAmerican = mark?.text === '/' && (options.monthFirst ? first <= 12 : second > 12);
    const [day, month] = isAmerican ? [second, first] : [first, second];
    if (year !== undefined && isMonth(month) && isDay(day)) {
      return { date: { year, month, day }, next: at + 5, isWeak: false };
    }
  }
  const year = yearAt(tokens, at + 2);
  if (year !== undefined && isMonth(first) && (mark?.text === '/' || tokens[at + 2]?.isGlued)) {
    return { date: { year, month: first }, next: at + 3, isWeak: false };
  }
  const abbreviated = isMark(tokens[at + 2], apostrophes) ? numberAt(tokens, at + 3, '2') : undefined;
  if (abbreviated !== undefined && isMonth(first) && mark?.text === '/') {
    return { date: { year: fullYear(abbreviated), month: first }, next: at + 4, isWeak: false };
  }
  const short = numberAt(tokens, at + 2, '2');
  const isPlain = mark?.isGlued && tokens[at + 2]?.isGlued && tokens[at]?.text.length === 2;
  if (
    short !== undefined &&
    isMonth(first) &&
    isPlain &&
    isMark(mark, '/.') &&
    !isMark(tokens[at + 3], '/%')
  ) {
    return { date: { year: fullYear(short), month: first }, next: at + 3, isWeak: true };
  }
  return undefined;
}

/** The year after a month: `2018`, `, 2018`, `de 2018`, `’18`, `18`. */
function yearAfterMonth(
  tokens: readonly Token[],
  at: number,
): { year: number; next: number; isWeak: boolean } | undefined {
  let next = at;
  while (
    isMark(tokens[next], '.,/-–') ||
    ['de', 'del', 'of', 'di', 'd'].includes(tokens[next]?.folded ?? '')
  ) {
    if (next - at >= 2) {
      break;
    }
    next += 1;
  }
  const year = yearAt(tokens, next);
  if (year !== undefined) {
    return { year, next: next + 1, isWeak: false };
  }
  const hasApostrophe = isMark(tokens[next], apostrophes);
  const short = numberAt(tokens, hasApostrophe ? next + 1 : next, '2');
  if (short === undefined || (next > at && isDash(tokens[next - 1]))) {
    return undefined;
  }
  return { year: fullYear(short), next: next + (hasApostrophe ? 2 : 1), isWeak: !hasApostrophe };
}

const ordinals = ['st', 'nd', 'rd', 'th', 'er', 're', 'º', '°', 'ª', 'o'];

/** `1 September 2018`, `1. Sept. 2018`, `1-SEP-2018`, `1er juin 2018`, `1º de enero de 2018`. */
function dayFirst(tokens: readonly Token[], at: number): DateForm | undefined {
  const day = numberAt(tokens, at, '12');
  if (!isDay(day)) {
    return undefined;
  }
  let next = past(tokens, at + 1, tokens[at + 2]?.isGlued ? '.-/' : '.');
  if (tokens[next]?.isGlued && ordinals.includes(tokens[next]?.text ?? '')) {
    next += 1;
  }
  if (['de', 'of', 'di'].includes(tokens[next]?.folded ?? '')) {
    next += 1;
  }
  const month = months.get(tokens[next]?.folded ?? '');
  const after = month === undefined ? undefined : yearAfterMonth(tokens, next + 1);
  return after === undefined || after.isWeak || month === undefined
    ? undefined
    : { date: { year: after.year, month, day }, next: after.next, isWeak: false };
}

/** `September 2018`, `Sept. ’18`, `Sep 1st, 2018`, `Sep 15`. */
function monthFirst(tokens: readonly Token[], at: number): DateForm | undefined {
  const month = months.get(tokens[at]?.folded ?? '');
  if (month === undefined) {
    return undefined;
  }
  const afterName = past(tokens, at + 1, '.');
  const day = numberAt(tokens, afterName, '12');
  if (isDay(day)) {
    const hasOrdinal = ordinals.includes(tokens[afterName + 1]?.text ?? '');
    const next = past(tokens, afterName + (hasOrdinal ? 2 : 1), ',.');
    const year = yearAt(tokens, next);
    if (year !== undefined) {
      return { date: { year, month, day }, next: next + 1, isWeak: false };
    }
  }
  const after = yearAfterMonth(tokens, at + 1);
  if (after !== undefined) {
    return { date: { year: after.year, month }, next: after.next, isWeak: after.isWeak };
  }
  return { date: { year: 0, month }, next: afterName, isWeak: true, isPartial: true };
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** `VII 2015`, `VII.2015`. */
function romanFirst(tokens: readonly Token[], at: number): DateForm | undefined {
  const month = roman.indexOf(tokens[at]?.text ?? '') + 1;
  const next = past(tokens, at + 1, './');
  const year = month === 0 ? undefined : yearAt(tokens, next);
  return year === undefined
    ? undefined
    : { date: { year, month }, next: next + 1, isWeak: false, isRoman: true };
}

/** `Summer 2017`, `Spring/Summer 2017`, `WS 2011/12`, `Q1 2018`, `mid-2019`: only the year is kept. */
function seasonFirst(tokens: readonly Token[], at: number): DateForm | undefined {
  const afterSeason = seasons.after(tokens, at);
  if (afterSeason === undefined) {
    return undefined;
  }
  let next = afterSeason;
  for (let skipped = 0; skipped < 3 && yearAt(tokens, next) === undefined; skipped += 1) {
    const isLink =
      isMark(tokens[next], '/-–,.') || ['of', 'de', 'semester'].includes(tokens[next]?.folded ?? '');
    next = isLink ? next + 1 : (seasons.after(tokens, next) ?? next);
  }
  const year = yearAt(tokens, next);
  if (year === undefined) {
    const short = isMark(tokens[next], apostrophes) ? numberAt(tokens, next + 1, '2') : undefined;
    return short === undefined
      ? undefined
      : { date: { year: fullYear(short) }, next: next + 2, isWeak: false };
  }
  const second = isMark(tokens[next + 1], '/') ? numberAt(tokens, next + 2, '24') : undefined;
  if (second === undefined) return { date: { year }, next: next + 1, isWeak: false };
  const isNext = second % 100 === (year + 1) % 100;
  return { date: { year }, next: next + 3, isWeak: false, lastYear: isNext ? year + 1 : undefined };
}

/** The date that begins at a token. */
export function dateAt(tokens: readonly Token[], at: number, options: DateOptions): DateForm | undefined {
  return (
    yearFirst(tokens, at) ??
    dayFirst(tokens, at) ??
    numbersFirst(tokens, at, options) ??
    seasonFirst(tokens, at) ??
    monthFirst(tokens, at) ??
    romanFirst(tokens, at)
  );
}
