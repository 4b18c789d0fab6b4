import type { SourceLine } from '../../../contracts/cv-import';
import type { Cell, Row } from '../../layout-types';
import type { DateOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import type { EntryRow } from './entry-row-types';
import type { EntryRows } from './starts';
import { columnOf, type TableColumns } from './table-headers';

/** How much wider the gap above an entry is than the smallest one in its table. */
const widerThanLines = 1.15;

/** The rows of a table with a row that names its columns. */
export interface TableRows {
  /** In each entry, the lines of the column of employers or schools follow its first row; other lines come after them. */
  rows: Row[];
  /** The cells that begin an entry, by their lines. */
  starts: ReadonlySet<SourceLine>;
}

/** Finds the rows that begin an entry: by the gap above, by a date, or because all columns are filled. */
function startsOf(rows: readonly Row[], columns: TableColumns, options: DateOptions): Set<Row> {
  const closest = rows.slice(1).reduce((least, { gapAbove }) => Math.min(least, gapAbove), 99);
  const hasDates = columns.some(({ role }) => role === 'date');
  const starts = new Set<Row>();
  let isOpen = false;
  for (const row of rows) {
    const { cells, gapAbove } = row;
    const date = cells.find((cell) => columnOf(cell, cells, columns)?.role === 'date')?.text;
    const isDated = date !== undefined && findDates(date, options).length > 0;
    const isWhole = !hasDates || isDated || cells.length >= columns.length;
    const isApart = gapAbove > closest * widerThanLines || cells[0]?.source.page === undefined;
    if (cells.length > 1 && !cells.some(({ isBullet }) => isBullet) && (isApart || (isWhole && !isOpen))) {
      starts.add(row);
    }
    isOpen = date === undefined ? isOpen : /[–—-]\s*$/.test(date);
  }
  return starts;
}

/** Puts the rows of a table into the order in which its entries are read. */
export function tableRows(rows: readonly Row[], columns: TableColumns, options: DateOptions): TableRows {
  const starts = startsOf(rows, columns, options);
  const isWhere = (cell: Cell, cells: readonly Cell[]) => {
    const column = columnOf(cell, cells, columns);
    // Below the first column there may also be text about the whole entry.
    return column?.role === 'where' && !cell.isBullet && (cells.length > 1 || column !== columns[0]);
  };
  const read: Row[] = [];
  let rest: Row[] = [];
  for (const row of rows) {
    if (starts.has(row)) {
      read.push(...rest, row);
      rest = [];
      continue;
    }
    const where = row.cells.filter((cell) => isWhere(cell, row.cells));
    const others = row.cells.filter((cell) => !where.includes(cell));
    if (where.length > 0) read.push({ ...row, cells: where });
    if (others.length > 0) rest.push({ ...row, cells: others });
  }
  return {
    rows: [...read, ...rest],
    starts: new Set([...starts].flatMap(({ cells }) => cells.map(({ source }) => source))),
  };
}

/** The entries of a table, once the lines of its cells have been joined. */
export function entriesOfTable(rows: readonly EntryRow[], starts: ReadonlySet<SourceLine>): EntryRows[] {
  const entries: EntryRow[][] = [];
  for (const row of rows) {
    const last = entries.at(-1);
    const isStart = row.row.cells.length > 1 && row.row.cells.some(({ source }) => starts.has(source));
    if (last === undefined || isStart) entries.push([row]);
    else last.push(row);
  }
  return entries.map((own) => ({ shared: [], rows: own }));
}
