import { expect, test } from 'vitest';
import { joinWrapped } from '../../src/reading/entries/rows/wrapped-rows';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

/** The rows of a column that ends at 540, and those of one that is as wide as the given number of letters. */
const read = (...rows: Row[]) => joined(98, rows);
const joined = (letters: number, rows: Row[]) =>
  joinWrapped(section('education', rows).rows, { monthFirst: false, right: 50 + letters * 5 }).map(
    ({ row: { cells } }) => cells.map(({ text }) => text).join(' | '),
  );

const below = (text: string, x = 50) => row(text, { x });
const full = 'Diplôme d’ingénieur généraliste en option Hydrodynamique et';
const dated = `${full} ┃ 2012 – 2015`;

test('a title that fills its line beside a date continues in lower case', () => {
  expect(read(row(dated), below('génie océanique, Centrale', 60))).toEqual([
    `${full} génie océanique, Centrale | 2012 – 2015`,
  ]);
  expect(read(row(dated), below('Génie océanique, Centrale', 60))[0]).toBe(
    `${full} Génie océanique, Centrale | 2012 – 2015`,
  );
});

test('a short title does not, nor does one with a bullet, another look, a wide gap or a deep indent below it', () => {
  const apart = (next: Row, title = dated) => expect(read(row(title), next)).toHaveLength(2);
  apart(below('thesis on tides', 60), 'BSc Physics ┃ 2012 – 2015');
  apart(below('• génie océanique', 60));
  apart(row('génie océanique', { x: 60, gap: 1.7 }));
  apart(below('génie océanique', 90));
  apart(below('génie océanique', 60), `*${full}* ┃ 2012 – 2015`);
});

test('a line that begins with a comma continues any title beside a date, whatever its look', () => {
  expect(read(row('*Bachelor in English* ┃ 2012 – 2015'), below(', Lyceum'))).toEqual([
    'Bachelor in English , Lyceum | 2012 – 2015',
  ]);
  expect(read(row('*Bachelor in English* ┃ 2012 – 2015'), below('Lyceum'))).toHaveLength(2);
});

test('a word that is cut after its hyphen is joined', () => {
  expect(read(row('Notre-Dame, Saint- ┃ 2010 – 2012'), below('Pol-de-Léon'))[0]).toContain('Pol-de-Léon');
});

test('a date before a title lets its next line be indented', () => {
  const first = '2012 – 2015 Diplôme d’ingénieur en option Hydrodynamique et';
  expect(joined(60, [row(first), below('génie océanique, Centrale', 67)])).toEqual([
    `${first} génie océanique, Centrale`,
  ]);
  expect(joined(60, [row(first), below('génie océanique, Centrale', 90)])).toHaveLength(2);
});

test('a period that is cut in its brackets is joined, even in a bullet', () => {
  expect(read(row('• Foreman, Buckeye (Aug 2017 –'), below('Apr 2021)', 68))).toEqual([
    'Foreman, Buckeye (Aug 2017 – Apr 2021)',
  ]);
  expect(read(row('• Ran the works in Aug'), below('2017 – 2018', 68))).toHaveLength(2);
});

test('bold titles continue in bold where their column is too narrow for the next word', () => {
  const rows = (width: string) => [
    row(`2012 ┃ *Certificate Course in Design*`),
    row('*Programmer, NTTF*', { x: 400 }),
    row(`2009 ┃ *${width}*`),
  ];
  expect(read(...rows('Certificate Course in Design and'))[0]).toBe(
    '2012 | Certificate Course in Design Programmer, NTTF',
  );
  expect(read(...rows('Certificate Course in Design, Production and Planning'))).toHaveLength(3);
});

test('a bold line in lower case continues the bold title above it', () => {
  expect(read(row('*Maturité en économie, type*'), row('*économie*'))).toEqual([
    'Maturité en économie, type économie',
  ]);
});
