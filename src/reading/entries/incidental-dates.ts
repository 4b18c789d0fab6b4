import type { EntryRow } from './entry-row-types';

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

/**
 * The rows whose date is part of a sentence: where other entries have their dates in cells of their own, `• Trainer since
 * 2021` begins no entry.
 */
export function incidentalDates(rows: readonly EntryRow[]): Set<EntryRow> {
  const dated = rows.filter(({ period }) => period !== undefined);
  const others = dated.filter((row) => restOf(row) !== '');
  const alone = dated.length - others.length;
  if (alone < fewestAlone || others.length > mostOthers * alone) return new Set();
  return new Set(others.filter((row) => !isSetApart(row) && isBelow(row, rows[rows.indexOf(row) - 1])));
}
