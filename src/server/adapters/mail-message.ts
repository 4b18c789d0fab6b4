import type { Mail } from '../../routers/ports';

/** The sender of mails, as `Storyfolio <no-reply@example.com>` or a bare address. */
export type Sender = string;

/** The mail in the format of nodemailer. */
export const toMessage = (from: Sender, { id, to, replyTo, subject, text, html }: Mail) => ({
  from,
  to,
  ...(replyTo && { replyTo }),
  subject,
  text,
  html,
  messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`,
  // Suppresses out-of-office replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
