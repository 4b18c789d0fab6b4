import type { SectionRow } from '../../../db/sections';
import type { ImportableSection, Proposal } from '../../contracts/cv-import';
import { canonicalEmail } from '../../contracts/email-address';

type Sections = Proposal['sections'];

/** The profile's entries, as far as they are compared. */
export type ExistingEntries = { [S in ImportableSection]: SectionRow<S>[] };

/** Finds the entry of the profile that duplicates a proposed one; each existing entry is named once at most. */
export const findDuplicates = (proposed: Sections, existing: ExistingEntries): Sections => ({
  workExperience: mark(proposed.workExperience, existing.workExperience, {
    keyOf: ({ company, position }) => keyOf(company, position),
    isSame: overlap,
  }),
  education: mark(proposed.education, existing.education, {
    keyOf: ({ institution }) => keyOf(institution),
    detailOf: ({ degree }) => wordsOrSigns(degree),
  }),
  certifications: mark(proposed.certifications, existing.certifications, {
    keyOf: ({ name }) => keyOf(name),
    detailOf: ({ issuer }) => wordsOrSigns(issuer),
  }),
  // Signs distinguish C, C++ and C#.
  skills: mark(proposed.skills, existing.skills, { keyOf: ({ name = '' }) => plain(name) }),
  contacts: mark(proposed.contacts, existing.contacts, { keyOf: contactKey, isSame: isSameContact }),
  addresses: mark(proposed.addresses, existing.addresses, {
    keyOf: ({ street, city }) => keyOf(street, city),
  }),
  facts: mark(proposed.facts, existing.facts, { keyOf: ({ fact }) => keyOf(fact) }),
  testimonials: mark(proposed.testimonials, existing.testimonials, {
    keyOf: ({ name }) => keyOf(name),
    detailOf: ({ content }) => wordsOrSigns(content),
  }),
});

/** How the entries of a section are compared. */
interface Comparison<V, R> {
  /** The same for entries that may be the same; empty for those that cannot be compared. */
  keyOf: (values: V | R) => string;
  /** What tells two with the same key apart, unless it is empty in one of them. */
  detailOf?: (values: V | R) => string;
  /** Whether two with the same key are the same; yes if omitted. */
  isSame?: (values: V, row: R) => boolean;
}

function mark<E extends { values: object; duplicateOf?: string }, R extends { id: string }>(
  entries: E[],
  rows: R[],
  { keyOf: key, detailOf = () => '', isSame = () => true }: Comparison<E['values'], R>,
): E[] {
  // Normalising is slow, so it is done once for each text, not for each pair.
  const unclaimed = new Map<string, { row: R; detail: string }[]>();
  for (const row of rows) {
    const rowKey = key(row);
    unclaimed.set(rowKey, [...(unclaimed.get(rowKey) ?? []), { row, detail: detailOf(row) }]);
  }
  unclaimed.delete('');
  return entries.map((entry) => {
    const candidates = unclaimed.get(key(entry.values)) ?? [];
    if (candidates.length === 0) return entry;
    const detail = detailOf(entry.values);
    const same = candidates.findIndex(
      (other) =>
        (detail === '' || other.detail === '' || detail === other.detail) && isSame(entry.values, other.row),
    );
    const [found] = same < 0 ? [] : candidates.splice(same, 1);
    return found ? { ...entry, duplicateOf: found.row.id } : entry;
  });
}

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
const wordsOrSigns = (text: string | null | undefined): string => words(text) || plain(text ?? '');

/** One key of several texts; empty if one of them is blank. */
function keyOf(...texts: (string | null | undefined)[]): string {
  const keys = texts.map(wordsOrSigns);
  return keys.includes('') ? '' : keys.join('\n');
}

interface Period {
  startDate?: string | undefined;
  endDate?: string | null | undefined;
}

const months = 'YYYY-MM'.length;

/** Whether two periods share a month; one without an end is current. */
function overlap(one: Period, other: Period): boolean {
  const startsInTime = (period: Period, { endDate }: Period) =>
    !endDate || (period.startDate ?? '').slice(0, months) <= endDate.slice(0, months);
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
