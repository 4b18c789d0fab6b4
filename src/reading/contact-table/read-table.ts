import {
  type ContactMapping,
  type ContactPreview,
  type ContactTableChoices,
  contactMapping,
  previewed,
} from '../../contracts/contact-import';
import { parseTable } from './parse-table';
import { proposeMapping } from './propose-mapping';
import { dateOrderOf } from './read-cells';
import { type ContactInRow, type RowIssue, readContact } from './read-contacts';

/** Which fields were chosen for the columns of a table before; an empty text for none. */
export interface KnownMapping {
  headers: string[];
  fields: string[];
}

/** How to read a table. */
export interface TableSettings {
  choices: Pick<ContactTableChoices, 'mapping' | 'dateOrder'>;
  /** Those that are remembered. */
  known: KnownMapping[];
  now: Date;
}

/** A table of employer contacts as it was read by its owner's choices: what a preview says of it, and its contacts. */
export interface TableReading extends Omit<ContactPreview, 'duplicates' | 'issues' | 'faultyRows'> {
  contacts: ContactInRow[];
  issues: RowIssue[];
}

/** Reads a table of employer contacts. @throws UnreadableDocumentError if it is none, or has no rows or too many */
export function readTable(content: Buffer, { choices, known, now }: TableSettings): TableReading {
  const { encoding, separator, headers, rows } = parseTable(content);
  const remembered = rememberedFor(headers, known);
  const chosen = choices.mapping ?? remembered ?? proposeMapping(headers);
  const mapping = headers.map((_, column) => chosen[column] ?? null);
  const dated = mapping.flatMap((field, column) =>
    field === 'createdAt' || field === 'nextActionOn' ? [column] : [],
  );
  const dates = rows.flatMap(({ cells }) => dated.map((column) => cells[column] ?? ''));
  const dateOrder = choices.dateOrder ?? dateOrderOf(dates);
  const read = rows.map((row) => readContact(row, { mapping, dateOrder, now }));
  return {
    encoding,
    separator,
    headers,
    mapping,
    isRemembered: choices.mapping === undefined && remembered !== undefined,
    dateOrder,
    rows: rows.length,
    sample: rows.slice(0, previewed.rows),
    contacts: read.flatMap(({ contact }) => contact ?? []),
    issues: read.flatMap(({ issues }) => issues),
  };
}

function rememberedFor(headers: string[], known: KnownMapping[]): ContactMapping | undefined {
  const own = JSON.stringify(headers);
  const found = known.find((each) => JSON.stringify(each.headers) === own);
  return contactMapping.safeParse(found?.fields.map((field) => field || null)).data;
}
