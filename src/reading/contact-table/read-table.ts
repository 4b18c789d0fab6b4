import {
  type ContactMapping,
  type ContactPreview,
  type ContactTableChoices,
  contactMapping,
  previewed,
} from '../../contracts/contact-import';
import { parseTable } from './parse-table';
import { proposeMapping } from './propose-mapping';
import { dateOrderOf, readDay } from './read-cells';
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
  // Of all columns: a deadline that nobody imports shows how the other dates are meant.
  const dateOrder = choices.dateOrder ?? dateOrderOf(rows.flatMap(({ cells }) => cells));
  const textsIn = (column: number) => rows.flatMap(({ cells }) => cells[column]?.trim() || []);
  const isDated = (column: number) => {
    const texts = textsIn(column);
    return texts.length > 0 && texts.every((text) => readDay(text, dateOrder) !== undefined);
  };
  const chosen = choices.mapping ?? remembered ?? proposeMapping(headers, isDated);
  const mapping = headers.map((_, column) => chosen[column] ?? null);
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
