import { isWebAddress } from '../contracts/web-address';
import { wordsOfPage } from '../words/language';
import { contentLines, escapedText as escaped } from './content-lines';
import type { Entry, Portfolio } from './portfolio';
import { plainBlocks } from './prose';
import { summarize } from './summary';
import { uriOf } from './uri';

interface CardFrame {
  /** The address of the page. */
  canonical: string;
  /** The address of this card. */
  source: string;
  /** The portrait as JPEG. */
  photo: Uint8Array | undefined;
}

/** The portfolio as a vCard 4.0. */
export function vcard(portfolio: Portfolio, { canonical, source, photo }: CardFrame): string {
  const { id, jobTitle, bio, contacts, addresses } = portfolio;
  const { name, position } = summarize(portfolio, wordsOfPage(portfolio));
  const title = jobTitle || (position?.isCurrent ? position.position : '');
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'PRODID:-//Storyfolio//Storyfolio//EN',
    'KIND:individual',
    `UID:urn:uuid:${id}`,
    `SOURCE:${source}`,
    `FN:${escaped(name)}`,
    // The family name cannot be determined from a full name; programs that need the field show this.
    `N:;${escaped(name)};;;`,
    // Embedded, because address books do not download photos.
    photo && `PHOTO:data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`,
    title && `TITLE:${escaped(title)}`,
    position?.isCurrent && position.company && `ORG:${escaped(position.company)}`,
    bio && `NOTE:${escaped(plainBlocks(bio).join('\n\n'))}`,
    `URL;PREF=1:${canonical}`,
    ...contacts.flatMap((contact, index) => contactLines(contact, `item${index + 1}`)),
    ...addresses.flatMap((address, index) => addressLines(address, `item${contacts.length + index + 1}`)),
    'END:VCARD',
  ]);
}

/** Address books show the label of a group, since the standard has no property for labels. */
const labelled = (group: string, label: string, line: string) => [
  `${group}.${line}`,
  `${group}.X-ABLABEL:${escaped(label)}`,
];

function contactLines({ type, label, value, isPrimary }: Entry<'contacts'>, group: string): string[] {
  // Of all web addresses, the page is the preferred one.
  const preferred = isPrimary ? ';PREF=1' : '';
  switch (type) {
    case 'email':
      return labelled(group, label, `EMAIL${preferred}:${escaped(value)}`);
    case 'phone':
      return labelled(group, label, `TEL${preferred}:${escaped(value)}`);
    default:
      return isWebAddress(value)
        ? labelled(group, label, `URL:${uriOf(value) ?? ''}`)
        : labelled(group, label, `X-SOCIALPROFILE;VALUE=text:${escaped(value)}`);
  }
}

const addressKinds: Record<Entry<'addresses'>['type'], string> = {
  home: ';TYPE=home',
  work: ';TYPE=work',
  other: '',
};

function addressLines(address: Entry<'addresses'>, group: string): string[] {
  const { type, label, street, city, state, postalCode, country, isPrimary } = address;
  // The post-office box and the extended address come before the street and should be empty (RFC 6350, 6.3.1).
  const parts = ['', '', street, city, state, postalCode, country].map(escaped).join(';');
  return labelled(group, label, `ADR${addressKinds[type]}${isPrimary ? ';PREF=1' : ''}:${parts}`);
}
