import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const readAll = (...rows: (string | Row)[]) =>
  readEducation([section('education', rows)], { monthFirst: false });
const read = (...rows: (string | Row)[]) =>
  readAll(...rows).map(({ degree, institution }) => `${degree} | ${institution}`);

test('honours in brackets are not part of the name of a school', () => {
  const [entry] = readAll('2020: National Diploma, UNISA (cum laude)', '2012: Matric, Bergsig High School');
  expect(entry).toMatchObject({ institution: 'UNISA', honours: 'cum laude' });
});

test('a school may have "at" in its name', () => {
  expect(
    read('MA in History, University of Texas at Austin, 2012', 'BA, Bard College at Simon’s Rock, 2009'),
  ).toEqual(['MA in History | University of Texas at Austin', 'BA | Bard College at Simon’s Rock']);
});

test('labels may have an addition in brackets', () => {
  expect(
    read(
      'Date (da – a) ┃ 2012 – 2014',
      'Istituto ┃ IUAV di Venezia',
      'Qualifica conseguita ┃ Diploma di geometra',
    ),
  ).toEqual(['Diploma di geometra | IUAV di Venezia']);
});

test('a season after the year is part of the date', () => {
  expect(
    read('2011 à 2013 ┃ École de Hull', 'DEP', row('2012, été ┃ École du meuble', { gap: 2 }), 'Stage'),
  ).toEqual(['DEP | École de Hull', 'Stage | École du meuble']);
});

test('a diploma is no school, although it names one', () => {
  expect(read('06/2011: High School Diploma', 'Franklin Heights High School | Columbus, OH')).toEqual([
    'High School Diploma | Franklin Heights High School',
  ]);
});

test('what is between a bare degree and a school is the field', () => {
  expect(
    read(
      'Licenciatura em Engenharia, Universidade do Minho ┃ 2008 a 2011',
      '12.º ano, Ciências e Tecnologias, Escola Secundária Garcia de Orta ┃ 2005 a 2008',
    ).at(-1),
  ).toBe('12.º ano, Ciências e Tecnologias | Escola Secundária Garcia de Orta');
});

test('a date below a degree that ends in a short word is its own line', () => {
  expect(
    read(
      '*Universidade do Mondego, Coimbra*',
      'Mestrado em Ciências Farmacêuticas',
      'jul. 2012',
      row('*Escola Secundária da Boavista, Porto*', { gap: 2 }),
      '12.º ano',
      'jun. 2007',
    ),
  ).toEqual([
    'Mestrado em Ciências Farmacêuticas | Universidade do Mondego',
    '12.º ano | Escola Secundária da Boavista',
  ]);
});

test('a date may be between a school and its town', () => {
  const [first, second] = readAll(
    '*Master en administration*',
    'Lycée Alba 2019 – 2020, Rennes',
    '*DUT Génie électrique*',
    'IUT de Nantes 2015 – 2017, Nantes',
  );
  expect(first).toMatchObject({ institution: 'Lycée Alba', start: { year: 2019 }, end: { year: 2020 } });
  expect(second).toMatchObject({ institution: 'IUT de Nantes', location: 'Nantes', end: { year: 2017 } });
});
