import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/reading/layout/cells';
import { sectionsOf } from '../../src/reading/layout/sections';
import { streamsOf } from '../../src/reading/layout/streams';
import { PageReader } from '../../src/reading/sources/pdf-operators';
import { SmallCapitals } from '../../src/reading/sources/small-capitals';

const width = 500;
/** The code of a letter's second glyph. */
const second = 1000;

/** The glyphs of a text; letters between slashes are small capitals. */
function glyphsOf(text: string) {
  let shift = 0;
  return [...text].flatMap((unicode) => {
    if (unicode === '/') {
      shift = second - shift;
      return [];
    }
    const code = (unicode.codePointAt(0) ?? 0) + (/\p{Ll}/u.test(unicode) ? shift : 0);
    return [{ unicode, originalCharCode: code, width, isSpace: unicode === ' ' }];
  });
}

/** What is read of a page of lines that are all drawn in one font and size. */
function cellsFrom(lines: string[]) {
  const operators = lines.flatMap((line, index): [number, unknown[]][] => [
    [OPS.setTextMatrix, [[1, 0, 0, 1, 50, 700 - 20 * index]]],
    [OPS.showText, [glyphsOf(line)]],
  ]);
  const list = {
    fnArray: [OPS.setFont, ...operators.map(([operator]) => operator)],
    argsArray: [['f1', 10], ...operators.map(([, args]) => args)],
  };
  const capitals = new SmallCapitals();
  capitals.learn(list);
  const facts = { name: 'Libertinus', isBold: false, isItalic: false, isIcon: false, unit: 0.001, scale: 1 };
  const reader = new PageReader(
    { transform: [1, 0, 0, -1, 0, 800], width: 600, height: 800 },
    () => facts,
    capitals,
  );
  reader.read(list);
  return cellsOf({ page: 1, width: 600, height: 800, items: reader.words.items, dots: [], links: [] });
}

const lines = [
  'Ada Sample',
  'A patient person who repairs old clocks and new ones',
  '/experience/',
  'W/orkshop at the station/',
  'Watchmaker, since 2015',
  '/education/',
  'School for watchmakers',
];

test('lower-case letters in the small capitals of a font are capitals', () => {
  const capitals = cellsFrom(lines).filter(({ look }) => look.isCapitals);
  expect(capitals.map(({ text }) => text)).toEqual(['experience', 'education']);
});

test('headings in small capitals begin sections, although their size and font are those of the body', () => {
  const sections = sectionsOf(streamsOf([cellsFrom(lines)]));
  expect(sections.map(({ kind }) => kind)).toEqual(['header', 'work', 'education']);
});
