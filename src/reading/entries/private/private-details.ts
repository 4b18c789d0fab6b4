import type { PrivateKind } from '../../../contracts/cv-import';
import { keysOf } from '../../../contracts/keys-of';
import {
  ages,
  childWords,
  citizens,
  counts,
  detailLabels,
  maritalStatuses,
  numberFillers,
  numberLabels,
  peoples,
  sexes,
} from '../../words/private-details';
import { findDates } from '../dates/dates';
import { positionEvidence } from '../text/evidence';
import { fold, Lexicon, wordsOf } from '../text/lexicon';

/** A personal detail in a text, which is proposed nowhere. */
export interface PrivateMention {
  kind: PrivateKind;
  from: number;
  to: number;
}

type LabelledKind = keyof typeof detailLabels;
type NumberKind = keyof typeof numberLabels;
/** What a label announces. */
export type DetailKind = LabelledKind | NumberKind;

/** Texts are examined up to this length. */
const longest = 2000;

const squash = (text: string) => fold(text).replace(/[^\p{L}]/gu, '');

const labelKinds = new Map<string, LabelledKind>();
for (const kind of keysOf(detailLabels)) {
  for (const label of detailLabels[kind].split(',')) labelKinds.set(squash(label), kind);
}

const filler = `(?:[\\s.:#º°-]|(?<![\\p{L}])(?:${numberFillers})(?![\\p{L}])){0,12}`;
const patternOf = (labels: string, flags: string) =>
  new RegExp(
    `(?<![\\p{L}\\d.])(?:[nN][º°o.]{1,2} ?(?:de |di )?)?(?:${labels})(?:-?[nN](?:umme)?r)?(?![\\p{L}])${filler}`,
    flags,
  );
const numberPatterns = keysOf(numberLabels).flatMap((kind) => [
  { kind, pattern: patternOf(numberLabels[kind].words.replace(/\n\s*/g, ''), 'giu') },
  { kind, pattern: patternOf(numberLabels[kind].abbreviations, 'gu') },
]);

const code = /[A-Z\d](?:[A-Z\d./-]| (?=[A-Z]{0,2}\d|[A-Z](?![\p{L}\d])))*/uy;
const place = / (?:de|of|di|da) \p{Lu}\p{L}+/uy;

/** Minimum number of digits in the number of a person; of one with letters, and of both. */
const fewestDigits = 6;
const fewestBesideLetters = 4;
const fewestSigns = 9;

function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  const isMixed = digits >= fewestBesideLetters && text.replace(/[^A-Z\d]/g, '').length >= fewestSigns;
  return (digits >= fewestDigits || isMixed) && findDates(text).length === 0;
}

function numbersIn(text: string): PrivateMention[] {
  return numberPatterns.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: label, index }) => {
      code.lastIndex = index + label.length;
      const [number = ''] = code.exec(text) ?? [];
      const end = index + label.length + number.length;
      place.lastIndex = end;
      const [where = ''] = place.exec(text) ?? [];
      return isNumber(number) ? [{ kind, from: index, to: end + where.length }] : [];
    }),
  );
}

const statusWords = new Lexicon([maritalStatuses]);
const sexWords = new Lexicon([sexes]);
const countWords = new Lexicon([counts]);
const children = new Lexicon([childWords]);
const agePhrases = new Lexicon([ages]);
const citizenWords = new Lexicon([citizens]);
const peopleWords = new Lexicon([peoples]);

const isCount = (text: string) => /^\d{1,2}$/.test(text.trim()) || countWords.is(text);

/** Whether a text can be what a label of a kind announces. */
function isValue(kind: LabelledKind, text: string): boolean {
  const words = wordsOf(text).length;
  switch (kind) {
    case 'birth':
      return words > 0 && words <= 10;
    case 'sex':
      return sexWords.is(text);
    case 'children':
      return isCount(text.split(/[,(]/)[0] ?? '');
    case 'maritalStatus':
    case 'nationality':
      return words > 0 && words <= 8;
  }
}

/** What a text is the label of, from its last words: `Berlin Date of birth`. */
function labelAtEnd(text: string): { kind: LabelledKind; from: number } | undefined {
  const starts = [...text.matchAll(/(?<![^\s,])\p{L}/gu)].map(({ index }) => index).slice(-6);
  for (const from of starts) {
    const kind = labelKinds.get(squash(text.slice(from)));
    if (kind !== undefined) return { kind, from };
  }
  return undefined;
}

/** Between texts that have nothing to do with each other. */
const separator = /[|•·●◦⋄♦■;\n\t]|\s{3,}/u;

/** The parts of a text, with their places. */
function partsOf(text: string, between: RegExp): { text: string; at: number }[] {
  let at = 0;
  return text.split(new RegExp(`(${between.source})`, between.flags)).flatMap((part, index) => {
    const start = at;
    at += part.length;
    return index % 2 === 0 && part.trim() !== '' ? [{ text: part, at: start }] : [];
  });
}

/** Where the first contact in a text begins; its end if it has none. */
function endOf(text: string): number {
  const at = text.search(
    /(?<![,\s])[,\s]*(?:\S{1,60}@|(?<!\p{L})(?:tel|telefon|phone|mobile?|handy|e-?mail|https?|www)[.:\s])/iu,
  );
  return at < 0 ? text.length : at;
}

/** The details after a colon: each reaches to the next label. */
function labelledIn(text: string): PrivateMention[] {
  const found: { kind: LabelledKind | undefined; from: number; colon: number }[] = [];
  for (const { index: colon } of text.matchAll(/:(?!\/)/g)) {
    const before = text.slice(Math.max(0, colon - 60), colon).trimEnd();
    const offset = Math.max(0, colon - 60);
    const label = labelAtEnd(before);
    const word = /(?<!\S)\S+$/.exec(before)?.index ?? before.length;
    found.push({ kind: label?.kind, from: offset + (label?.from ?? word), colon });
  }
  return found.flatMap(({ kind, from, colon }, index) => {
    const next = found[index + 1]?.from ?? text.length;
    const to = colon + 1 + endOf(text.slice(colon + 1, next));
    const value = text.slice(colon + 1, to).trim();
    return kind !== undefined && isValue(kind, value) ? [{ kind, from, to }] : [];
  });
}

/** The kind of a text that begins with its label, without a colon: `Born 1 May 1990 in Cork`. */
function kindOfStart(text: string): LabelledKind | undefined {
  if (wordsOf(text).length > 12 || positionEvidence(text) > 0) return undefined;
  if (/^\s*\*\s?\d{1,2}[./]\d{1,2}[./]\d{4}/.test(text)) return 'birth';
  const ends = [...text.matchAll(/\S(?=\s)/g)].map(({ index }) => index + 1).slice(0, 5);
  for (const end of ends.toReversed()) {
    const kind = labelKinds.get(squash(text.slice(0, end)));
    const value = text.slice(end).trim();
    if (kind === undefined) continue;
    const isDated = findDates(value).length > 0 || /^\d{2}(?!\d)/.test(value);
    const isPlace = /\s/.test(text.slice(0, end)) && wordsOf(value).length <= 3;
    if (kind === 'birth' ? isDated || isPlace : wordsOf(value).length <= 3 && isValue(kind, value))
      return kind;
  }
  return undefined;
}

/** The kind of a text that needs no label, as in the head of a CV: `married`, `2 children`, `34 ans`. */
function kindOfBare(text: string): LabelledKind | undefined {
  const words = text.trim().split(/\s+/);
  const [first = '', ...rest] = words;
  if (statusWords.is(text)) return 'maritalStatus';
  if (text.trim().length > 1 && sexWords.is(text)) return 'sex';
  if (isCount(first) && children.is(rest.join(' '))) return 'children';
  if (/^\d{2}$/.test(first) && agePhrases.is(rest.join(' '))) return 'birth';
  if (peopleWords.is(text)) return 'nationality';
  return words.length === 2 && citizenWords.is(words[1] ?? '') ? 'nationality' : undefined;
}

/**
 * The personal details in a text that a CV does not need and that are nobody else's business: numbers of identity, tax
 * and social insurance, birth, marital status, nationality, sex and children.
 * @param isHead whether it is in the head of the document, where details need no label
 */
export function privateDetailsIn(printed: string, isHead: boolean): PrivateMention[] {
  const text = printed.slice(0, longest);
  const numbers = numbersIn(text);
  const others = partsOf(text, separator).flatMap((piece) => {
    const within = (mentions: PrivateMention[]) =>
      mentions.map(({ kind, from, to }) => ({ kind, from: piece.at + from, to: piece.at + to }));
    const labelled = labelledIn(piece.text);
    if (labelled.length > 0) return within(labelled);
    if (!isHead) return [];
    const start = kindOfStart(piece.text.trim());
    if (start !== undefined) return within([{ kind: start, from: 0, to: endOf(piece.text) }]);
    return within(
      partsOf(piece.text, /[,:]/).flatMap((part) => {
        const kind = kindOfBare(part.text) ?? kindOfStart(part.text.trim());
        return kind === undefined ? [] : [{ kind, from: part.at, to: part.at + endOf(part.text) }];
      }),
    );
  });
  const isApart = ({ from, to }: PrivateMention) =>
    numbers.every((number) => to <= number.from || from >= number.to);
  return [...numbers, ...others.filter(isApart)].sort((a, b) => a.from - b.from);
}

/** The kind of detail that a whole text is the label of: `Date of birth:`. */
export function kindOfDetailLabel(text: string): DetailKind | undefined {
  const label = text.trim();
  if (label === '' || label.length > 40) return undefined;
  const number = numberPatterns.find(({ pattern }) => label.match(pattern)?.[0] === label);
  return labelKinds.get(squash(label)) ?? number?.kind;
}

const isNumberKind = (kind: DetailKind): kind is NumberKind => kind in numberLabels;

/** Whether a text can stand beside or below the label of a kind. */
export const isDetail = (kind: DetailKind, text: string): boolean =>
  isNumberKind(kind) ? text.length <= 40 && isNumber(text) : isValue(kind, text);
