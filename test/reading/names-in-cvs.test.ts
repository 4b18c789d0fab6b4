import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import { readWork } from '../../src/reading/entries/work';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const options = { monthFirst: false };
const work = (...rows: (string | Row)[]) =>
  readWork([section('work', rows)], options).map(({ position, company, end }) =>
    [position, company, end === 'present' ? end : end?.year].filter((part) => part !== undefined).join(' | '),
  );
const education = (...rows: (string | Row)[]) =>
  readEducation([section('education', rows)], options).map(
    ({ degree, institution }) => `${degree} | ${institution}`,
  );
const apart = (text: string) => row(text, { gap: 2 });

test('an honour between a degree and its school belongs to neither', () => {
  expect(
    education(
      '2004 – 2007 ┃ BA (Hons) Geography, First Class, University of Caldermere',
      apart('2007 – 2008 ┃ MSc Quaternary Science, Thameside College'),
    ),
  ).toEqual(['BA (Hons) Geography | University of Caldermere', 'MSc Quaternary Science | Thameside College']);
});

test('a field of study after the abbreviation of a degree belongs to it', () => {
  expect(
    education(
      '2006 – 2010 ┃ PhD, Physical Geography, University of Strathmuir',
      apart('2005 – 2006 ┃ MSc, Ecology, University of Lindsey'),
    ),
  ).toEqual(['PhD, Physical Geography | University of Strathmuir', 'MSc, Ecology | University of Lindsey']);
});

test('a period that ends in a dash lasts until today', () => {
  expect(
    work('*Acme Ltd* ┃ 2020 –', 'Engineer', row('*Binary Inc* ┃ 2016 – 2020', { gap: 2 }), 'Analyst'),
  ).toEqual(['Engineer | Acme Ltd | present', 'Analyst | Binary Inc | 2020']);
});

const _promoted = (end: string, position = 'Operations Analyst') =>
  work(
    '*Northshore Grain Inc.* ┃ Duluth, MN',
    '*Senior Analyst* ┃ Jan 2021 – Present',
    '• Cut charges',
    row(`*${position}* ┃ Jun 2018 – ${end}`, { gap: 2 }),
    '• Built a report',
    row('*Halvorsen Outfitters LLC* ┃ St. Cloud, MN', { gap: 2 }),
    '*Inventory Planner* ┃ Jul 2016 – May 2017',
    '• Planned stock',
  )[1];

test('labels in a column of their own say what the texts beside them are', () => {
  const label = (text: string, gap = 1.4) => row(text, { gap });
  expect(
    work(
      label('Dates ┃ 05/2007 → 12/2013'),
      label('Fonction ou poste occupé ┃ Chef de partie'),
      label('Principales activités ┃ 350 couverts midi et soir'),
      label(
        'Nom et adresse de l’employeur ┃ Brasserie Dorée, quai du Halage 2, Namur, chaussée de Tongrinne',
      ),
      label('Dates ┃ 09/1996 → 04/2007', 2.1),
      label('Fonction ou poste occupé ┃ Commis'),
      label('Nom et adresse de l’employeur ┃ Hôtel du Cerf'),
    ),
  ).toEqual(['Chef de partie | Brasserie Dorée | 2013', 'Commis | Hôtel du Cerf | 2007']);
});

test('labels in a column of their own may take two lines', () => {
  expect(
    education(
      'Dates ┃ 1992 → 1996',
      'Diplôme ┃ Certificat d’enseignement secondaire',
      'Nom et type de l’établissement ┃ Institut provincial de Malvaux',
      'd’enseignement ou de formation',
    ),
  ).toEqual(['Certificat d’enseignement secondaire | Institut provincial de Malvaux']);
});

test('what follows a period in brackets or in sentences is not a name', () => {
  expect(
    education(
      '*Ingeniería en Sistemas, Instituto de la Barranca*',
      '2020 – 2024 (en curso). Promedio: 92/100. Especialidad en cómputo móvil.',
      row('*Bachillerato general, Preparatoria de los Altos*', { gap: 2 }),
      '2017 – 2020',
    ),
  ).toEqual([
    'Ingeniería en Sistemas | Instituto de la Barranca',
    'Bachillerato general | Preparatoria de los Altos',
  ]);
});

test('labels may be in rows above the texts, as in a printed form', () => {
  const job = (position: string, company: string, period: string) => [
    row('Position held ┃ Employer', { gap: 2.6 }),
    row(`${position} ┃ ${company}`),
    row('Dates ┃ Location', { gap: 2 }),
    row(`${period} ┃ Leeds`),
    row('Main duties', { gap: 2 }),
    row('Bread and rolls for three shops'),
    row('Stock of flour, yeast and salt'),
  ];
  expect(
    work(...job('Baker', 'Crust', '05/2007 – 12/2013'), ...job('Miller', 'Grain House', '01/2004 – 04/2007')),
  ).toEqual(['Baker | Crust | 2013', 'Miller | Grain House | 2007']);
});

test('lines below a label of tasks are single tasks, without the label', () => {
  const [job] = readWork(
    [
      section('work', [
        row('Position held ┃ Employer'),
        row('Baker ┃ Crust'),
        row('Dates ┃ Location'),
        row('2007 – 2013 ┃ Leeds'),
        row('Duties'),
        row('Bread and rolls for three shops'),
        row('Stock of flour, yeast and salt'),
      ]),
    ],
    options,
  );
  expect(job?.location).toBe('Leeds');
  expect(job?.achievements).toEqual(['Bread and rolls for three shops', 'Stock of flour, yeast and salt']);
});
