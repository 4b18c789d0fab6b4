import { isAsciiMailbox, withAsciiDomain } from '../../contracts/email-address';
import type { Mail } from '../../routers/ports';

/** The sender of mails, as `Storyfolio <no-reply@example.com>` or a bare address. */
export type Sender = string;

const domainOf = (from: Sender) => withAsciiDomain(from.replace(/>$/, '')).replace(/^.*@/, '');

/** The mail in the format of nodemailer. */
export const toMessage = (from: Sender, { id, to, replyTo, subject, text, html, stopLink }: Mail) => ({
  from,
  to,
  // A mail server that knows ASCII only refuses the header, and with it the mail. The text names the sender too.
  ...(replyTo && isAsciiMailbox(replyTo.address) && { replyTo }),
  subject,
  text,
  html,
  messageId: `<${id}@${domainOf(from)}>`,
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
