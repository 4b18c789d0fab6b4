import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const readAll = (...rows: (string | Row)[]) =>
  readEducation([section('education', rows)], { monthFirst: false });
const read = (...rows: (string | Row)[]) =>
  readAll(...rows).map(({ degree, institution }) => `${degree} | ${institution}`);

test('how a course ended may follow its dates', () => {
  const entries = readAll(
    '• Kapper (mbo niveau 2), Salland (Zwolle), 2013 – 2015, diploma behaald',
    '• Pabo, Hogeschool Salland (Zwolle), 2012 – 2013, niet afgerond',
    '• Havo, profiel Cultuur en Maatschappij, Thomas (Zwolle), 2007 – 2012,',
    'diploma behaald',
  );
  expect(entries.map(({ degree, institution }) => `${degree} | ${institution}`)).toEqual([
    'Kapper (mbo niveau 2) | Salland',
    'Pabo | Hogeschool Salland',
    'Havo, profiel Cultuur en Maatschappij | Thomas',
  ]);
  expect(entries.map(({ start }) => start?.year)).toEqual([2013, 2012, 2007]);
});

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
