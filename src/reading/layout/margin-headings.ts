import type { Cell, DocumentSection, Row } from '../layout-types';
import { baselineOf } from './rows';

/** A heading in the margin stands so far below the first row of its section at most, in heights of its letters. */
const widestRise = 6;
/** The room between sections is so many times the room between their rows at least. */
const widerThanRows = 1.15;

/**
 * Takes the rows from the section above that belong to a heading in the margin, which may stand beside the middle of
 * its section: those below the widest gap. `next` is the first row that is beside the heading or below it.
 */
export function takeRowsBeside(title: Cell, above: DocumentSection, next: Row | undefined): Row[] {
  const { box, look } = title;
  const highest = baselineOf(title) - widestRise * look.size;
  const isBeside = ({ page, cells }: Row) =>
    page === box.page && cells.some((cell) => cell.box.x > box.x + 2 * look.size);
  const rows = above.rows.filter(isBeside);
  const lines = next?.page === box.page ? [...rows, next] : rows;
  let widest = next?.page === box.page ? gapAbove(lines, lines.length - 1) : 0;
  let start: Row | undefined;
  for (let index = rows.length - 1; index > 0; index--) {
    const row = rows[index];
    if (!row || row.y < highest) break;
    const gap = gapAbove(lines, index);
    if (gap < widerThanRows * widest) continue;
    widest = gap;
    start = row;
  }
  return start ? above.rows.splice(above.rows.indexOf(start)) : [];
}

function gapAbove(rows: Row[], index: number): number {
  return (rows[index]?.y ?? 0) - (rows[index - 1]?.y ?? 0);
}
