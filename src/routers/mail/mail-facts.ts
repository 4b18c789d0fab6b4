import type { MailTemplateName } from '../../contracts/mail-template';

/** What mails call this product. */
export const productName = 'Storyfolio';

/** How long the links of each mail work, in words; as long as the tokens behind them. */
export const linkLifetimes: Record<MailTemplateName, string> = {
  'reset-password': '30 minutes',
  'verify-email': '30 minutes',
  'password-changed': '',
  'deletion-requested': '',
  'account-deactivated': '',
  invitation: '7 days',
};
