import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { recordContactEvents } from '../../../db/contacts/record-events';
import {
  findContactOfSender,
  findProfileBehindLink,
  holdsMessage,
  lockAddressee,
} from '../../../db/queries/contact-requests';
import type { DB } from '../../../db/tables.gen';
import type { ContactRequest } from '../../contracts/contact-request';
import { maxEmployerContacts } from '../../contracts/employer-contact';
import type { Context } from '../context';
import { notFound } from '../errors';
import { countCall } from '../limits/limit-calls';
import { getReadableProfile } from '../profile/resolve-profile';
import { contactItems } from './contact-items';

type Message = Omit<ContactRequest, 'profileId'>;

/**
 * Takes a visitor's message into the history of an employer contact, and mails it to the owner. It goes to the contact of
 * the link that it came through; without one, to the contact whose address is known to be the sender's, else to a new
 * one, because anybody can type any address. A message that was sent twice is taken once, and only those that are taken
 * count towards the limits, so that nobody is stopped by what others were refused.
 * @param linkId the link through which the page is read, if there is one and it opens the page to this visitor
 */
export async function receiveMessage(
  ctx: Context,
  { profileId, ...message }: ContactRequest,
  linkId?: string,
): Promise<void> {
  const profile = await getAddressee(ctx, profileId, linkId);
  if (profile.accountId === ctx.caller?.accountId) throw ownPage();
  if (!profile.takesMessages) throw takesNoMessages();
  const at = ctx.clock.now();
  if (await holdsMessage(ctx.db, profile.id, message, at)) return;
  await countCall(ctx, ctx.isStamped ? 'contactForm' : 'contactRequest', { profileId: profile.id });
  await ctx.db.transaction().execute(async (tx) => {
    const addressee = await lockAddressee(tx, profile.id, linkId);
    if (!addressee) throw notFound('profile');
    if (!addressee.takesMessages) throw takesNoMessages();
    if (await holdsMessage(tx, addressee.id, message, at)) return;
    const contactId = await findOrAddContact(tx, addressee.id, { message, linkId, at });
    const { name, company = null, role = null, email, message: text } = message;
    const sender = { name, company, role, email };
    const [messageId = ''] = await recordContactEvents(tx, [
      { contactId, at, kind: 'message', text, sender, linkId: linkId ?? null },
    ]);
    await ctx.jobs.add(tx, 'send-mail', {
      template: 'contact-request',
      accountId: addressee.accountId,
      messageId,
    });
  });
}

/** The profile to write to. @throws NOT_FOUND if the visitor may not read it */
async function getAddressee(ctx: Context, profileId: string, linkId: string | undefined) {
  if (linkId === undefined) {
    const { id, accountId, hiddenSections } = await getReadableProfile(ctx, profileId);
    return { id, accountId, takesMessages: !hiddenSections.includes('contacts') };
  }
  const profile = await findProfileBehindLink(ctx.db, profileId, linkId);
  if (!profile) throw notFound('profile');
  return profile;
}

/** A message that is about to be taken. */
interface Taken {
  message: Message;
  linkId: string | undefined;
  at: Date;
}

/** @returns the id of the message's contact @throws CONFLICT if a new one is needed and the profile has no room */
async function findOrAddContact(tx: Transaction<DB>, profileId: string, taken: Taken): Promise<string> {
  const { email } = taken.message;
  const contact = await findContactOfSender(tx, profileId, { email, linkId: taken.linkId });
  if (!contact) return addContact(tx, profileId, taken);
  // A sender with the link that only this contact got may supply their address, if none is known.
  if (contact.employerEmail === null || (contact.employerEmail === email && !contact.isEmailConfirmed)) {
    await contactItems.queries.update(tx, contact, { employerEmail: email, isEmailConfirmed: true });
  }
  return contact.id;
}

async function addContact(tx: Transaction<DB>, profileId: string, { message, at }: Taken): Promise<string> {
  const { count, next } = await contactItems.queries.measure(tx, profileId);
  if (count >= maxEmployerContacts) throw full();
  const { id } = await contactItems.queries.insert(tx, profileId, {
    id: uuid(),
    sortOrder: next,
    isPublic: false,
    createdAt: at.toISOString(),
    employerName: message.name,
    employerCompany: message.company ?? null,
    employerRole: message.role ?? null,
    employerEmail: message.email,
    status: 'new',
    statusSince: at.toISOString(),
    contactMethod: 'email',
    notes: message.message,
  });
  await recordContactEvents(tx, [{ contactId: id, at, kind: 'status', status: 'new' }]);
  return id;
}

const ownPage = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This is your own page, so nothing was sent. Visitors write to you with this form.',
  });

/** Nobody can write to the owner of this page. */
export const takesNoMessages = () =>
  new TRPCError({
    code: 'FORBIDDEN',
    message: 'The owner of this page takes no messages through it, so yours was not sent.',
  });

const full = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'No more messages can be taken here at the moment. Please get in touch in another way.',
  });
