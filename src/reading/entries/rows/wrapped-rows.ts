import type { Cell, Row } from '../../layout-types';
import type { EntryOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { areEnds, isPeriod, mainDate } from '../dates/whole-periods';
import { rightOf } from '../lines/cell-edges';
import { firstLook, lastLook } from '../lines/look-of-cells';
import { hasNoSpace } from '../lines/space-in-lines';
import { beginsDegree } from '../text/evidence';
import { joinLabelCells } from './label-cells';
import { isSchoolBelow, type JoinedRow, joinCells } from './table-cells';

/** A line with fewer characters has a single part of an entry. */
const shortestRun = 40;

/** Maximum length of a date, even with a word before it, and with a duration after it. */
const longestDate = 30;
const longestWithDuration = 40;

const mark = /\s[·•|]\s/u;

/** Whether a date begins at the end of a line and ends with the next line: `… | Aug 2006 – Dec` and `2010`. */
function isCutDate(line: string, next: string, options: EntryOptions): boolean {
  // `BTEC Level 3` and `Sep 2014 – Jul 2016`
  if (/\d$/.test(line.trimEnd()) && isPeriod(next, options)) return false;
  const joined = `${line} ${next}`;
  const mention = findDates(joined, options).at(-1);
  const isAtEnd = mention !== undefined && mention.to >= joined.length - 1;
  const isWhole = mention?.isRange === true || options.datesInBullets === true;
  return isAtEnd && isWhole && mention.from < line.length && mention.to > line.length;
}

const isOpenBracket = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Whether a line has the parts of an entry one after the other: `School Certificate, Memorial School, Anambra`. */
const isRun = (text: string) => text.length >= shortestRun && text.split(', ').length > 2;

/** The joined text of a row and the next one, if a date or a title was split between them. */
function joinedText(
  { row, extra }: JoinedRow,
  next: Row,
  right: number,
  options: EntryOptions,
): string | undefined {
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
  const isBullet = row.cells[0]?.isBullet === true;
  const text = first.isBullet ? `– ${first.text}` : first.text;
  const mayEndDate = first.text.length <= longestWithDuration && (!isBullet || isOpenBracket(last.text));
  if (mayEndDate && isCutDate(last.text, text, options)) return `${last.text} ${text}`;
  if (first.text.length <= longestDate && !isBullet) {
    const isAfterSeparator = /[|•·]$/.test(last.text.trim());
    const isDate = findDates(text, options).some(({ from, to }) => to - from > text.length - 3);
    if (isAfterSeparator && isDate) return `${last.text} ${text}`;
    if (!isRun(last.text)) return undefined;
  }
  return isCutTitle(row, extra.at(-1) ?? last, next, right, options)
    ? `${last.text} ${first.text}`
    : undefined;
}

/** Whether a title fills its line and continues, in the same look, up to the date at the end of the next line. */
function isCutTitle(row: Row, cell: Cell, next: Row, right: number, options: EntryOptions): boolean {
  const [first] = next.cells;
  if (first === undefined || row.cells.length > 1 || cell.isBullet || first.isBullet) {
    return false;
  }
  const isFull =
    (rightOf(cell) > right - (right - cell.box.x) * 0.12 || /,$/.test(cell.text)) &&
    Math.abs(cell.box.x - first.box.x) < 3 &&
    (options.right === undefined || hasNoSpace(cell, first, options.right));
  const [upperLook, lowerLook] = [lastLook(cell), firstLook(first)];
  const isSameLook =
    upperLook.font === lowerLook.font &&
    upperLook.size === lowerLook.size &&
    upperLook.isCapitals === lowerLook.isCapitals;
  const date = findDates(first.text, options).at(-1);
  const isBefore = row.cells.every(({ text }) => findDates(text, options).length === 0);
  return (
    isFull &&
    isSameLook &&
    isBefore &&
    !(mark.test(cell.text) && beginsDegree(first.text)) &&
    !isSchoolBelow(cell, first) &&
    date !== undefined &&
    (date.isRange || options.datesInBullets === true || (options.right !== undefined && !date.isWeak)) &&
    date.to >= first.text.length - 1 &&
    date.from > 3 &&
    !/[.!?]$/.test(cell.text)
  );
}

const centreOf = ({ box }: Cell) => box.x + box.width / 2;

/** Whether two cells are in the same column, aligned left, right or centred. */
const inColumn = (a: Cell, b: Cell) =>
  Math.abs(a.box.x - b.box.x) < 4 ||
  Math.abs(rightOf(a) - rightOf(b)) < 4 ||
  Math.abs(centreOf(a) - centreOf(b)) < 8;

const isShort = ({ text }: Cell) => text.length <= 20;

/** How many rows below its first line a period in a margin may extend, including rows of the text beside it. */
const tallestStack = 5;

/** A period in several rows: the cells below its first, and its text. */
interface Stack {
  cells: Cell[];
  text: string;
}

/** The cells below a cell that form a period with it: `Sep` and `2017–present` in a narrow margin. */
function stackBelow(
  rows: readonly JoinedRow[],
  at: number,
  top: Cell,
  options: EntryOptions,
): Stack | undefined {
  const cells: Cell[] = [];
  let text = top.text.trim();
  if (text.length > longestDate || isPeriod(text, options)) {
    return undefined;
  }
  for (const { row } of rows.slice(at + 1, at + 1 + tallestStack)) {
    const cell = row.cells.find(
      (other) => isShort(other) && inColumn(top, other) && other.box.page === top.box.page,
    );
    if (cell === undefined) {
      continue;
    }
    cells.push(cell);
    // With an arrow or a line between them, the two dates have no dash.
    const isAlone = row.cells.length === 1 && !cell.isBullet && rows[at]?.row.cells.length !== 1;
    if (isAlone && areEnds(text, cell.text.trim(), options)) {
      return { cells, text: `${text} – ${cell.text.trim()}` };
    }
    // A dash before the second date was read as a bullet; a line between the dates stands for one.
    text = `${text} ${cell.isBullet ? '– ' : ''}${cell.text.trim().replace(/^[|│¦↓↑]$/u, '–')}`;
    if (isPeriod(text, options)) {
      return { cells, text };
    }
  }
  return undefined;
}

/** Joins periods that take several rows in a separate column beside other text. */
function joinStacks(rows: JoinedRow[], options: EntryOptions): JoinedRow[] {
  for (const [at, joined] of rows.entries()) {
    for (const [index, cell] of joined.row.cells.entries()) {
      const stack = stackBelow(rows, at, cell, options);
      if (stack !== undefined) {
        const { cells, text } = stack;
        joined.row = { ...joined.row, cells: joined.row.cells.with(index, { ...cell, text }) };
        joined.extra.push(...cells);
        for (const below of rows.slice(at + 1, at + 1 + tallestStack)) {
          below.row = { ...below.row, cells: below.row.cells.filter((other) => !cells.includes(other)) };
        }
      }
    }
  }
  return rows.filter(({ row }) => row.cells.length > 0);
}

/**
 * Places entries that are side by side below one another; these are recognised by a row with a date in both columns.
 */
function inColumns(rows: readonly Row[], options: EntryOptions): Row[] {
  const dateOf = ({ text }: Cell) => mainDate(text, options);
  // The two dates of a single period are in columns that contain nothing else.
  const isInText = (cell: Cell) =>
    rows.filter(({ cells }) => cells.some((other) => inColumn(cell, other) && dateOf(other) === undefined))
      .length > 1;
  const isDated = (cell: Cell) => dateOf(cell)?.isRange === true || (dateOf(cell) && isInText(cell));
  const pair = rows.find(({ cells }) => cells.length > 1 && cells.filter(isDated).length > 1);
  const columns = pair?.cells.map(({ box }) => box.x) ?? [];
  if (columns.length < 2) {
    return [...rows];
  }
  const columnOf = (cell: Cell) => columns.findLastIndex((x) => x <= cell.box.x + 12);
  return columns.flatMap((_x, column) =>
    rows.flatMap((row) => {
      const cells = row.cells.filter((cell) => Math.max(0, columnOf(cell)) === column);
      return cells.length === 0 ? [] : [{ ...row, cells }];
    }),
  );
}

/** Joins the rows of a section that were split within a date or before one. */
export function joinWrapped(rows: readonly Row[], options: EntryOptions): JoinedRow[] {
  const right = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(rightOf)));
  const joined: JoinedRow[] = [];
  for (const { row, extra } of joinCells(inColumns(rows, options), options)) {
    const above = joined.at(-1);
    const text = above === undefined ? undefined : joinedText(above, row, right, options);
    const last = above?.row.cells.at(-1);
    if (above === undefined || text === undefined || last === undefined) {
      joined.push({ row, extra });
    } else {
      const [span] = row.cells[0]?.spans ?? [];
      const spans = span ? [...last.spans, { ...span, text: text.slice(last.text.length) }] : last.spans;
      above.row = { ...above.row, cells: [...above.row.cells.slice(0, -1), { ...last, text, spans }] };
      above.extra.push(...row.cells, ...extra);
    }
  }
  return joinLabelCells(joinStacks(joined, options), options);
}
