import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { FontWeights } from '../../src/reading/sources/font-weights';
import type { PdfFont } from '../../src/reading/sources/pdf-font';

const drawn = (tag: string, name = 'Inter-Regular'): PdfFont => ({
  name: `${tag}+${name}`,
  isType3Font: true,
  fontMatrix: [0.001, 0, 0, 0.001, 0, 0],
  bbox: [0, -200, 1000, 900],
});

/** A page that draws texts, each in one font, with letters of the given width. */
function pageOf(...texts: [font: string, text: string, width: number][]) {
  const fnArray = texts.flatMap(() => [OPS.setFont, OPS.showText]);
  const argsArray = texts.flatMap(([font, text, width]) => [
    [font, 10],
    [[...text].map((unicode) => ({ unicode, originalCharCode: 0, width, isSpace: false }))],
  ]);
  return { fnArray, argsArray };
}

function factsOf(fonts: Record<string, PdfFont>, ...pages: ReturnType<typeof pageOf>[]) {
  const weights = new FontWeights();
  for (const page of pages) weights.learn(page, (name) => fonts[name]);
  return Object.fromEntries(
    Object.entries(fonts).map(([name, font]) => {
      const facts = weights.factsOf(font);
      return [name, [facts.name, facts.isBold]];
    }),
  );
}

test('wider letters under the name of the same font are bold', () => {
  const fonts = { body: drawn('AAAAAA'), title: drawn('BAAAAA') };
  expect(factsOf(fonts, pageOf(['title', 'Experience', 530], ['body', 'Experience and more', 500]))).toEqual({
    body: ['Inter-Regular', false],
    title: ['Inter-Regular 106%', true],
  });
});

test('narrower letters are another weight that is not bold', () => {
  const fonts = { body: drawn('AAAAAA'), title: drawn('BAAAAA') };
  expect(factsOf(fonts, pageOf(['title', 'Experience', 480], ['body', 'Experience and more', 500]))).toEqual({
    body: ['Inter-Regular', false],
    title: ['Inter-Regular 96%', false],
  });
});

test('subsets with letters of the same width, with none in common, or with the same tag are one face', () => {
  const fonts = {
    body: drawn('AAAAAA'),
    more: drawn('BAAAAA'),
    accents: drawn('CAAAAA'),
    digits: drawn('AAAAAA'),
    other: drawn('BAAAAA', 'Fraunces'),
  };
  const page = pageOf(
    ['body', 'Experience and more', 500],
    ['more', 'Experience', 500],
    ['accents', 'łęż', 900],
    ['digits', 'wyz', 700],
    ['other', 'Experience', 600],
  );
  expect(factsOf(fonts, page)).toEqual({
    body: ['Inter-Regular', false],
    more: ['Inter-Regular', false],
    accents: ['Inter-Regular', false],
    digits: ['Inter-Regular', false],
    other: ['Fraunces', false],
  });
});

test('a face keeps its weight on the next page, however much is drawn in it there', () => {
  const fonts = { body: drawn('AAAAAA'), title: drawn('BAAAAA') };
  const first = pageOf(['body', 'Experience and more', 500], ['title', 'Experience', 530]);
  const second = pageOf(['title', 'Experience in very many long words', 530], ['body', 'more', 500]);
  expect(factsOf(fonts, first, second).title).toEqual(['Inter-Regular 106%', true]);
});

test.each([
  ['AAAAAA+LMSansDemiCond10-Regular', false],
  ['AAAAAA+FiraSans-SemiCondensed', false],
  ['AAAAAA+MaterialIcons-Regular', true],
  ['AAAAAA+Ionicons', true],
])('%s draws icons: %s', (name, isIcon) => {
  expect(new FontWeights().factsOf({ name }).isIcon).toBe(isIcon);
});

test('fonts that are embedded as such are named by their weight', () => {
  const weights = new FontWeights();
  const { name, isBold } = weights.factsOf({ name: 'AAAAAA+Lato-Bold' });
  expect([name, isBold]).toEqual(['Lato-Bold', true]);
});
