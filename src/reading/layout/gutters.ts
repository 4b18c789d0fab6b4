import type { Cell } from '../layout-types';
import { headingKind } from './headings';
import { keyOf } from './looks';
import { baselineOf } from './rows';

/** Separate columns share fewer baselines than this; cells of the same rows share nearly all. */
const sharedByRows = 0.6;
/** If both sides contain headings, only tables share more baselines than this. */
const sharedByTables = 0.85;
/** Maximum difference between shared baselines, in points. */
const baselineTolerance = 1.2;
/** A side with a greater share of dates belongs to the rows of the other side. */
const mostDates = 0.35;
/** Minimum share of headings in a margin that holds them, and their minimum number. */
const shareOfMargin = 0.65;
const fewestInMargin = 2;
/** Minimum number of cells on each side of a table below a heading. */
const fewestOfTable = 3;
/** Lines in the look of headings are not headings if a smaller share of them is known. */
const shareOfKnown = 0.3;

/** A vertical strip that no cell crosses, with the cells around it. */
export interface Gutter {
  above: Cell[];
  left: Cell[];
  right: Cell[];
  below: Cell[];
}

/** Whether the sides are read one after the other instead of row by row. */
export function isGenuineGutter({ left, right }: Gutter): boolean {
  if (isMostlyDates(left) || isMostlyDates(right)) return false;
  if (holdsOnlyHeadings(left)) return false;
  const [fewest = 0] = [left, right].map(countKinds).sort((a, b) => a - b);
  if (fewest > 1) return true;
  const share = Math.max(shareOfBaselines(left, right), shareBelowHeadings(left, right));
  return share < sharedByRows || (fewest === 1 && share < sharedByTables);
}

/** How many kinds of sections begin on a side. */
function countKinds(side: Cell[]): number {
  return new Set(side.flatMap(({ text }) => headingKind(text) ?? [])).size;
}

/** Whether a side is a margin that holds the headings. */
function holdsOnlyHeadings(side: Cell[]): boolean {
  const headings = side.filter(({ text }) => headingKind(text));
  const looks = new Set(headings.map(({ look }) => keyOf(look)));
  const alike = side.filter(({ look }) => looks.has(keyOf(look)));
  if (headings.length < Math.max(fewestInMargin, shareOfKnown * alike.length)) return false;
  return looks.size === 1 && alike.length > shareOfMargin * side.length;
}

/** The share of rows on the shorter side that have a row beside them, in the range where both sides have rows. */
function shareOfBaselines(left: Cell[], right: Cell[]): number {
  const [a, b] = [left.map(baselineOf), right.map(baselineOf)];
  const top = Math.max(Math.min(...a), Math.min(...b)) - baselineTolerance;
  const bottom = Math.min(Math.max(...a), Math.max(...b)) + baselineTolerance;
  const [few = [], many = []] = [a, b]
    // The cells of a table's row count once.
    .map((side) => [
      ...new Set(side.filter((y) => y >= top && y <= bottom).map((y) => Math.round(y * 2) / 2)),
    ])
    .sort((one, other) => one.length - other.length);
  if (few.length === 0) return 0;
  const places = new Set(many.flatMap(placesAround));
  return few.filter((y) => places.has(Math.round(y))).length / few.length;
}

/** The share of common lines below the first heading, if only one side has any: it heads a table that spans both. */
function shareBelowHeadings(left: Cell[], right: Cell[]): number {
  if (countKinds(left) > 0 === countKinds(right) > 0) return 0;
  const tops = [...left, ...right].filter(({ text }) => headingKind(text)).map(baselineOf);
  const top = Math.min(...tops) + baselineTolerance;
  const [a, b] = [left, right].map((side) => side.filter((cell) => baselineOf(cell) > top));
  return a && b && Math.min(a.length, b.length) >= fewestOfTable ? shareOfBaselines(a, b) : 0;
}

/** The whole points that are close enough to a baseline. */
function placesAround(y: number): number[] {
  return [-1, 0, 1]
    .map((shift) => Math.round(y) + shift)
    .filter((place) => Math.abs(place - y) < baselineTolerance);
}

function isMostlyDates(cells: Cell[]): boolean {
  return cells.filter(isDated).length > mostDates * cells.length;
}

const isDated = ({ text }: Cell) =>
  text.length < 40 && /(?:^|\D)(?:(?:19|20)\d\d|['’]\d\d)(?:\D|$)/.test(text);
