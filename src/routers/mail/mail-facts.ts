import { retention } from '../../../db/retention';
import type { MailTemplateName } from '../../contracts/mail-template';
import { confirmDays, requestDays } from '../../contracts/testimonial-request';

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
  'domain-lost': '',
  'contact-request': '',
  'link-opened': '',
  'weekly-digest': '',
  'due-actions': '',
  'testimonial-request': `${requestDays} days`,
  'testimonial-confirm': `${confirmDays} days`,
  'testimonial-confirmed': '',
  'testimonial-waiting': '',
  invitation: `${retention.invitationDays} days`,
};
