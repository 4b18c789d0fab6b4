import { endsOpen, hasNoSpace } from '../lines/space-in-lines';
import type { EntryRow } from './entry-row-types';
import type { EntryRows } from './starts';

/** Maximum gap between the lines of one text, as a multiple of the smallest gap in the list. */
const sameText = 1.12;

function continuesText(row: EntryRow, above: EntryRow, closest: number, right: number): boolean {
  const [upper, lower] = [above.extra.at(-1) ?? above.row.cells.at(-1), row.row.cells[0]];
  if (upper === undefined || lower === undefined || row.isBullet || row.row.gapAbove > closest * sameText) {
    return false;
  }
  const isCut = /^\p{Ll}/u.test(lower.text) || endsOpen(upper.text);
  return isCut || (lower.source.page !== undefined && hasNoSpace(upper, lower, right));
}

/** Minimum gap between lines that each stand alone, as a multiple of the font size. */
const widestInText = 1.9;

/** Whether all lines stand apart; every second one with a date would be an issuer instead. */
function standApart(rows: readonly EntryRow[]): boolean {
  const isPair = rows.every(({ period }, index) => (period !== undefined) === (index % 2 === 1));
  return rows.length > 2 && !isPair && rows.slice(1).every(({ row }) => row.gapAbove >= widestInText);
}

const hasOneText = ({ row }: EntryRow) => row.cells.length === 1;

/** Whether a row has more text than a date. */
const hasTitle = ({ cells }: EntryRow) => cells.some(({ text }) => /\p{L}{2}/u.test(text));

/** Minimum share of lines with a date in them if some of the lines that each name a certificate have one. */
const shareOfDated = 0.6;

/**
 * The entries of a list in which each line or each bullet is a separate entry; undefined if the section is not such a
 * list. `right` is the right edge of the column.
 */
export function entriesOfList(rows: readonly EntryRow[], right: number): EntryRows[] | undefined {
  const [first] = rows;
  const areBullets = first?.isBullet === true && rows.every((row) => row.isBullet || row.isProse);
  const dated = rows.filter(({ period }) => period !== undefined).length;
  const areDated = first?.period !== undefined && dated >= shareOfDated * rows.length;
  const areLines =
    (dated === 0 || ((areDated || standApart(rows)) && rows.every(hasTitle))) &&
    rows.every((row) => !row.isLabelled && hasOneText(row)) &&
    rows.every(({ look, isBullet }) => look === first?.look && isBullet === first.isBullet);
  if (!areBullets && !areLines) {
    return undefined;
  }
  const closest = Math.min(...rows.slice(1).map(({ row }) => row.gapAbove));
  const entries: EntryRow[][] = [];
  for (const row of rows) {
    const entry = entries.at(-1);
    const above = entry?.at(-1);
    const isMore =
      above !== undefined &&
      (areBullets ? !row.isBullet : above.period === undefined && continuesText(row, above, closest, right));
    if (entry !== undefined && isMore) {
      entry.push(row);
    } else {
      entries.push([row]);
    }
  }
  return entries.map((own) => ({ shared: [], rows: own }));
}
