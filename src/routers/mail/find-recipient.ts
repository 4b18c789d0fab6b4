import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { insertAccountToken } from '../../../db/queries/account-tokens';
import { type AccountRow, findAccount } from '../../../db/queries/accounts';
import type { AccountTokenPurpose, DB } from '../../../db/tables.gen';
import { hashToken } from '../auth/session-tokens';
import type { Mail, MailJob } from '../ports';
import { linkLifetimes } from './mail-facts';
import { type MailValues, oneLine } from './render-mail';

/** Whom a mail goes to, and how the rest of it is found once it is certain that it will be sent. */
export interface Recipient {
  accountId: string | null;
  to: Mail['to'];
  /** What the mail says of its reader; a token in its link is made now. */
  makeValues(): Promise<Omit<MailValues, 'productName'>>;
}

/** Undefined where there is nobody to write to, or nothing to write any more. */
export async function findRecipient(
  db: Kysely<DB>,
  origin: string,
  job: MailJob,
): Promise<Recipient | undefined> {
  // No invitation can be made yet.
  if (job.template === 'invitation' || !job.accountId) return undefined;
  const account = await findAccount(db, job.accountId);
  if (!account?.isActive) return undefined;
  if (job.template === 'verify-email' && account.emailVerified) return undefined;
  return {
    accountId: account.id,
    to: { name: oneLine(`${account.firstName} ${account.lastName}`), address: account.email },
    makeValues: async () => ({
      firstName: greetingName(account),
      ...(await linkFor(db, origin, job.template, account)),
    }),
  };
}

const tokenBytes = 32;

async function linkFor(
  db: Kysely<DB>,
  origin: string,
  template: AccountTokenPurpose | 'password-changed',
  account: AccountRow,
): Promise<Pick<MailValues, 'link' | 'validFor'>> {
  if (template === 'password-changed') return { link: `${origin}/forgot-password` };
  const token = randomBytes(tokenBytes).toString('base64url');
  await insertAccountToken(db, { tokenHash: hashToken(token), accountId: account.id, purpose: template });
  // What stands behind the # is sent to no server and stands in no log.
  return { link: `${origin}/${template}#token=${token}`, validFor: linkLifetimes[template] };
}

// Anyone may register somebody else's address under a name of their choice.
const looksLikeAddress = /[/:@]|\w\.\w{2,}/;

/** The name in the greeting; one that mail programs would turn into a link is left out. */
const greetingName = ({ firstName }: Pick<AccountRow, 'firstName'>): string =>
  firstName === '' || looksLikeAddress.test(firstName) ? 'there' : oneLine(firstName);
