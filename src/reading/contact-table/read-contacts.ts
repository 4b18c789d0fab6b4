import type { z } from 'zod';
import {
  type ContactMapping,
  type ContactTableField,
  contactTableField,
} from '../../contracts/contact-import';
import { employerContact } from '../../contracts/employer-contact';
import type { TableRow } from './parse-table';
import { type DateOrder, readBeginning, readDay, readHistory, readMethod, readStatus } from './read-cells';

/** The fields of a contact in a table, by the same contract as in any other write. */
const contactValues = employerContact.create.omit({
  profileId: true,
  isPublic: true,
  statusSince: true,
  archivedFrom: true,
});
type ContactValues = z.output<typeof contactValues>;

/** What is wrong with a row. */
export interface RowIssue {
  row: number;
  field: ContactTableField | null;
  message: string;
}

/** A contact as a row describes it. */
export interface ContactInRow {
  row: number;
  values: ContactValues;
  /** When the contact began, as an instant; undefined if the table does not say. */
  createdAt: string | undefined;
  /** Its statuses, the earliest first: `2026-01-31T09:00:00.000Z interested;…`; empty if the table does not say. */
  history: string;
}

interface ReadRow {
  /** Undefined if the row has a fault. */
  contact: ContactInRow | undefined;
  issues: RowIssue[];
}

interface Reading {
  mapping: ContactMapping;
  dateOrder: DateOrder;
  now: Date;
}

/** The texts of a row by field, trimmed and without the mark that keeps exported text from being a formula. */
function textsOf({ cells }: TableRow, mapping: ContactMapping): Map<ContactTableField, string> {
  const texts = new Map<ContactTableField, string>();
  for (const [column, field] of mapping.entries()) {
    const text = (cells[column] ?? '').trim().replace(/^'(?=[=+\-@\t\r])/, '');
    if (field && text !== '') texts.set(field, text);
  }
  return texts;
}

/** Reads one row by the mapping. */
export function readContact(row: TableRow, { mapping, dateOrder, now }: Reading): ReadRow {
  const issues: RowIssue[] = [];
  const texts = textsOf(row, mapping);
  /** The value of a text, if there is one; a text without a value is a fault. */
  const read = <T>(field: ContactTableField, reader: (text: string) => T | undefined, refusal: string) => {
    const text = texts.get(field);
    const value = text === undefined ? undefined : reader(text);
    if (text !== undefined && value === undefined) issues.push({ row: row.row, field, message: refusal });
    return value;
  };
  const createdAt = read('createdAt', (text) => readBeginning(text, dateOrder, now), refusals.createdAt);
  const history = read('statusHistory', (text) => readHistory(text, now), refusals.statusHistory) ?? '';
  const chosen = {
    status: read('status', readStatus, refusals.status),
    contactMethod: read('contactMethod', readMethod, refusals.contactMethod),
    deadline: read('deadline', (text) => readDay(text, dateOrder), refusals.deadline),
    nextActionOn: read('nextActionOn', (text) => readDay(text, dateOrder), refusals.nextActionOn),
  };
  const plain = plainFields.map((field) => [field, texts.get(field)]);
  const parsed = contactValues.safeParse({
    ...Object.fromEntries(plain),
    employerName: nameOf(texts),
    ...chosen,
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = contactTableField.safeParse(path[0]).data ?? null;
    issues.push({ row: row.row, field, message });
  }
  const isWhole = parsed.success && issues.length === 0;
  return { issues, contact: isWhole ? { row: row.row, values: parsed.data, createdAt, history } : undefined };
}

/** Fields whose texts are taken as they are, for the contract to check. */
const plainFields = [
  'employerCompany',
  'employerRole',
  'employerEmail',
  'employerPhone',
  'employerLocation',
  'position',
  'notes',
  'jobUrl',
  'jobDescription',
  'salary',
  'nextAction',
] as const;

const refusals = {
  status: 'This is not a status. Use one from the board, such as Contacted.',
  contactMethod: 'This is not a contact method. Use Email, Phone, LinkedIn, Direct or Referral.',
  deadline: 'This is not a date. Use 2026-01-31.',
  nextActionOn: 'This is not a date. Use 2026-01-31.',
  createdAt: 'This is not a date in the past. Use 2026-01-31.',
  statusHistory: 'This is not a status history as exports write it.',
};

/** The contact's name; of one that has none, its company's. */
function nameOf(texts: Map<ContactTableField, string>): string {
  const fullName = [texts.get('firstName'), texts.get('lastName')].filter(Boolean).join(' ');
  return texts.get('employerName') ?? (fullName || (texts.get('employerCompany') ?? ''));
}
