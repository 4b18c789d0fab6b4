import type { Cell, Row } from '../layout-types';

/** Maximum difference between the baselines of cells in one row, as a share of the line height. */
const tolerance = 0.3;
/** The gap above the first row of a column or page. */
export const breakGap = 99;

export const baselineOf = ({ box }: Cell) => box.y + box.height / 1.2;

/** Puts the cells of a column into rows, from top to bottom and from left to right. */
export function rowsOf(cells: Cell[]): Row[] {
  const rows: Row[] = [];
  for (const cell of [...cells].sort((a, b) => baselineOf(a) - baselineOf(b))) {
    const row = rows.at(-1);
    const y = baselineOf(cell);
    if (row && y - row.y <= Math.max(1.5, tolerance * cell.box.height)) row.cells.push(cell);
    else rows.push({ cells: [cell], page: cell.box.page, y, gapAbove: breakGap });
  }
  for (const row of rows) row.cells = withColons(row.cells.sort((a, b) => a.box.x - b.box.x));
  for (const [index, row] of rows.entries()) row.gapAbove = gapAbove(row, rows[index - 1]);
  return rows;
}

/** Joins the colons of a form that stand in a column of their own to their labels: `Phone`, `:` and `0161 496 0000`. */
function withColons(cells: Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const label = joined.at(-1);
    if (label && cell.text === ':') {
      const source = { ...label.source, text: `${label.source.text} :` };
      joined[joined.length - 1] = {
        ...label,
        text: `${label.text}:`,
        spans: [...label.spans, ...cell.spans],
        source,
      };
    } else joined.push(cell);
  }
  return joined;
}

function gapAbove(row: Row, above: Row | undefined): number {
  if (!above || above.page !== row.page) return breakGap;
  const height = Math.max(...row.cells.map(({ look, box }) => look.size || box.height));
  return (row.y - above.y) / Math.max(height, 1);
}
