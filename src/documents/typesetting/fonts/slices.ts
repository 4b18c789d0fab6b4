import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Family, folderOf, type Pairing, scripts, usualFamily } from './families';

/** One of the files into which a package splits a family by characters. */
export interface Slice {
  family: Family;
  /** The name under which Typst knows it, as if it were a separate family. */
  name: string;
  file: string;
  /** The first and the last code point of each range. */
  ranges: [first: number, last: number][];
}

const kept = new Map<Family, Slice[]>();

/**
 * The slices of a family, in the order of its package. The slice with the Latin letters comes last: for an accented
 * letter, it only has the parts, whereas another slice has the complete letter.
 */
function slicesOf(family: Family): Slice[] {
  const known = kept.get(family);
  if (known) return known;
  const folder = folderOf(family);
  const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  const slices = Object.entries(ranges)
    .map(([key, range]) => ({ part: key.replace(/[[\]]/g, ''), range }))
    .filter(({ part }) => family.parts?.includes(part) ?? true)
    .map(({ part, range }) => ({
      family,
      name: `${family.id}-${part}`,
      file: path.join(folder, 'files', `${family.id}-${part}-${family.axis}-normal.woff2`),
      ranges: range.split(',').map(parseRange),
    }));
  kept.set(family, slices);
  return slices;
}

/** @param range such as `U+0131` or `U+0152-0153` */
function parseRange(range: string): [number, number] {
  const [first = 0, last = first] = range
    .slice('U+'.length)
    .split('-')
    .map((digits) => Number.parseInt(digits, 16));
  return [first, last];
}

const covers = ({ ranges }: Slice, character: number) =>
  ranges.some(([first, last]) => first <= character && character <= last);

/** Joiners, direction marks, variation selectors and tags, which every font ignores. */
const isInvisible = (character: number) =>
  (character >= 0x200b && character <= 0x200f) ||
  (character >= 0x2060 && character <= 0x2064) ||
  (character >= 0xfe00 && character <= 0xfe0f) ||
  character >= 0xe0000;

/** The slices for headings and text, in order of preference. */
export interface ChosenSlices {
  headings: Slice[];
  text: Slice[];
}

/** Characters beyond ASCII; the slice with the Latin letters, which is always chosen, has the others. */
const furtherCharacters = /[^\0-\x7f]/gu;

/** Chooses the slices that a text needs, so that no others are loaded. */
export function chooseSlices(text: string, pairing: Pairing): ChosenSlices {
  const letters = new Set(text.match(furtherCharacters));
  const characters = [...letters].map((letter) => letter.codePointAt(0) ?? 0).filter((c) => !isInvisible(c));
  const others = [usualFamily, ...scriptsFor([...letters].join(''))];
  return {
    headings: slicesFor(characters, [...pairing.headings, ...pairing.text, ...others]),
    text: slicesFor(characters, [...pairing.text, ...others]),
  };
}

function slicesFor(characters: number[], families: Family[]): Slice[] {
  const slices = [...new Set(families)].map(slicesOf);
  // The last slice that has a character wins, because ranges overlap, as in style sheets.
  const needed = new Set(slices.slice(0, 1).flatMap((own) => own.slice(-1)));
  for (const character of characters) {
    for (const own of slices) {
      const slice = own.findLast((candidate) => covers(candidate, character));
      if (!slice) continue;
      needed.add(slice);
      break;
    }
  }
  return slices.flat().filter((slice) => needed.has(slice));
}

/**
 * Ideographs are drawn differently in Chinese, Japanese and Korean; the other letters in the text show which is needed.
 */
function scriptsFor(text: string): Family[] {
  const { arabic, hebrew, chinese, japanese, korean, emoji } = scripts;
  const ideographs = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, korean, chinese]
    : /\p{Script=Hangul}/u.test(text)
      ? [korean, japanese, chinese]
      : [chinese, japanese, korean];
  return [arabic, hebrew, emoji, ...ideographs];
}
