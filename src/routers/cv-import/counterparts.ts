import type { ImportableSection } from '../../contracts/cv-import';
import { keysOf } from '../../contracts/keys-of';
import { pageLanguages } from '../../contracts/page-language';
import { spokenLanguages } from '../../contracts/spoken-languages';
import { overlap, wordsOrSigns } from './comparisons';

/** What is the same in every language, by which an entry is found again in a document in another one. */
const anchors: Partial<Record<ImportableSection, string[]>> = {
  workExperience: ['company'],
  education: ['institution'],
  certifications: ['credentialId', 'issuer'],
  projects: ['url', 'name'],
  publications: ['url', 'title'],
  languages: ['name'],
  volunteering: ['organization'],
  awards: ['awarder'],
};

/** The entry of the profile that one of a document in another language is about. */
export interface Counterpart {
  row: { id: string };
  /** Whether it cannot be another one. */
  isSure: boolean;
  /** What it is called in the document, by field, where only its dates are the same. */
  names: Record<string, string>;
}

/** One side of a comparison: an entry, and what of it is compared. */
interface Side<E> {
  entry: E;
  /** Of the profile's entry, or of what it duplicates. */
  id: string | undefined;
  names: Record<string, string>;
  /** The first and the last day, whatever they are called in its section. */
  startDate: string;
  endDate: string;
  /** Whether it lasted, or is of one day. */
  isPeriod: boolean;
}

/** Entries of a document that the profile has in another language; each of either is named once at most. */
export function counterpartsOf<E extends { values: object; duplicateOf?: string | undefined }>(
  section: ImportableSection,
  entries: E[],
  rows: { id: string }[],
): Map<E, Counterpart> {
  const fields = anchors[section] ?? [];
  const keyOf = keysFor(section);
  const sideOf = <T>(entry: T, id: string | undefined, values: object) =>
    sideBy(fields, keyOf, { entry, id, values });
  let read = entries.map((entry) => sideOf(entry, entry.duplicateOf, entry.values));
  let left = rows.map((row) => sideOf(row, row.id, row));
  const found = new Map<E, Counterpart>();
  for (const [rule, isSame] of rules.entries()) {
    for (const side of read) {
      const [row, ...others] = left.filter((each) => isSame(side, each));
      if (!row || others.length > 0 || read.filter((each) => isSame(each, row)).length > 1) continue;
      read = read.filter((each) => each !== side);
      left = left.filter((each) => each !== row);
      const isByDates = rule === rules.length - 1;
      found.set(side.entry, {
        row: row.entry,
        isSure: !isByDates || isExact(side, row),
        names: isByDates ? printedNames(side.entry.values, fields) : {},
      });
    }
  }
  return found;
}

type Rule = (one: Side<unknown>, other: Side<unknown>) => boolean;

/** What is a duplicate in one language is one in two; else entries are the same by name and dates, by name, or by dates alone. */
const rules: Rule[] = [
  (one, other) => one.id === other.id,
  (one, other) => hasSameName(one, other) && hasSameDates(one, other),
  (one, other) => hasSameName(one, other) && isAtOneTime(one, other),
  hasSameDates,
];

const text = (values: Map<string, unknown>, field: string): string => {
  const value = values.get(field);
  return typeof value === 'string' ? value : '';
};

function sideBy<T>(
  fields: string[],
  keyOf: (text: string) => string,
  { entry, id, values }: { entry: T; id: string | undefined; values: object },
): Side<T> {
  const all = new Map<string, unknown>(Object.entries(values));
  const first = (names: string[]) => names.map((name) => text(all, name)).find(Boolean) ?? '';
  return {
    entry,
    id,
    names: Object.fromEntries(fields.map((field) => [field, keyOf(text(all, field))])),
    startDate: first(['startDate', 'issueDate', 'date']),
    endDate: first(['endDate', 'expiryDate']),
    isPeriod: !all.has('issueDate') && !all.has('date'),
  };
}

const printedNames = (values: object, fields: string[]): Record<string, string> => {
  const all = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(fields.flatMap((field) => (text(all, field) ? [[field, text(all, field)]] : [])));
};

const hasSameName: Rule = (one, other) =>
  keysOf(one.names).some((field) => one.names[field] !== '' && one.names[field] === other.names[field]);

/** Dates are as precise as they are known, and two CVs differ in that. */
const isSameDate = (one: string, other: string) =>
  (one === '') === (other === '') && (one.startsWith(other) || other.startsWith(one));

function hasSameDates(one: Side<unknown>, other: Side<unknown>): boolean {
  const isDated = one.startDate !== '' || one.endDate !== '';
  return isDated && isSameDate(one.startDate, other.startDate) && isSameDate(one.endDate, other.endDate);
}

const isAtOneTime: Rule = (one, other) =>
  one.isPeriod && other.isPeriod
    ? overlap(one, other)
    : !one.startDate || !other.startDate || isSameDate(one.startDate, other.startDate);

const months = 'YYYY-MM'.length;

/** Whether both say the month of each of their dates. */
const isExact: Rule = (...sides) =>
  sides.every(
    ({ startDate, endDate }) => startDate.length >= months && (endDate === '' || endDate.length >= months),
  );

/** The codes of languages by their names in any language of pages. */
const languageCodes = () =>
  new Map(
    keysOf(pageLanguages).flatMap((tag) => {
      const names = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' });
      return spokenLanguages.flatMap((code) => {
        const name = names.of(code);
        return name ? [[wordsOrSigns(name), code] as const] : [];
      });
    }),
  );

/** What a name is compared by. */
function keysFor(section: ImportableSection): (name: string) => string {
  if (section !== 'languages') return wordsOrSigns;
  const codes = languageCodes();
  return (name) => codes.get(wordsOrSigns(name)) ?? wordsOrSigns(name);
}
