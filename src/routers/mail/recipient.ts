import type { Words } from '../../words/words';
import type { Mail } from '../ports';
import type { MailValues } from './render-mail';

/** The recipient of a mail, and how its values are read once it is certain to be sent. */
export interface Recipient {
  /** The row with which the mail is deleted. */
  owner: { accountId: string } | { invitationId: string };
  to: Mail['to'];
  replyTo?: Mail['replyTo'];
  /** Those of the page that the mail is about, for somebody other than its owner. */
  words?: Words;
  /** The values of the mail's placeholders; the token of its link is created here. */
  makeValues(): Promise<Omit<MailValues, 'productName'>>;
}
