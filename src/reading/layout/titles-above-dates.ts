import type { Cell, Row } from '../layout-types';
import { isDateText } from './date-ends';
import type { HeadingLooks } from './heading-looks';

const isDate = (row: Row | undefined) =>
  row !== undefined && row.cells.length === 1 && isDateText(row.cells[0]?.text ?? '');

/**
 * Lines directly above a date, which are titles of entries even in the look of headings: `GDL` and `2015 – 2016`. There
 * are none in a document whose known headings have dates below them.
 */
export function titlesAboveDates(streams: Row[][], looks: HeadingLooks): ReadonlySet<Cell> {
  const above = streams.flatMap((rows) =>
    rows.flatMap(({ cells: [first, second] }, index) =>
      first !== undefined && second === undefined && isDate(rows[index + 1]) ? [first] : [],
    ),
  );
  return new Set(above.some((cell) => looks.kindOf(cell) !== undefined) ? [] : above);
}
