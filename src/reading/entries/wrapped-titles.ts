import type { Cell, Row } from '../layout-types';
import type { EntryOptions } from './date-forms';
import { findDates } from './dates';
import { wordsOf } from './lexicon';
import { firstLook, lastLook, lookKey } from './look-of-cells';
import { placeEvidence } from './places';
import { isRemark } from './remarks';
import { hasNoRoom } from './room-in-lines';

/** Maximum number of words in a line of a title. */
const longestLine = 10;
/** By how much the gaps within a paragraph may differ, and by how much larger those between paragraphs are. */
const sameGap = 0.04;
const largerGap = 0.12;
/** Lines of a paragraph are closer together. */
const closeGap = 1.6;
/** A wider gap is between entries. */
const widestGap = 1.9;

/** The only cell of a row that may be a line of a title. */
function lineOf({ cells }: Row, options: EntryOptions): Cell | undefined {
  const [cell] = cells;
  const isLine =
    cell !== undefined &&
    cells.length === 1 &&
    !cell.isBullet &&
    // Sources without pages have whole paragraphs.
    cell.source.page !== undefined &&
    wordsOf(cell.text).length <= longestLine &&
    findDates(cell.text, options).length === 0;
  return isLine ? cell : undefined;
}

/** How many consecutive rows, including this one, have a line in the same look. */
function lengthOfRun(rows: readonly Row[], at: number, options: EntryOptions): number {
  const look = (row: Row | undefined) => {
    const line = row && lineOf(row, options);
    return line && lookKey(firstLook(line));
  };
  const own = look(rows[at]);
  let from = at;
  let to = at;
  while (from > 0 && look(rows[from - 1]) === own && (rows[from]?.gapAbove ?? 0) < widestGap) from -= 1;
  while (to + 1 < rows.length && look(rows[to + 1]) === own && (rows[to + 1]?.gapAbove ?? 0) < widestGap) {
    to += 1;
  }
  return to - from + 1;
}

/**
 * The rows that continue the title above because their column is too narrow for it: the first word did not fit into the
 * line above, and the two lines are closer together than paragraphs are, or other titles in bold take fewer lines.
 */
export function continuedTitles(rows: readonly Row[], options: EntryOptions): ReadonlySet<Row> {
  const { right } = options;
  if (right === undefined) return new Set();
  const gaps = rows.slice(1).map(({ gapAbove }) => gapAbove);
  const tightest = Math.min(...gaps);
  const hasParagraphs = gaps.some((gap) => gap > tightest + largerGap && gap < widestGap);
  const isShorter = (look: string, length: number) =>
    rows.some((row, at) => {
      const line = lineOf(row, options);
      return line && lookKey(firstLook(line)) === look && lengthOfRun(rows, at, options) < length;
    });
  const continued = rows.filter((row, at) => {
    const above = rows[at - 1];
    const [upper, lower] = [above && lineOf(above, options), lineOf(row, options)];
    if (upper === undefined || lower === undefined || above?.page !== row.page) return false;
    const look = lookKey(firstLook(lower));
    const isCut =
      lookKey(lastLook(upper)) === look &&
      upper.look.isCapitals === lower.look.isCapitals &&
      Math.abs(upper.box.x - lower.box.x) < 3 &&
      !/[.!?:;]$/.test(upper.text) &&
      placeEvidence(lower.text) < 2 &&
      !isRemark(lower.text) &&
      hasNoRoom(upper, lower, right);
    if (!isCut) return false;
    const isTight = hasParagraphs && row.gapAbove <= tightest + sameGap;
    // The parts of a line in the look of the body: `BSc in Marine` and `Biology · Leeds`.
    const hasMarks = row.gapAbove < closeGap && [upper, lower].some(({ text }) => /\s[·•|]/u.test(text));
    return (
      isTight ||
      hasMarks ||
      (row.gapAbove < widestGap && firstLook(lower).isBold && isShorter(look, lengthOfRun(rows, at, options)))
    );
  });
  return new Set(continued);
}
