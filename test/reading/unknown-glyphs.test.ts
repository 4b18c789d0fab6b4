import { expect, test } from 'vitest';
import { resolveUnknownGlyphs, unknownGlyph } from '../../src/reading/layout/unknown-glyphs';
import { item, page } from './page-contents';

/** Resolves words in which digits in braces are the codes of unknown glyphs. */
function resolved(...words: string[]) {
  const contents = page(
    words.map((word, index) =>
      item(
        word.replace(/\{(\w+)\}/g, (_, code) => unknownGlyph(Number.parseInt(code, 16))),
        50,
        50 + index * 12,
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

test('if words do not help, glyphs are what TeX fonts have at their position', () => {
  expect(resolved('O{1b}icine', 'Gra{1e}gna', 'Bu{b}o')).toEqual(['Officine', 'Graffigna', 'Buffo']);
});

test('lone glyphs without a text are bullets', () => {
  expect(resolved('{7}', 'Bread')).toEqual(['•', 'Bread']);
});
