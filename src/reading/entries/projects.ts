import type { DocumentSection } from '../layout-types';
import type { ReadProject } from '../reading';
import { bodyOf, listOf } from './body';
import { addressIn, chunksOf } from './contacts/links';
import type { DateOptions } from './dates/date-forms';
import { type EntryParts, entryParts } from './heads/entry-heads';
import { isAddress, type Piece } from './heads/slots';
import { positionEvidence } from './text/evidence';
import { wordsOf } from './text/lexicon';

/** Short words between commas beside a name are what the project was made with. */
const isListOfWords = ({ text }: Piece) => {
  const parts = listOf(text);
  return parts.length > 1 && parts.every((part) => wordsOf(part).length <= 3);
};

const isNoAddress = (text: string) => !isAddress(text);
const isRole = ({ text }: Piece) => positionEvidence(text) > 0;

function projectOf(parts: EntryParts): ReadProject | undefined {
  const texts = parts.pieces.filter(({ text }) => !isAddress(text));
  const [name, ...others] = texts;
  if (name === undefined) return undefined;
  const role = others.find(isRole);
  const words = others.filter((piece) => piece !== role && isListOfWords(piece));
  const rest = others.filter((piece) => piece !== role && !words.includes(piece));
  const body = bodyOf(parts.body, parts.x);
  const made = [
    ...words.flatMap(({ text }) => listOf(text)),
    ...body.labelled.filter(({ kind }) => kind === 'technologies').flatMap(({ value }) => listOf(value)),
  ];
  return {
    name: name.text,
    role: role?.text,
    url: addressOf(parts) ?? [...made, ...body.description].filter(isAddress).map(addressIn)[0],
    ...parts.period,
    description:
      [...rest.map(({ text }) => text), ...body.description.filter(isNoAddress)].join('\n') || undefined,
    highlights: body.achievements,
    technologies: made.filter(isNoAddress),
    doubtful: [],
    confidence: 0.75,
    lines: parts.cells.map(({ source }) => source),
  };
}

/** The first address in the head of an entry: a link on its name, or a text. */
function addressOf({ head }: EntryParts): string | undefined {
  const cells = head.flatMap(({ row }) => row.cells);
  const links = cells.flatMap(({ spans }) => spans.flatMap(({ link }) => link ?? []));
  const printed = cells.flatMap(({ text }) => chunksOf(text).flatMap((chunk) => addressIn(chunk) ?? []));
  return [...links, ...printed].find((address) => !address.startsWith('mailto:'));
}

/** Reads the projects from the sections about them. */
export const readProjects = (sections: readonly DocumentSection[], options: DateOptions): ReadProject[] =>
  entryParts(sections, 'projects', { ...options, datesInBullets: true }).flatMap(
    (parts) => projectOf(parts) ?? [],
  );
