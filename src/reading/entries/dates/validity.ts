import type { Cell, Row } from '../../layout-types';
import type { ReadDate } from '../../reading';
import { languages } from '../../words/languages';
import { fold, Lexicon, longestText } from '../text/lexicon';
import type { DateOptions } from './date-forms';
import { findDates } from './dates';

/** Words before a date of expiry: `valid until`, `expires`. */
const expires = new Lexicon(languages.map((language) => language.expires));

/** What separates them from what stands before: `(valid until`, `, expires:`. */
const separators = '(,;·|–—-';

/** A text without the date until which it is valid. */
function withoutExpiry(text: string, options: DateOptions): { text: string; expiry: ReadDate } | undefined {
  const found = [...text.slice(0, longestText).matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)];
  const words = found.map(([word]) => fold(word));
  for (const [index, { index: start }] of found.entries()) {
    const last = found[index + expires.matchAt(words, index) - 1];
    if (last === undefined || last.index < start) continue;
    const rest = afterLabel(text.slice(last.index + last[0].length));
    const [date] = rest === undefined ? [] : findDates(rest, options);
    const end = date?.period.end ?? date?.period.start;
    const before = beforeLabel(text.slice(0, start));
    if (rest === undefined || date === undefined || date.from >= 5 || end === undefined) continue;
    if (end === 'present' || before === undefined) continue;
    const after = rest.slice(date.to);
    const isOpened = before.separator === '(' && after.startsWith(')');
    return { text: `${before.text}${isOpened ? after.slice(1) : after}`.trim(), expiry: end };
  }
  return undefined;
}

/** What stands before a label, without what separates them; undefined if they are one word, or if nothing but a mark does. */
function beforeLabel(text: string): { text: string; separator: string } | undefined {
  const trimmed = text.trimEnd();
  const isSeparated = trimmed !== '' && separators.includes(trimmed.slice(-1));
  const separator = isSeparated ? trimmed.slice(-1) : '';
  const rest = isSeparated ? trimmed.slice(0, -1).trimEnd() : trimmed;
  const isPart = isSeparated ? rest === '' : text !== '' && trimmed === text;
  return isPart ? undefined : { text: rest, separator };
}

/** What follows a label, its full stop and its colon; undefined if it is glued to it. */
function afterLabel(text: string): string | undefined {
  const rest = text.startsWith('.') ? text.slice(1) : text;
  const trimmed = rest.trimStart();
  if (trimmed.startsWith(':')) return trimmed.slice(1).trimStart();
  return trimmed === rest ? undefined : trimmed;
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
