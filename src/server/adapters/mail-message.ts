import type { Mail } from '../../routers/ports';

/** An address that mails come from, as `Storyfolio <no-reply@example.com>` or bare. */
export type Sender = string;

/** The mail in the words of the library that builds and sends it. */
export const toMessage = (from: Sender, { id, to, subject, text, html }: Mail) => ({
  from,
  to,
  subject,
  text,
  html,
  messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`,
  // Nobody's out-of-office note is wanted in answer.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
