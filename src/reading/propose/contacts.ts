import { emailAddress } from '../../contracts/email-address';
import { parseUrl } from '../../contracts/parse-url';
import type { ReadAddress, ReadContact } from '../reading';
import { tidyText } from './fit';

/** The label of a contact if none is printed beside it. */
const defaultLabels = { email: 'Email', phone: 'Phone', website: 'Website', social: 'Profile' } as const;

/** Sites whose name is not simply their capitalised domain. */
const siteNames: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'x.com': 'X',
  'stackoverflow.com': 'Stack Overflow',
  'youtube.com': 'YouTube',
  'researchgate.net': 'ResearchGate',
  'orcid.org': 'ORCID',
  'scholar.google.com': 'Google Scholar',
  'tiktok.com': 'TikTok',
};

/** Converts a contact to the form of its section. */
export const fitContact = ({ type, value, label }: ReadContact) => {
  const fitted = fitValue(type, tidyText(value));
  return { type, value: fitted, label: tidyText(label ?? '') || siteName(fitted) || defaultLabels[type] };
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
      return withScheme(value);
  }
}

/** A web address that is printed without its scheme, with it. */
export const withScheme = (value: string): string =>
  /^[\w-]+(\.[\w-]+)*\.[a-z]{2,24}(?![^/?#:])/i.test(value) ? `https://${value}` : value;

function siteName(address: string): string | undefined {
  const host = /^https?:\/\//i.test(address) ? parseUrl(address)?.hostname.replace(/^www\./, '') : undefined;
  if (host === undefined) return undefined;
  const site = Object.keys(siteNames).find((known) => host === known || host.endsWith(`.${known}`));
  return site && siteNames[site];
}

/** Whether an address has all the parts that its section requires; otherwise it is a single line of text. */
export const isWholeAddress = ({ street, city, postalCode }: ReadAddress): boolean =>
  Boolean(street && city && postalCode);

/** The parts of a postal address that were read. */
export const partsOf = ({ street, city, state, postalCode, country }: ReadAddress): string[] =>
  [street, city, state, postalCode, country].filter((part) => part !== undefined);

/** Where somebody lives, as stated in the head of a portfolio. */
export const residence = ({ city, country }: ReadAddress): string =>
  [city, country].filter(Boolean).join(', ');
