import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { holdsMessage, lockOpenProfile } from '../../../db/queries/contact-requests';
import { sectionQueries } from '../../../db/sections';
import type { DB } from '../../../db/tables.gen';
import type { ContactRequest } from '../../contracts/contact-request';
import { maxEmployerContacts } from '../../contracts/employer-contact';
import type { Context } from '../context';
import { notFound } from '../errors';
import { countCall } from '../limits/limit-calls';
import { getReadableProfile } from '../profile/resolve-profile';

type Message = Omit<ContactRequest, 'profileId'>;

const employerContacts = sectionQueries('employerContacts');

/**
 * Turns a visitor's message into a new employer contact and a mail to the owner. A message that was sent twice is taken
 * once, and only those that are taken count towards the limits, so that nobody is stopped by what others were refused.
 */
export async function receiveMessage(ctx: Context, { profileId, ...message }: ContactRequest): Promise<void> {
  const profile = await getReadableProfile(ctx, profileId);
  if (profile.isOwn) throw ownPage();
  if (profile.hiddenSections.includes('contacts')) throw closed();
  if (await holdsMessage(ctx.db, profile.id, message)) return;
  await countCall(ctx, 'contactRequest', { profileId: profile.id });
  await ctx.db.transaction().execute(async (tx) => {
    const addressee = await lockOpenProfile(tx, profile.id);
    if (!addressee) throw notFound('profile');
    if (!addressee.takesMessages) throw closed();
    if (await holdsMessage(tx, addressee.id, message)) return;
    const contactId = await addContact(tx, addressee.id, message);
    await ctx.jobs.add(tx, 'send-mail', {
      template: 'contact-request',
      accountId: addressee.accountId,
      contactId,
    });
  });
}

/** @returns the id of the new contact @throws CONFLICT if the profile has as many as it may have */
async function addContact(tx: Transaction<DB>, profileId: string, message: Message): Promise<string> {
  const { count, next } = await employerContacts.measure(tx, profileId);
  if (count >= maxEmployerContacts) throw full();
  const { id } = await employerContacts.insert(tx, profileId, {
    id: uuid(),
    sortOrder: next,
    isPublic: false,
    employerName: message.name,
    employerCompany: message.company ?? null,
    employerRole: message.role ?? null,
    employerEmail: message.email,
    status: 'new',
    contactMethod: 'email',
    notes: message.message,
  });
  return id;
}

const ownPage = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This is your own page, so nothing was sent. Visitors write to you with this form.',
  });

const closed = () =>
  new TRPCError({
    code: 'FORBIDDEN',
    message: 'The owner of this page takes no messages through it, so yours was not sent.',
  });

const full = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'No more messages can be taken here at the moment. Please get in touch in another way.',
  });
