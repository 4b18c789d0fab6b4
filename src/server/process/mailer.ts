import path from 'node:path';
import type { Mailer } from '../../routers/ports';
import { type OutboxLog, openOutboxMailer } from '../adapters/outbox-mailer';
import { openSmtpMailer } from '../adapters/smtp-mailer';
import type { Env } from './env';

type MailEnv = Pick<Env, 'DATA_DIR' | 'MAIL_FROM' | 'PUBLIC_URL' | 'SMTP_URL'>;

interface MailLog extends OutboxLog {
  warn(details: object, message: string): void;
}

/** The configured mailer: a mail server if `SMTP_URL` is set, else files in the data directory. */
export function openMailer(env: MailEnv, log: MailLog): Mailer {
  const host = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : 'localhost';
  const from = env.MAIL_FROM ?? `Storyfolio <no-reply@${host}>`;
  if (env.SMTP_URL && !env.PUBLIC_URL) {
    log.warn(
      {},
      'PUBLIC_URL is not set, so the links in mails lead to the address that this server listens on',
    );
  }
  if (env.SMTP_URL) return openSmtpMailer(env.SMTP_URL, from);
  return openOutboxMailer(path.join(env.DATA_DIR, 'outbox'), from, log);
}
