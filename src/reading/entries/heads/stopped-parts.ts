import type { Row } from '../../layout-types';
import type { DateOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { areTwoNames } from '../text/evidence';
import { wordsOf } from '../text/lexicon';
import { splitAtCommas } from '../text/split-at-commas';

/** Longer texts are prose; so are those with longer sentences, in words. */
const longestText = 160;
const longestPart = 20;

/** A full stop between two parts; after a short word, it may end an abbreviation. */
const stop = /(?<=\p{L}{5}|\d|\p{Lu}{2}|\))\. (?=[\p{Lu}\d])/u;

/** Whether parts are the two names of an entry and its date: `PhD in Chemistry`, `University of Basel`, `2016`. */
function areEntry(parts: readonly string[], options: DateOptions): boolean {
  const names = parts.map((part) => withoutDate(part, options)).filter((name) => name !== '');
  return (
    names.join() !== parts.join() &&
    names.every((name) => wordsOf(name).length <= longestPart) &&
    areTwoNames(names.length === 1 ? names.flatMap(splitAtCommas) : names)
  );
}

/** A part without the date at one of its ends. */
function withoutDate(part: string, options: DateOptions): string {
  const dates = findDates(part, options);
  const date = dates.find(({ from, to }) => from === 0 || to >= part.length - 1);
  return date === undefined ? part : `${part.slice(0, date.from)}${part.slice(date.to)}`.trim();
}

/** The dots that lead to the end of a line: `University of Leeds ........ 2014`. */
const leader = /(?:\s?\.){5,}\s?/g;

/** Puts bars in the place of the dots that lead to a date. */
export function withoutLeaders(row: Row): Row {
  const cells = row.cells.map((cell) =>
    cell.text.includes('....') || cell.text.includes('. . . .')
      ? { ...cell, text: cell.text.replace(leader, ' | ').replace(/ \| $/, '') }
      : cell,
  );
  return { ...row, cells };
}

/** Puts bars between the parts of entries that are written as sentences: `2010–2014. MSc Physics, University of Leeds.` */
export function withBars(row: Row, options: DateOptions): Row {
  const [cell] = row.cells;
  if (cell === undefined || row.cells.length > 1 || cell.text.length > longestText) return row;
  const parts = cell.text.trim().replace(/\.$/, '').split(stop);
  return parts.length > 1 && areEntry(parts, options)
    ? { ...row, cells: [{ ...cell, text: parts.join(' | ') }] }
    : row;
}
