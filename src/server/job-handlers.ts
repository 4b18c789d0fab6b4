import { type MailServices, sendMail } from '../routers/mail/send-mail';
import type { JobHandlers } from './adapters/job-queue';

/** What does the queued work, of every kind. */
export const jobHandlers = (services: MailServices): JobHandlers => ({
  'send-mail': (job, id) => sendMail(services, job, id),
});
