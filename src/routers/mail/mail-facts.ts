import { retention } from '../../../db/retention';
import type { MailTemplateName } from '../../contracts/mail-template';

/** The product's name in mails. */
export const productName = 'Storyfolio';

/** How long each mail's link works, in words; the lifetime of its token. */
export const linkLifetimes: Record<MailTemplateName, string> = {
  'reset-password': `${retention.mailLinkMinutes} minutes`,
  'verify-email': `${retention.mailLinkMinutes} minutes`,
  'password-changed': '',
  'deletion-requested': '',
  'account-deactivated': '',
  'payment-failed': '',
  'contact-request': '',
  'link-opened': '',
  'weekly-digest': '',
  'due-actions': '',
  invitation: `${retention.invitationDays} days`,
};
