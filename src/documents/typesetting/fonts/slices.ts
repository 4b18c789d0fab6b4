import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Family, folderOf, furtherScripts, type Pairing, scripts, usualFamily } from './families';

/** One of the files into which a package splits a family by characters. */
export interface Slice {
  family: Family;
  /** The name under which Typst knows it, as if it were a separate family. */
  name: string;
  /** Its name in the package. */
  part: string;
  /** A regular expression of one of its characters, for JavaScript and for Typst. */
  character: string;
  /** Matches text of which it has all characters. */
  covered: RegExp;
}

const kept = new Map<Family, Slice[]>();

/** The slices of a family, the one with the Latin letters first: as in style sheets, the last of the package has precedence. */
function slicesOf(family: Family): Slice[] {
  const known = kept.get(family);
  if (known) return known;
  const file = path.join(folderOf(family), 'unicode.json');
  const ranges: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const slices = Object.entries(ranges)
    .map(([key, range]) => sliceOf(family, key.replace(/[[\]]/g, ''), characterIn(range)))
    .filter(({ part }) => family.parts?.includes(part) ?? true)
    .toReversed();
  kept.set(family, slices);
  return slices;
}

const sliceOf = (family: Family, part: string, character: string): Slice => ({
  family,
  name: `${family.id}-${part}`,
  part,
  character,
  covered: new RegExp(`^${character}+$`, 'u'),
});

/** @param range such as `U+0131,U+0152-0153` */
const characterIn = (range: string) =>
  `[${range
    .replaceAll('U+', '')
    .replaceAll(/[\dA-F]+/gi, '\\u{$&}')
    .replaceAll(',', '')}]`;

/** The slices for headings and text, in order of preference. */
export interface ChosenFonts {
  headings: Slice[];
  text: Slice[];
  /** A regular expression of letters whose marks are placed by themselves; null if there are none. */
  strays: string | null;
}

/** Characters beyond ASCII; the slice with the Latin letters, which is always chosen, has the others. */
const furtherCharacters = /[^\0-\x7f]/gu;

/** A letter with its marks, or an emoji with its modifiers, which is only drawn properly by a font that has all of it. */
const clusters =
  /[^\p{M}\p{Emoji_Modifier}\u200d](?:[\p{M}\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic})+/gu;

/** Joiners, direction marks, variation selectors and tags, which every font ignores. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Letters with marks that Unicode does not have composed. The slices of their families rarely have both, and then
 * do not always say where the mark belongs; in other scripts, a mark may change its letter, or stand before it.
 */
const stray = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}+/u;

/** Chooses the slices that a text needs, so that no others are loaded. */
export function chooseFonts(text: string, pairing: Pairing): ChosenFonts {
  const letters = [...new Set(text.match(furtherCharacters))];
  const needs = [...letters, ...new Set(text.match(clusters))].map((need) => need.replaceAll(invisible, ''));
  const others = [usualFamily, ...scriptsFor(letters.join(''))];
  return {
    headings: slicesFor(needs, [...pairing.headings, ...pairing.text, ...others]),
    text: slicesFor(needs, [...pairing.text, ...others]),
    strays: stray.test(text) ? stray.source : null,
  };
}

/** @param needs texts each of which is to be in one slice, the first that has all of it */
function slicesFor(needs: string[], families: Family[]): Slice[] {
  const slices = [...new Set(families)].flatMap(slicesOf);
  const needed = new Set(needs.map((need) => slices.find(({ covered }) => covered.test(need))));
  return slices.filter((slice, index) => index === 0 || needed.has(slice));
}

/**
 * Ideographs are drawn differently in Chinese, Japanese and Korean; the other letters in the text show which is needed.
 */
function scriptsFor(text: string): Family[] {
  const { arabic, hebrew, chinese, japanese, korean, tibetan, emoji } = scripts;
  const ideographs = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, korean, chinese]
    : /\p{Script=Hangul}/u.test(text)
      ? [korean, japanese, chinese]
      : [chinese, japanese, korean];
  // The package for Tibetan has brackets of Chinese titles, and those for Chinese have some letters of India.
  return [arabic, hebrew, ...furtherScripts, emoji, ...ideographs, tibetan];
}
