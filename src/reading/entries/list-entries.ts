import type { EntryRow } from './entry-row';
import type { EntryRows } from './starts';
import { endsOpen, hasNoRoom } from './table-cells';

/** Lines of one text are no further apart than this many times the closest lines of the list. */
const sameText = 1.12;

function goesOn(row: EntryRow, above: EntryRow, closest: number, right: number): boolean {
  const [upper, lower] = [above.row.cells.at(-1), row.row.cells[0]];
  if (upper === undefined || lower === undefined || row.isBullet || row.row.gapAbove > closest * sameText) {
    return false;
  }
  const isCut = /^\p{Ll}/u.test(lower.text) || endsOpen(upper.text);
  return isCut || (lower.source.page !== undefined && hasNoRoom(upper, lower, right));
}

const hasOneText = ({ row }: EntryRow) => row.cells.length === 1;

/**
 * The entries of a list in which each line, or each bullet, is an entry of its own; nothing if the section is no such
 * list. `right` is where the lines of the column end.
 */
export function entriesOfList(rows: readonly EntryRow[], right: number): EntryRows[] | undefined {
  const [first] = rows;
  const areBullets = first?.isBullet === true && rows.every((row) => row.isBullet || row.isProse);
  const areLines =
    rows.every((row) => row.period === undefined && !row.isLabelled && hasOneText(row)) &&
    rows.every(({ look }) => look === first?.look);
  if (!areBullets && !areLines) {
    return undefined;
  }
  const closest = Math.min(...rows.slice(1).map(({ row }) => row.gapAbove));
  const entries: EntryRow[][] = [];
  for (const row of rows) {
    const entry = entries.at(-1);
    const above = entry?.at(-1);
    const isMore = above !== undefined && (areBullets ? !row.isBullet : goesOn(row, above, closest, right));
    if (entry !== undefined && isMore) {
      entry.push(row);
    } else {
      entries.push([row]);
    }
  }
  return entries.map((own) => ({ shared: [], rows: own }));
}
