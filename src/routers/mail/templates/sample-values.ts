import { type MailTemplateName, mailsByChoice } from '../../../contracts/mail-template';
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
  'payment-failed': `${origin}/user-profile?tab=subscription`,
  'domain-lost': `${origin}/share-profile`,
  'contact-request': `${origin}/employer-contacts/example`,
  'link-opened': `${origin}/employer-contacts/example`,
  'weekly-digest': `${origin}/analytics`,
  'due-actions': `${origin}/employer-contacts`,
  'testimonial-request': `${origin}/testimonial/example`,
  'testimonial-confirm': `${origin}/testimonial/confirm/example`,
  'testimonial-confirmed': `${origin}/testimonial/mine/example`,
  'testimonial-waiting': `${origin}/testimonials`,
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
  domain: 'www.ada-king.example',
  reason: 'the TXT record at _storyfolio.www.ada-king.example is gone',
  pageUrl: `${origin}/profile/ada-king`,
  ownerName: 'Ada King',
  authorName: 'Grace Hopper',
  note: 'It was a joy to build the engine with you. Would you say how you remember it?',
  page: 'Ada King',
  label: 'Application at Harbour & Sons',
  opener: 'Grace Hopper (Rear Admiral, US Navy)',
  opened: 'Monday, March 2, 2026 at 9:41 AM\nLondon, United Kingdom\nPhone',
  week: 'March 2 to March 8, 2026',
  views: '42 views',
  visitors: '30 visitors',
  change: '12% more than in the week before',
  sources: 'LinkedIn: 24 views (57%)\nDirect: 18 views (43%)',
  sections: 'Work Experience: 38m 20s in 31 views\nSkills: 12m 5s in 20 views',
  openedLinks: 'Application at Harbour & Sons, for Grace Hopper (Rear Admiral, US Navy): opened 3 times',
  dueCount: '2 next actions are due',
  dueActions: [
    { text: 'Today: Call back – Grace Hopper (US Navy)', href: `${origin}/employer-contacts/example` },
    { text: 'Since March 5, 2026: Send references – Ann Lee', href: `${origin}/employer-contacts/example` },
  ],
  ...(mailsByChoice.some((name) => name === template) && { stopLink: `${origin}/unsubscribe/example` }),
});
