import type { Cell, Row } from '../layout-types';
import type { ReadDate } from '../reading';
import { languages } from '../words/languages';
import type { DateOptions } from './date-forms';
import { findDates } from './dates';

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");

const phrases = languages
  .flatMap(({ expires }) => expires.split(','))
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '')
  .toSorted((a, b) => b.length - a.length)
  .map(escaped);

/** Words for a date of expiry after something else: `(valid until`, `, expires:`. */
const beforeExpiry = new RegExp(`\\s*[\\s(,;·|–—-]\\s*(?:${phrases.join('|')})\\.?(?:\\s*:\\s*|\\s+)`, 'giu');

/** A text without the date until which it is valid. */
function withoutExpiry(text: string, options: DateOptions): { text: string; expiry: ReadDate } | undefined {
  for (const match of text.matchAll(beforeExpiry)) {
    const rest = text.slice(match.index + match[0].length);
    const [date] = findDates(rest, options);
    const end = date?.period.end ?? date?.period.start;
    if (match.index > 0 && date !== undefined && date.from < 5 && end !== undefined && end !== 'present') {
      const after = rest.slice(date.to);
      const isOpened = match[0].includes('(') && after.startsWith(')');
      return {
        text: `${text.slice(0, match.index)}${isOpened ? after.slice(1) : after}`.trim(),
        expiry: end,
      };
    }
  }
  return undefined;
}

/** Takes the dates until which something is valid out of the rows; they are returned by the line they were in. */
export function takeExpiries(
  rows: readonly Row[],
  options: DateOptions,
): { rows: Row[]; expiries: Map<Cell['source'], ReadDate> } {
  const expiries = new Map<Cell['source'], ReadDate>();
  const left = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const found = withoutExpiry(cell.text, options);
      if (found === undefined) {
        return cell;
      }
      expiries.set(cell.source, found.expiry);
      return { ...cell, text: found.text };
    }),
  }));
  return { rows: left, expiries };
}
