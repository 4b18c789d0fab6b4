import type { Proposal } from '../../../src/contracts/cv-import';
import { isNumberOfPage } from '../../../src/reading/layout/furniture';
import { normalize, wordsOf } from './compare';
import type { SourceText } from './source-text';

/** Letters and digits only: accents may be drawn as separate glyphs, and spaces may be gaps. */
const squash = (text: string) =>
  normalize(text)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\0]/gu, '');

const ligature = /ff[il]?|f[ijlt]|t[fhit]/g;

/** Whether the text has this word; a ligature for which its font has no text is written as NUL there. */
const hasWord = (text: string, word: string) =>
  text.includes(word) || new RegExp(word.replace(ligature, '(?:$&|\\0)')).test(text);

/** Fields in the words of the product instead of the document. */
const ownWords = new Set([
  'type',
  'label',
  'category',
  'proficiency',
  'startDate',
  'endDate',
  'issueDate',
  'expiryDate',
  'date',
]);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
}

/** The texts that a proposal takes from its document. */
function takenTexts({ profile, sections }: Proposal): string[] {
  const ofProfile = Object.values(profile).flatMap((text) => text?.value ?? []);
  const ofEntries = Object.entries(sections).flatMap(([section, entries]) =>
    entries.flatMap(({ values, printed }) => [
      ...Object.entries(values)
        // The printed degree is compared instead of the one from the list of options.
        .filter(([field]) => !ownWords.has(field) && !(section === 'education' && field === 'degree'))
        .filter(([field]) => !(section === 'languages' && field === 'level'))
        .flatMap(([, value]) => textsOf(value)),
      ...Object.values(printed).filter((text) => !/^\d{4}(-\d\d)*$/.test(text)),
    ]),
  );
  return [...ofProfile, ...ofEntries];
}

/** Proposed texts that are not in the document, because at least one of their words is not. */
export function inventedIn(proposal: Proposal, source: SourceText): string[] {
  const text = squash([source.text, ...source.lines, ...source.addresses].join(''));
  return takenTexts(proposal).filter((taken) =>
    // A sign such as "&" would be compared as an English word that is not in the text.
    wordsOf(taken.replace(/^(https?:\/\/|mailto:)/, '').replaceAll('&', ' ')).some(
      (word) => !hasWord(text, squash(word)),
    ),
  );
}

/** How many letters of the lines that were read are in texts without a place, and how many there are. */
export function unplacedIn({ profile, sections, unplaced, leftOut = [] }: Proposal): {
  unplaced: number;
  read: number;
} {
  const parts = [...Object.values(sections).flat(), ...Object.values(profile), ...unplaced, ...leftOut];
  const lines = new Set(parts.flatMap((part) => part?.lines ?? []));
  const lettersOf = (texts: { text: string }[]) => squash(texts.map(({ text }) => text).join('')).length;
  return { unplaced: lettersOf(unplaced), read: lettersOf([...lines]) };
}

/** The lines of the document, except for its headings and page numbers, that are neither placed nor listed as unplaced. */
export function lostIn(proposal: Proposal, source: SourceText, headings: readonly string[]): string[] {
  const known = new Set(headings.map(squash));
  const { profile, sections, unplaced, leftOut = [] } = proposal;
  const entries = [...Object.values(sections).flat(), ...Object.values(profile)];
  const cited = entries.flatMap((entry) => entry?.lines.map(({ text }) => text) ?? []);
  const kept = [
    ...cited,
    ...takenTexts(proposal),
    ...unplaced.flatMap(({ text, heading }) => [heading ?? '', text]),
    ...leftOut.map(({ text }) => text),
  ];
  const pool = squash(kept.join(' '));
  return source.lines.filter(
    (line) =>
      squash(line) !== '' &&
      !known.has(squash(line)) &&
      !isNumberOfPage(line.trim()) &&
      !pool.includes(squash(line)) &&
      wordsOf(line).some((word) => !pool.includes(squash(word))),
  );
}
