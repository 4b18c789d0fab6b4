import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import { readWork } from '../../src/reading/entries/work';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

test('a date in a sentence begins no entry where the others have theirs in cells of their own', () => {
  const jobs = [
    '*Bus Driver* ┃ 2017 – present',
    'Leinster Coachways Ltd',
    '• Buddy driver for new recruits since 2021',
    '• Collected fares',
    row('*Coach Driver* ┃ 2014 – 2016', { gap: 2 }),
    'Wild Atlantic Ltd',
    '• On furlough from April 2015 to May 2015',
    row('*Van Driver* ┃ 2009 – 2013', { gap: 2 }),
    'Swiftline Ltd',
    'Opening and closing shifts, deliveries. Key holder',
    'since spring 2011. Trained five new drivers',
    row('*Operative* ┃ 2005 – 2008', { gap: 2 }),
    'Moran Ltd',
    row('*Helper* ┃ 2001 – 2004', { gap: 2 }),
    'Boxer Ltd',
    row('*Porter* ┃ 1999 – 2000', { gap: 2 }),
    'Crust Ltd',
  ];
  const read = readWork([section('work', jobs)], { monthFirst: false });
  expect(read.map(({ position, company }) => `${position}, ${company}`)).toEqual([
    'Bus Driver, Leinster Coachways Ltd',
    'Coach Driver, Wild Atlantic Ltd',
    'Van Driver, Swiftline Ltd',
    'Operative, Moran Ltd',
    'Helper, Boxer Ltd',
    'Porter, Crust Ltd',
  ]);
});

test('a dated title continues in a bold line, and never continues the line of text above it', () => {
  const read = readEducation(
    [
      section('education', [
        '*2009 – 2015 : Diplôme de docteur en pharmacie, mention*',
        '*honorable*',
        'Université de la Rade',
        'Un stage de quatre mois à Lannion, un autre de deux ans',
        '*2005 – 2009 : Baccalauréat scientifique*',
        'Lycée Blaise-Morvan',
      ]),
    ],
    { monthFirst: false },
  );
  expect(read.map(({ degree, institution }) => `${degree} | ${institution}`)).toEqual([
    'Diplôme de docteur en pharmacie, mention honorable | Université de la Rade',
    'Baccalauréat scientifique | Lycée Blaise-Morvan',
  ]);
});

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
