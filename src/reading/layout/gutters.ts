import type { Cell } from '../layout-types';
import { headingKind } from './headings';
import { baselineOf } from './rows';

/** Columns of their own share fewer baselines than this; cells of one row share nearly all. */
const sharedByRows = 0.6;
/** A side with more dates than this belongs to the rows of the other. */
const mostDates = 0.35;

/** A vertical strip that no cell crosses, with the cells on its sides. */
export interface Gutter {
  above: Cell[];
  left: Cell[];
  right: Cell[];
  below: Cell[];
}

/** Whether the sides are read one after the other, rather than row by row. */
export function isGenuineGutter({ left, right }: Gutter): boolean {
  if (isMostlyDates(left) || isMostlyDates(right)) return false;
  const headings = [left, right].map((side) => side.filter((cell) => headingKind(cell.text)).length);
  const [inLeft = 0, inRight = 0] = headings;
  if (inLeft > 0 && inRight > 0) return true;
  if (inLeft > 0.5 * left.length) return false;
  return sharedBaselines(left, right) < sharedByRows;
}

/** How many of the shorter side's rows stand beside one of the other side. */
function sharedBaselines(left: Cell[], right: Cell[]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const baselines = new Set(
    many.flatMap((cell) => [0, 1].map((more) => Math.floor(baselineOf(cell) / 2) + more)),
  );
  const shared = few.filter((cell) => baselines.has(Math.round(baselineOf(cell) / 2)));
  return shared.length / few.length;
}

function isMostlyDates(cells: Cell[]): boolean {
  const dated = cells.filter(({ text }) => text.length < 40 && /(?:^|\D)(?:19|20)\d\d(?:\D|$)/.test(text));
  return dated.length > mostDates * cells.length;
}
