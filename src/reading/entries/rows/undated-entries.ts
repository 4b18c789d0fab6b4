import { placeEvidence } from '../places/places';
import { wordsOf } from '../text/lexicon';
import type { EntryRow } from './entry-row-types';
import { type EntryRows, wideFrom } from './starts';

/** Maximum number of words in a title without a date. */
const longestTitle = 10;

/** Whether a row looks like the first row of the first entry, and begins where it does. */
export const isAlike = (row: EntryRow, first: EntryRow) =>
  row.look === first.look && row.isBullet === first.isBullet && Math.abs(row.x - first.x) < 3;

const isTitle = ({ period, isProse, isLabelled, cells }: EntryRow) =>
  period === undefined &&
  !isProse &&
  !isLabelled &&
  /^[\p{Lu}\d]/u.test(cells[0]?.text ?? '') &&
  wordsOf(cells[0]?.text ?? '').length <= longestTitle &&
  placeEvidence(cells[0]?.text ?? '') < 2;

/** Whether a row is only the date of an entry, or its date and what may be its place. */
const isDateAndPlace = ({ period, cells }: EntryRow) =>
  cells.every(({ text }) => text === '' || (period !== undefined && placeEvidence(text) >= 1));

/** The rows after an entry's date that may be the titles of entries without a date. */
function titlesIn({ rows }: EntryRows, first: EntryRow): number[] {
  const date = rows.findIndex(({ period }) => period !== undefined);
  return rows.flatMap((row, index) =>
    date >= 0 && index > date && isAlike(row, first) && isTitle(row) ? [index] : [],
  );
}

/** Whether the first rows of entries look like no other row. */
function haveOwnLook(heads: readonly EntryRow[][], first: EntryRow): boolean {
  return heads.every(
    ([top, ...others]) =>
      top && isAlike(top, first) && others.length > 0 && !others.some((row) => isAlike(row, first)),
  );
}

/** Whether entries stand apart, and the rows of each do not. */
function standApart(heads: readonly EntryRow[][], wide: number): boolean {
  const isApart = ({ row }: EntryRow) => row.gapAbove >= wide;
  return heads.every(
    ([top, ...others], index) =>
      (index === 0 || (top !== undefined && isApart(top))) && !others.some(isApart),
  );
}

/**
 * Splits entries without a date from the dated ones above them: their title looks like those of all dated entries, and
 * no other line does, or it stands apart like them. In a list, each entry is a single line, unless the gaps say
 * otherwise.
 */
export function withUndated(entries: readonly EntryRows[], isList: boolean): EntryRows[] {
  const [first] = entries.flatMap(({ rows }) => rows.slice(0, 1));
  // A line that is nothing but a date and a place has no look of a title.
  const dates = entries.filter(({ rows: [top] }) => top !== undefined && isDateAndPlace(top));
  if (first === undefined || entries.length < 2 || dates.length * 2 >= entries.length) return [...entries];
  const wide = wideFrom(entries.flatMap(({ rows }) => rows));
  const alike = entries.map((entry) => titlesIn(entry, first));
  const headsBefore = (titles: readonly number[][]) =>
    entries.map(({ rows }, index) => rows.slice(0, titles[index]?.[0]));
  const isSingle =
    isList &&
    entries.every(({ rows }, index) => rows.length === 1 + (alike[index]?.length ?? 0)) &&
    !standApart(
      entries.map(({ rows }) => rows),
      wide,
    );
  const apart = entries.map(({ rows }, index) =>
    (alike[index] ?? []).filter((at) => (rows[at]?.row.gapAbove ?? 0) >= wide),
  );
  const titles =
    isSingle || haveOwnLook(headsBefore(alike), first)
      ? alike
      : standApart(headsBefore(apart), wide)
        ? apart
        : [];
  return entries.flatMap(({ shared, rows }, index) => {
    const starts = [0, ...(titles[index] ?? [])];
    return starts.map((start, part) => ({ shared, rows: rows.slice(start, starts[part + 1]) }));
  });
}
