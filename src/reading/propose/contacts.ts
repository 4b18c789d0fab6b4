import { emailAddress } from '../../contracts/email-address';
import { parseUrl } from '../../contracts/parse-url';
import { linkedValue, platformAt } from '../../contracts/social-platforms';
import type { ReadAddress, ReadContact } from '../reading';
import { tidyText } from './fit';

/** The label of a contact if none is printed beside it. */
const defaultLabels = { email: 'Email', phone: 'Phone', website: 'Website', social: 'Profile' } as const;

/** Converts a contact to the form of its section. */
export const fitContact = ({ type, value, label }: ReadContact) => {
  const printed = tidyText(label ?? '');
  const fitted = linkedValue({ type, label: printed, value: fitValue(type, tidyText(value)) });
  const host = parseUrl(fitted)?.hostname ?? '';
  return { type, value: fitted, label: printed || platformAt(host)?.name || defaultLabels[type] };
};

function fitValue(type: ReadContact['type'], value: string): string {
  switch (type) {
    case 'email': {
      const address = value.replace(/^mailto:/i, '').split('?')[0] ?? '';
      return emailAddress.safeParse(address).success ? address : value;
    }
    case 'phone':
      return value
        .replace(/^(tel|callto|sms):/i, '')
        .replace(/^\((\+\d{1,3})\)/, '$1')
        .replace(/[‐-―−]/g, '-')
        .replace(/[·•]/g, '.');
    case 'website':
    case 'social':
      return value;
  }
}

/** A web address that is printed without its scheme, with it. */
export const withScheme = (value: string): string => linkedValue({ type: 'website', label: '', value });

/** Whether an address has all the parts that its section requires; otherwise it is a single line of text. */
export const isWholeAddress = ({ street, city, postalCode }: ReadAddress): boolean =>
  Boolean(street && city && postalCode);

/** The parts of a postal address that were read. */
export const partsOf = ({ street, city, state, postalCode, country }: ReadAddress): string[] =>
  [street, city, state, postalCode, country].filter((part) => part !== undefined);

/** Where somebody lives, as stated in the head of a portfolio. */
export const residence = ({ city, country }: ReadAddress): string =>
  [city, country].filter(Boolean).join(', ');
