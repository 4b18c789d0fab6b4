import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import { readWork } from '../../src/reading/entries/work';
import type { ReadDate } from '../../src/reading/reading';
import { section } from '../support/laid-out';

const options = { monthFirst: false };
const dateText = (date: ReadDate | 'present' | undefined) =>
  typeof date === 'object' ? [date.year, date.month].filter((part) => part).join('-') : (date ?? '');
const studies = (lines: string[]) =>
  readEducation([section('education', lines)], options).map(
    ({ degree, institution, start, end }) =>
      `${degree} | ${institution} | ${dateText(start)}…${dateText(end)}`,
  );
const jobs = (lines: string[]) =>
  readWork([section('work', lines)], options).map(
    ({ position, company, start, end }) => `${position} | ${company} | ${dateText(start)}…${dateText(end)}`,
  );

test.each<[what: string, lines: string[], entries: string[]]>([
  [
    'a name of no known kind after a word with an article',
    ["2018 - 2019 Licence informatique à l'UPEC", '2016 - 2018 BTS Comptabilité à Paris'],
    ['Licence informatique | UPEC | 2018…2019', 'BTS Comptabilité à Paris | undefined | 2016…2018'],
  ],
  [
    'a year before',
    ['2014: MA of Linguistics from University of Leeds', '2011: BA of English from University of York'],
    ['MA of Linguistics | University of Leeds | …2014', 'BA of English | University of York | …2011'],
  ],
  [
    'a semicolon before the school',
    [
      'Sep 2007-Jul 2011: B.Sc. in Biology; University of Leeds',
      'Sep 2011-Jul 2013: M.Sc. in Ecology; University of York',
    ],
    [
      'B.Sc. in Biology | University of Leeds | 2007-9…2011-7',
      'M.Sc. in Ecology | University of York | 2011-9…2013-7',
    ],
  ],
  [
    'a date between degree and school',
    [
      'Bachiller Comercial - 2010 - 2022, Escuela Técnica San Martín',
      'Tecnicatura en Redes - 2024, Instituto Belgrano',
    ],
    [
      'Bachiller Comercial | Escuela Técnica San Martín | 2010…2022',
      'Tecnicatura en Redes | Instituto Belgrano | …2024',
    ],
  ],
  [
    'a field after the abbreviation of the degree',
    [
      'Bachelor of Engineering - BE, Computer Science, Harbour Institute of Technology, 2012 - 2016',
      "Master's degree, Physics, Leeside University, 2016 - 2018",
    ],
    [
      'Bachelor of Engineering - BE, Computer Science | Harbour Institute of Technology | 2012…2016',
      "Master's degree, Physics | Leeside University | 2016…2018",
    ],
  ],
  [
    'a school that a degree is no abbreviation of',
    ['Universität Kassel - Bachelor (2011 – 2014)', 'Goethe-Gymnasium - Abitur (2002 – 2011)'],
    ['Bachelor | Universität Kassel | 2011…2014', 'Abitur | Goethe-Gymnasium | 2002…2011'],
  ],
  [
    'a full stop after a single date',
    [
      'BSc in Nursing, Gulf State University, May 2019.',
      'Associate of Arts, Red Rocks Community College, May 2016.',
    ],
    [
      'BSc in Nursing | Gulf State University | …2019-5',
      'Associate of Arts | Red Rocks Community College | …2016-5',
    ],
  ],
  [
    'a school below a dated degree that fills its line',
    [
      '10/2014 – 09/2016 | Master of Science Informatik',
      'Universität Kassel',
      '10/2011 – 09/2014 | Bachelor of Science Informatik',
      'Hochschule Fulda',
    ],
    [
      'Master of Science Informatik | Universität Kassel | 2014-10…2016-9',
      'Bachelor of Science Informatik | Hochschule Fulda | 2011-10…2014-9',
    ],
  ],
])('studies with %s', (_what, lines, entries) => {
  expect(studies(lines)).toEqual(entries);
});

test.each<[what: string, lines: string[], entries: string[]]>([
  [
    'names of no known kind after a word with an article',
    ['2018 - 2019 Stage à la Direction du Tourisme', '2016 - 2018 Vendeuse à la Chocolaterie'],
    ['Stage | Direction du Tourisme | 2018…2019', 'Vendeuse | Chocolaterie | 2016…2018'],
  ],
  [
    'a department and a full stop',
    [
      'Assistant Professor, Department of Philosophy, Illinois State University, 2012-present.',
      'Lecturer, Department of Philosophy, Leeside University, 2010-2012.',
    ],
    [
      'Assistant Professor | Illinois State University | 2012…present',
      'Lecturer | Leeside University | 2010…2012',
    ],
  ],
  [
    'slashes before companies of no known kind',
    [
      '18-NOV-2024 – ACTUALMENTE',
      'Desarrollador / Innovartec',
      '18-OCT-2023 – 13-SEP-2024',
      'Programador / Enka',
    ],
    ['Desarrollador | Innovartec | 2024-11…present', 'Programador | Enka | 2023-10…2024-9'],
  ],
  [
    'semicolons',
    [
      'Filialleiterin; Bäckerei Krume GmbH; 03/2018 – heute',
      'Verkäuferin; Nordmarkt; 01/2015 – 02/2018',
      'Aushilfe; Café Linde; 06/2012 – 12/2014',
    ],
    [
      'Filialleiterin | Bäckerei Krume GmbH | 2018-3…present',
      'Verkäuferin | Nordmarkt | 2015-1…2018-2',
      'Aushilfe | Café Linde | 2012-6…2014-12',
    ],
  ],
  [
    'colons after companies',
    ['Brackenridge: Accountant, 2015 – 2018', 'Orla & Sons: Accounts Assistant, 2012 – 2014'],
    ['Accountant | Brackenridge | 2015…2018', 'Accounts Assistant | Orla & Sons | 2012…2014'],
  ],
  [
    'words before companies',
    [
      'Alternant développeur iOS chez Accentys ┃ 2018 – 2020',
      'Stagiaire à la Banque du Nord ┃ 2016 – 2017',
      'Serveuse au restaurant Le Gourmet ┃ 2014 – 2015',
      'Conseiller à la clientèle ┃ 2012 – 2013',
    ],
    [
      'Alternant développeur iOS | Accentys | 2018…2020',
      'Stagiaire | Banque du Nord | 2016…2017',
      'Serveuse | restaurant Le Gourmet | 2014…2015',
      'Conseiller à la clientèle | undefined | 2012…2013',
    ],
  ],
])('jobs with %s', (_what, lines, entries) => {
  expect(jobs(lines)).toEqual(entries);
});

test('the paragraph below a dated line is no part of it, however full the line is', () => {
  expect(
    jobs([
      '03/2017 – 12/2019: Auxiliar Administrativo, Prefeitura de Olinda',
      'Worked with a small team on everything that the archive needs in its first year.',
      '02/2015 – 12/2016: Estagiário, Banco Nordeste',
      'Worked with a small team on everything.',
    ]),
  ).toEqual([
    'Auxiliar Administrativo | Prefeitura de Olinda | 2017-3…2019-12',
    'Estagiário | Banco Nordeste | 2015-2…2016-12',
  ]);
});
