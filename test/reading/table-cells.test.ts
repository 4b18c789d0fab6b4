import { expect, test } from 'vitest';
import { joinWrapped } from '../../src/reading/entries/rows/wrapped-rows';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const read = (rows: Row[]) =>
  joinWrapped(section('education', rows).rows, { monthFirst: false }).map(({ row: { cells } }) =>
    cells.map(({ text }) => text).join(' | '),
  );

/** A cell of the second column, which begins at 400. */
const second = (text: string) => row(text, { x: 400 });

test('the lines of a cell are joined if its column has no more room', () => {
  const institution = 'x'.repeat(55);
  expect(read([row(`Università ${institution} ┃ Laurea`), row('della Conca d’Oro'), row('Palermo')])).toEqual(
    [`Università ${institution} della Conca d’Oro | Laurea`, 'Palermo'],
  );
});

test('each column continues separately, and hyphenated words are joined', () => {
  expect(read([row('2011 – 2013 ┃ Bachelor in Logistikmanage-'), second('ment')])).toEqual([
    '2011 – 2013 | Bachelor in Logistikmanagement',
  ]);
});

test('a new row of a table does not continue the one above', () => {
  expect(read([row('2001 – 2002 ┃ Staff College'), row('1987 – 1990 ┃ University')])).toEqual([
    '2001 – 2002 | Staff College',
    '1987 – 1990 | University',
  ]);
});

test('a short line below a wide one in the last column is a new text', () => {
  expect(read([row('2005 – 2007 ┃ Technische Akademie Limmat, Zürich'), second('Matura')])).toEqual([
    '2005 – 2007 | Technische Akademie Limmat, Zürich',
    'Matura',
  ]);
});

test('two studies side by side are read one after the other, with one date each', () => {
  const rows = [
    row('Agave University ┃ Barranca Institute'),
    row('Civil Engineer ┃ Structures'),
    row('2010 ┃ 2016'),
  ];
  expect(read(rows)).toEqual([
    'Agave University',
    'Civil Engineer',
    '2010',
    'Barranca Institute',
    'Structures',
    '2016',
  ]);
});

test('the years of periods in separate columns stay in their rows', () => {
  const rows = [row('Baker ┃ 2010 ┃ 2012'), row('Cook ┃ 2012 ┃ 2014')];
  expect(read(rows)).toEqual(['Baker | 2010 | 2012', 'Cook | 2012 | 2014']);
});

test('a period in a narrow margin takes three lines between those of the text beside it', () => {
  expect(read([row('september 2007 – ┃ MBO Infra'), row('juni'), second('ROC, Sneek'), row('2011')])).toEqual(
    ['september 2007 – juni 2011 | MBO Infra', 'ROC, Sneek'],
  );
});

test('a label is never continued by the one below it', () => {
  const label = (text: string) => `${'x'.repeat(56)} ${text}`;
  const rows = [row(`${label('Company:')} ┃ Acme`), row('Position: ┃ Baker')];
  expect(read(rows)).toEqual([`${label('Company:')} | Acme`, 'Position: | Baker']);
});

test('a full line that ends with a place is whole, unless a name begins with it', () => {
  const name = `${'x'.repeat(56)}, Lyon`;
  const beside = (below: string) => read([row(`${name} ┃ 2001`), row(below)]);
  expect(beside('Baking bread')).toEqual([`${name} | 2001`, 'Baking bread']);
  expect(beside('University')).toEqual([`${name} University | 2001`]);
});

test('two dates below each other in a margin are a period if the second is later', () => {
  const rows = (from: string, to: string) => [row(`${from} ┃ Baker`), second('Crust, Lyon'), row(to)];
  expect(read(rows('2019', 'today'))).toEqual(['2019 – today | Baker', 'Crust, Lyon']);
  expect(read(rows('2013', '2019'))).toEqual(['2013 – 2019 | Baker', 'Crust, Lyon']);
  expect(read(rows('2019', '2013'))).toEqual(['2019 | Baker', 'Crust, Lyon', '2013']);
});
