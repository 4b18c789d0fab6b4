import type { Cell, Row } from '../../layout-types';
import type { DateOptions, EntryOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { isPeriod, mainDate } from '../dates/whole-periods';
import { rightOf, startsAlike } from '../lines/cell-edges';
import { firstLook, lastLook, lookKey } from '../lines/look-of-cells';
import { endsInPlace, endsOpen, hasNoSpace } from '../lines/space-in-lines';
import { joinLines } from '../lines/text-blocks';
import { placeEvidence } from '../places/places';
import { type Label, labelOf } from '../text/labels';

/** A row, including the cells of later rows that continue it. */
export interface JoinedRow {
  row: Row;
  extra: Cell[];
}

/** The gap between the columns of a table, as a multiple of the font size. */
const columnGap = 1.3;
/** How many rows above and below determine the width of a column. */
const rowsAround = 30;
/** Maximum distance between the lines of a cell, as a multiple of the line height. */
const widestLeading = 1.9;

/** A line with fewer characters is a title, however narrow its column is. */
const shortestFullLine = 40;

/** Whether a line ends in a separator that another part of the same title follows. */
const endsAtMark = (text: string) => /\s[–—|-]$/.test(text.trim());

/** Labels that begin a line of their own: `Abschluss: Bachelor of Science`. */
const startsLine: readonly Label[] = ['degree', 'institution', 'position', 'company', 'grade', 'honours'];

/** Whether a line continues the one above it in its column. */
function continuesCell(upper: Cell, lower: Cell, right: number, options: DateOptions): boolean {
  // Sources without pages have whole paragraphs.
  const isSameText =
    lower.source.page !== undefined &&
    !lower.isBullet &&
    (endsAtMark(upper.text) || lookKey(lastLook(upper)) === lookKey(firstLook(lower)));
  const isDated = [upper, lower].some(({ text }) => mainDate(text, options) !== undefined);
  // `Company:` is a label: what is below it is the next one.
  const isLabel = /:$/.test(upper.text.trim()) || labelOf(lower.text, startsLine) !== undefined;
  if (!isSameText || isLabel || isDated || lower.box.y - upper.box.y > widestLeading * lower.box.height) {
    return false;
  }
  const isBroken = /^\p{Ll}/u.test(lower.text) || endsOpen(upper.text) || endsAtMark(upper.text);
  const isWhole = placeEvidence(lower.text) >= 2 || endsInPlace(upper.text, lower.text);
  return isBroken || (!isWhole && hasNoSpace(upper, lower, right));
}

/** Joins a cell with the line below it. */
function joinedCell(upper: Cell, lower: Cell): Cell {
  const text = joinLines(upper.text, lower.text.trim());
  const isHyphenated = text.length < upper.text.length + lower.text.trim().length;
  const spans = upper.spans.map((span, index) =>
    isHyphenated && index === upper.spans.length - 1 ? { ...span, text: span.text.slice(0, -1) } : span,
  );
  const [first, ...rest] = lower.spans;
  const more =
    first === undefined ? [] : [{ ...first, text: isHyphenated ? first.text : ` ${first.text}` }, ...rest];
  return { ...upper, text, spans: [...spans, ...more] };
}

/** The right edge of a table column; infinite for the last column, and if anything overlaps the next one. */
function rightOfColumn(rows: readonly Row[], table: JoinedRow | undefined, index: number): number {
  const [cell, next] = [table?.row.cells[index], table?.row.cells[index + 1]];
  if (cell === undefined || next === undefined) {
    return Number.POSITIVE_INFINITY;
  }
  const column = rows.flatMap(({ cells }) => cells.filter((other) => startsAlike(cell, other)));
  const widest = Math.max(...column.map(rightOf));
  return widest > next.box.x ? Number.POSITIVE_INFINITY : next.box.x - columnGap * cell.look.size;
}

/** The right edge of a title beside a date. */
function rightOfTitle(upper: Cell, beside: Cell | undefined, options: EntryOptions) {
  const [date] = beside === undefined ? [] : findDates(beside.text, options);
  return date !== undefined && date.to - date.from > (beside?.text.length ?? 0) / 2
    ? (beside?.box.x ?? 0) - columnGap * upper.look.size
    : undefined;
}

/** Joins the lines of table cells, which are separate rows beside the lines of other cells. */
export function joinCells(rows: readonly Row[], options: EntryOptions): JoinedRow[] {
  const joined: JoinedRow[] = [];
  /** The table row whose cells may continue, and the last line of each cell that does. */
  let table: JoinedRow | undefined;
  let top: Row | undefined;
  let lines: (Cell | undefined)[] = [];
  for (const [at, row] of rows.entries()) {
    const near = rows.slice(Math.max(0, at - rowsAround), at + rowsAround);
    const columns = row.cells.map(
      (cell) => table?.row.cells.findIndex((other) => startsAlike(other, cell)) ?? -1,
    );
    const isContinued = row.cells.map((cell, position) => {
      const index = columns[position] ?? -1;
      const line = lines[index];
      const isLast = index > 0 && index === (table?.row.cells.length ?? 0) - 1;
      // A title in the last column may end where the column of the page does.
      const rightOfLine = (upper: Cell) =>
        (isLast && (options.hasColumns || upper.text.length >= shortestFullLine)
          ? options.right
          : undefined) ??
        rightOfTitle(upper, top?.cells[index + 1], options) ??
        rightOfColumn(near, table, index);
      return line !== undefined && continuesCell(line, cell, rightOfLine(line), options);
    });
    // A second period in the column of the first begins another entry.
    const isDatedAnew = row.cells.some(({ text }, position) =>
      [text, table?.row.cells[columns[position] ?? -1]?.text ?? ''].every((each) => isPeriod(each, options)),
    );
    const isInTable =
      row.page === table?.row.page && row.gapAbove < 1.5 && !columns.includes(-1) && !isDatedAnew;
    // A new text in the first column begins a new row of the table.
    if (table === undefined || !isInTable || (columns[0] === 0 && !isContinued[0] && row.cells.length > 1)) {
      const begun: JoinedRow = { row: { ...row, cells: [...row.cells] }, extra: [] };
      joined.push(begun);
      table = row.cells.length > 1 ? begun : undefined;
      top = row;
      lines = [...row.cells];
      continue;
    }
    const left: Cell[] = [];
    for (const [position, cell] of row.cells.entries()) {
      const index = columns[position] ?? 0;
      const whole = table.row.cells[index];
      if (whole !== undefined && isContinued[position]) {
        table.row.cells[index] = joinedCell(whole, cell);
        table.extra.push(cell);
        lines[index] = cell;
      } else {
        left.push(cell);
        lines[index] = undefined;
      }
    }
    if (left.length > 0) {
      joined.push({ row: { ...row, cells: left }, extra: [] });
    }
  }
  return joined;
}
