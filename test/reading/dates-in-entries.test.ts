import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import { readWork } from '../../src/reading/entries/work';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

test('a name of many words is not prose', () => {
  const read = readEducation(
    [
      section('education', [
        '2010–2014 ┃ *Grado en Educación*',
        'Universidad de Alba, Facultad de Ciencias de la Educación, Villa María (España)',
        row('2008–2010 ┃ *Bachillerato*', { gap: 2 }),
        'Colegio Triana, Sevilla',
      ]),
    ],
    { monthFirst: false },
  );
  expect(read.map(({ institution, location }) => `${institution} | ${location}`)).toEqual([
    'Universidad de Alba, Facultad de Ciencias de la Educación | Villa María (España)',
    'Colegio Triana | Sevilla',
  ]);
});

const jobsOf = (...rows: (string | Row)[]) =>
  readWork([section('work', rows)], { monthFirst: false }).map(({ company, start, end }) => [
    company,
    start,
    end,
  ]);

test('a period may break anywhere, with its duration after it', () => {
  expect(
    jobsOf(
      '*Baltona*',
      'Clerk',
      'febrero de 2019 - septiembre de',
      '2021 (2 años 8 meses)',
      row('*Wital*', { gap: 2 }),
      'Clerk',
      'septiembre de 2015 -',
      'enero de 2019 (3 años 5 meses)',
    ),
  ).toEqual([
    ['Baltona', { year: 2019, month: 2 }, { year: 2021, month: 9 }],
    ['Wital', { year: 2015, month: 9 }, { year: 2019, month: 1 }],
  ]);
});

test('a line between the dates in a margin stands for a dash', () => {
  expect(
    jobsOf(
      '*Avr 2020* ┃ Acheteuse',
      '| ┃ Boulangerie Martin',
      '*Juil 2020* ┃ • Commandes de farine',
      row('*Jan 2018* ┃ Vendeuse', { gap: 2 }),
      '| ┃ Librairie Dupont',
      '*Mars 2020* ┃ • Conseil aux clients',
    ),
  ).toEqual([
    ['Boulangerie Martin', { year: 2020, month: 4 }, { year: 2020, month: 7 }],
    ['Librairie Dupont', { year: 2018, month: 1 }, { year: 2020, month: 3 }],
  ]);
});

test('a period in brackets goes on in the next line, however far below', () => {
  const line = (text: string) => row(text, { gap: 1.8 });
  expect(
    jobsOf(row('*Acme*'), line('Ciência de dados · (janeiro de'), line('2021 - dezembro de 2024)')),
  ).toEqual([['Ciência de dados', { year: 2021, month: 1 }, { year: 2024, month: 12 }]]);
});
