import type { Cell, Row } from '../../layout-types';
import type { DateOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { firstLook, lookKey } from '../lines/look-of-cells';

/** Cells that begin within this distance are in one column, in points. */
const sameEdge = 3;

const looksLike = (a: Cell, b: Cell) => lookKey(firstLook(a)) === lookKey(firstLook(b));
const beginsAt = ({ box }: Cell, x: number) => Math.abs(box.x - x) < sameEdge;

/** An entry whose first row has a text on each side: `Acme ┃ Engineer`, with `Leeds ┃ • Built bridges` below it. */
interface Block {
  start: Row;
  below: Row[];
}

/** Whether a row has a name on each side, where the first row of the section has them. */
function isStart({ cells }: Row, [left, right]: readonly Cell[]): boolean {
  const [first, second] = cells;
  return (
    cells.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    left !== undefined &&
    beginsAt(first, left.box.x) &&
    looksLike(first, left) &&
    beginsAt(second, right?.box.x ?? 0) &&
    !cells.some(({ isBullet }) => isBullet)
  );
}

/** The rows of a block with the lines on its left before the points beside them. */
function inOrder({ start, below }: Block, options: DateOptions): Row[] {
  const [name, title] = start.cells;
  const isLeft = (cell: Cell) => beginsAt(cell, name?.box.x ?? 0) && !cell.isBullet;
  const areBeside = below.some(({ cells: [first, second] }) => {
    const isPoint = second?.isBullet === true && second.box.x > (title?.box.x ?? 0) - sameEdge;
    // Labels in a margin look alike.
    return first !== undefined && name !== undefined && isLeft(first) && !looksLike(first, name) && isPoint;
  });
  const lines = below.flatMap((row) => {
    const cells = row.cells.filter(isLeft);
    return cells.length === 0 ? [] : [{ ...row, cells }];
  });
  const dated = [start, ...lines].filter(({ cells }) =>
    cells.some(({ text }) => findDates(text, options).length > 0),
  );
  // Several dates in a margin belong to several entries.
  if (!areBeside || dated.length > 1) return [start, ...below];
  const points = below.flatMap((row) => {
    const cells = row.cells.filter((cell) => !isLeft(cell));
    return cells.length === 0 ? [] : [{ ...row, cells }];
  });
  return [start, ...lines, ...points];
}

/**
 * Puts the lines below a name in the margin, such as the place and the period, before the points beside them, which
 * belong to the title on the right.
 */
export function marginLinesFirst(rows: readonly Row[], options: DateOptions): Row[] {
  const [first] = rows;
  if (first === undefined || !isStart(first, first.cells)) return [...rows];
  const blocks: Block[] = [];
  for (const row of rows) {
    if (isStart(row, first.cells)) blocks.push({ start: row, below: [] });
    else blocks.at(-1)?.below.push(row);
  }
  return blocks.flatMap((block) => inOrder(block, options));
}
