import { expect, test } from 'vitest';
import { readWork } from '../../src/reading/entries/work';
import { row, section } from '../support/laid-out';

const options = { monthFirst: false };
const namesIn = (...rows: Parameters<typeof section>[1]) =>
  readWork([section('work', rows)], options).map(({ position, company }) => [position, company]);

/** `*text*` before the words in another look. */
function boldThenPlain(bold: string, plain: string) {
  const whole = row(`${bold} ${plain}`);
  return {
    ...whole,
    cells: whole.cells.map((cell) => ({
      ...cell,
      spans: [
        { text: bold, look: { ...cell.look, isBold: true } },
        { text: ` ${plain}`, look: cell.look },
      ],
    })),
  };
}

test.each([
  ['Producer at the BBC, 2017 – 2019', 'Producer', 'BBC'],
  ['Filialleiter bei der Metzgerei Huber, 2012 – 2014', 'Filialleiter', 'Metzgerei Huber'],
  ['Cameriere presso il Bar Sport, 2015 – 2017', 'Cameriere', 'Bar Sport'],
  ['Aushilfe bei Siemens AG, 2015 – 2017', 'Aushilfe', 'Siemens AG'],
  [
    'Hilfskraft im Rahmen der Bachelorarbeit im Forschungszentrum Auental, 2015 – 2017',
    'Hilfskraft im Rahmen der Bachelorarbeit',
    'Forschungszentrum Auental',
  ],
])('an employer may have an article: %s', (line, position, company) => {
  expect(namesIn(line)).toEqual([[position, company]]);
});

test.each([
  ['Geselle', 'bei Fleischerei Maier, 2003 – 2012', 'Fleischerei Maier'],
  ['Vendeuse', 'à la Boulangerie Martin, 2019 – 2021', 'Boulangerie Martin'],
  ['Serveuse', 'au Café de la Gare, 2016 – 2019', 'Café de la Gare'],
])('the word before an employer is not part of its name in another look: %s %s', (bold, plain, company) => {
  expect(namesIn(boldThenPlain(bold, plain))).toEqual([[bold, company]]);
});

test('full stops may part the names of a line and end it', () => {
  expect(
    namesIn(
      boldThenPlain('Lake Veterinarian', '. Salmia S.A., Puerto Norte, Chile. 2010 – 2013'),
      boldThenPlain('Health Manager', '. Aguas Frescas S.A., Puerto Norte, Chile. 2007 – 2008.'),
    ),
  ).toEqual([
    ['Lake Veterinarian', 'Salmia S.A.'],
    ['Health Manager', 'Aguas Frescas S.A.'],
  ]);
});
