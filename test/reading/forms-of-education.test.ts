import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const apart = (text: string) => row(text, { gap: 2 });
const right = (text: string) => row(text, { x: 400 });

/** What a form shows, its lines, and the degrees and schools in it. */
type Form = [what: string, lines: (string | Row)[], names: string[]];

const forms: Form[] = [
  [
    'a colon between school and degree',
    ['2012 – 2015: Universität Mannheim: B.Sc. BWL', '2004 – 2012: Gymnasium Neckarau: Abitur'],
    ['B.Sc. BWL | Universität Mannheim', 'Abitur | Gymnasium Neckarau'],
  ],
  [
    'long lines without a date',
    ['Bachiller en Ingeniería de Hornos y de Masas (En Proceso), Universidad Católica de Alba, Alba, Perú.'],
    ['Bachiller en Ingeniería de Hornos y de Masas (En Proceso) | Universidad Católica de Alba'],
  ],
  [
    'words between degree and school',
    [
      'B.S. in Biology from Oregon State University, 2009',
      'Certificate in GIS from Portland Community College, 2011',
    ],
    ['B.S. in Biology | Oregon State University', 'Certificate in GIS | Portland Community College'],
  ],
  [
    'a degree whose abbreviation is also a state',
    [
      '*Bachelor of Arts (BA)* ┃ 2013',
      'Marketing',
      'University of Denver',
      apart('*Associate of Arts (AA)* ┃ 2010'),
      'Business',
      'Red Rocks Community College',
    ],
    ['Bachelor of Arts (BA) | University of Denver', 'Associate of Arts (AA) | Red Rocks Community College'],
  ],
  [
    'marks after single dates',
    ['B.Com., Delhi University, 2009, 68%', 'XII (CBSE), Kendriya Vidyalaya, Pune, 2006, 74%'],
    ['B.Com. | Delhi University', 'XII (CBSE) | Kendriya Vidyalaya'],
  ],
  [
    'a label for the degree in some entries',
    [
      '*Hochschule Fulda* ┃ 2009 – 2013',
      'Oecotrophologie',
      'Abschluss: Bachelor of Science',
      apart('*Winfriedschule Fulda* ┃ 2000 – 2009'),
      'Abschluss: Abitur',
    ],
    ['Bachelor of Science | Hochschule Fulda', 'Abitur | Winfriedschule Fulda'],
  ],
  [
    'a label below the longest line',
    [
      '2010 – 2014 ┃ Universität Kassel, Studium Bauingenieurwesen',
      right('Abschluss: Bachelor of Science'),
      '2001 – 2010 ┃ Friedrichsgymnasium Kassel',
      right('Abschluss: Abitur'),
    ],
    ['Bachelor of Science | Universität Kassel', 'Abitur | Friedrichsgymnasium Kassel'],
  ],
  [
    'a long school with its faculty',
    [
      '*Laurea in Scienze della formazione primaria* ┃ 2015',
      'Università degli Studi di Milano-Bicocca, Facoltà di Scienze della formazione',
      apart('*Maturità magistrale* ┃ 2009'),
      'Istituto magistrale Virgilio, Milano',
    ],
    [
      'Laurea in Scienze della formazione primaria | Università degli Studi di Milano-Bicocca, Facoltà di Scienze della formazione',
      'Maturità magistrale | Istituto magistrale Virgilio',
    ],
  ],
  [
    'a date in the last entry only',
    [
      '*Bachillerato en Ciencias*',
      'Colegio San Ignacio, Caracas',
      apart('*Ingeniería Civil*'),
      'Universidad Central de Venezuela',
      '2005 - 2010',
    ],
    ['Bachillerato en Ciencias | Colegio San Ignacio', 'Ingeniería Civil | Universidad Central de Venezuela'],
  ],
  [
    'single lines without dates',
    ['Bachelor of Nursing, University of Otago', 'NCEA Level 3, Otago Girls’ High School'],
    ['Bachelor of Nursing | University of Otago', 'NCEA Level 3 | Otago Girls’ High School'],
  ],
];

test.each(forms)('is read with %s', (_what, lines, names) => {
  const read = readEducation([section('education', lines)], { monthFirst: false });
  expect(read.map(({ degree, institution }) => `${degree} | ${institution}`)).toEqual(names);
});
