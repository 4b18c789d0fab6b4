import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { EmployerContactRow } from '../../../db/contacts/list-contacts';
import {
  countEntries,
  insertRound,
  lockRound,
  type RoundRow,
  updateRound,
} from '../../../db/contacts/notes-and-rounds';
import { deleteContactEvent, listLastMoves, recordContactEvents } from '../../../db/contacts/record-events';
import { retention } from '../../../db/retention';
import type { DB } from '../../../db/tables.gen';
import { isKnownTimeZone } from '../../../db/views/analytics-settings';
import {
  employerContact,
  maxNotes,
  maxRounds,
  type newNote,
  type newRound,
  type note,
  type reply,
  type roundUpdate,
  statusesBeforeReply,
  type undoneMove,
} from '../../contracts/employer-contact';
import type { Caller, Context } from '../context';
import { FieldError, notFound, staleChange } from '../errors';
import { contactItems } from './contact-items';
import { queueForMove } from './queue-sent-document';

type OwnerContext = Pick<Context, 'db' | 'clock' | 'jobs'> & { caller: Caller };

/** Writes with the caller's contact, while nobody else writes to its profile. @throws NOT_FOUND if there is none */
const withContact = <T>(
  { db, clock, caller }: OwnerContext,
  id: string,
  write: (tx: Transaction<DB>, contact: EmployerContactRow, at: Date) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const contact = await contactItems.queries.lock(tx, caller.accountId, id);
    if (!contact) throw notFound(employerContact.noun);
    return write(tx, contact, clock.now());
  });

/** Adds a note to the timeline. @throws CONFLICT if the contact has as many as it may have */
export const addNote = (ctx: OwnerContext, { id, text }: z.output<typeof newNote>) =>
  withContact(ctx, id, async (tx, { id: contactId }, at): Promise<z.output<typeof note>> => {
    if ((await countEntries(tx, contactId, 'note')) >= maxNotes) throw full('notes', maxNotes);
    const updatedAt = at.toISOString();
    const [noteId = ''] = await recordContactEvents(tx, [{ contactId, at, kind: 'note', text, updatedAt }]);
    return { id: noteId, at: at.toISOString(), kind: 'note', text, updatedAt };
  });

/** Adds an interview round and its line in the timeline. @throws CONFLICT if the contact has as many as it may have */
export const addRound = (ctx: OwnerContext, { id, ...fields }: z.output<typeof newRound>) =>
  withContact(ctx, id, async (tx, { id: contactId }, at): Promise<RoundRow> => {
    if ((await countEntries(tx, contactId, 'round')) >= maxRounds) throw full('interview rounds', maxRounds);
    const moment = await momentOf(tx, fields);
    const round = await insertRound(tx, { ...fields, ...moment, id: uuid(), contactId });
    await recordContactEvents(tx, [{ contactId, at, kind: 'round', roundId: round.id }]);
    return round;
  });

/** @throws NOT_FOUND if there is no such round of the caller's, CONFLICT if it has another version */
export const changeRound = (
  { db, caller }: OwnerContext,
  { id, updatedAt, ...changes }: z.output<typeof roundUpdate>,
): Promise<RoundRow> =>
  db.transaction().execute(async (tx) => {
    const current = await lockRound(tx, caller.accountId, id);
    if (!current) throw notFound('interview round');
    if (updatedAt && updatedAt !== current.updatedAt) throw staleChange('interview round');
    return updateRound(tx, id, { ...changes, ...(await momentOf(tx, { ...current, ...changes })) });
  });

/** The time of a round with its zone, both or neither. @throws FieldError if the time has no zone, or an unknown one */
async function momentOf(tx: Transaction<DB>, { time = null, timeZone = null }: Partial<RoundRow>) {
  if (time === null) return { time, timeZone: null };
  if (timeZone === null) throw zoneFault('Name the time zone of the time, such as Europe/London.');
  if (!(await isKnownTimeZone(tx, timeZone))) throw zoneFault('This is not the name of a time zone.');
  return { time, timeZone };
}

const zoneFault = (message: string) => new FieldError([{ path: ['timeZone'], message }]);

const full = (what: string, most: number) =>
  new TRPCError({ code: 'CONFLICT', message: `A contact holds ${most} ${what} at most. Delete one first.` });

/**
 * Begins a mail to the contact, which makes it `responded` unless it has come further: replying to an address confirms it.
 * @throws CONFLICT if the contact has no address
 */
export const replyTo = (ctx: OwnerContext, id: string) =>
  withContact(ctx, id, async (tx, contact, at): Promise<z.output<typeof reply>> => {
    const { employerEmail: to, employerName, position } = contact;
    if (!to) throw withoutAddress();
    await tx
      .updateTable('employerContacts')
      .set({ isEmailConfirmed: true })
      .where('id', '=', contact.id)
      .execute();
    await recordContactEvents(tx, [{ contactId: contact.id, at, kind: 'mail' }]);
    const replied = statusesBeforeReply.includes(contact.status)
      ? await contactItems.change(tx, contact, { status: 'responded' }, at)
      : contact;
    await queueForMove(tx, ctx, { before: contact, after: replied, at });
    const subject = `Re: ${position ?? 'Your message'}`;
    return { contact: replied, draft: { to, subject, body: `Dear ${employerName},\n\n` } };
  });

const withoutAddress = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This contact has no e-mail address. Add one, then reply.',
  });

/**
 * Takes the contact's last move back, and out of its history, which would count it in figures for ever.
 * @throws CONFLICT if the contact has moved on, or was moved too long ago
 */
export const undoMove = (ctx: OwnerContext, { id, status }: z.output<typeof undoneMove>) =>
  withContact(ctx, id, async (tx, contact, at) => {
    const [last, before] = await listLastMoves(tx, id, 2);
    const oldest = new Date(at.getTime() - retention.undoMinutes * 60_000).toISOString();
    if (!last?.statusBefore || last.status !== status || contact.status !== status || last.at < oldest) {
      throw notUndoable();
    }
    await deleteContactEvent(tx, last.id);
    return contactItems.queries.update(tx, contact, {
      status: last.statusBefore,
      statusSince: before?.at ?? contact.createdAt,
      archivedFrom: (last.statusBefore === 'archived' && before?.statusBefore) || null,
    });
  });

const notUndoable = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This contact has been moved since, or too long ago, so that move cannot be undone.',
  });
