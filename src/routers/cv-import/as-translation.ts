import {
  type ImportableSection,
  importableSections,
  type Proposal,
  type ProposedEntry,
  type ProposedSections,
} from '../../contracts/cv-import';
import { recordOf } from '../../contracts/keys-of';
import type { PageLanguage } from '../../contracts/page-language';
import { withTextsOf } from '../../contracts/translated-entry';
import { toldLanguage } from '../../words/language';
import { type Counterpart, counterpartsOf } from './counterparts';
import type { ExistingEntries } from './find-duplicates';

/** The language that a document is in, judging by its texts; undefined where that is uncertain. */
export function languageOfDocument({ profile: { bio, jobTitle }, sections }: Proposal) {
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
  return toldLanguage(texts.filter(Boolean).join('\n'));
}

/**
 * A proposal from a document in another language of the page: the entries that the profile has already get its texts in
 * that language. What the profile does not have is left to its owner to decide.
 */
export function asTranslation(
  proposal: Proposal,
  language: PageLanguage,
  existing: ExistingEntries,
): Proposal {
  const proposed: ProposedSections = proposal.sections;
  const sections = recordOf<ProposedSections>(importableSections, <S extends ImportableSection>(section: S) =>
    translated(section, proposed[section], existing[section], language),
  );
  return { ...proposal, language, sections };
}

type Entry = Pick<ProposedEntry<ImportableSection>, 'confidence' | 'uncertain' | 'contradictions'> & {
  values: object;
  printed: Record<string, string>;
  duplicateOf?: string | undefined;
};

const isNew = 'Your page does not have this: it would be added as it is here.';

function translated<E extends Entry>(
  section: ImportableSection,
  entries: E[],
  rows: { id: string }[],
  language: PageLanguage,
): E[] {
  // Where somebody is reached is the same in every language.
  if (section === 'contacts') return entries;
  const counterparts = counterpartsOf(section, entries, rows);
  return entries.map((entry) => {
    const counterpart = counterparts.get(entry);
    if (counterpart) return { ...entry, ...asTextsOf(section, entry, { ...counterpart, language }) };
    return entry.duplicateOf === undefined ? { ...entry, contradictions: [isNew] } : entry;
  });
}

const asTextsOf = (
  section: ImportableSection,
  { values, printed }: Entry,
  { row, isSure, names, language }: Counterpart & { language: PageLanguage },
) => ({
  values: withTextsOf(section, row, { values, language }),
  duplicateOf: row.id,
  confidence: isSure ? 1 : 0,
  uncertain: [],
  printed: { ...printed, ...names },
  contradictions: [],
});
