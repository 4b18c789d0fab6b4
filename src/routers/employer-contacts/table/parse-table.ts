import { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import { CsvError, parse } from 'csv-parse';
import {
  type ContactPreview,
  contactTableMaxColumns,
  contactTableMaxRows,
} from '../../../contracts/contact-import';
import { excerpt, withoutUnsafeCharacters } from '../../../contracts/text';
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

/** Parsed at once, in characters, so that others get their turn in between. */
const pieceLength = 64 * 1024;

/** A quote that is never closed swallows no more than this, in characters. */
const longestRow = 256 * 1024;

/** Some exports begin with remarks; the headers are the first row of two cells or more, if it comes this soon. */
const rowsOfRemarks = 10;

const longestHeader = 200;

/** The first characters; in pictures and archives, there are control characters among them. */
const signatureOf = (text: string) => Array.from(text.slice(0, 16)).slice(0, 8).join('');

/**
 * Parses a table of comma-separated values in any encoding and with any separator.
 * @throws BAD_REQUEST if it is none, or has no rows or too many
 */
export async function parseTable(content: Buffer): Promise<Table> {
  const { encoding, text } = decodeTable(content);
  const declared = /^"?sep=([,;\t|])"?\r?\n/.exec(text.slice(0, 20));
  const body = declared ? text.slice(declared[0].length) : text;
  const separator = separators.find((each) => each === declared?.[1]) ?? separatorOf(body);
  const rows = await readRows(body, separator, declared ? 1 : 0);
  const head = headersAt(rows);
  const headers = (rows[head]?.cells ?? []).map((cell) => excerpt(cell.trim(), longestHeader));
  if ([signatureOf(text), ...headers].some((part) => withoutUnsafeCharacters(part) !== part)) {
    throw refusal('This is not a table of comma-separated values. Save the table as CSV, and send that.');
  }
  if (headers.length > contactTableMaxColumns) {
    throw refusal(`The table has more than ${contactTableMaxColumns} columns.`);
  }
  const below = rows.slice(head + 1);
  if (below.length === 0) throw refusal('The table has no rows below its headers.');
  if (below.length > contactTableMaxRows) throw tooManyRows();
  return { encoding, separator, headers, rows: below };
}

/** The separator that the first row with one has most of, outside of quotes. */
function separatorOf(text: string): Separator {
  for (const line of text.slice(0, pieceLength).split(/\r?\n|\r/, rowsOfRemarks)) {
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

/** All rows that are not blank. */
async function readRows(text: string, separator: Separator, rowsBefore: number): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  let row = rowsBefore;
  const records = Readable.from(piecesOf(text)).pipe(
    parse({
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: longestRow,
    }),
  );
  try {
    for await (const record of records) {
      row += 1;
      const cells: string[] = record;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
      if (rows.length > contactTableMaxRows + rowsOfRemarks) throw tooManyRows();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusal(`The table cannot be read from row ${row + 1} on. Is a quote missing there?`);
  }
  return rows;
}

function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += pieceLength) yield text.slice(start, start + pieceLength);
}

function headersAt(rows: TableRow[]): number {
  const wide = rows.slice(0, rowsOfRemarks).findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  return Math.max(wide, 0);
}

const tooManyRows = () =>
  refusal(`A table holds ${contactTableMaxRows} rows at most. Split it, or leave out what you do not need.`);

const refusal = (message: string) => new TRPCError({ code: 'BAD_REQUEST', message });
