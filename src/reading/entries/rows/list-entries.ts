import { endsOpen, hasNoSpace } from '../lines/space-in-lines';
import type { EntryRow } from './entry-row-types';
import type { EntryRows } from './starts';

/** Maximum gap between the lines of one text, as a multiple of the smallest gap in the list. */
const sameText = 1.12;

const lastCell = (row: EntryRow | undefined) => row?.extra.at(-1) ?? row?.row.cells.at(-1);

/** Whether a row begins in the middle of a text. */
const isCut = (row: EntryRow, above: EntryRow | undefined) =>
  !row.isBullet && (/^\p{Ll}/u.test(row.row.cells[0]?.text ?? '') || endsOpen(lastCell(above)?.text ?? ''));

function continuesText(row: EntryRow, above: EntryRow, closest: number, right: number): boolean {
  const [upper, lower] = [lastCell(above), row.row.cells[0]];
  if (upper === undefined || lower === undefined || row.isBullet || row.row.gapAbove > closest * sameText) {
    return false;
  }
  return isCut(row, above) || (lower.source.page !== undefined && hasNoSpace(upper, lower, right));
}

/** The distance between the lines that were joined to a row, as a multiple of the font size. */
const leadingOf = ({ row, extra: [below] }: EntryRow): number[] => {
  const [cell] = row.cells;
  const isSamePage =
    cell?.source.page !== undefined && below !== undefined && below.box.page === cell.box.page;
  return isSamePage ? [(below.box.y - cell.box.y) / Math.max(1, cell.look.size)] : [];
};

/** By how much the gaps between texts exceed those between the lines of one. */
const widerThanLines = 1.3;

/** The right edge that lines break at; if none is known to break, the longest of them does not show where. */
function edgeOf(rows: readonly EntryRow[], right: number, closest: number): number {
  const haveBroken =
    rows.some((row, index) => row.extra.length > 0 || (index > 0 && isCut(row, rows[index - 1]))) ||
    rows.slice(1).some(({ row }) => row.gapAbove > closest * widerThanLines);
  const ends = rows.map((row) => lastCell(row)?.box).map((box) => (box ? box.x + box.width : 0));
  return !haveBroken && Math.max(...ends) > right - 1 ? Number.POSITIVE_INFINITY : right;
}

/** Minimum gap between lines that each stand alone, as a multiple of the font size. */
const widestInText = 1.9;

/** Whether all lines stand apart; every second one with a date would be an issuer instead. */
function standApart(rows: readonly EntryRow[]): boolean {
  const isPair = rows.every(({ period }, index) => (period !== undefined) === (index % 2 === 1));
  return rows.length > 2 && !isPair && rows.slice(1).every(({ row }) => row.gapAbove >= widestInText);
}

const hasOneText = ({ row }: EntryRow) => row.cells.length === 1;

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
    (dated === 0 || areDated || standApart(rows)) &&
    rows.every((row) => !row.isLabelled && hasOneText(row)) &&
    rows.every(({ look, isBullet }) => look === first?.look && isBullet === first.isBullet);
  if (!areBullets && !areLines) {
    return undefined;
  }
  const closest = Math.min(...rows.slice(1).map(({ row }) => row.gapAbove), ...rows.flatMap(leadingOf));
  const edge = edgeOf(rows, right, closest);
  const entries: EntryRow[][] = [];
  for (const row of rows) {
    const entry = entries.at(-1);
    const above = entry?.at(-1);
    const isMore =
      above !== undefined &&
      (areBullets ? !row.isBullet : above.period === undefined && continuesText(row, above, closest, edge));
    if (entry !== undefined && isMore) {
      entry.push(row);
    } else {
      entries.push([row]);
    }
  }
  return entries.map((own) => ({ shared: [], rows: own }));
}
