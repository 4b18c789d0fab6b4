import type { EntryOptions } from './date-forms';
import { findDates } from './dates';

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
