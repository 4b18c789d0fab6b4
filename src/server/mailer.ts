import path from 'node:path';
import type { Mailer } from '../routers/ports';
import { type OutboxLog, openOutboxMailer } from './adapters/outbox-mailer';
import { openSmtpMailer } from './adapters/smtp-mailer';
import type { Env } from './env';

type MailEnv = Pick<Env, 'DATA_DIR' | 'MAIL_FROM' | 'PUBLIC_URL' | 'SMTP_URL'>;

/** The mailer that is configured: a mail server where `SMTP_URL` names one, else files in the data directory. */
export function openMailer(env: MailEnv, log: OutboxLog): Mailer {
  const host = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : 'localhost';
  const from = env.MAIL_FROM ?? `Storyfolio <no-reply@${host}>`;
  if (env.SMTP_URL) return openSmtpMailer(env.SMTP_URL, from);
  return openOutboxMailer(path.join(env.DATA_DIR, 'outbox'), from, log);
}
