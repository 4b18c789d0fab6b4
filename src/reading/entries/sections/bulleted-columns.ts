import type { Cell, Row } from '../../layout-types';

/** Maximum difference between the edges of one column of bullets, in points. */
const sameEdge = 3;
/** Minimum number of rows with several bullets. */
const fewestRows = 2;

const isBulleted = ({ cells }: Row) => cells.length > 1 && cells.every(({ isBullet }) => isBullet);

/** The left edges of bullets that stand beside each other in several rows; empty if there are none. */
function edgesOf(rows: readonly Row[]): number[] {
  const beside = rows.filter(isBulleted);
  const edges = (beside[0]?.cells ?? []).map(({ box }) => box.x);
  const isShared = edges.every(
    (edge, index) =>
      beside.filter(({ cells }) => Math.abs((cells[index]?.box.x ?? -sameEdge) - edge) < sameEdge).length >=
      fewestRows,
  );
  return isShared ? edges : [];
}

/** Puts a list that was printed in two or three columns in order, one bullet in each row, with the lines that continue it. */
export function inOneColumn(rows: readonly Row[]): Row[] {
  const edges = edgesOf(rows);
  if (edges.length === 0) return [...rows];
  const columnOf = ({ box }: Cell) => edges.findLastIndex((edge) => edge < box.x + sameEdge);
  const from = rows.findIndex(isBulleted);
  return [
    ...rows.slice(0, from),
    ...edges.flatMap((_, column) =>
      rows.slice(from).flatMap((row) => {
        const cells = row.cells.filter((cell) => Math.max(0, columnOf(cell)) === column);
        return cells.length > 0 ? [{ ...row, cells }] : [];
      }),
    ),
  ];
}
