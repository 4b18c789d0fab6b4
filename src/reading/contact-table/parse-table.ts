import { CsvError, parse } from 'csv-parse/sync';
import {
  type ContactPreview,
  contactTableMaxColumns,
  contactTableMaxRows,
} from '../../contracts/contact-import';
import { excerpt, withoutUnsafeCharacters } from '../../contracts/text';
import { UnreadableDocumentError } from '../errors';
import { decodeTable } from './decode-table';

/** A row below the headers, with its number in the table as spreadsheets count it. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** A table of values. */
export interface Table extends Pick<ContactPreview, 'encoding' | 'separator' | 'headers'> {
  rows: TableRow[];
}

const separators = [',', ';', '\t', '|'] as const;
type Separator = (typeof separators)[number];

/** A quote that is never closed swallows no more than this, in characters. */
const longestRow = 256 * 1024;

/** Cells of a row that are kept: one more than there may be columns, which shows that there are too many. */
const mostCells = contactTableMaxColumns + 1;

/** Rows that are parsed, those of nothing but separators included; empty lines are no rows. */
const mostRows = 2 * contactTableMaxRows;

/** Some exports begin with remarks; the headers are the first row of two cells or more, if it comes this soon. */
const rowsOfRemarks = 10;

const longestHeader = 200;

/** The first characters; in pictures and archives, there are control characters among them. */
const signatureOf = (text: string) => Array.from(text.slice(0, 16)).slice(0, 8).join('');

/** Why a file is not a table that can be imported. */
class UnreadableTableError extends UnreadableDocumentError {}

/**
 * Parses a table of comma-separated values in any encoding and with any separator.
 * @throws UnreadableTableError if it is none, or has no rows or too many
 */
export function parseTable(content: Buffer): Table {
  const { encoding, text } = decodeTable(content);
  const declared = /^"?sep=([,;\t|])"?\r?\n/.exec(text.slice(0, 20));
  const body = declared ? text.slice(declared[0].length) : text;
  const separator = separators.find((each) => each === declared?.[1]) ?? separatorOf(body);
  const rows = readRows(withoutBlankEnd(body, separator), separator, declared ? 1 : 0);
  const head = headersAt(rows);
  const headers = (rows[head]?.cells ?? []).map((cell) => excerpt(cell.trim(), longestHeader));
  if ([signatureOf(text), ...headers].some((part) => withoutUnsafeCharacters(part) !== part)) {
    throw new UnreadableTableError(
      'This is not a table of comma-separated values. Save the table as CSV, and send that.',
    );
  }
  if (headers.length > contactTableMaxColumns) {
    throw new UnreadableTableError(`The table has more than ${contactTableMaxColumns} columns.`);
  }
  const below = rows.slice(head + 1);
  if (below.length === 0) throw new UnreadableTableError('The table has no rows below its headers.');
  if (below.length > contactTableMaxRows) throw tooManyRows();
  return { encoding, separator, headers, rows: below };
}

/** The separator that the first row with one has most of, outside of quotes. */
function separatorOf(text: string): Separator {
  for (const line of text.slice(0, longestRow).split(/\r?\n|\r/, rowsOfRemarks)) {
    const bare = line
      .split('"')
      .filter((_, index) => index % 2 === 0)
      .join('');
    const counted = separators.map((separator) => ({ separator, count: bare.split(separator).length - 1 }));
    const [most] = counted.sort((one, other) => other.count - one.count);
    if (most && most.count > 0) return most.separator;
  }
  return ',';
}

/** Spreadsheets may end with any number of rows of nothing but separators. */
function withoutBlankEnd(text: string, separator: Separator): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === separator || text[end - 1]?.trim() === '')) end -= 1;
  return text.slice(0, end);
}

/** All rows that are not blank. */
function readRows(text: string, separator: Separator, rowsBefore: number): TableRow[] {
  const rows: TableRow[] = [];
  let last = rowsBefore;
  const keep = (cells: string[], { records, empty_lines }: { records: number; empty_lines: number }) => {
    if (records > mostRows) throw tooManyRows();
    last = rowsBefore + records + empty_lines;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: last, cells: cells.slice(0, mostCells) });
    return null;
  };
  try {
    parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      on_record: keep,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableTableError(
      `The table cannot be read from row ${last + 1} on. Is a quote missing there?`,
    );
  }
  return rows;
}

function headersAt(rows: TableRow[]): number {
  const wide = rows.slice(0, rowsOfRemarks).findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  return Math.max(wide, 0);
}

const tooManyRows = () =>
  new UnreadableTableError(
    `A table holds ${contactTableMaxRows} rows at most. Split it, or leave out what you do not need.`,
  );
