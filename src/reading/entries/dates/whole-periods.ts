import type { ReadDate } from '../../reading';
import type { DateOptions, EntryOptions } from './date-forms';
import { type DateMention, findDates } from './dates';

/** Whether a text is a single period and nothing else. */
export function isPeriod(text: string, options: EntryOptions): boolean {
  const [mention, ...others] = findDates(text, options);
  return (
    mention !== undefined &&
    others.length === 0 &&
    mention.isRange &&
    mention.to - mention.from >= text.length - 1
  );
}

/** Whether two dates are the ends of a period; a date below a later one belongs to an earlier entry instead. */
export function areEnds(upper: string, lower: string, options: EntryOptions): boolean {
  const [start, end] = [upper, lower].map((text) => dateAlone(text, options));
  const isLater = start && end ? monthOf(start) < monthOf(end) : end === undefined;
  return start !== undefined && isLater && isPeriod(`${upper} – ${lower}`, options);
}

/** The date that is the whole of a text. */
function dateAlone(text: string, options: EntryOptions): ReadDate | undefined {
  const [mention] = findDates(text, options);
  const { start, end } = mention?.period ?? {};
  const date = start ?? (end === 'present' ? undefined : end);
  const isAlone = mention !== undefined && mention.to - mention.from >= text.length - 1;
  return isAlone && !mention.isRange && !mention.isOpen ? date : undefined;
}

const monthOf = ({ year, month = 0 }: ReadDate) => year * 12 + month;

/** The date that most of a text consists of. */
export const mainDate = (text: string, options?: DateOptions): DateMention | undefined =>
  findDates(text, options).find(({ from, to }) => to - from > text.length / 2);
