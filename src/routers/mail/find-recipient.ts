import type { Kysely } from 'kysely';
import { insertAccountToken } from '../../../db/queries/account-tokens';
import { type AccountRow, findAccount } from '../../../db/queries/accounts';
import { findMessage } from '../../../db/queries/contact-requests';
import { findInvitedAddress, setInvitationToken } from '../../../db/queries/invitations';
import type { DB } from '../../../db/tables.gen';
import { newToken } from '../auth/tokens';
import type { Mail, MailJob } from '../ports';
import { linkLifetimes } from './mail-facts';
import { type MailValues, oneLine } from './render-mail';

/** The recipient of a mail, and how its values are read once it is certain to be sent. */
export interface Recipient {
  /** The row with which the mail is deleted. */
  owner: { accountId: string } | { invitationId: string };
  to: Mail['to'];
  replyTo?: Mail['replyTo'];
  /** The values of the mail's placeholders; the token of its link is created here. */
  makeValues(): Promise<Omit<MailValues, 'productName'>>;
}

type AccountTemplate = Exclude<MailJob['template'], 'invitation' | 'contact-request'>;
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
  const account = job.accountId ? await findAccount(db, job.accountId) : undefined;
  if (!account || isSettled(job.template, account)) return undefined;
  return {
    owner: { accountId: account.id },
    to: { name: displayName(account), address: account.email },
    makeValues: async () => ({
      firstName: greetingName(account),
      link: origin + (await pathFor(db, job.template, account.id, mailId)),
      validFor: linkLifetimes[job.template],
      ...(account.deletionDueAt && { deletionDate: day.format(new Date(account.deletionDueAt)) }),
    }),
  };
}

/** Whether the mail's purpose has been fulfilled or withdrawn meanwhile. */
const isSettled = (
  template: AccountTemplate,
  { isActive, emailVerified, deletionDueAt }: AccountRow,
): boolean =>
  isActive === (template === 'account-deactivated') ||
  (template === 'verify-email' && emailVerified) ||
  (template === 'deletion-requested' && deletionDueAt === null);

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

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
  { accountId, contactId }: RequestJob,
): Promise<Recipient | undefined> {
  const account = await findAccount(db, accountId);
  const message = await findMessage(db, accountId, contactId);
  if (!account?.isActive || account.deletionDueAt || !message?.employerEmail) return undefined;
  const { employerName, employerRole, employerCompany, employerEmail, notes } = message;
  const position = [employerRole, employerCompany].filter(Boolean).join(', ');
  const name = guarded(employerName, longestDisplayName);
  return {
    owner: { accountId },
    to: { name: displayName(account), address: account.email },
    replyTo: { name, address: employerEmail },
    makeValues: async () => ({
      firstName: greetingName(account),
      link: `${origin}/`,
      senderName: name || 'A visitor',
      sender: position ? `${employerName} (${position})` : employerName,
      senderEmail: employerEmail,
      message: notes ?? '',
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
  if (template === 'deletion-requested' || template === 'account-deactivated') return '/login';
  const { token, tokenHash } = newToken();
  await insertAccountToken(db, { tokenHash, accountId, purpose: template, mailId });
  // A URL fragment is sent to no server and appears in no log.
  return `/${template}#token=${token}`;
}

// Anyone may register another person's address under any name.
const looksLikeAddress = /[/:@]|[\p{L}\p{N}][.。．｡]\p{L}{2,}|\d{4,}/u;
const longestGreeting = 40;
const longestDisplayName = 2 * longestGreeting;

/** A name that mail clients would turn into a link, or mistake for an address, is omitted. */
const guarded = (name: string, longest: number): string =>
  name.length > longest || looksLikeAddress.test(name.normalize('NFKC')) ? '' : oneLine(name);

const greetingName = ({ firstName }: AccountRow): string => guarded(firstName, longestGreeting) || 'there';

/** The display name in the `To` header. */
const displayName = ({ firstName, lastName }: AccountRow): string =>
  guarded(`${firstName} ${lastName}`, longestDisplayName);
