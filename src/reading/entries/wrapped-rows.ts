import type { Cell, Row } from '../layout-types';
import type { EntryOptions } from './date-forms';
import { findDates } from './dates';

/** A row with the cells of the rows that went on with it. */
interface JoinedRow {
  row: Row;
  extra: Cell[];
}

/** A date is no longer, even with a word before it. */
const longestDate = 30;

const rightOf = ({ box }: Cell) => box.x + box.width;

/** Whether a date begins at the end of one line and ends with the next: `… | Aug 2006 – Dec` and `2010`. */
function isCutDate(line: string, next: string, options: EntryOptions): boolean {
  const joined = `${line} ${next}`;
  const mention = findDates(joined, options).at(-1);
  const isAtEnd = mention !== undefined && mention.to >= joined.length - 1;
  return isAtEnd && mention.from < line.length && mention.isRange && mention.to > line.length;
}

/** The text that a row and the next one make up, if the end of the line cut a date or a title in two. */
function joinedText(row: Row, next: Row, right: number, options: EntryOptions): string | undefined {
  const [last, first] = [row.cells.at(-1), next.cells[0]];
  const isSingle = next.cells.length === 1 && next.gapAbove < 1.7 && next.page === row.page;
  if (
    last === undefined ||
    first === undefined ||
    !isSingle ||
    last.text.length > 160 ||
    first.text.length > 160
  ) {
    return undefined;
  }
  if (first.text.length <= longestDate && !row.cells[0]?.isBullet) {
    const text = first.isBullet ? `– ${first.text}` : first.text;
    if (isCutDate(last.text, text, options)) {
      return `${last.text} ${text}`;
    }
    const isAfterSeparator = /[|•·]$/.test(last.text.trim());
    const isDate = findDates(text, options).some(({ from, to }) => to - from > text.length - 3);
    return isAfterSeparator && isDate ? `${last.text} ${text}` : undefined;
  }
  return isCutTitle(row, next, right, options) ? `${last.text} ${first.text}` : undefined;
}

/** Whether a title fills its line and goes on, in its look, to the date at the end of the next one. */
function isCutTitle(row: Row, next: Row, right: number, options: EntryOptions): boolean {
  const [cell, first] = [row.cells[0], next.cells[0]];
  if (cell === undefined || first === undefined || row.cells.length > 1 || cell.isBullet || first.isBullet) {
    return false;
  }
  const isFull =
    rightOf(cell) > right - (right - cell.box.x) * 0.12 && Math.abs(cell.box.x - first.box.x) < 3;
  const isSameLook = cell.look.font === first.look.font && cell.look.size === first.look.size;
  const date = findDates(first.text, options).at(-1);
  const isBefore = findDates(cell.text, options).length === 0;
  return (
    isFull &&
    isSameLook &&
    isBefore &&
    date !== undefined &&
    (date.isRange || options.datesInBullets === true) &&
    date.to >= first.text.length - 1 &&
    date.from > 3 &&
    !/[.!?]$/.test(cell.text)
  );
}

/** Joins the rows of a section that the end of a line cut within a date or before it. */
export function joinWrapped(rows: readonly Row[], options: EntryOptions): JoinedRow[] {
  const right = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(rightOf)));
  const joined: JoinedRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const text = above === undefined ? undefined : joinedText(above.row, row, right, options);
    const last = above?.row.cells.at(-1);
    if (above === undefined || text === undefined || last === undefined) {
      joined.push({ row, extra: [] });
    } else {
      above.row = { ...above.row, cells: [...above.row.cells.slice(0, -1), { ...last, text }] };
      above.extra.push(...row.cells);
    }
  }
  return joined;
}
