import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import type { Kysely, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { findMapping, listContactKeys, rememberMapping } from '../../../db/contacts/import-contacts';
import { type NewContactEvent, recordContactEvents } from '../../../db/contacts/record-events';
import { lockOwnProfile } from '../../../db/queries/profiles';
import type { NewItem } from '../../../db/sections';
import type { DB } from '../../../db/tables.gen';
import {
  type ContactMapping,
  type ContactPreview,
  type ContactTableChoices,
  contactMapping,
  type importedContacts,
  previewed,
} from '../../contracts/contact-import';
import { maxEmployerContacts } from '../../contracts/employer-contact';
import type { Caller, Context } from '../context';
import { FieldError, notFound } from '../errors';
import { contactItems } from './contact-items';
import { findDuplicates } from './table/find-duplicates';
import { parseTable, type Table } from './table/parse-table';
import { proposeMapping } from './table/propose-mapping';
import { dateOrderOf } from './table/read-cells';
import { type ContactInRow, type RowIssue, readContact } from './table/read-contacts';

type OwnerContext = Pick<Context, 'db' | 'clock'> & { caller: Caller };

/** A table as it was read by the owner's choices. */
interface ReadTable {
  table: Table;
  mapping: ContactMapping;
  isRemembered: boolean;
  dateOrder: ContactPreview['dateOrder'];
  contacts: ContactInRow[];
  issues: RowIssue[];
}

/** Rows read at once, so that others get their turn in between. */
const rowsAtOnce = 200;

/** @throws BAD_REQUEST if it is not a table, or no column names contacts */
async function readTable(
  db: Kysely<DB>,
  profileId: string,
  { content, choices, now }: { content: Buffer; choices: ContactTableChoices; now: Date },
): Promise<ReadTable> {
  const table = await parseTable(content);
  const remembered = contactMapping.safeParse(
    (await findMapping(db, profileId, table.headers))?.map((field) => field || null),
  ).data;
  const chosen = choices.mapping ?? remembered ?? proposeMapping(table.headers);
  const mapping = table.headers.map((_, column) => chosen[column] ?? null);
  const dated = mapping.flatMap((field, column) =>
    field === 'createdAt' || field === 'nextActionOn' ? [column] : [],
  );
  const dates = table.rows.flatMap(({ cells }) => dated.map((column) => cells[column] ?? ''));
  const dateOrder = choices.dateOrder ?? dateOrderOf(dates);
  const contacts: ContactInRow[] = [];
  const issues: RowIssue[] = [];
  for (const [index, row] of table.rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await yieldToOthers();
    const read = readContact(row, { mapping, dateOrder, now });
    if (read.contact) contacts.push(read.contact);
    issues.push(...read.issues);
  }
  const isRemembered = choices.mapping === undefined && remembered !== undefined;
  return { table, mapping, isRemembered, dateOrder, contacts, issues };
}

/** What a table would add to the caller's contacts; keeps nothing. @throws BAD_REQUEST if it cannot be read */
export async function previewImport(
  { db, clock, caller }: OwnerContext,
  profileId: string,
  content: Buffer,
  choices: ContactTableChoices,
): Promise<ContactPreview> {
  const read = await readTable(db, profileId, { content, choices, now: clock.now() });
  const { encoding, separator, headers, rows } = read.table;
  const present = await listContactKeys(db, caller.accountId, profileId);
  return {
    encoding,
    separator,
    headers,
    mapping: read.mapping,
    isRemembered: read.isRemembered,
    dateOrder: read.dateOrder,
    rows: rows.length,
    sample: rows.slice(0, previewed.rows).map(({ row, cells }) => ({ row, cells })),
    duplicates: findDuplicates(read.contacts, present),
    issues: read.issues.slice(0, previewed.issues),
    faultyRows: [...new Set(read.issues.map(({ row }) => row))],
  };
}

/**
 * Adds the contacts of a table with their histories, all or none, and remembers its mapping.
 * @throws NOT_FOUND if the profile is not the caller's
 * @throws BAD_REQUEST if it cannot be read, or a row that is not left out has a fault
 * @throws CONFLICT if the profile has no room for them
 */
export async function acceptContacts(
  { db, clock, caller }: OwnerContext,
  profileId: string,
  content: Buffer,
  choices: ContactTableChoices,
): Promise<z.output<typeof importedContacts>> {
  const now = clock.now();
  const { table, mapping, contacts, issues } = await readTable(db, profileId, { content, choices, now });
  const leftOut = new Set(choices.leaveOut);
  const faults = issues.filter(({ row }) => !leftOut.has(row));
  if (faults.length > 0) throw faulty(faults);
  const wanted = contacts.filter(({ row }) => !leftOut.has(row));
  return db.transaction().execute(async (tx) => {
    const profile = await lockOwnProfile(tx, caller.accountId, profileId);
    if (!profile) throw notFound('profile');
    const present = await listContactKeys(tx, caller.accountId, profile.id);
    const known = choices.addsDuplicates ? [] : findDuplicates(wanted, present);
    const duplicates = new Set(known.map(({ row }) => row));
    const added = wanted.filter(({ row }) => !duplicates.has(row));
    await addContacts(tx, profile.id, added, now);
    const fields = mapping.map((field) => field ?? '');
    await rememberMapping(tx, profile.id, { headers: table.headers, fields, at: now });
    return { added: added.length, duplicates: duplicates.size };
  });
}

/** The first faults, which say where they are. */
const faulty = (faults: RowIssue[]) =>
  new FieldError(
    faults.slice(0, previewed.issues).map(({ row, field, message }) => ({
      path: ['rows', row, ...(field ? [field] : [])],
      message: `Row ${row}: ${message}`,
    })),
  );

/** Contacts added by one statement: PostgreSQL takes 65,535 values at most. */
const contactsAtOnce = 1_000;

async function addContacts(
  tx: Transaction<DB>,
  profileId: string,
  contacts: ContactInRow[],
  now: Date,
): Promise<void> {
  const { count, next } = await contactItems.queries.measure(tx, profileId);
  if (count + contacts.length > maxEmployerContacts) throw full(count, contacts.length);
  const items: NewItem<'employerContacts'>[] = [];
  const events: NewContactEvent[] = [];
  for (const [index, contact] of contacts.entries()) {
    const { item, history } = toItem(contact, next + index, now);
    items.push(item);
    events.push(...history);
  }
  for (let first = 0; first < items.length; first += contactsAtOnce) {
    await contactItems.queries.insertMany(tx, profileId, items.slice(first, first + contactsAtOnce));
    await yieldToOthers();
  }
  await recordContactEvents(tx, events);
}

/** A contact and its history, which begins when the table says, or now. */
function toItem({ values, createdAt, history }: ContactInRow, sortOrder: number, now: Date) {
  const id = uuid();
  const begunAt = history[0]?.at ?? createdAt ?? now.toISOString();
  const status = values.status ?? history.at(-1)?.status ?? 'interested';
  // A status that the history does not lead to is one since now; without a history, the contact began with it.
  const isLedTo = history.at(-1)?.status === status;
  const last = { at: history.length > 0 ? now.toISOString() : begunAt, status };
  const steps = isLedTo ? history : [...history, last];
  const place = { sortOrder };
  const item: NewItem<'employerContacts'> = {
    ...place,
    ...contactItems.toNewValues({ ...values, status }, place, now),
    id,
    createdAt: begunAt,
    statusSince: steps.at(-1)?.at ?? begunAt,
  };
  const statuses = steps.map(
    (step, index): NewContactEvent => ({
      contactId: id,
      at: new Date(step.at),
      kind: 'status',
      statusBefore: steps[index - 1]?.status ?? null,
      status: step.status,
    }),
  );
  const { nextAction = null, nextActionOn = null } = values;
  const action: NewContactEvent = {
    contactId: id,
    at: now,
    kind: 'next-action',
    text: nextAction,
    dueOn: nextActionOn,
  };
  return { item, history: nextAction || nextActionOn ? [...statuses, action] : statuses };
}

const full = (count: number, more: number) =>
  new TRPCError({
    code: 'CONFLICT',
    message: `A profile holds ${maxEmployerContacts} employer contacts at most, and has ${count}. Leave out ${count + more - maxEmployerContacts} of the ${more} new ones, or remove others first.`,
  });
