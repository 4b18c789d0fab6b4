import type { MailTemplateName } from '../../../contracts/mail-template';
import { linkLifetimes, productName } from '../mail-facts';
import type { MailValues } from '../render-mail';

// An address that belongs to nobody, so that the links of a preview lead nowhere.
const origin = 'https://storyfolio.example';

const links: Record<MailTemplateName, string> = {
  'reset-password': `${origin}/reset-password#token=example`,
  'verify-email': `${origin}/verify-email#token=example`,
  'password-changed': `${origin}/forgot-password`,
  'deletion-requested': `${origin}/login`,
  'account-deactivated': `${origin}/login`,
  'contact-request': `${origin}/`,
  invitation: `${origin}/login#invitation=example`,
};

/** The values of the placeholders in a preview. */
export const sampleValues = (template: MailTemplateName): MailValues => ({
  firstName: 'Ada',
  productName,
  link: links[template],
  validFor: linkLifetimes[template],
  senderName: 'Grace Hopper',
  sender: 'Grace Hopper (Rear Admiral, US Navy)',
  senderEmail: 'grace@example.com',
  message: 'Your notes on the engine are the best I have read.\n\nAre you free on Tuesday?',
  deletionDate: 'March 5, 2021',
});
