import type { Cell } from '../layout-types';
import { type Gutter, isGenuineGutter } from './gutters';
import { headingKind } from './headings';
import { areRightToLeft } from './right-to-left';
import { baselineOf } from './rows';

/** Minimum number of rows on at least one side of a gutter, and of cells on each side. */
const fewestRows = 4;
const fewestCells = 3;
/** Maximum number of positions that are tried for a gutter; pages of prose have a few, tables a few dozen. */
const mostPlaces = 80;
const deepest = 6;
/**
 * Text that begins this many points right of the column's edge, below all text at the edge, is not part of the column.
 */
const farFromEdge = 20;
/** Minimum share of a column's cells in rows that begin at its edge. */
const shareAtEdge = 0.6;
/** Text that begins this many points right of the edge belongs to another column. */
const inAnotherColumn = 60;
/** Minimum number of cells on the right side of a table's row. */
const fewestBeside = 2;
/** Maximum difference between the baselines of cells in one row, in points. */
const sameBaseline = 1.5;

/** Cuts the cells of a page into blocks that are read one after another. */
export function columnsOf(cells: Cell[], depth = 0): Cell[][] {
  if (cells.length === 0) return [];
  const gutter = depth < deepest ? tallestGutter(cells) : undefined;
  if (!gutter) return [cells];
  const { above, left, right, below } = gutter;
  const sides = areRightToLeft([...left, ...right]) ? [right, left] : [left, right];
  return [above, ...sides, below].flatMap((part) => columnsOf(part, depth + 1));
}

function tallestGutter(cells: Cell[]): Gutter | undefined {
  const sorted = [...cells].sort((a, b) => baselineOf(a) - baselineOf(b));
  const gutters = placesOf(sorted)
    .flatMap((x) => gutterAt(sorted, x) ?? [])
    .sort((a, b) => heightOf(b) - heightOf(a) || widthOf(b) - widthOf(a));
  return gutters.find(isGenuineGutter);
}

const heightOf = ({ left, right }: Gutter) => {
  const baselines = [...left, ...right].map(baselineOf);
  return Math.max(...baselines) - Math.min(...baselines);
};

const widthOf = ({ left, right }: Gutter) =>
  Math.min(...right.map(({ box }) => box.x)) - Math.max(...left.map(({ box }) => box.x + box.width));

/** The x positions at which the most cells begin. */
function placesOf(cells: Cell[]): number[] {
  const counts = new Map<number, number>();
  for (const { box } of cells) {
    const x = Math.floor(box.x / 2) * 2;
    counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  return [...counts.entries()]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostPlaces)
    .map(([x]) => x);
}

/** The gutter in the tallest run of cells that do not cross the strip left of `x`. */
function gutterAt(sorted: Cell[], x: number): Gutter | undefined {
  const crosses = ({ box }: Cell) => box.x < x - 1 && box.x + box.width > x - 2;
  const runs: [number, number][] = [];
  let start = 0;
  for (let index = 0; index <= sorted.length; index++) {
    const cell = sorted[index];
    if (cell && !crosses(cell)) continue;
    if (index - start > fewestCells) runs.push([start, index]);
    start = index + 1;
  }
  const [tallest] = runs.sort((a, b) => spanOf(sorted, ...b) - spanOf(sorted, ...a));
  return tallest && gutterIn(sorted, tallest, x);
}

/** The gutter left of `x` in a run of cells that do not cross it. */
function gutterIn(sorted: Cell[], run: [number, number], x: number): Gutter | undefined {
  const whole = wholeRows(sorted, run);
  let best = withoutForeignRows(sorted, whole, x);
  if (best !== whole) best = wholeRows(sorted, best);
  best = withoutSectionsBelow(sorted, withoutTableBelow(sorted, best, x), x);
  const inside = sorted.slice(...best);
  const left = inside.filter(({ box }) => box.x < x - 1);
  const right = inside.filter(({ box }) => box.x >= x - 1);
  if (left.length < fewestCells || right.length < fewestCells) return undefined;
  if (countRows(left) < fewestRows && countRows(right) < fewestRows) return undefined;
  return { above: sorted.slice(0, best[0]), left, right, below: sorted.slice(best[1]) };
}

/** Drops cells at both ends that belong to what crosses the gutter: those in its rows, and headings above it. */
function wholeRows(sorted: Cell[], [from, to]: [number, number]): [number, number] {
  let [first, last] = [from, to];
  while (first < last && isSameRow(sorted[first - 1], sorted[first])) first += 1;
  while (first < last && leadsTo(sorted[last - 1], sorted[last])) last -= 1;
  return [first, last];
}

/** Drops rows at both ends whose right side does not begin at the column's edge: those of a table above or below it. */
function withoutForeignRows(sorted: Cell[], range: [number, number], x: number): [number, number] {
  const [from, to] = range;
  const right = sorted.slice(from, to).filter(({ box }) => box.x >= x - 1);
  const edge = Math.min(...right.map(({ box }) => box.x));
  const start = right.findIndex(({ box }) => box.x < edge + farFromEdge);
  const last = right.findLastIndex(({ box }) => box.x < edge + farFromEdge);
  const aligned = new Set(right.filter(({ box }) => box.x < edge + farFromEdge).map(placeOf));
  if (right.filter((cell) => isNear(aligned, cell)).length < shareAtEdge * right.length) return range;
  const above = right.slice(0, start).findLast((cell) => !isSameRow(cell, right[start]));
  const rest = right.slice(last + 1).filter((cell) => !isSameRow(cell, right[last]));
  const left = new Set(
    sorted
      .slice(from, to)
      .filter(({ box }) => box.x < x - 1)
      .map(placeOf),
  );
  const below = rest.every((cell) => isNear(left, cell)) ? rest[0] : undefined;
  const isAboveForeign = above !== undefined && above.box.x > edge + inAnotherColumn;
  const first = isAboveForeign ? sorted.findLastIndex((cell) => isSameRow(cell, above)) + 1 : from;
  if (!below || last < fewestCells) return isAboveForeign ? [first, to] : range;
  const end = sorted.findIndex((cell) => isSameRow(cell, below));
  return sorted[end] && sorted[end].box.x < x - 1 ? [first, end] : [first, to];
}

/** Drops the rows of several cells above what crosses the gutter: they begin a table, and the right side has no others. */
function withoutTableBelow(sorted: Cell[], [from, to]: [number, number], x: number): [number, number] {
  let end = to;
  while (end > from) {
    const start = firstOfRow(sorted, end - 1);
    const right = sorted.slice(start, end).filter(({ box }) => box.x >= x - 1).length;
    if (right < fewestBeside || right === end - start) break;
    end = start;
  }
  const right = sorted.slice(from, end).filter(({ box }) => box.x >= x - 1);
  const isAlone = (cell: Cell, index: number) => !isSameRow(cell, right[index + 1]);
  return to < sorted.length && end > from && right.every(isAlone) ? [from, end] : [from, to];
}

/** The first cell of the row that a cell belongs to. */
function firstOfRow(sorted: Cell[], index: number): number {
  let first = index;
  while (isSameRow(sorted[first - 1], sorted[index])) first -= 1;
  return first;
}

/** Drops what begins with a heading below the right side, if the page goes on across the gutter. */
function withoutSectionsBelow(sorted: Cell[], [from, to]: [number, number], x: number): [number, number] {
  if (to === sorted.length) return [from, to];
  const last = sorted.slice(from, to).findLastIndex(({ box }) => box.x >= x - 1) + from;
  const heading = sorted
    .slice(last + 1, to)
    .findIndex((cell) => headingKind(cell.text) !== undefined && !isSameRow(cell, sorted[last]));
  return heading < 0 || last < from ? [from, to] : [from, last + 1 + heading];
}

const placeOf = (cell: Cell) => Math.round(baselineOf(cell));
const isNear = (places: Set<number>, cell: Cell) =>
  [-1, 0, 1].some((shift) => places.has(placeOf(cell) + shift));

function leadsTo(cell: Cell | undefined, below: Cell | undefined): boolean {
  if (!cell || !below) return false;
  return isSameRow(cell, below) || headingKind(cell.text) !== undefined;
}

function isSameRow(a: Cell | undefined, b: Cell | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(baselineOf(a) - baselineOf(b)) < sameBaseline;
}

function spanOf(sorted: Cell[], from: number, to: number): number {
  const first = sorted[from];
  const last = sorted[to - 1];
  return first && last && to > from ? baselineOf(last) - baselineOf(first) : 0;
}

function countRows(cells: Cell[]): number {
  return new Set(cells.map((cell) => Math.round(baselineOf(cell) / 3))).size;
}
