import { z } from 'zod';
import { emailAddress } from '../email-address';
import { orNull } from '../or-null';
import { linkedValue } from '../social-platforms';
import { multiline, requiredLine } from '../text';
import { translationsOf } from '../translations';
import { webAddress } from '../web-address';
import { defineSection } from './define';
import { type Sendable, sentChoice, sentOf } from './sent-entries';

export const contactTypes = ['email', 'phone', 'website', 'social'] as const;

/** Phone numbers and e-mail addresses are collected by robots, so visitors see them only after "Show contact". */
export const isConcealedType = (type: string) => type === 'email' || type === 'phone';

/** The contacts in the documents that are sent: the sent ones of each type that is concealed, and the other public ones. */
export const sentContacts = <C extends Sendable & { type: string }>(contacts: C[]): C[] =>
  contacts.filter((contact) =>
    isConcealedType(contact.type)
      ? sentOf(contacts.filter(({ type }) => type === contact.type)).includes(contact)
      : contact.isPublic,
  );

/** Social platforms with an icon, recognised by the contact's label or address. */
export const socialPlatforms = ['linkedin', 'twitter', 'github', 'instagram', 'facebook'] as const;

/** The longest value, in characters. */
const longestValue = 500;

const phoneNumber = /^\+?[\d\s().\-/]{3,40}((ext|x)\.?\s*\d{1,6})?$/i;

/** What can be in several languages. */
const texts = {
  label: requiredLine(100),
  description: orNull(multiline(1000)),
};

export const contact = defineSection({
  path: 'contacts',
  noun: 'contact',
  part: 'contact',
  maxItems: 50,
  texts,
  required: {
    type: z.enum(contactTypes),
    label: texts.label,
    value: requiredLine(longestValue),
  },
  optional: {
    isPrimary: z.boolean(),
    description: texts.description,
    isSent: sentChoice,
    translations: translationsOf(texts),
  },
  // What it stands for is stored: see `sectionHooks`.
  check: (item) => {
    const message = valueIssue(item.type, linkedValue(item));
    return message ? [{ path: ['value'], message }] : [];
  },
});

function valueIssue(type: (typeof contactTypes)[number], value: string): string | undefined {
  if (value.length > longestValue) return `Use ${longestValue} characters or fewer, with https://.`;
  switch (type) {
    case 'email':
      return emailAddress.safeParse(value).success
        ? undefined
        : 'Enter an e-mail address such as name@example.com.';
    case 'phone':
      return phoneNumber.test(value) ? undefined : 'Enter a phone number such as +44 20 7946 0000.';
    case 'website':
      return webAddress.safeParse(value).error?.issues[0]?.message;
    case 'social':
      // A handle such as @name is fine here, but a URL must be a safe one.
      return /^[a-z][a-z\d+.-]*:/i.test(value)
        ? webAddress.safeParse(value).error?.issues[0]?.message
        : undefined;
  }
}
