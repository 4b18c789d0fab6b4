import type { Kysely } from 'kysely';
import { findMailTemplate } from '../../../db/queries/mail-templates';
import { claimMail, releaseMail, settleMail } from '../../../db/queries/mails';
import type { DB } from '../../../db/tables.gen';
import type { MailTemplateName, TemplateTexts } from '../../contracts/mail-template';
import { type Words, wordsOf } from '../../words/words';
import { type Mailer, type MailJob, MailRefusedError, RecipientRefusedError } from '../ports';
import { retry } from '../retry';
import { findRecipient } from './find-recipient';
import { productName } from './mail-facts';
import { renderMail } from './render-mail';
import { defaultTemplates } from './templates/default-templates';

// An unsettled mail is sent again when its claim expires; a restarting database is back before that.
const settleLimitMs = 60_000;

/** What sending a mail needs. */
export interface MailServices {
  db: Kysely<DB>;
  mailer: Mailer;
  /** The base of links: the configured or own address, never one that a request claims. */
  origin: string;
  log: Record<'warn' | 'error', (details: object, message: string) => void>;
}

/**
 * Renders and sends one mail; sends it once, however often the job is retried.
 * @param id the job's id, also the mail's, so that every attempt is recognizable as the same mail
 * @throws if it should be retried
 */
export async function sendMail(services: MailServices, job: MailJob, id: string): Promise<void> {
  const { db, mailer, origin, log } = services;
  const { template } = job;
  const recipient = await findRecipient(db, origin, job, id);
  if (!recipient) return;
  const claim = await claimMail(db, { id, template, ...recipient.owner });
  if (claim === 'settled') return;
  if (claim === 'busy') throw new Error('Another process is sending this mail.');
  try {
    const texts =
      (await findMailTemplate(db, template)) ?? textsIn(recipient.words ?? wordsOf('en'), template);
    const values = { ...(await recipient.makeValues()), productName };
    await mailer.send({
      id,
      to: recipient.to,
      replyTo: recipient.replyTo,
      link: values.link,
      stopLink: values.stopLink,
      ...renderMail(texts, values, recipient.words?.locale),
    });
  } catch (error) {
    if (error instanceof MailRefusedError) {
      await retry(() => settleMail(db, id, 'refused'), settleLimitMs);
      const details = { err: error, mail: id, template };
      // Anyone can register with an address that does not exist; the operator can do nothing about it.
      if (error instanceof RecipientRefusedError) {
        return log.warn(details, 'the mail server permanently refused the recipient of a mail');
      }
      return log.error(details, 'the mail server permanently refused a mail');
    }
    await retry(() => releaseMail(db, id), settleLimitMs);
    throw error;
  }
  await retry(() => settleMail(db, id, 'sent'), settleLimitMs);
}

/** The usual texts of a mail, in the language of the page that it is about. */
function textsIn({ mails }: Words, template: MailTemplateName): TemplateTexts {
  const own: Partial<Record<MailTemplateName, TemplateTexts>> = mails;
  return own[template] ?? defaultTemplates[template];
}
