import { type SettlingServices, settleSubscription } from '../../routers/billing/settle-subscription';
import { type MailServices, sendMail } from '../../routers/mail/send-mail';
import { type PreparationServices, prepareVideo } from '../../routers/video/prepare-video';
import type { JobHandlers } from '../adapters/job-queue';
import { type KeepingServices, keepSentDocument } from '../public-page/exports/keep-sent-document';

/** The handlers of all jobs. */
export const jobHandlers = (
  services: MailServices & PreparationServices & SettlingServices & KeepingServices,
): JobHandlers => ({
  'send-mail': (job, id) => sendMail(services, job, id),
  'prepare-video': ({ videoId }) => prepareVideo(services, videoId),
  'settle-subscription': ({ accountId }) => settleSubscription(services, accountId),
  'keep-sent-document': (job) => keepSentDocument(services, job),
});
