import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import {
  type ImportableSection,
  importableSections,
  type Proposal,
  type ProposedEntry,
  type ProposedSections,
} from '../../contracts/cv-import';
import { recordOf } from '../../contracts/keys-of';
import type { PageLanguage } from '../../contracts/page-language';
import { profileInformation } from '../../contracts/profile';
import { sectionContracts } from '../../contracts/sections';
import { storedTranslations, type Translations } from '../../contracts/translations';
import { recognisedLanguage } from '../../words/language';
import { overlap, wordsOrSigns } from './comparisons';
import type { ExistingEntries } from './find-duplicates';

/** What is the same in every language, by which an entry is found again in a document in another one. */
const anchors: Partial<Record<ImportableSection, string[]>> = {
  workExperience: ['company'],
  education: ['institution'],
  certifications: ['issuer', 'credentialId'],
  projects: ['url', 'name'],
  volunteering: ['organization'],
  awards: ['awarder'],
  publications: ['url', 'title'],
};

/** The first and the last day of an entry, whatever they are called in its section. */
const starts = ['startDate', 'issueDate', 'date'];
const ends = ['endDate', 'expiryDate'];

/** The page that a document may be a version of in another language. */
export interface TranslatedPage {
  language: string | null;
  translations: Translations;
}

/** The other language of the page that a document is in; undefined for one in its own, or in none of the page. */
export function otherLanguageOf(
  { profile: { bio, jobTitle }, sections }: Proposal,
  { language, translations }: TranslatedPage,
): PageLanguage | undefined {
  const texts = [
    bio?.value,
    jobTitle?.value,
    ...sections.workExperience.flatMap(({ values: { position, description, achievements = [] } }) => [
      position,
      description,
      ...achievements,
    ]),
    ...sections.education.map(({ values: { description } }) => description),
  ];
  const spoken = recognisedLanguage(texts.filter(Boolean).join('\n'));
  return spoken !== language && spoken in translations ? spoken : undefined;
}

/**
 * A proposal from a document in another language of the page: the entries that the profile has already get their texts
 * in that language, and so do the first lines of the profile. What it does not have is left to its owner to decide.
 */
export function asTranslation(
  { profile, sections, ...proposal }: Proposal,
  language: PageLanguage,
  { translations }: TranslatedPage,
  existing: ExistingEntries,
): Proposal {
  const texts = Object.fromEntries(
    Object.keys(profileInformation.shape).flatMap((field) => {
      const read = new Map(Object.entries(profile)).get(field);
      return read ? [[field, read.value] as const] : [];
    }),
  );
  return {
    ...proposal,
    profile: { displayName: null, jobTitle: null, location: null, availability: null, bio: null },
    page: { translations: { ...translations, [language]: { ...translations[language], ...texts } } },
    sections: recordOf<ProposedSections>(importableSections, (section) =>
      translated(section, sections[section], existing[section], language),
    ),
  };
}

type Entry = Pick<ProposedEntry<ImportableSection>, 'confidence' | 'uncertain' | 'contradictions'> & {
  values: object;
  duplicateOf?: string | undefined;
};

/** Each existing entry is named once at most. */
function translated<E extends Entry>(
  section: ImportableSection,
  entries: E[],
  rows: { id: string }[],
  language: PageLanguage,
): E[] {
  const fields = anchors[section];
  if (!fields) return entries;
  const left = [...rows];
  const claim = (isSame: (row: object) => boolean) => {
    const at = left.findIndex(isSame);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  return entries.map((entry) => {
    const row =
      claim((each) => hasSameAnchor(entry.values, each, fields)) ??
      claim((each) => hasSameDates(entry.values, each));
    // Nothing of it is in the language of the page, so it is not added unless its owner says so.
    if (!row) return { ...entry, confidence: 0 };
    const values = withTexts(section, row, { values: entry.values, language });
    return { ...entry, values, duplicateOf: row.id, confidence: 1, uncertain: [], contradictions: [] };
  });
}

const fieldsOf = (entry: object) => new Map<string, unknown>(Object.entries(entry));

const textIn = (entry: object, field: string): string => {
  const value = fieldsOf(entry).get(field);
  return typeof value === 'string' ? wordsOrSigns(value) : '';
};

const dateIn = (entry: object, fields: string[]): string =>
  fields.map((field) => textIn(entry, field)).find(Boolean) ?? '';

function hasSameAnchor(one: object, other: object, fields: string[]): boolean {
  const isSame = (field: string) => textIn(one, field) !== '' && textIn(one, field) === textIn(other, field);
  return fields.some(isSame) && overlap(one, other);
}

function hasSameDates(one: object, other: object): boolean {
  const [start, alsoStart] = [dateIn(one, starts), dateIn(other, starts)];
  return start !== '' && start === alsoStart && dateIn(one, ends) === dateIn(other, ends);
}

/** The existing entry with the texts of the document in its language. */
function withTexts(
  section: ImportableSection,
  row: object,
  { values, language }: { values: object; language: PageLanguage },
) {
  const { texts, fields }: { texts?: object; fields: z.ZodObject } = sectionContracts[section];
  const [before, read] = [fieldsOf(row), fieldsOf(values)];
  const said = Object.keys(texts ?? {}).flatMap((field) => {
    const text = read.get(field);
    const isSaid = (typeof text === 'string' || Array.isArray(text)) && text.length > 0;
    return isSaid && !isDeepStrictEqual(text, before.get(field)) ? [[field, text] as const] : [];
  });
  const kept = storedTranslations.parse(before.get('translations'));
  return {
    ...Object.fromEntries(Object.keys(fields.shape).map((field) => [field, before.get(field)])),
    translations: { ...kept, [language]: { ...kept[language], ...Object.fromEntries(said) } },
  };
}
