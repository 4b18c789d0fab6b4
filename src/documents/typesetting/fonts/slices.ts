import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clustersOf, codePointsOf, hasMovableMarks, inClass, letterWithMarks } from './clusters';
import { type Family, folderOf, type Pairing, scripts, usualFamily } from './families';

/** One of the files into which a package splits a family by characters. */
export interface Slice {
  family: Family;
  /** The name under which Typst knows it, as if it were a separate family. */
  name: string;
  /** Its name in the package. */
  part: string;
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
      part,
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

/** The slices for headings and text, in order of preference. */
export interface ChosenFonts {
  headings: Slice[];
  text: Slice[];
  /** The first characters of clusters that are set in one font. */
  bases: number[];
  /**
   * Whether Latin, Greek or Cyrillic letters are in several slices. Each is then used for its own ranges: beyond them, it
   * has parts of letters, of which Typst would compose accented ones that another slice has complete.
   */
  splitsAlphabets: boolean;
  /** A regular expression of letters whose marks are placed by themselves; null if there are none. */
  strays: string | null;
}

const isBeyondLatin1 = (letter: string) =>
  letter > '\u00ff' && /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letter);

/** Characters beyond ASCII; the slice with the Latin letters, which is always chosen, has the others. */
const furtherCharacters = /[^\0-\x7f]/gu;

/** Chooses the slices that a text needs, so that no others are loaded. */
export function chooseFonts(text: string, pairing: Pairing): ChosenFonts {
  const letters = [...new Set(text.match(furtherCharacters))].join('');
  const clusters = clustersOf(text);
  const needs = [...codePointsOf(letters).map((character) => [character]), ...clusters];
  const others = [usualFamily, ...scriptsFor(letters)];
  return {
    headings: slicesFor(needs, [...pairing.headings, ...pairing.text, ...others]),
    text: slicesFor(needs, [...pairing.text, ...others]),
    splitsAlphabets: [...letters].some(isBeyondLatin1),
    bases: clusters.filter((cluster) => !hasMovableMarks(cluster)).map(([base = 0]) => base),
    strays: letterWithMarks(clusters.filter(hasMovableMarks)),
  };
}

/** @param needs characters that are to be in one slice: single ones, and clusters */
function slicesFor(needs: number[][], families: Family[]): Slice[] {
  const slices = [...new Set(families)].map(slicesOf);
  const needed = new Set(slices.slice(0, 1).flatMap((own) => own.slice(-1)));
  for (const characters of needs) {
    const slice = sliceWith(characters, slices);
    if (slice) needed.add(slice);
  }
  return slices.flat().filter((slice) => needed.has(slice));
}

/** The slice that has all of these characters, of the first family that has one. */
function sliceWith(characters: number[], families: Slice[][]): Slice | undefined {
  for (const slices of families) {
    // The last slice that has a character wins, because ranges overlap, as in style sheets.
    const slice = slices.findLast((candidate) =>
      characters.every((character) => covers(candidate, character)),
    );
    if (slice) return slice;
  }
  return undefined;
}

/**
 * A regular expression of the only characters that a slice is used for; null if it is used for all that it has, because
 * looking at each letter takes time.
 */
export function coverageOf(slice: Slice, { bases, splitsAlphabets }: ChosenFonts): string | null {
  const ranges = slice.ranges.map(([first, last]) => `\\u{${hex(first)}}-\\u{${hex(last)}}`).join('');
  const lacked = bases.filter((base) => !covers(slice, base));
  if (lacked.length > 0) return `[${ranges}--[${inClass(lacked)}]]`;
  return splitsAlphabets ? `[${ranges}]` : null;
}

const hex = (character: number) => character.toString(16);

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
