import { present, tokensOf } from '../entries/dates/date-words';
import { findDates } from '../entries/dates/dates';
import type { Period, ReadDate } from '../reading';

/** `2018-09-01T10:00:00Z`, `2018/09/01, 10:00:00 UTC` */
const timeOfDay = /(?<=\d)(?:T|,? )\d{1,2}:\d\d.*$/s;
/** Day and month cannot be told apart in `05/06/2020`. */
const ambiguous = /^(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|1[0-2])\/\d{4}$/;

/** The date that is the whole of a text: `2018`, `Sep 2018`, `09/2018`, `1. September 2018`, an instant. */
export function readPlainDate(text: string): ReadDate | undefined {
  const { start, end } = readPlainPeriod(text.replace(timeOfDay, '')) ?? {};
  return end !== 'present' && start === end ? start : undefined;
}

/** The period that is the whole of a text: `2015 – 2016`, `March 2019 to present`; a single date is both ends of one. */
export function readPlainPeriod(text: string): Period | undefined {
  const trimmed = text.trim();
  const [mention] = ambiguous.test(trimmed) ? [] : findDates(trimmed);
  const isWhole = mention?.from === 0 && mention.to === trimmed.length;
  return isWhole && !mention.isOpen && !mention.isWeak ? mention.period : undefined;
}

/** Whether a text says that something is still ongoing: `present`, `heute`. */
export function isPresent(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.length > 0 && present.after(tokens, 0) === tokens.length;
}
