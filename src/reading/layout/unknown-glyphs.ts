import { headingWords } from '../words/headings/languages';
import { wordsWithLigatures } from '../words/ligatures';
import type { PageContents } from './item';

/** Private-use characters stand in for glyphs without a text until their text is known. */
const firstUnknown = 0xf0000;
const unknowns = /[\u{f0000}-\u{ffffd}]/u;
const allUnknowns = /[\u{f0000}-\u{ffffd}]/gu;

/** What fonts draw as a single glyph, the most common first. */
const ligatures = ['fi', 'ff', 'fl', 'ffi', 'ffl', 'ti', 'tt', 'ft', 'tf', 'fj', 'Th'];

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

/** No ligature follows a digit: such a glyph is a dash. */
const afterFigure = /\d[\u{f0000}-\u{ffffd}]/u;

/** Maximum number of glyphs that are identified; a font in which every glyph is unknown has no text. */
const mostGlyphs = 40;

/** The character that stands in for a glyph whose text is unknown. */
export function unknownGlyph(code: number): string {
  return String.fromCodePoint(firstUnknown + ((code & 0xffff) % 0xfffd));
}

/** Replaces glyphs without a text, which are mostly ligatures, by the text that yields the most known words. */
export function resolveUnknownGlyphs(pages: PageContents[]): void {
  const items = pages.flatMap((page) => page.items);
  const unclear = items.filter(({ text }) => unknowns.test(text));
  if (unclear.length === 0) return;
  const known = new Set(
    items.filter(({ text }) => !unknowns.test(text)).flatMap(({ text }) => wordsOf(text)),
  );
  for (const word of vocabulary()) known.add(word);
  const texts = new Map<string, string>();
  const glyphs = new Set(unclear.flatMap(({ text }) => text.match(allUnknowns) ?? []));
  for (const glyph of [...glyphs].slice(0, mostGlyphs)) {
    const words = unclear.map(({ text }) => text).filter((text) => text.includes(glyph));
    texts.set(glyph, likeliest(glyph, words, known));
  }
  for (const item of unclear) item.text = item.text.replace(allUnknowns, (glyph) => texts.get(glyph) ?? '');
}

function likeliest(glyph: string, words: string[], known: Set<string>): string {
  const score = (ligature: string) => {
    const readings = words.flatMap((word) => wordsOf(word.replaceAll(glyph, ligature)));
    return readings.filter((word) => known.has(word)).length;
  };
  const atFigures = words.filter((word) => afterFigure.test(word) && word.includes(glyph));
  if (2 * atFigures.length > words.length) return '\u2013';
  const scores = ligatures.map(score);
  const best = Math.max(...scores);
  const usual = ligaturesOfTex.get((glyph.codePointAt(0) ?? 0) - firstUnknown);
  if (usual && scores[ligatures.indexOf(usual)] === best) return usual;
  // A glyph on its own is an icon or a bullet.
  if (best === 0 && words.every((word) => word === glyph)) return '\u2022';
  return ligatures[scores.indexOf(best)] ?? '';
}

function vocabulary(): string[] {
  const headings = headingWords.flatMap((words) => Object.values(words)).flatMap(wordsOf);
  return [...headings, ...wordsOf(wordsWithLigatures)];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\u{f0000}-\u{ffffd}]+/gu) ?? [];
}
