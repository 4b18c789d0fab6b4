import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/reading/layout/cells';
import { layOut } from '../../src/reading/layout/lay-out';
import { inReadingOrder } from '../../src/reading/layout/right-to-left';
import { readDocument } from '../../src/reading/read-document';
import { PageReader } from '../../src/reading/sources/pdf-operators';
import { item, page } from './page-contents';

const backToFront = (word: string) => [...word].reverse().join('');
const ordered = (drawn: string, isPageFromRight: boolean) =>
  inReadingOrder([{ text: drawn }], () => isPageFromRight)
    .map(({ text }) => text)
    .join('');

const he = { name: 'נועה לוי', today: 'היום', from: 'מאז', tel: 'טלפון' };

test.each([
  ['words', backToFront(he.name), he.name],
  ['years', `${backToFront(he.today)} – 2019`, `2019 – ${he.today}`],
  ['periods', `2014 – 2010 ,${backToFront(he.today)}`, `${he.today}, 2010 – 2014`],
  ['months', `05/2016 – 01/2014 ${backToFront(he.from)}`, `${he.from} 01/2014 – 05/2016`],
  ['other words', `API ${backToFront(he.today)}`, `${he.today} API`],
  ['names with signs', `++C ${backToFront(he.today)}`, `${he.today} C++`],
  ['brackets', `(API) ${backToFront(he.today)}`, `${he.today} (API)`],
  ['addresses', `a@b.example | 050-555-0101 ${backToFront(he.tel)}`, `${he.tel} a@b.example | 050-555-0101`],
  ['telephones as they are drawn', `+972 50 555 0101 ${backToFront(he.tel)}`, `${he.tel} +972 50 555 0101`],
  ['telephones', `0101 555 50 972+ ${backToFront(he.tel)}`, `${he.tel} +972 50 555 0101`],
  ['telephones with hyphens', `0101-555-050 ${backToFront(he.tel)}`, `${he.tel} 050-555-0101`],
])('a line from right to left is read in order: %s', (_, drawn, read) => {
  expect(ordered(drawn, true)).toBe(read);
});

test('words from right to left may stand in a line from left to right', () => {
  expect(ordered(`Noa Levi (${backToFront(he.name)}), 2019`, false)).toBe(`Noa Levi (${he.name}), 2019`);
});

test('letters as fonts draw them become letters', () => {
  expect(ordered('\ufeb3\ufef4\ufea9 \ufef7', true)).toBe('لأ ديس');
});

test('letters that are drawn one by one from the right are joined into words', () => {
  const facts = { name: 'Sans', isBold: false, isItalic: false, isIcon: false, unit: 0.001, scale: 1 };
  const reader = new PageReader({ transform: [1, 0, 0, -1, 0, 800], width: 600, height: 800 }, () => facts);
  const glyphs = [...he.name].flatMap((unicode, index): [number, unknown[]][] => [
    [OPS.setTextMatrix, [[1, 0, 0, 1, 500 - index * 5, 700]]],
    [OPS.showText, [[{ unicode, originalCharCode: index + 40, width: 500, isSpace: unicode === ' ' }]]],
  ]);
  reader.read({
    fnArray: [OPS.setFont, ...glyphs.map(([operator]) => operator)],
    argsArray: [['f1', 10], ...glyphs.map(([, args]) => args)],
  });
  expect(cellsOf(page(reader.words.items)).map(({ text }) => text)).toEqual([he.name]);
});

test('vowel signs follow their letter', () => {
  const [first, second] = ['ن\ufe8e', '\ufee4\ufecb'];
  const items = [
    item(first, 100, 100, { width: 12 }),
    item(second, 112, 100, { width: 18 }),
    item('\u0651', 112, 102, { width: 0 }),
    item('|', 140, 100, { isSpaced: true }),
  ];
  const { sections } = layOut([page(items)], 1);
  expect(sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text)))).toEqual([
    '| عمّان',
  ]);
});

/** The first letter of each cell, in the order in which two columns are read. */
function readColumns(shift: number): string {
  const column = (letter: string, x: number, top: number) =>
    Array.from({ length: 6 }, (_, index) => item(letter.repeat(12), x, top + index * 20));
  const { sections } = layOut([page([...column('א', 60, 100), ...column('ב', 340, 100 + shift)])], 1);
  const texts = sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text)));
  return texts.map((text) => text[0]).join('');
}

test('of two columns, the right one is read first, and so is the right end of a row', () => {
  expect(readColumns(9)).toBe('בבבבבבאאאאאא');
  expect(readColumns(0)).toBe('באבאבאבאבאבא');
});

test.each([
  ['arabic', 'Arabic letters', 'ليلى الحسن', 'مهندسة برمجيات', ['layla@noor.example', '+962 79 555 0101']],
  ['hebrew', 'Hebrew', 'נועה לוי', 'מהנדסת תוכנה', ['noa@levi.example', '050-555-0101']],
])('a PDF in %s is read in order, with a warning first', async (file, language, name, title, contacts) => {
  const bytes = await readFile(path.join(import.meta.dirname, 'right-to-left', `${file}.pdf`));
  const { profile, sections, unplaced, warnings } = await readDocument(bytes, 'pdf');
  expect(warnings[0]).toContain(`This document is in ${language}.`);
  expect(profile.displayName?.value).toBe(name);
  expect(profile.jobTitle?.value).toBe(title);
  expect(sections.contacts.map(({ values }) => values.value)).toEqual(contacts);
  expect(unplaced.map(({ text }) => text).join('\n')).toContain(
    language === 'Hebrew' ? '2019 – היום' : 'شركة النور، عمّان\n2019 – الآن',
  );
});
