import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { listContactKeys, listMappings, rememberMapping } from '../../../db/contacts/import-contacts';
import { type NewContactEvent, recordContactEvents } from '../../../db/contacts/record-events';
import { lockOwnProfile } from '../../../db/queries/profiles';
import type { NewItem } from '../../../db/sections';
import type { DB } from '../../../db/tables.gen';
import {
  type ContactPreview,
  type ContactTableChoices,
  type importedContacts,
  previewed,
} from '../../contracts/contact-import';
import { employerContactStatus, maxEmployerContacts } from '../../contracts/employer-contact';
import type { Caller, Context } from '../context';
import { FieldError, notFound } from '../errors';
import { readTableInThread, type TableReading } from '../reading-thread';
import { contactItems } from './contact-items';
import { findDuplicates } from './find-duplicates';

type OwnerContext = Pick<Context, 'db' | 'clock' | 'signal'> & { caller: Caller };

type ContactInRow = TableReading['contacts'][number];
type RowIssue = TableReading['issues'][number];

/** A staged table, and its owner's choices about it. */
interface StagedTable {
  path: string;
  choices: ContactTableChoices;
}

/** @throws BAD_REQUEST if it cannot be read, and BusyRefusal */
async function readStaged(
  { db, clock, caller, signal }: OwnerContext,
  profileId: string,
  { path, choices: { mapping, dateOrder } }: StagedTable,
): Promise<TableReading> {
  const known = await listMappings(db, profileId);
  const question = { tablePath: path, choices: { mapping, dateOrder }, known, now: clock.now() };
  return readTableInThread(question, { sender: caller.accountId, signal });
}

/** What a table would add to the caller's contacts; keeps nothing. @throws as `readStaged` */
export async function previewImport(
  ctx: OwnerContext,
  profileId: string,
  table: StagedTable,
): Promise<ContactPreview> {
  const { contacts, issues, ...read } = await readStaged(ctx, profileId, table);
  const present = await listContactKeys(ctx.db, ctx.caller.accountId, profileId);
  return {
    ...read,
    duplicates: findDuplicates(contacts, present),
    issues: issues.slice(0, previewed.issues),
    faultyRows: [...new Set(issues.map(({ row }) => row))],
  };
}

/**
 * Adds the contacts of a table with their histories, all or none, and remembers its mapping.
 * @throws NOT_FOUND if the profile is not the caller's
 * @throws BAD_REQUEST if a row that is not left out has a fault, and as `readStaged`
 * @throws CONFLICT if the profile has no room for them
 */
export async function acceptContacts(
  ctx: OwnerContext,
  profileId: string,
  table: StagedTable,
): Promise<z.output<typeof importedContacts>> {
  const { db, clock, caller } = ctx;
  const { choices } = table;
  const { headers, mapping, contacts, issues } = await readStaged(ctx, profileId, table);
  const now = clock.now();
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
    await rememberMapping(tx, profile.id, { headers, fields, at: now });
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

/** Contacts added by one statement, with up to 500 statuses each; meanwhile others get their turn. */
const contactsAtOnce = 20;

async function addContacts(
  tx: Transaction<DB>,
  profileId: string,
  contacts: ContactInRow[],
  now: Date,
): Promise<void> {
  const { count, next } = await contactItems.queries.measure(tx, profileId);
  if (count + contacts.length > maxEmployerContacts) throw full(count, contacts.length);
  for (let first = 0; first < contacts.length; first += contactsAtOnce) {
    const added = contacts
      .slice(first, first + contactsAtOnce)
      .map((contact, index) => toItem(contact, next + first + index, now));
    const items = added.map(({ item }) => item);
    await contactItems.queries.insertMany(tx, profileId, items);
    await recordContactEvents(
      tx,
      added.flatMap(({ events }) => events),
    );
  }
}

const stepsOf = (history: string) =>
  history
    .split(';')
    .filter(Boolean)
    .map((entry) => {
      const [at = '', status] = entry.split(' ');
      return { at, status: employerContactStatus.parse(status) };
    });

/** A contact and its events, the first of which is when the table says, or now. */
function toItem({ values, createdAt, history }: ContactInRow, sortOrder: number, now: Date) {
  const id = uuid();
  const known = stepsOf(history);
  const begunAt = known[0]?.at ?? createdAt ?? now.toISOString();
  const status = values.status ?? known.at(-1)?.status ?? 'interested';
  // A status that the history does not lead to is one since now; without a history, the contact began with it.
  const isLedTo = known.at(-1)?.status === status;
  const last = { at: known.length > 0 ? now.toISOString() : begunAt, status };
  const steps = isLedTo ? known : [...known, last];
  const place = { sortOrder };
  const item: NewItem<'employerContacts'> = {
    ...place,
    ...contactItems.toNewValues({ ...values, status }, place, now),
    id,
    createdAt: begunAt,
    statusSince: steps.at(-1)?.at ?? begunAt,
    archivedFrom: (status === 'archived' && steps.at(-2)?.status) || null,
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
  return { item, events: nextAction || nextActionOn ? [...statuses, action] : statuses };
}

const full = (count: number, more: number) =>
  new TRPCError({
    code: 'CONFLICT',
    message: `A profile holds ${maxEmployerContacts} employer contacts at most, and has ${count}. Leave out ${count + more - maxEmployerContacts} of the ${more} new ones, or remove others first.`,
  });
