import type { Period, ReadDate } from '../../reading';
import { type DateForm, type DateOptions, dateAt, isDash } from './date-forms';
import {
  durations,
  expected,
  fillers,
  present,
  seasons,
  since,
  type Token,
  to,
  tokensOf,
  until,
} from './date-words';

/** A date or a period in a text. */
export interface DateMention {
  from: number;
  to: number;
  period: Period;
  isRange: boolean;
  /** Whether it ends with a dash at the end of the text, so that the second date is still to come. */
  isOpen: boolean;
  isWeak: boolean;
}

interface Found {
  period: Period;
  next: number;
  isRange: boolean;
  isOpen: boolean;
  isWeak: boolean;
}

const isBracket = (token: Token | undefined, brackets: string) =>
  token !== undefined && token.kind === 'mark' && brackets.includes(token.text);

/** The token after the separator of a range: a dash, an arrow, `to`, `bis`, `à`. */
function afterRangeSign(tokens: readonly Token[], at: number): number | undefined {
  // The dates may be in brackets: `[05/2020] – [12/2021]`.
  let next = isBracket(tokens[at], ']') && isDash(tokens[at + 1]) ? at + 1 : at;
  while (
    isDash(tokens[next]) ||
    isBracket(tokens[next], '~→⇒»>') ||
    (next > at && isBracket(tokens[next], '['))
  ) {
    next += 1;
  }
  const word = to.after(tokens, next);
  return word ?? (next > at ? next : undefined);
}

const skipFillers = (tokens: readonly Token[], at: number) => {
  const next = fillers.after(tokens, at) ?? at;
  return ['le', 'the', 'el', 'il', 'o', 'la'].includes(tokens[next]?.folded ?? '') ? next + 1 : next;
};

/** `2011–13`: the second year has two digits and is later than the first. */
function shortYear(tokens: readonly Token[], at: number, start: DateForm): DateForm | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.text.length !== 2 || start.date.month !== undefined) {
    return undefined;
  }
  const year = Math.floor(start.date.year / 100) * 100 + Number(token.text);
  const later = year < start.date.year ? year + 100 : year;
  return later - start.date.year > 60 ? undefined : { date: { year: later }, next: at + 1, isWeak: false };
}

const number = (date: ReadDate) => date.year * 12 + (date.month ?? 0);

/** `Jan – Mar 2018`: the first month gets its year from the second date. */
function completed(start: DateForm, end: ReadDate): ReadDate {
  if (!start.isPartial) {
    return start.date;
  }
  const isYearBefore = (start.date.month ?? 0) > (end.month ?? 12);
  return { ...start.date, year: isYearBefore ? end.year - 1 : end.year };
}

/** `03 – 09/2018`: the number of a month alone. */
function loneMonth(tokens: readonly Token[], at: number): DateForm | undefined {
  const token = tokens[at];
  const month = Number(token?.text);
  return token?.kind === 'number' &&
    token.text.length <= 2 &&
    month >= 1 &&
    month <= 12 &&
    isDash(tokens[at + 1])
    ? { date: { year: 0, month }, next: at + 1, isWeak: true, isPartial: true }
    : undefined;
}

/** `2011/12` alone is a school year; in `2011/12 – 2012/03`, both are months. */
function schoolYear(tokens: readonly Token[], at: number): Found | undefined {
  const [first, mark, second] = tokens.slice(at, at + 3);
  if (
    first?.text.length !== 4 ||
    mark?.text !== '/' ||
    !mark.isGlued ||
    !second?.isGlued ||
    second.kind !== 'number'
  ) {
    return undefined;
  }
  const year = Number(first.text);
  const isNext = [2, 4].includes(second.text.length) && (year + 1) % 100 === Number(second.text) % 100;
  return isNext && afterRangeSign(tokens, at + 3) === undefined
    ? {
        period: { start: { year }, end: { year: year + 1 } },
        next: at + 3,
        isRange: true,
        isOpen: false,
        isWeak: false,
      }
    : undefined;
}

const and = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'og', 'och', '&']);

/** The second of two consecutive years, or of two months: `summers 2015 and 2016`, `June & July 2025`. */
function afterAnd(tokens: readonly Token[], at: number, start: DateForm): number | undefined {
  const { next, date } = start;
  const isMonth = start.isPartial === true && tokens[at]?.kind === 'word';
  const isNextYear = Number(tokens[next + 1]?.text) === date.year + 1 && date.month === undefined;
  const isPair = isMonth || (isNextYear && seasons.after(tokens, at) !== undefined);
  return isPair && and.has(tokens[next]?.folded ?? '') ? next + 1 : undefined;
}

function rangeAt(tokens: readonly Token[], at: number, options: DateOptions): Found | undefined {
  const isFirstYear = tokens[at]?.kind === 'number' && tokens[at]?.text.length === 4;
  const school = isFirstYear ? schoolYear(tokens, at) : undefined;
  if (school !== undefined) {
    return school;
  }
  const start = dateAt(tokens, at, options) ?? loneMonth(tokens, at);
  if (start === undefined) {
    return undefined;
  }
  const sign =
    afterRangeSign(tokens, start.next) ??
    afterAnd(tokens, at, start) ??
    (tokens[start.next]?.text === '/' && isFirstYear ? start.next + 1 : undefined);
  const second = sign === undefined ? undefined : skipFillers(tokens, sign);
  if (second !== undefined) {
    const now =
      sign === undefined ? undefined : (present.after(tokens, sign) ?? present.after(tokens, second));
    if (now !== undefined && !start.isPartial) {
      return {
        period: { start: start.date, end: 'present' },
        next: now,
        isRange: true,
        isOpen: false,
        isWeak: false,
      };
    }
    const end = dateAt(tokens, second, options) ?? shortYear(tokens, second, start);
    const isNumber = start.isPartial && tokens[at]?.kind === 'number';
    const isOneRoman = start.isRoman === true && end?.isRoman !== true;
    if (end !== undefined && !end.isPartial && !isOneRoman && !(isNumber && end.date.month === undefined)) {
      const lastDate = end.lastYear === undefined ? end.date : { year: end.lastYear };
      const dates = [completed(start, end.date), lastDate] as const;
      const [first, last] =
        number(dates[0]) <= number(dates[1]) || dates[0].year === dates[1].year
          ? dates
          : [dates[1], dates[0]];
      return {
        period: { start: first, end: last },
        next: end.next,
        isRange: true,
        isOpen: false,
        isWeak: start.isWeak && end.isWeak && !start.isPartial,
      };
    }
  }
  if (start.isPartial || start.isRoman) {
    return undefined;
  }
  const isOpen = second !== undefined && second >= tokens.length;
  return {
    period: { start: start.date, end: start.date },
    next: isOpen ? second : start.next,
    isRange: false,
    isOpen,
    isWeak: start.isWeak,
  };
}

/** `seit 2020`, `until May 2019`, `expected 2026`. */
function wordedAt(tokens: readonly Token[], at: number, options: DateOptions): Found | undefined {
  for (const [words, kind] of [
    [since, 'since'],
    [until, 'until'],
    [expected, 'expected'],
  ] as const) {
    const after = words.after(tokens, at);
    if (after === undefined) {
      continue;
    }
    const colon = isBracket(tokens[after], ':') ? after + 1 : after;
    const found = rangeAt(tokens, skipFillers(tokens, colon), options);
    if (found === undefined || found.isRange) {
      if (found !== undefined) {
        return found;
      }
      continue;
    }
    const { start } = found.period;
    const period: Period = kind === 'since' ? { start, end: 'present' } : { end: start };
    return { ...found, period, isRange: kind === 'since', isWeak: false };
  }
  return undefined;
}

/** The token after `(2 yrs 3 mos)`, `(expected)` and the like, which add nothing to the dates. */
function afterDuration(tokens: readonly Token[], at: number): number {
  let next = isBracket(tokens[at], '(,·•|[;') ? at + 1 : at;
  const begin = next;
  const isInBrackets = isBracket(tokens[at], '(');
  for (;;) {
    const unit = tokens[next]?.kind === 'number' ? durations.after(tokens, next + 1) : undefined;
    const word = expected.after(tokens, next) ?? (isInBrackets ? present.after(tokens, next) : undefined);
    const step = unit ?? word;
    if (step === undefined) {
      break;
    }
    next = isBracket(tokens[step], ',.') ? step + 1 : step;
  }
  if (next === begin) {
    return at;
  }
  return isBracket(tokens[next], ')]') ? next + 1 : next;
}

/**
 * Whether a number is part of something else: `$2000`, `2000+`, `1,850`, `SAP2000`, but not `Miller Ltd2018 – 2020`.
 */
function isAmount(tokens: readonly Token[], at: number, { next, isRange }: Found): boolean {
  const before = tokens[at - 1];
  const after = tokens[next];
  const isGluedBefore = tokens[at]?.isGlued === true && before !== undefined;
  const isGluedAfter = after?.isGlued === true;
  return (
    (isGluedBefore && (before.kind === 'word' ? !isRange : '$€£#@_+=%'.includes(before.text))) ||
    (isGluedAfter && (after.kind === 'word' || '+%€$@_'.includes(after.text))) ||
    (isGluedBefore && ',.-'.includes(before.text) && tokens[at - 2]?.kind === 'number' && before.isGlued) ||
    (isGluedAfter &&
      ',.-'.includes(after.text) &&
      tokens[next + 1]?.isGlued === true &&
      tokens[next + 1]?.kind === 'number')
  );
}

/** The dates and periods in a text, from left to right. */
export function findDates(text: string, options: DateOptions = { monthFirst: false }): DateMention[] {
  const tokens = tokensOf(text);
  const mentions: DateMention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const filled = fillers.after(tokens, at) ?? at;
    const begin = filled > at && isBracket(tokens[filled], ':') ? filled + 1 : filled;
    const found =
      wordedAt(tokens, at, options) ?? rangeAt(tokens, begin, options) ?? rangeAt(tokens, at, options);
    if (found === undefined || isAmount(tokens, at, found)) {
      at += 1;
      continue;
    }
    const end = afterDuration(tokens, found.next);
    const isBracketed = isBracket(tokens[at - 1], '([') && isBracket(tokens[end], ')]');
    const first = tokens[isBracketed ? at - 1 : at];
    const last = tokens[isBracketed ? end : end - 1];
    if (first !== undefined && last !== undefined) {
      const { period, isRange, isOpen, isWeak } = found;
      mentions.push({ from: first.from, to: last.to, period, isRange, isOpen, isWeak });
    }
    at = end + (isBracketed ? 1 : 0);
  }
  return mentions;
}

/** Whether a document writes the month before the day, as `05/28/2020` shows. */
export function namesMonthFirst(texts: readonly string[]): boolean {
  let votes = 0;
  for (const text of texts) {
    for (const match of text.slice(0, 400).matchAll(/\b(\d{1,2})\/(\d{1,2})\/\d{2,4}\b/g)) {
      votes += Number(match[2]) > 12 ? 1 : Number(match[1]) > 12 ? -1 : 0;
    }
  }
  return votes > 0;
}
