import { beginsRemark } from '../text/remarks';
import type { EntryRow } from './entry-row-types';
import { wideFrom } from './starts';

/** Minimum number of entries with their dates in cells of their own, and maximum share of other dates beside them. */
const fewestAlone = 3;
const mostOthers = 0.5;
/** Maximum gap between lines of the same text. */
const widestGap = 1.7;

/** What is left of the cell that the row's date was found in. */
function restOf({ cells, dateCell }: EntryRow): string {
  const { text = '', tail = '' } = cells.find(({ cell }) => cell === dateCell) ?? {};
  return text || tail;
}

/** Whether a mark sets the date apart from the text beside it: `Engineer, 2018 – 2020`, `2018: Engineer`. */
function isSetApart(row: EntryRow): boolean {
  const text = row.dateCell?.text ?? '';
  const rest = restOf(row);
  const at = text.indexOf(rest);
  const [before, after] = [text.slice(0, at), text.slice(at + rest.length)];
  return /[|•·,:;()–—-]\s*$/u.test(before) || /^\s*[|•·,:;()–—-]/u.test(after);
}

/** Whether a row is text below a head: a bullet, or a line that continues the text above. */
const isBelow = (row: EntryRow, above: EntryRow | undefined) =>
  row.isBullet ||
  (above !== undefined &&
    above.period === undefined &&
    row.row.gapAbove < widestGap &&
    row.look === above.look &&
    (above.isBullet || above.isProse || /^\p{Ll}/u.test(row.dateCell?.text ?? '')));

/** The last rows of a text are examined for a date above them up to this number. */
const mostLines = 6;

/** Whether a row is in one block with an entry's date above it. */
function isBelowDate(rows: readonly EntryRow[], at: number, wide: number): boolean {
  const above = rows.slice(Math.max(0, at - mostLines), at + 1).toReversed();
  const end = above.findIndex(({ row }) => row.gapAbove >= wide);
  return above.slice(1, end < 0 ? undefined : end + 1).some(({ period }) => period !== undefined);
}

const isInBrackets = ({ dateCell, isRange }: EntryRow) =>
  isRange && /\([^()]{4,30}\)\W?$/u.test(dateCell?.text ?? '');

const leftOf = ({ row }: EntryRow) => row.cells[0]?.box.x ?? 0;

/** Whether a row looks like the first row of the section and begins where it does. */
const standsLike = (row: EntryRow, first: EntryRow | undefined) =>
  row.look === first?.look && Math.abs(leftOf(row) - leftOf(first)) < 3;

/** Minimum number of entries that show where the section has its dates. */
const fewestEntries = 2;

/**
 * The remarks below heads that already have a date: those that begin with a grade or an honour, and those whose date is
 * in brackets if no other is: `Exchange with Leeds (2006–2007)`.
 */
function datedRemarks(rows: readonly EntryRow[]): EntryRow[] {
  const dated = rows.filter(({ period }) => period !== undefined);
  const isException = dated.filter(isInBrackets).length * fewestEntries < dated.length;
  const wide = wideFrom(rows);
  return rows.filter(
    (row, at) =>
      row.period !== undefined &&
      ((isException && isInBrackets(row)) || beginsRemark(restOf(row))) &&
      !standsLike(row, rows[0]) &&
      isBelowDate(rows, at, wide),
  );
}

/**
 * The rows whose date is part of a sentence: where other entries have their dates in cells of their own, `• Trainer since
 * 2021` begins no entry.
 */
export function incidentalDates(rows: readonly EntryRow[]): Set<EntryRow> {
  const dated = rows.filter(({ period }) => period !== undefined);
  const others = dated.filter((row) => restOf(row) !== '');
  const alone = dated.length - others.length;
  const remarks = datedRemarks(rows);
  if (alone < fewestAlone || others.length > mostOthers * alone) return new Set(remarks);
  const inText = others.filter((row) => !isSetApart(row) && isBelow(row, rows[rows.indexOf(row) - 1]));
  return new Set([...remarks, ...inText]);
}
