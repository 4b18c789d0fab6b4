import { mailtoHref } from '../contracts/email-address';
import { keysOf } from '../contracts/keys-of';
import { sectionContracts } from '../contracts/sections';
import { telephoneHref } from '../contracts/telephone';
import type { Words } from '../words/words';
import { contactHref } from './handles';
import { inPageOrder } from './in-page-order';
import { readableAddress } from './links';
import { joined, type OutlineEntry, type OutlineLink, outlineLink } from './outline-entry';
import type { Entries, Portfolio, ShownEntry } from './portfolio';
import { documentSections } from './sections';
import {
  type DocumentedSection,
  type DocumentPage,
  type SectionDocuments,
  titleOf,
} from './sections/section-documents';
import { openTo } from './summary';
import { uriOf } from './uri';

interface OutlineSection {
  /** The section of the page that it belongs to. */
  part: string;
  title: string;
  entries: OutlineEntry[];
}

/** A portfolio as text, for formats with headings, paragraphs and lists. */
export interface Outline {
  name: string;
  /** Role, location, and what the person is open to. */
  details: string[];
  about: string;
  /** Begins with the address of the page. */
  contacts: { label: string; link: OutlineLink; note: string }[];
  sections: OutlineSection[];
}

/**
 * The portfolio in the order that applicant tracking systems expect, or in that of the link that it is opened through.
 * Name and contacts always come first.
 * @param page its day decides which certificates have expired
 */
export function outlineOf(portfolio: Portfolio, page: DocumentPage): Outline {
  const sections = keysOf(documentSections).flatMap((key) => outlineSection(key, portfolio, page));
  return {
    name: portfolio.displayName || page.words.t('page.head.nameless'),
    details: [portfolio.jobTitle, portfolio.location, openTo(portfolio, page.words)].filter(Boolean),
    about: portfolio.bio,
    contacts: contactsOf(portfolio, page),
    sections: inPageOrder(sections, portfolio.sectionOrder),
  };
}

/** A section in words; none if it has no entries, or none that words can show. */
function outlineSection<K extends DocumentedSection>(
  key: K,
  entries: Entries,
  page: DocumentPage,
): OutlineSection[] {
  const { outline }: SectionDocuments<K> = documentSections[key];
  const shown: ShownEntry<K>[] = entries[key];
  if (!outline || shown.length === 0) return [];
  return [
    { part: sectionContracts[key].part, title: titleOf(key, page.words), entries: outline(shown, page) },
  ];
}

function contactsOf(
  { contacts, addresses }: Portfolio,
  { canonical, words: { t } }: { canonical: string; words: Words },
): Outline['contacts'] {
  return [
    {
      label: t('page.contact.portfolio'),
      link: { text: readableAddress(canonical), href: uriOf(canonical) },
      note: '',
    },
    ...contacts.map((contact) => ({
      label: contact.label,
      link: directly(contact),
      note: contact.description ?? '',
    })),
    ...addresses.map(({ label, street, postalCode, city, state, country, description }) => ({
      label,
      link: { text: joined(street, city, city === state ? '' : state, postalCode, country) },
      note: description ?? '',
    })),
  ];
}

function directly(contact: ShownEntry<'contacts'>): OutlineLink {
  const { type, value } = contact;
  switch (type) {
    case 'email':
      return { text: value, href: mailtoHref(value) };
    case 'phone':
      return { text: value, href: telephoneHref(value) };
    default: {
      const link = outlineLink(value);
      return link.href ? link : { text: value, href: contactHref(contact) };
    }
  }
}
