import { type PageSection, pageSections } from '../../../../contracts/design';
import { type Link, type LinkSection, linkSections, newLink } from '../../../../contracts/link';
import { type PageLanguage, readPageLanguage } from '../../../../contracts/page-language';
import { sameValue } from '../../../sections/form/form-values';

/** What the form holds, by the names of the contract. */
export interface LinkValues extends Record<string, unknown> {
  label: string;
  employerContactId: string | null;
  expiresAt: string | null;
  maxOpens: number | string | null;
  /** Undefined: as it is. Null: none. */
  passcode: string | null | undefined;
  note: string;
  hiddenSections: LinkSection[];
  sectionOrder: PageSection[];
  /** Null: that of the page. */
  language: PageLanguage | null;
  mailsOpens: boolean;
}

/** What is checked before anything is sent; the server checks it again. */
export const linkForm = newLink.omit({ profileId: true });

/** The contact that a new link is for. */
export interface ForContact {
  id: string;
  employerName: string;
  employerCompany?: string | null;
}

/** The default label of a contact's link. */
export const labelFor = ({ employerName, employerCompany }: ForContact) =>
  [employerName, employerCompany].filter(Boolean).join(', ').slice(0, longestLabel);

const longestLabel = 100;

export const newValues = (contact?: ForContact): LinkValues => ({
  label: contact ? labelFor(contact) : '',
  employerContactId: contact?.id ?? null,
  expiresAt: null,
  maxOpens: null,
  passcode: undefined,
  note: '',
  hiddenSections: [],
  sectionOrder: [],
  language: null,
  mailsOpens: false,
});

const isSection = (key: string): key is PageSection => pageSections.some((section) => section.key === key);
const canBeHidden = (key: string): key is LinkSection => linkSections.some((section) => section === key);

export const valuesOf = (link: Link): LinkValues => ({
  label: link.label,
  employerContactId: link.employerContactId,
  expiresAt: link.expiresAt,
  maxOpens: link.maxOpens,
  passcode: undefined,
  note: link.note ?? '',
  hiddenSections: link.hiddenSections.filter(canBeHidden),
  sectionOrder: link.sectionOrder.filter(isSection),
  language: readPageLanguage(link.language),
  mailsOpens: link.mailsOpens,
});

/** The changed fields; only these are sent, so that nothing else is overwritten. */
export function changesBetween(before: LinkValues, after: LinkValues): Partial<LinkValues> {
  const changed = Object.entries(after).filter(([field, value]) => !sameValue(value, before[field]));
  return Object.fromEntries(changed);
}
