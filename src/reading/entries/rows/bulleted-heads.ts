import type { Row } from '../../layout-types';
import type { EntryOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { lookKey } from '../lines/look-of-cells';

/** Maximum number of rows between a title and its dates. */
const mostBetween = 3;

const isBullet = ({ cells: [first] }: Row) => first?.isBullet === true;

function isPeriodAlone(row: Row, options: EntryOptions): boolean {
  const text = row.cells.map((cell) => cell.text.trim()).join(' ');
  return findDates(text, options).some(
    ({ from, to, isRange }) => isRange && from <= 1 && to >= text.length - 1,
  );
}

/** The title above a bullet, past other bullets and the lines that continue them. */
function titleAbove(rows: readonly Row[], at: number): number | undefined {
  const look = (row: Row | undefined) => row?.cells[0] && lookKey(row.cells[0].look);
  for (let above = at - 1; above >= 0 && at - above <= mostBetween + 1; above -= 1) {
    if (look(rows[above]) !== look(rows[at])) return above;
  }
  return undefined;
}

/**
 * If company and dates are listed below a title, they are part of its head: `Engineer`, `• Acme`, `• 2018 – 2020`.
 * @returns the rows, with such bullets as plain rows
 */
export function withoutBulletsInHeads(rows: readonly Row[], options: EntryOptions): readonly Row[] {
  const heads = new Set<number>();
  for (const [at, row] of rows.entries()) {
    if (!isBullet(row) || !isPeriodAlone(row, options)) continue;
    const title = titleAbove(rows, at);
    if (title === undefined || isBullet(rows[title] ?? row)) continue;
    for (let index = title + 1; index <= at; index += 1) heads.add(index);
  }
  return rows.map((row, index) => {
    const [first, ...rest] = row.cells;
    return first && heads.has(index) ? { ...row, cells: [{ ...first, isBullet: false }, ...rest] } : row;
  });
}
