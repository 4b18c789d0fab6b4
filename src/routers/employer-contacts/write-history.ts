import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { EmployerContactRow } from '../../../db/contacts/list-contacts';
import { countEntries, insertRound, type RoundRow } from '../../../db/contacts/notes-and-rounds';
import { recordContactEvents } from '../../../db/contacts/record-events';
import type { DB } from '../../../db/tables.gen';
import {
  employerContact,
  maxNotes,
  maxRounds,
  type newNote,
  type newRound,
  type note,
  type reply,
} from '../../contracts/employer-contact';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { contactItems } from './contact-items';

type OwnerContext = Pick<Context, 'db' | 'clock'> & { caller: Caller };

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
    const round = await insertRound(tx, { ...fields, id: uuid(), contactId });
    await recordContactEvents(tx, [{ contactId, at, kind: 'round', roundId: round.id }]);
    return round;
  });

const full = (what: string, most: number) =>
  new TRPCError({ code: 'CONFLICT', message: `A contact holds ${most} ${what} at most. Delete one first.` });

/**
 * Begins a mail to the contact, which makes it `responded`: replying to an address confirms it.
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
    const isResponded = contact.status === 'responded';
    const replied = isResponded
      ? contact
      : await contactItems.change(tx, contact, { status: 'responded' }, at);
    const subject = `Re: ${position ?? 'Your message'}`;
    return { contact: replied, draft: { to, subject, body: `Dear ${employerName},\n\n` } };
  });

const withoutAddress = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This contact has no e-mail address. Add one, then reply.',
  });
