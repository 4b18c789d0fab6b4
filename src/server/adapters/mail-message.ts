import type { Mail } from '../../routers/ports';

/** The sender of mails, as `Storyfolio <no-reply@example.com>` or a bare address. */
export type Sender = string;

/** The mail in the format of nodemailer. */
export const toMessage = (from: Sender, { id, to, replyTo, subject, text, html, stopLink }: Mail) => ({
  from,
  to,
  ...(replyTo && { replyTo }),
  subject,
  text,
  html,
  messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`,
  // Suppresses out-of-office replies.
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(stopLink && {
      'List-Unsubscribe': `<${stopLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});
