import type { Row } from '../../layout-types';

/** The dots that lead to the end of a line: `University of Leeds ........ 2014`. */
const leader = /(?:\s?\.){5,}\s?/g;

/** Puts bars in the place of the dots that lead to a date. */
export function withoutLeaders(row: Row): Row {
  const cells = row.cells.map((cell) =>
    cell.text.includes('....') || cell.text.includes('. . . .')
      ? { ...cell, text: cell.text.replace(leader, ' | ').replace(/ \| $/, '') }
      : cell,
  );
  return { ...row, cells };
}
