import { bodyLook, keyOf } from '../../layout/looks';
import type { Cell, Row } from '../../layout-types';
import type { EntryOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { areEnds, isPeriod, mainDate } from '../dates/whole-periods';
import { rightOf } from '../lines/cell-edges';
import { hasNoSpace } from '../lines/space-in-lines';
import { beginsDegree, endsInLink } from '../text/evidence';
import { joinLabelCells } from './label-cells';
import { type JoinedRow, joinCells } from './table-cells';

/** Maximum length of a date, even with a word before it, and with a duration after it. */
const longestDate = 30;
const longestWithDuration = 40;

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

/** Maximum distance between the lines of a title, as a multiple of its font size. */
const widestInTitle = 1.6;

const isOpenBracket = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** What the rows of a section have in common. */
interface Section {
  /** The right edge of its column. */
  right: number;
  /** The size of most of its text. */
  body: number;
}

/** Whether a text is a degree whose field is still to come: `Bachelor of Arts in`. */
const isOpenDegree = (text: string) => endsInLink(text) && beginsDegree(text);

/** Whether a row goes on in the next one: a title that filled its line, larger than its section's texts, or an open degree. */
function isWrappedTitle(row: Row, next: Row, { right, body }: Section): boolean {
  const [upper, lower] = [row.cells[0], next.cells[0]];
  if (!upper || !lower || row.cells.length > 1 || next.cells.length > 1 || lower.isBullet) return false;
  const isNear = next.page === row.page && next.gapAbove < widestInTitle && lower.source.page !== undefined;
  // `Sales Manager, Benelux` and `& META`
  const isOneLook = keyOf(upper.look) === keyOf({ ...lower.look, isCapitals: upper.look.isCapitals });
  if (!isNear || !isOneLook) return false;
  return isOpenDegree(upper.text) || (upper.look.size > body && hasNoSpace(upper, lower, right));
}

/** The joined text of a row and the next one, if a title or a date was split between them. */
function joinedText(
  { row }: JoinedRow,
  next: Row,
  section: Section,
  options: EntryOptions,
): string | undefined {
  const [last, first] = [row.cells.at(-1), next.cells[0]];
  if (last === undefined || first === undefined || last.text.length > 160) return undefined;
  if (isWrappedTitle(row, next, section)) return `${last.text} ${first.text}`;
  const widestGap = isOpenBracket(last.text) ? 2 : 1.7;
  const isSingle = next.cells.length === 1 && next.gapAbove < widestGap && next.page === row.page;
  if (!isSingle) return undefined;
  const isBullet = row.cells[0]?.isBullet === true;
  const text = first.isBullet ? `– ${first.text}` : first.text;
  const mayEndDate = first.text.length <= longestWithDuration && (!isBullet || isOpenBracket(last.text));
  if (mayEndDate && isCutDate(last.text, text, options)) return `${last.text} ${text}`;
  const isAfterSeparator = !isBullet && first.text.length <= longestDate && /[|•·]$/.test(last.text.trim());
  const isDate = findDates(text, options).some(({ from, to }) => to - from > text.length - 3);
  return isAfterSeparator && isDate ? `${last.text} ${text}` : undefined;
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
    text = `${text} ${cell.isBullet ? '– ' : ''}${cell.text.trim().replace(/^[|↓↑]$/u, '–')}`;
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

/** Joins the rows of a section that were split within a title or a date, or before a date. */
export function joinWrapped(rows: readonly Row[], options: EntryOptions): JoinedRow[] {
  const joined: JoinedRow[] = [];
  const section = {
    right: options.right ?? Number.POSITIVE_INFINITY,
    body: bodyLook(rows.flatMap(({ cells }) => cells))?.size ?? 0,
  };
  for (const { row, extra } of joinCells(inColumns(rows, options), options)) {
    const above = joined.at(-1);
    const text = above === undefined ? undefined : joinedText(above, row, section, options);
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
