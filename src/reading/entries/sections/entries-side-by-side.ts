import { keyOf } from '../../layout/looks';
import type { Cell, DocumentSection, Row, SectionKind } from '../../layout-types';
import { findDates } from '../dates/dates';

/** Maximum difference between the left edges of the cells in a column, in points. */
const sameEdge = 3;

const kinds = new Set<SectionKind>(['work', 'education', 'certifications']);

const holdsDate = ({ text }: Cell) => findDates(text).length > 0;

/** How many times as many dates as another a column of entries may have; labels beside their values have few. */
const mostDates = 2;

/** The left edges of entries that stand side by side: alike titles, below each of which are dates, or bullets. */
function edgesOf([top, ...rows]: readonly Row[]): number[] {
  const titles = top?.cells ?? [];
  const below = rows.flatMap(({ cells }) => cells);
  const dates = titles.map(
    ({ box }) => below.filter((cell) => Math.abs(cell.box.x - box.x) < sameEdge && holdsDate(cell)).length,
  );
  const areTitles = new Set(titles.map(({ look }) => keyOf(look))).size === 1 && !titles.some(holdsDate);
  const areDated =
    (dates.every((count) => count > 0) && Math.max(...dates) <= mostDates * Math.min(...dates)) ||
    titles.every(({ isBullet }) => isBullet);
  const areAligned = below.every(({ box }) =>
    titles.some((title) => Math.abs(title.box.x - box.x) < sameEdge),
  );
  return titles.length > 1 && areTitles && areDated && areAligned ? titles.map(({ box }) => box.x) : [];
}

/** Puts entries that stand side by side below one another. */
export function inReadingOrder(section: DocumentSection): DocumentSection {
  const edges = kinds.has(section.kind) ? edgesOf(section.rows) : [];
  if (edges.length === 0) return section;
  const rows = edges.flatMap((edge) =>
    section.rows.flatMap((row) => {
      const cells = row.cells.filter(({ box }) => Math.abs(box.x - edge) < sameEdge);
      return cells.length > 0 ? [{ ...row, cells }] : [];
    }),
  );
  return { ...section, rows };
}
