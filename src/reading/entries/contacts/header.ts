import { headingKind } from '../../layout/headings';
import { keyOf } from '../../layout/looks';
import type { ReadAddress, ReadContact, ReadValue } from '../../reading';
import { findDates } from '../dates/dates';
import { type Place, placeOf, shortPlace } from '../places/places';
import { isDegree, positionEvidence } from '../text/evidence';
import { labelled } from '../text/labels';
import { fold, lexicon, wordsOf } from '../text/lexicon';
import type { ContactCell } from './contacts';
import { nameIn } from './person-names';

const documentWords = lexicon('document');
const personal = lexicon('personal');
const addressLabels = lexicon('address', 'locationLabels');
const personLabels = lexicon('personLabels');
const companies = lexicon('companies');

/** A part of the head that is not a contact. */
interface HeadPiece {
  text: string;
  from: ContactCell;
  index: number;
}

/** How many words of a name occur in an e-mail address. */
function inEmail(name: string, emails: readonly string[]): number {
  const parts = wordsOf(name).filter((word) => word.length > 2);
  return Math.max(0, ...emails.map((email) => parts.filter((part) => email.includes(part)).length));
}

/** The text after a label such as `Name:`. */
function labelledName(text: string): string | undefined {
  const found = labelled(text);
  return found && personLabels.is(found.label) ? found.value : undefined;
}

/** Some write their own name in lower case; then it is only one as the title of the document. */
const lowerCaseName = /^\p{Ll}{2,}(?: \p{Ll}{2,}){1,3}$/u;
/** Initials, which stand larger than the name beside them. */
const monogram = /^\p{Lu}{1,3}$/u;
/** In points. */
const smallestTitle = 16;

const nameOfPiece = (text: string) => nameIn(labelledName(text) ?? text);

interface NameFound {
  name: ReadValue;
  pieces: HeadPiece[];
}

/** The name is what its label says, or the text with the largest look near the top that is not a heading; an e-mail address may confirm it. */
function readName(pieces: readonly HeadPiece[], contacts: readonly ReadContact[]): NameFound | undefined {
  const emails = contacts
    .filter(({ type }) => type === 'email')
    .map(({ value }) => fold(value).split('@')[0] ?? '');
  const firstPage = pieces.filter(({ from }) => from.cell.box.page === pieces[0]?.from.cell.box.page);
  const largest = Math.max(...firstPage.map(({ from }) => from.cell.look.size));
  const candidates = firstPage.flatMap((piece, order) => {
    const isLargest = order === 0 && piece.from.cell.look.size === largest && largest >= smallestTitle;
    const name =
      nameOfPiece(piece.text) ??
      (isLargest && !documentWords.is(piece.text) ? piece.text.match(lowerCaseName)?.[0] : undefined);
    if (name === undefined || monogram.test(name)) {
      return [];
    }
    const words = name.match(/(?<!\S)\p{Lu}/gu)?.length ?? 0;
    const { look } = piece.from.cell;
    const confirmed = inEmail(name, emails);
    const score =
      look.size * 0.5 +
      (look.isBold ? 1 : 0) +
      Math.min(2, confirmed) * 3 +
      (words >= 2 && words <= 4 ? 2 : 0) +
      (labelledName(piece.text) === undefined ? 0 : 6) -
      (positionEvidence(name) > 0 ? 4 : 0) -
      (placeOf(name).evidence >= 2 ? 3 : 0) -
      (companies.has(name) ? 2 : 0) -
      order * 0.3;
    return [{ name, piece, score, confirmed }];
  });
  const [best, second] = candidates.sort((a, b) => b.score - a.score);
  if (best === undefined) {
    return undefined;
  }
  const used = piecesOfName(best.piece, firstPage);
  const value = used.map(({ text }) => nameOfPiece(text) ?? text).reduce(joinLines);
  const margin = best.score - (second?.score ?? 0);
  return {
    name: {
      value,
      confidence: Math.min(0.97, 0.6 + Math.max(0, margin) * 0.04 + best.confirmed * 0.12),
      lines: used.map(({ from }) => from.cell.source),
    },
    pieces: used,
  };
}

/** A double-barrelled name keeps the hyphen at the end of its line. */
const joinLines = (first: string, second: string) =>
  first.endsWith('-') ? `${first}${second}` : `${first} ${second}`;

/** The maximum number of words in each line of a name that takes several, and its minimum font size in points. */
const mostWordsOfLine = 2;
const smallestOfLines = 14;

/** All lines of a name, found outwards from one of them. */
function piecesOfName(piece: HeadPiece, pieces: readonly HeadPiece[]): HeadPiece[] {
  const found = [piece];
  for (;;) {
    const next = pieces.find(
      (other) => !found.includes(other) && found.some((line) => areLinesOfOneName(line, other)),
    );
    if (!next) return found.sort((a, b) => a.index - b.index);
    found.push(next);
  }
}

/** Whether two pieces are lines of the same name: close together, of similar size, and one or two words each. */
function areLinesOfOneName(one: HeadPiece, other: HeadPiece): boolean {
  const [a, b] = [one.from.cell, other.from.cell];
  const half = nameIn(other.text);
  const isShort = (text: string) => text.split(' ').length <= mostWordsOfLine;
  return (
    Math.abs(b.box.y - a.box.y) < b.look.size * 2.2 &&
    (Math.abs(b.box.x - a.box.x) < 60 || b.box.y === a.box.y) &&
    Math.abs(b.look.size - a.look.size) < (a.look.isCapitals && b.look.isCapitals ? b.look.size / 4 : 0.6) &&
    b.look.size >= smallestOfLines &&
    half !== undefined &&
    isShort(nameIn(one.text) ?? one.text) &&
    isShort(half) &&
    positionEvidence(half) === 0 &&
    // Guadalupe is also a town.
    (keyOf(a.look) === keyOf(b.look) || placeOf(half).evidence < 2)
  );
}

const isPlace = (text: string) => {
  const { evidence, street } = placeOf(text);
  return evidence >= 2 || (evidence >= 1 && street !== undefined);
};

const isSentence = (text: string) => /[.!?]$/.test(text) && wordsOf(text).length > 6;

/** How much the distance from the name, in pieces of text, speaks for a job title. */
const nearness = (distance: number) =>
  distance === 1 ? 1.5 : distance > 1 && distance < 4 ? 0.5 : -1 - Math.min(2, Math.abs(distance) / 10);

/** The job title is near the name, is short, and is neither a place, an address, a sentence nor a part of a list. */
function readJobTitle(pieces: readonly HeadPiece[], name: NameFound | undefined): ReadValue | undefined {
  const nameIndex = Math.max(-1, ...(name?.pieces.map(({ index }) => index) ?? []));
  const candidates = pieces
    .filter((piece) => !name?.pieces.includes(piece) && piece.from.section.kind !== 'contact')
    .map((piece) => {
      const words = wordsOf(piece.text).length;
      const distance = piece.index - nameIndex;
      const score =
        positionEvidence(piece.text) * 2 +
        nearness(distance) -
        (/@|[,;:]$/.test(piece.text) ? 4 : 0) -
        (words > 10 || isSentence(piece.text) ? 4 : 0) -
        (isPlace(piece.text) ? 4 : 0) -
        (findDates(piece.text).length > 0 || /\d{3}/.test(piece.text) ? 3 : 0) -
        (labelled(piece.text) === undefined ? 0 : 2) -
        (documentWords.is(piece.text) || headingKind(piece.text) !== undefined ? 4 : 0) -
        (/^\p{Ll}/u.test(piece.text) ? 1 : 0) -
        (isDegree(piece.text) ? 0.5 : 0);
      return { piece, score };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = candidates;
  return best === undefined || best.score < 1
    ? undefined
    : {
        value: best.piece.text,
        confidence: Math.min(0.9, 0.5 + best.score * 0.1),
        lines: [best.piece.from.cell.source],
      };
}

/** Whether a text states a personal detail: `Nationality: Dutch`, `Born 1 May 1990`. */
const isPersonal = (text: string) =>
  personal.begins(text) || findDates(text).some(({ from, to }) => to - from > text.length * 0.6);

interface PlaceFound {
  place: Place;
  text: string;
  pieces: HeadPiece[];
}

function placePieces(pieces: readonly HeadPiece[]): PlaceFound[] {
  const found: PlaceFound[] = [];
  for (const piece of pieces) {
    const label = labelled(piece.text);
    const isLabelled = label !== undefined && addressLabels.is(label.label);
    const text = isLabelled ? label.value : piece.text;
    const place = placeOf(text);
    const last = found.at(-1);
    const lastPiece = last?.pieces.at(-1);
    const isNext =
      last !== undefined && lastPiece !== undefined && piece.index - lastPiece.index === 1 && !isLabelled;
    const joined = isNext ? placeOf(`${last.text}, ${text}`) : undefined;
    if (
      isPersonal(text) ||
      (!isLabelled && (label !== undefined || wordsOf(text).length > 14 || isSentence(text)))
    ) {
      continue;
    }
    const isPart =
      place.evidence >= 1 ||
      (isNext &&
        place.city !== undefined &&
        last.place.street !== undefined &&
        last.place.city === undefined);
    if (
      isNext &&
      joined !== undefined &&
      isPart &&
      (last.place.city === undefined || (place.city === undefined && place.street === undefined))
    ) {
      found[found.length - 1] = {
        place: joined,
        text: `${last.text}, ${text}`,
        pieces: [...last.pieces, piece],
      };
    } else if (place.evidence >= 1 || (isLabelled && place.city !== undefined)) {
      found.push({
        place: { ...place, evidence: place.evidence + (isLabelled ? 2 : 0) },
        text,
        pieces: [piece],
      });
    }
  }
  return found;
}

export interface Header {
  name?: ReadValue;
  jobTitle?: ReadValue;
  location?: ReadValue;
  addresses: ReadAddress[];
}

/** Reads name, job title and location from the text of the head without its contacts. */
export function readHeader(cells: readonly ContactCell[], contacts: readonly ReadContact[]): Header {
  const pieces = cells
    .flatMap((from) => from.rest.map((text) => ({ text, from })))
    .map((piece, index): HeadPiece => ({ ...piece, index }));
  const name = readName(pieces, contacts);
  const jobTitle = readJobTitle(pieces, name);
  const rest = pieces.filter((piece) => !name?.pieces.includes(piece) && piece.text !== jobTitle?.value);
  const places = placePieces(rest).filter(({ place }) => shortPlace(place) !== '');
  const [best] = places.toSorted((a, b) => b.place.evidence - a.place.evidence);
  const address = places.find(({ place }) => place.street !== undefined || place.postalCode !== undefined);
  const lines = (found: PlaceFound) => found.pieces.map(({ from }) => from.cell.source);
  return {
    name: name?.name,
    jobTitle,
    location:
      best === undefined
        ? undefined
        : {
            value: shortPlace(best.place),
            confidence: 0.5 + Math.min(3, best.place.evidence) * 0.14,
            lines: lines(best),
          },
    addresses: address === undefined ? [] : [addressOf(address.place, lines(address))],
  };
}

const addressOf = (
  { street, city, state, postalCode, country }: Place,
  lines: ReadAddress['lines'],
): ReadAddress => ({
  street,
  city,
  state,
  postalCode,
  country,
  confidence: city === undefined ? 0.5 : 0.8,
  lines,
});
