import type { Kysely } from 'kysely';
import { type AccountRow, findMailedByChoice } from '../../../db/queries/accounts';
import { findOpenedLink } from '../../../db/queries/link-mails';
import { findChosenProfile } from '../../../db/queries/mail-choices';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import type { DB } from '../../../db/tables.gen';
import type { MailByChoice } from '../../contracts/mail-template';
import { displayName, greetingName } from '../mail/reader-names';
import type { Recipient } from '../mail/recipient';
import type { MailValues } from '../mail/render-mail';
import type { MailJob } from '../ports';
import { dueActionsValues } from './due-actions';
import { linkOpenedValues } from './link-opened';
import { makeStopToken, type StoppedMails, stopPath, stopSecret } from './stop-token';
import { weeklyDigestValues } from './weekly-digest';

/** The job of an optional mail. */
export type ChoiceJob = Extract<MailJob, { template: MailByChoice }>;

/** What a mail says, and the link that unsubscribes from others like it. */
interface Letter {
  mails: StoppedMails;
  values: Omit<MailValues, 'productName'>;
}

/** Undefined if the mail is no longer wanted, has nothing left to say, or would go to an unconfirmed address. */
export async function findChoiceRecipient(
  db: Kysely<DB>,
  origin: string,
  job: ChoiceJob,
): Promise<Recipient | undefined> {
  const account = await findMailedByChoice(db, job.accountId);
  if (!account) return undefined;
  const letter = await findLetter(db, origin, job);
  return letter && recipientOf(db, origin, account, letter);
}

async function recipientOf(
  db: Kysely<DB>,
  origin: string,
  account: AccountRow,
  { mails, values }: Letter,
): Promise<Recipient> {
  const key = await findOrCreateSecret(db, stopSecret);
  return {
    owner: { accountId: account.id },
    to: { name: displayName(account), address: account.email },
    makeValues: async () => ({
      firstName: greetingName(account),
      ...values,
      stopLink: origin + stopPath(makeStopToken(key, mails)),
    }),
  };
}

async function findLetter(db: Kysely<DB>, origin: string, job: ChoiceJob): Promise<Letter | undefined> {
  if (job.template === 'link-opened') {
    const open = await findOpenedLink(db, job.accountId, job.openId);
    if (!open) return undefined;
    return { mails: { kind: job.template, id: open.linkId }, values: linkOpenedValues(origin, open) };
  }
  const { template: kind, accountId, profileId, day } = job;
  const profile = await findChosenProfile(db, { accountId, profileId, kind });
  if (!profile) return undefined;
  const { page, timeZone } = profile;
  const values =
    kind === 'weekly-digest'
      ? await weeklyDigestValues(db, { profileId, timeZone, monday: day })
      : await dueActionsValues(db, { profileId, day, origin });
  const link = origin + (kind === 'weekly-digest' ? '/analytics' : '/employer-contacts');
  return values && { mails: { kind, id: profileId }, values: { ...values, page, link } };
}
