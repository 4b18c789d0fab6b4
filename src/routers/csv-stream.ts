import { Readable, type Readable as Stream } from 'node:stream';
import { stringify } from 'csv-stringify';

/** How a row gives each column its value. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | number | null>;

/**
 * A table for spreadsheets, written while its rows are read. What would be a formula there is marked as text, and Excel
 * takes a table without a byte order mark for Windows-1252.
 */
export function csvStream<Row>(rows: AsyncIterable<Row>, columns: CsvColumns<Row>): Stream {
  const lines = Readable.from(rows).map((row: Row) => Object.values(columns).map((read) => read(row)));
  const csv = stringify({
    bom: true,
    header: true,
    columns: Object.keys(columns),
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  lines.on('error', (error) => csv.destroy(error));
  csv.on('close', () => lines.destroy());
  return lines.pipe(csv);
}
