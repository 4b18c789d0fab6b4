import { headingWords } from '../words/headings/languages';
import { languages } from '../words/languages';
import { wordsWithLigatures } from '../words/ligatures';
import type { Item, PageContents } from './item';

/** Private-use characters stand in for glyphs without a text until their text is known. */
const firstUnknown = 0xf0000;
const unknowns = /[\u{f0000}-\u{ffffd}]/u;
const allUnknowns = /[\u{f0000}-\u{ffffd}]/gu;

/** What fonts draw as a single glyph, the most common first. */
const ligatures = ['fi', 'ff', 'fl', 'ffi', 'ffl', 'ti', 'tt', 'ft', 'tf', 'tti', 'fj', 'Th'];

/** Where TeX fonts have their ligatures, in the newer and the older encoding; these break ties. */
const ligaturesOfTex = new Map([
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
  [0x0b, 'ff'],
  [0x0c, 'fi'],
  [0x0d, 'fl'],
  [0x0e, 'ffi'],
  [0x0f, 'ffl'],
]);
const fontOfTex = /^(?:cm|sf|lm|ec|pl|tc|aer)[a-z]*\d/i;

/** No ligature follows a digit, or a word that ends in one: such a glyph is a dash. */
const afterFigure = /\d ?[\u{f0000}-\u{ffffd}]/u;

/** A font with more unknown glyphs has no text. */
const mostGlyphs = 40;
/** What shows that a letter is missing. */
const missing = '\ufffd';

/** The character that stands in for a glyph whose text is unknown. */
export function unknownGlyph(code: number): string {
  return String.fromCodePoint(firstUnknown + ((code & 0xffff) % 0xfffd));
}

/**
 * Replaces glyphs without a text, which are mostly ligatures, by what makes them words that are known. A glyph that no
 * known word explains is marked as missing.
 */
export function resolveUnknownGlyphs(pages: PageContents[]): void {
  const items = pages.flatMap((page) => page.items);
  const unclear = items.flatMap((item, index) =>
    unknowns.test(item.text) ? [{ item, before: item.isSpaced ? (items[index - 1]?.text ?? '') : '' }] : [],
  );
  if (unclear.length === 0) return;
  const known = new Set(
    items.filter(({ text }) => !unknowns.test(text)).flatMap(({ text }) => wordsOf(text)),
  );
  for (const word of vocabulary()) known.add(word);
  for (const font of new Set(unclear.map(({ item }) => item.look.font))) {
    resolveFont(
      unclear.filter(({ item }) => item.look.font === font),
      known,
      fontOfTex.test(font),
    );
  }
}

/** A word with unknown glyphs, and the word before it on its line. */
interface UnclearWord {
  item: Item;
  before: string;
}

/** A code means the same glyph in all words of a font. */
function resolveFont(unclear: UnclearWord[], known: ReadonlySet<string>, isTex: boolean): void {
  const items = unclear.map(({ item }) => item);
  const glyphs = [...new Set(items.flatMap(({ text }) => text.match(allUnknowns) ?? []))];
  for (const glyph of glyphs.length > mostGlyphs ? [] : glyphs) {
    const words = [...new Set(items.map(({ text }) => text).filter((text) => text.includes(glyph)))];
    const inLines = new Set(
      unclear.flatMap(({ item: { text }, before }) => (text.includes(glyph) ? [`${before} ${text}`] : [])),
    );
    const isDash = 2 * [...inLines].filter((text) => afterFigure.test(text)).length > inLines.size;
    const textIn = isDash ? () => '\u2013' : readingOf(glyph, words, known, isTex);
    for (const item of items) item.text = item.text.replaceAll(glyph, textIn(item.text));
  }
  const rest = glyphs.length > mostGlyphs ? '' : missing;
  for (const item of items) item.text = item.text.replace(allUnknowns, rest);
}

/** The text of a glyph in a word. */
function readingOf(
  glyph: string,
  words: string[],
  known: ReadonlySet<string>,
  isTex: boolean,
): (word: string) => string {
  const makesKnown = (word: string, ligature: string) =>
    wordsOf(word.replaceAll(glyph, ligature)).some(
      (each) => each.includes(ligature.toLowerCase()) && known.has(each),
    );
  const scores = ligatures.map((ligature) => words.filter((word) => makesKnown(word, ligature)).length);
  const best = Math.max(...scores);
  const usual = isTex ? ligaturesOfTex.get((glyph.codePointAt(0) ?? 0) - firstUnknown) : undefined;
  if (usual && scores[ligatures.indexOf(usual)] === best) return () => usual;
  // A glyph on its own is an icon or a bullet.
  if (best === 0 && words.every((word) => word === glyph)) return () => '\u2022';
  const likeliest = ligatures[scores.indexOf(best)] ?? missing;
  const isProven = best >= 2 || best * 2 > words.length;
  return (word) => (isProven || makesKnown(word, likeliest) ? likeliest : glyph);
}

function vocabulary(): string[] {
  const headings = headingWords.flatMap((words) => Object.values(words));
  const others = languages.flatMap((words) => Object.values<string | readonly string[]>({ ...words }).flat());
  return [...headings, ...others, wordsWithLigatures].flatMap(wordsOf);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\u{f0000}-\u{ffffd}]+/gu) ?? [];
}
