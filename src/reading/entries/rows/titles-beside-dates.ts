import type { Cell, Row } from '../../layout-types';
import type { EntryOptions } from '../dates/date-forms';
import { mainDate } from '../dates/whole-periods';
import { rightOf, startsAlike } from '../lines/cell-edges';
import { firstLook, lastLook, lookKey } from '../lines/look-of-cells';
import { endsOpen, hasNoSpace } from '../lines/space-in-lines';

/** What share of its width a line fills that could not take the next word. */
const shareOfFullLine = 0.7;
/** How far the second line of a title may be indented, in points. */
const widestIndent = 25;
/** Lines of a title are closer together than this, in line heights. */
const widestGap = 1.6;

/** Whether a line begins where the one above does, or is indented below it. */
export const isHanging = (upper: Cell, lower: Cell): boolean =>
  lower.box.x - upper.box.x > -3 && lower.box.x - upper.box.x < widestIndent;

/** The right edge of the cells that begin where a cell does. */
const edgeOfColumn = (rows: readonly Row[], cell: Cell) =>
  Math.max(...rows.flatMap(({ cells }) => cells.filter((other) => startsAlike(cell, other)).map(rightOf)));

/**
 * The index of the title beside a date that the single cell of the next row continues, or -1: the line below begins with
 * a mark or, if the title fills its line, in lower case, or both are bold and the column is too narrow for the next word.
 * @param near the rows around, whose cells show how wide the column is
 */
export function titleContinuedBy(next: Row, row: Row, near: readonly Row[], options: EntryOptions): number {
  const [lower, ...others] = next.cells;
  const date = row.cells.find(({ text }) => mainDate(text, options) !== undefined);
  const isBelow = next.gapAbove < widestGap && next.page === row.page && lower?.source.page !== undefined;
  if (lower === undefined || others.length > 0 || lower.isBullet || date === undefined || !isBelow) return -1;
  const index = row.cells.findIndex(
    (cell) =>
      cell !== date && (startsAlike(cell, lower) || (row.cells.length === 2 && isHanging(cell, lower))),
  );
  const upper = row.cells[index];
  if (upper === undefined || upper.isBullet) return -1;
  const beginsWithMark = /^[,;)]/.test(lower.text);
  const isSameLook = lookKey(lastLook(upper)) === lookKey(firstLook(lower));
  if (!beginsWithMark && !isSameLook) return -1;
  const right = date.box.x > upper.box.x ? date.box.x : options.right;
  const isFull =
    right !== undefined && rightOf(upper) - upper.box.x > shareOfFullLine * (right - upper.box.x);
  const isCut =
    beginsWithMark ||
    /\p{L}[-‐]$/u.test(upper.text) ||
    (isFull && (/^\p{Ll}/u.test(lower.text) || endsOpen(upper.text))) ||
    (firstLook(lower).isBold &&
      startsAlike(upper, lower) &&
      hasNoSpace(upper, lower, edgeOfColumn(near, upper)));
  return isCut ? index : -1;
}
