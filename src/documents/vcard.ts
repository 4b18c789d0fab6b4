import type { CardVersion } from '../contracts/exports';
import { isWebAddress } from '../contracts/web-address';
import { wordsOfPage } from '../words/language';
import { contentLines, escapedText as escaped } from './content-lines';
import type { Entry, Portfolio, ShownEntry } from './portfolio';
import { plainBlocks } from './prose';
import { summarize } from './summary';
import { uriOf } from './uri';

interface CardFrame {
  version: CardVersion;
  /** The address of the page. */
  canonical: string;
  /** The address of this card. */
  source: string;
  /** The portrait as JPEG. */
  photo: Uint8Array | undefined;
  /** The parts of the name; undefined where only the whole is known, which is never taken apart. */
  names: { given: string; family: string } | undefined;
}

/** What the two versions write differently. */
interface Dialect {
  version: string;
  /** Only in this version. */
  kind: string | false;
  preferred: string;
  email: string;
  photo(jpeg: string): string;
}

const dialects: Record<CardVersion, Dialect> = {
  4: {
    version: '4.0',
    kind: 'KIND:individual',
    preferred: ';PREF=1',
    email: 'EMAIL',
    photo: (jpeg) => `PHOTO:data:image/jpeg;base64,${jpeg}`,
  },
  3: {
    version: '3.0',
    kind: false,
    preferred: ';TYPE=PREF',
    email: 'EMAIL;TYPE=INTERNET',
    photo: (jpeg) => `PHOTO;ENCODING=b;TYPE=JPEG:${jpeg}`,
  },
};

/** The portfolio as a vCard. */
export function vcard(portfolio: Portfolio, { version, canonical, source, photo, names }: CardFrame): string {
  const { id, jobTitle, bio, contacts, addresses } = portfolio;
  const dialect = dialects[version];
  const { name, position } = summarize(portfolio, wordsOfPage(portfolio));
  const title = jobTitle || (position?.isCurrent ? position.position : '');
  return contentLines([
    'BEGIN:VCARD',
    `VERSION:${dialect.version}`,
    'PRODID:-//Storyfolio//Storyfolio//EN',
    dialect.kind,
    `UID:urn:uuid:${id}`,
    `SOURCE:${source}`,
    `FN:${escaped(name)}`,
    // Where the parts are not known, programs that need the field show this.
    names ? `N:${escaped(names.family)};${escaped(names.given)};;;` : `N:;${escaped(name)};;;`,
    // Embedded, because address books do not download photos.
    photo && dialect.photo(Buffer.from(photo).toString('base64')),
    title && `TITLE:${escaped(title)}`,
    position?.isCurrent && position.company && `ORG:${escaped(position.company)}`,
    bio && `NOTE:${escaped(plainBlocks(bio).join('\n\n'))}`,
    `URL${dialect.preferred}:${canonical}`,
    ...contacts.flatMap((contact, index) => contactLines(contact, `item${index + 1}`, dialect)),
    ...addresses.flatMap((address, index) =>
      addressLines(address, `item${contacts.length + index + 1}`, dialect),
    ),
    'END:VCARD',
  ]);
}

/** Address books show the label of a group, since the standard has no property for labels. */
const labelled = (group: string, label: string, line: string) => [
  `${group}.${line}`,
  `${group}.X-ABLABEL:${escaped(label)}`,
];

function contactLines(
  { type, label, value, isPrimary }: ShownEntry<'contacts'>,
  group: string,
  dialect: Dialect,
): string[] {
  // Of all web addresses, the page is the preferred one.
  const preferred = isPrimary ? dialect.preferred : '';
  switch (type) {
    case 'email':
      return labelled(group, label, `${dialect.email}${preferred}:${escaped(value)}`);
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

function addressLines(address: ShownEntry<'addresses'>, group: string, { preferred }: Dialect): string[] {
  const { type, label, street, city, state, postalCode, country, isPrimary } = address;
  // The post-office box and the extended address come before the street and should be empty (RFC 6350, 6.3.1).
  const parts = ['', '', street, city, state, postalCode, country]
    .map((part) => escaped(part ?? ''))
    .join(';');
  return labelled(group, label, `ADR${addressKinds[type]}${isPrimary ? preferred : ''}:${parts}`);
}
