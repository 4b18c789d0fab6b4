import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { resolveUnknownGlyphs, unknownGlyph } from '../../src/reading/layout/unknown-glyphs';
import { PageReader } from '../../src/reading/sources/pdf-operators';
import { item, page, plain } from './page-contents';

const resolved = (...words: string[]) => resolvedIn('Serif', ...words);

/** Resolves words in which digits in braces are the codes of unknown glyphs. */
function resolvedIn(font: string, ...words: string[]) {
  const contents = page(
    words.map((word, index) =>
      item(
        word.replace(/\{(\w+)\}/g, (_, code) => unknownGlyph(Number.parseInt(code, 16))),
        50,
        50 + index * 12,
        { look: { ...plain, font } },
      ),
    ),
  );
  resolveUnknownGlyphs([contents]);
  return contents.items.map(({ text }) => text);
}

test('glyphs without a text are the ligatures that make words', () => {
  expect(resolved('certi{2}cates', 'work{3}ow')).toEqual(['certificates', 'workflow']);
});

test('glyphs without a text after digits are dashes', () => {
  expect(resolved('2016{15}oggi', '04/2014{15}03/2016', '{15}')).toEqual([
    '2016–oggi',
    '04/2014–03/2016',
    '–',
  ]);
});

test('a lone glyph between figures is a dash', () => {
  const spaced = { isSpaced: true };
  const contents = page([
    ...['10/2020', '05/2018'].flatMap((start, at) => [
      item(start, 50, 50 + 12 * at),
      item(unknownGlyph(3), 90, 50 + 12 * at, spaced),
    ]),
    item(`Algebra${unknownGlyph(3)}Geometry`, 50, 74),
  ]);
  resolveUnknownGlyphs([contents]);
  expect(contents.items.map(({ text }) => text)).toEqual([
    '10/2020',
    '–',
    '05/2018',
    '–',
    'Algebra–Geometry',
  ]);
});

test('if words do not help, glyphs of TeX fonts are what these have at their position', () => {
  expect(resolvedIn('CMR10', 'O{1b}icine', 'Gra{1e}gna', 'Bu{b}o')).toEqual([
    'Officine',
    'Graffigna',
    'Buffo',
  ]);
});

test('a glyph that makes no known word is marked as missing', () => {
  expect(resolved('Crea{4}e', 'Rex{1b}ord')).toEqual(['Crea\ufffde', 'Rex\ufffdord']);
});

test('a word that is known proves a glyph for itself, and several for all words of their font', () => {
  expect(resolved('Ar{4}st', 'Crea{4}e', 'Bri{4}a')).toEqual(['Artist', 'Crea\ufffde', 'Bri\ufffda']);
  expect(resolved('Ar{4}st', 'Op{4}cs', 'atten{4}on', 'cer{4}ficate', 'Bri{4}sh')).toEqual([
    'Artist',
    'Optics',
    'attention',
    'certificate',
    'British',
  ]);
});

test('lone glyphs without a text are bullets', () => {
  expect(resolved('{7}', 'Bread')).toEqual(['•', 'Bread']);
});

/** Resolves words as a page draws them. */
function drawn(...words: string[]): string[] {
  const facts = { name: 'Aptos', isBold: false, isItalic: false, isIcon: false, unit: 0.001, scale: 1 };
  const reader = new PageReader({ transform: [1, 0, 0, -1, 0, 800], width: 600, height: 800 }, () => facts);
  const shown = words.flatMap((word, index): [number, unknown[]][] => [
    [OPS.setTextMatrix, [[1, 0, 0, 1, 50, 700 - 20 * index]]],
    [
      OPS.showText,
      [
        [...word].map((unicode) => ({
          unicode,
          originalCharCode: unicode.codePointAt(0) ?? 0,
          width: 500,
          isSpace: false,
        })),
      ],
    ],
  ]);
  reader.read({
    fnArray: [OPS.setFont, ...shown.map(([operator]) => operator)],
    argsArray: [['f1', 10], ...shown.map(([, args]) => args)],
  });
  const contents = page(reader.words.items);
  resolveUnknownGlyphs([contents]);
  return contents.items.map(({ text }) => text);
}

test('a character of private use or a rare capital within a word is a ligature', () => {
  expect(drawn('o\u01afice', 'e\u01afective', 'Je\u01af')).toEqual(['office', 'effective', 'Jeff']);
  expect(drawn('cer\ue0a1ficate', 'atten\ue0a1on')).toEqual(['certificate', 'attention']);
  expect(drawn('\ue0a1', '\u0187\u018a')).toEqual(['\ue0a1', '\u0187\u018a']);
});
