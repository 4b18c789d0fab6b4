import type { MailTemplateName } from '../../../contracts/mail-template';
import { linkLifetimes, productName } from '../mail-facts';
import type { MailValues } from '../render-mail';

// An address that belongs to nobody, so that a preview leads nowhere.
const origin = 'https://storyfolio.example';

const links: Record<MailTemplateName, string> = {
  'reset-password': `${origin}/reset-password#token=example`,
  'verify-email': `${origin}/verify-email#token=example`,
  'password-changed': `${origin}/forgot-password`,
  'deletion-requested': `${origin}/login`,
  'account-deactivated': `${origin}/login`,
  invitation: `${origin}/login#invitation=example`,
};

/** What a preview shows in the place of what a real mail would say. */
export const sampleValues = (template: MailTemplateName): MailValues => ({
  firstName: 'Ada',
  productName,
  link: links[template],
  validFor: linkLifetimes[template],
  deletionDate: 'March 5, 2021',
});
