import { z } from 'zod';
import { instant } from './dates';
import { keysOf } from './keys-of';
import { requiredLine, requiredText } from './text';

/** The placeholders, explained for admins. */
export const placeholders = {
  firstName: 'The first name of the reader, or “there” where it is not known',
  link: 'The address that the reader is to open',
  productName: 'The name of this product',
  deletionDate: 'The day on which the account is deleted, such as “March 5, 2021”',
  senderName: 'The name of the visitor who wrote a message, or “A visitor” where it could mislead',
  sender: 'The same with role and company, as far as they are known',
  senderEmail: 'The e-mail address of that visitor; answers to the mail go there',
  message: 'The message that a visitor wrote',
  page: 'The page that the mail is about, by the name of its owner',
  label: 'The label of the link that was opened',
  opener: 'The contact whom the link was made for, with role and company; “Somebody” if there is none',
  opened: 'When the link was opened, where and on what kind of device, on a line each',
  week: 'The days that the mail is about, such as “March 2 to March 8, 2026”',
  views: 'How often the page was looked at in that week, such as “42 views”',
  visitors: 'How many different visitors that were, such as “30 visitors”',
  change: 'The change against the week before, such as “12% more than in the week before”',
  sources: 'Where the views came from, on a line each',
  sections: 'What was read for how long, on a line each',
  openedLinks: 'The links that were opened in that week and how often, on a line each',
  dueCount: 'How many next actions are due, such as “3 next actions are due”',
  dueActions: 'The next actions that are due, on a line each, which lead to their contacts',
  domain: 'The own domain that was lost, such as “www.ada-king.com”',
  reason: 'Why it was lost, such as “the TXT record at _storyfolio.www.ada-king.com is gone”',
  pageUrl: 'The address at which the page is now',
  ownerName: 'Whom a testimonial is for, or “Somebody” where the name could mislead',
  authorName: 'Who wrote a testimonial, or “Somebody” where the name could mislead',
  note: 'What the owner writes to whoever is asked for a testimonial, or a sentence of ours',
  validFor: 'How long the link works, such as “30 minutes”',
} as const;
export type Placeholder = keyof typeof placeholders;

interface TemplateFacts {
  label: string;
  /** When the mail is sent. */
  purpose: string;
  placeholders: readonly Placeholder[];
}

/** The mails that the product sends. */
export const mailTemplates = {
  'reset-password': {
    label: 'Reset password',
    purpose: 'Goes to somebody who has forgotten the password.',
    placeholders: ['firstName', 'link', 'productName', 'validFor'],
  },
  'verify-email': {
    label: 'Verify e-mail address',
    purpose: 'Goes to a new account, to find out whether the address is right.',
    placeholders: ['firstName', 'link', 'productName', 'validFor'],
  },
  'password-changed': {
    label: 'Password changed',
    purpose: 'Goes to the owner of an account after its password has changed.',
    placeholders: ['firstName', 'link', 'productName'],
  },
  'deletion-requested': {
    label: 'Deletion requested',
    purpose: 'Goes to the owner of an account who has asked for its deletion.',
    placeholders: ['firstName', 'link', 'productName', 'deletionDate'],
  },
  'account-deactivated': {
    label: 'Account deactivated',
    purpose:
      'Goes to the owner of an account that was deactivated, and says how to come back. Say here how you can be reached.',
    placeholders: ['firstName', 'link', 'productName'],
  },
  'payment-failed': {
    label: 'Payment failed',
    purpose: 'Goes to the owner of a subscription whose last payment has failed.',
    placeholders: ['firstName', 'link', 'productName'],
  },
  'domain-lost': {
    label: 'Own domain lost',
    purpose: 'Goes to the owner of a domain that no longer shows the page, because its record is gone.',
    placeholders: ['firstName', 'link', 'productName', 'domain', 'reason', 'pageUrl'],
  },
  'contact-request': {
    label: 'Message from a visitor',
    purpose: "Goes to the owner of a page to whom a visitor has written with the page's form.",
    placeholders: ['firstName', 'link', 'productName', 'senderName', 'sender', 'senderEmail', 'message'],
  },
  'link-opened': {
    label: 'Link opened',
    purpose: 'Goes to the owner of a link that was opened, once an hour at most, if that is wanted.',
    placeholders: ['firstName', 'link', 'productName', 'label', 'opener', 'opened'],
  },
  'weekly-digest': {
    label: 'Weekly digest',
    purpose: 'Goes on Monday mornings to the owner of a page that was looked at, if that is wanted.',
    placeholders: [
      'firstName',
      'link',
      'productName',
      'page',
      'week',
      'views',
      'visitors',
      'change',
      'sources',
      'sections',
      'openedLinks',
    ],
  },
  'due-actions': {
    label: 'Next actions due',
    purpose: 'Goes in the morning to an owner who is to do something with employers, if that is wanted.',
    placeholders: ['firstName', 'link', 'productName', 'page', 'dueCount', 'dueActions'],
  },
  'testimonial-request': {
    label: 'Testimonial wanted',
    purpose: 'Goes to somebody whom an owner asks for a testimonial; once, and once more as a reminder.',
    placeholders: ['firstName', 'link', 'productName', 'ownerName', 'note', 'validFor'],
  },
  'testimonial-confirm': {
    label: 'Confirm a testimonial',
    purpose: 'Goes to the author of a testimonial, to find out whether the address is right.',
    placeholders: ['firstName', 'link', 'productName', 'ownerName', 'validFor'],
  },
  'testimonial-confirmed': {
    label: 'Testimonial confirmed',
    purpose: 'Goes to the author of a testimonial, with the link to change or withdraw it.',
    placeholders: ['firstName', 'link', 'productName', 'ownerName'],
  },
  'testimonial-waiting': {
    label: 'Testimonial waiting',
    purpose: 'Goes to the owner of a page for whom somebody has confirmed or changed a testimonial.',
    placeholders: ['firstName', 'link', 'productName', 'authorName'],
  },
  invitation: {
    label: 'Invitation',
    purpose: 'Goes to somebody whom an admin has invited.',
    placeholders: ['link', 'productName', 'validFor'],
  },
} as const satisfies Record<string, TemplateFacts>;
export type MailTemplateName = keyof typeof mailTemplates;

/** The optional mails, which one click stops. */
export const mailsByChoice = [
  'link-opened',
  'weekly-digest',
  'due-actions',
] as const satisfies MailTemplateName[];
export type MailByChoice = (typeof mailsByChoice)[number];

// Blanks around the name belong to the group: matched separately, they would be tried in every combination.
const placeholder = /\{\{([^{}]*)\}\}/g;

/** Replaces each placeholder. @param standIn the replacement of a name without the blanks around it */
export const replacePlaceholders = (text: string, standIn: (name: string) => string): string =>
  text.replace(placeholder, (_, name: string) => standIn(name.trim()));

/** The texts of a mail that an admin can change. */
export interface TemplateTexts {
  subject: string;
  body: string;
}

const texts = { subject: requiredLine(200), body: requiredText(5000) };

interface Fault {
  field: keyof TemplateTexts;
  message: string;
}

function* faultsOf(template: MailTemplateName, { subject, body }: TemplateTexts): Generator<Fault> {
  yield* unknownPlaceholders(template, 'subject', subject);
  yield* unknownPlaceholders(template, 'body', body);
  if (namesIn(subject).includes('link')) {
    yield { field: 'subject', message: 'Put {{link}} into the text: a subject cannot be opened.' };
  }
  if (!namesIn(body).includes('link')) {
    yield { field: 'body', message: 'Put {{link}} into the text: without it the reader cannot act.' };
  }
}

function* unknownPlaceholders(
  template: MailTemplateName,
  field: Fault['field'],
  text: string,
): Generator<Fault> {
  const known: readonly string[] = mailTemplates[template].placeholders;
  const list = known.map((name) => `{{${name}}}`).join(', ');
  for (const name of namesIn(text)) {
    if (!known.includes(name)) {
      yield { field, message: `There is no placeholder {{${name}}} in this mail. Use ${list}.` };
    }
  }
  if (/\{\{|\}\}/.test(replacePlaceholders(text, () => ''))) {
    yield { field, message: 'Write each placeholder with two braces on both sides, such as {{link}}.' };
  }
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name.trim());

const template = z.enum(keysOf(mailTemplates));

/** The texts of one mail as a form holds them. */
export const templateForm = (name: MailTemplateName) =>
  z.strictObject(texts).superRefine((values, { addIssue }) => {
    for (const { field, message } of faultsOf(name, values)) {
      addIssue({ code: 'custom', path: [field], message });
    }
  });

export const mailTemplateChange = z
  .strictObject({ template, ...texts })
  .superRefine(({ template: name, ...values }, { addIssue }) => {
    for (const { field, message } of faultsOf(name, values)) {
      addIssue({ code: 'custom', path: [field], message });
    }
  });

export const mailTemplateChoice = z.strictObject({ template });

/** The current texts of a mail. */
export const mailTemplate = z.object({
  template,
  subject: z.string(),
  body: z.string(),
  /** When an admin last changed it; null while it is the default. */
  changedAt: instant.nullable(),
});
export type MailTemplate = z.infer<typeof mailTemplate>;

export const mailTemplateList = z.array(mailTemplate);

/** A rendered mail with sample values. */
export const mailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof mailPreview>;
