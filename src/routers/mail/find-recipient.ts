import type { Kysely } from 'kysely';
import { insertAccountToken } from '../../../db/queries/account-tokens';
import { type AccountRow, findAccount } from '../../../db/queries/accounts';
import { findSubscription } from '../../../db/queries/billing';
import { findMessage } from '../../../db/queries/contact-requests';
import { findInvitedAddress, setInvitationToken } from '../../../db/queries/invitations';
import type { DB } from '../../../db/tables.gen';
import { longDay } from '../../contracts/date-text';
import { type MailByChoice, mailsByChoice } from '../../contracts/mail-template';
import { newToken } from '../auth/tokens';
import { findLostDomainRecipient } from '../domains/find-lost-domain-recipient';
import { type ChoiceJob, findChoiceRecipient } from '../mail-choices/find-choice-recipient';
import type { MailJob } from '../ports';
import {
  findTestimonialRecipient,
  isAboutTestimonial,
  type TestimonialJob,
} from '../testimonials/find-testimonial-recipient';
import { linkLifetimes } from './mail-facts';
import { displayName, greetingName, guarded, longestDisplayName } from './reader-names';
import type { Recipient } from './recipient';

type AccountTemplate = Exclude<
  MailJob['template'],
  'invitation' | 'contact-request' | 'domain-lost' | TestimonialJob['template'] | MailByChoice
>;
type RequestJob = Extract<MailJob, { template: 'contact-request' }>;

/** Undefined if there is no recipient, or the mail is no longer needed. */
export async function findRecipient(
  db: Kysely<DB>,
  origin: string,
  job: MailJob,
  mailId: string,
): Promise<Recipient | undefined> {
  if (job.template === 'invitation') return findInvited(db, origin, job.invitationId);
  if (job.template === 'contact-request') return findAddressed(db, origin, job);
  if (job.template === 'domain-lost') return findLostDomainRecipient(db, origin, job);
  if (isAboutTestimonial(job)) return findTestimonialRecipient(db, origin, job);
  if (isByChoice(job)) return findChoiceRecipient(db, origin, job);
  const account = job.accountId ? await findAccount(db, job.accountId) : undefined;
  if (!account || isSettled(job.template, account)) return undefined;
  if (job.template === 'payment-failed' && !(await isPaymentDue(db, account.id))) return undefined;
  return {
    owner: { accountId: account.id },
    to: { name: displayName(account), address: account.email },
    makeValues: async () => ({
      firstName: greetingName(account),
      link: origin + (await pathFor(db, job.template, account.id, mailId)),
      validFor: linkLifetimes[job.template],
      ...(account.deletionDueAt && { deletionDate: longDay.format(new Date(account.deletionDueAt)) }),
    }),
  };
}

const isByChoice = (job: MailJob): job is ChoiceJob =>
  mailsByChoice.some((template) => template === job.template);

/** Whether the mail's purpose has been fulfilled or withdrawn in the meantime. */
const isSettled = (
  template: AccountTemplate,
  { isActive, emailVerified, deletionDueAt }: AccountRow,
): boolean =>
  isActive === (template === 'account-deactivated') ||
  (template === 'verify-email' && emailVerified) ||
  (template === 'deletion-requested' && deletionDueAt === null);

/** Whether the payment that failed has not been made since. */
async function isPaymentDue(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const { status } = (await findSubscription(db, accountId)) ?? {};
  return status === 'past_due' || status === 'unpaid';
}

async function findInvited(db: Kysely<DB>, origin: string, id: string): Promise<Recipient | undefined> {
  const address = await findInvitedAddress(db, id);
  if (!address) return undefined;
  return {
    owner: { invitationId: id },
    to: { name: '', address },
    async makeValues() {
      const { token, tokenHash } = newToken();
      await setInvitationToken(db, id, tokenHash);
      return { link: `${origin}/login#invitation=${token}`, validFor: linkLifetimes.invitation };
    },
  };
}

async function findAddressed(
  db: Kysely<DB>,
  origin: string,
  { accountId, messageId }: RequestJob,
): Promise<Recipient | undefined> {
  const account = await findAccount(db, accountId);
  const message = await findMessage(db, accountId, messageId);
  if (!account?.isActive || account.deletionDueAt || !message) return undefined;
  const { contactId, sender, text } = message;
  const position = [sender.role, sender.company].filter(Boolean).join(', ');
  const name = guarded(sender.name, longestDisplayName);
  return {
    owner: { accountId },
    to: { name: displayName(account), address: account.email },
    replyTo: { name, address: sender.email },
    makeValues: async () => ({
      firstName: greetingName(account),
      link: `${origin}/employer-contacts/${contactId}`,
      senderName: name || 'A visitor',
      sender: position ? `${sender.name} (${position})` : sender.name,
      senderEmail: sender.email,
      message: text,
    }),
  };
}

async function pathFor(
  db: Kysely<DB>,
  template: AccountTemplate,
  accountId: string,
  mailId: string,
): Promise<string> {
  if (template === 'password-changed') return '/forgot-password';
  if (template === 'payment-failed') return '/user-profile?tab=subscription';
  if (template === 'deletion-requested' || template === 'account-deactivated') return '/login';
  const { token, tokenHash } = newToken();
  await insertAccountToken(db, { tokenHash, accountId, purpose: template, mailId });
  // A URL fragment is sent to no server and appears in no log.
  return `/${template}#token=${token}`;
}
