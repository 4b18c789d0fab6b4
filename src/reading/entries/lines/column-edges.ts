import type { DocumentSection, Row } from '../../layout-types';

/** Maximum distance between the left edges of lines in one column, in points. */
const widestIndent = 40;
/** Minimum space between two columns, in points. */
const narrowestGutter = 8;
/** Rows within this height are beside each other, in points. */
const heightOfRow = 12;
/** How many cells are compared at one height. */
const mostBeside = 20;

const rightOf = ({ cells }: Row) => {
  const last = cells.at(-1);
  return last === undefined ? 0 : last.box.x + last.box.width;
};

const leastOf = (values: readonly number[]) =>
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);

/** How far to the right the rows extend that begin at each x position, in whole points. */
function rightsOf(rows: readonly Row[]): Map<number, number> {
  const rights = new Map<number, number>();
  for (const row of rows) {
    const [first] = row.cells;
    if (first?.source.page !== undefined) {
      const x = Math.round(first.box.x);
      rights.set(x, Math.max(rights.get(x) ?? 0, rightOf(row)));
    }
  }
  return rights;
}

/** The left edges of the rows at each height of each page, with their sections. */
function edgesByHeight(sections: readonly DocumentSection[]) {
  const edges = new Map<string, { x: number; section: DocumentSection }[]>();
  for (const section of sections) {
    for (const row of section.rows) {
      const key = heightOf(row);
      const beside = edges.get(key) ?? [];
      if (beside.length < mostBeside) beside.push({ x: row.cells[0]?.box.x ?? 0, section });
      edges.set(key, beside);
    }
  }
  return edges;
}

const heightOf = ({ page, y }: Row) => `${page} ${Math.round(y / heightOfRow)}`;

/**
 * The right edge of the column that contains a section: as far as its own rows extend, and as other rows do that begin
 * where its own do, but those not beyond the sections beside it. Unknown in sources without pages.
 */
export function columnEdges(
  sections: readonly DocumentSection[],
): (section: DocumentSection) => number | undefined {
  const rights = rightsOf(sections.flatMap(({ rows }) => rows));
  const edges = edgesByHeight(sections);
  return (section) => {
    const { rows } = section;
    const lefts = rows.flatMap(({ cells }) => cells[0]?.box.x ?? []);
    const left = Math.round(leastOf(lefts));
    const ends = Array.from({ length: widestIndent }, (_, indent) => rights.get(left + indent) ?? 0);
    const own = rows.reduce((most, row) => Math.max(most, rightOf(row)), 0);
    const beside = rows
      .flatMap((row) => edges.get(heightOf(row)) ?? [])
      .filter((edge) => edge.section !== section && edge.x > own)
      .map(({ x }) => x - narrowestGutter);
    const right = Math.max(own, Math.min(Math.max(...ends), leastOf(beside)));
    return right > 0 ? right : undefined;
  };
}
