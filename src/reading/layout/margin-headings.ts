import type { Cell, DocumentSection, Row } from '../layout-types';
import { baselineOf } from './rows';

/** How far a heading in the margin may be below the first row of its section, as a multiple of its font size. */
const widestRise = 6;
/** Minimum space between sections, as a multiple of the space between their rows. */
const widerThanRows = 1.15;

/**
 * Takes the rows that belong to a heading in the margin from the section above. The heading may be beside the middle of
 * its section; its rows are those below the widest gap. `next` is the first row beside or below the heading.
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
