import type { SectionRow } from '../../../db/sections';
import type { ImportableSection, ProposedValues } from '../../contracts/cv-import';
import { endsBefore } from '../../contracts/dates';
import { canonicalEmail } from '../../contracts/email-address';

/** How the entries of a section are compared. */
export interface Comparison<V, R> {
  /** Equal for entries that may be the same; empty for those that cannot be compared. */
  keyOf: (values: V | R) => string;
  /** What tells two with the same key apart, unless it is empty in one of them. */
  detailOf?: (values: V | R) => string;
  /** Whether two with the same key are the same; yes if omitted. */
  isSame?: (values: V, row: R) => boolean;
}

/** How proposed entries of each section are compared with those of the profile. */
export const comparisons: { [S in ImportableSection]: Comparison<ProposedValues<S>, SectionRow<S>> } = {
  workExperience: { keyOf: ({ company, position }) => keyOf(company, position), isSame: overlap },
  education: {
    keyOf: ({ institution, fieldOfStudy }) => keyOf(institution, institution ? '' : fieldOfStudy),
    detailOf: ({ degree }) => wordsOrSigns(degree),
  },
  certifications: { keyOf: ({ name }) => keyOf(name), detailOf: ({ issuer }) => wordsOrSigns(issuer) },
  // Signs distinguish C, C++ and C#.
  skills: { keyOf: ({ name = '' }) => plain(name) },
  contacts: { keyOf: contactKey, isSame: isSameContact },
  addresses: { keyOf: ({ street, city }) => keyOf(street, city) },
  projects: { keyOf: ({ name }) => keyOf(name) },
  publications: { keyOf: ({ title }) => keyOf(title) },
  languages: { keyOf: ({ name }) => keyOf(name) },
  volunteering: {
    keyOf: ({ organization }) => keyOf(organization),
    detailOf: ({ position }) => wordsOrSigns(position),
    isSame: overlap,
  },
  awards: { keyOf: ({ title }) => keyOf(title), detailOf: ({ awarder }) => wordsOrSigns(awarder) },
  facts: { keyOf: ({ fact }) => keyOf(fact) },
  testimonials: { keyOf: ({ name }) => keyOf(name), detailOf: ({ content }) => wordsOrSigns(content) },
};

/** Entries whose texts begin with the same characters, as many as these, are the same. */
const comparedCharacters = 300;

/** Case, forms of letters and spaces make no difference. */
const plain = (text: string): string =>
  text.slice(0, comparedCharacters).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The words alone, without accents and signs. */
const words = (text: string | null | undefined): string =>
  plain(
    (text ?? '')
      .slice(0, comparedCharacters)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[\p{P}\p{S}]/gu, ' '),
  );

/** The words of a text; its signs where it has nothing else. Empty only for a blank text. */
export const wordsOrSigns = (text: string | null | undefined): string => words(text) || plain(text ?? '');

/** One key of several texts; empty if all of them are blank. */
const keyOf = (...texts: (string | null | undefined)[]): string => texts.map(wordsOrSigns).join('\n').trim();

interface Period {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

const months = 'YYYY-MM'.length;

/** Whether two periods share a month, as far as months are known; one without an end is current. */
export function overlap(one: Period, other: Period): boolean {
  const startsInTime = ({ startDate }: Period, { endDate }: Period) =>
    !startDate || !endDate || !endsBefore(startDate.slice(0, months), endDate.slice(0, months));
  return startsInTime(one, other) && startsInTime(other, one);
}

interface Contact {
  type?: string | undefined;
  value?: string | undefined;
}

// Enough to tell numbers apart; what stands before depends on where they are dialled from.
const lastDigits = 7;

/** A number or an address; the plain text of what has neither, such as dashes. */
function contactKey({ type, value = '' }: Contact): string {
  switch (type) {
    case 'email':
      return canonicalEmail(value);
    case 'phone':
      return digits(value).slice(-lastDigits) || plain(value);
    default:
      return address(value) || plain(value);
  }
}

/** Whether two contacts of one key are the same: for numbers, whether the longer one ends in the other. */
function isSameContact(one: Contact, other: Contact): boolean {
  const [isPhone, isAlsoPhone] = [one.type === 'phone', other.type === 'phone'];
  if (!isPhone || !isAlsoPhone) return isPhone === isAlsoPhone;
  const [longer = '', shorter = ''] = [digits(one.value), digits(other.value)].toSorted(
    (some, others) => others.length - some.length,
  );
  return longer.endsWith(shorter);
}

/** The digits without an extension, and without the zeros that stand for the country or the area. */
function digits(text = ''): string {
  const [number = ''] = text.split(/ext|x/i);
  return number.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '');
}

/** A web address without the parts that do not change where it leads. */
const address = (text: string): string =>
  plain(text)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<![/?#])[/?#]+$/, '');
