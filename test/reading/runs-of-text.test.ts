import { expect, test } from 'vitest';
import { readCertifications } from '../../src/reading/entries/certifications/certifications';
import { readEducation } from '../../src/reading/entries/education';
import { splitPlace } from '../../src/reading/entries/places/places';
import { readWork } from '../../src/reading/entries/work';
import type { DocumentSection, Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const options = { monthFirst: false };
const textOf = (...parts: (string | number | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(' | ');
const year = (date: { year: number } | 'present' | undefined) => (date === 'present' ? date : date?.year);

/** A line of prose as wide as its column. */
const wide = section('summary', ['x'.repeat(100)]);

const education = (...rows: (string | Row)[]) =>
  readEducation([section('education', rows)], options).map(({ degree, institution, location, start, end }) =>
    textOf(degree, institution, location, year(start), year(end)),
  );
const work = (sections: DocumentSection[]) =>
  readWork(sections, options).map(({ position, company, location, start, end }) =>
    textOf(position, company, location, year(start), year(end)),
  );
const certifications = (...rows: (string | Row)[]) =>
  readCertifications([section('certifications', rows), wide], options).map(({ name, issuer, date }) =>
    textOf(name, issuer, date?.year),
  );

test('a date may be between the other parts of a line', () => {
  expect(
    education(
      '*BSc in Nursing*',
      'Corrib College | Galway | 2007 – 2010 | First class honours',
      row('*Diploma in Care*', { gap: 2 }),
      'Western University | Cork | 2011 – 2012 | Distinction',
    ),
  ).toEqual([
    'BSc in Nursing | Corrib College | Galway | 2007 | 2010',
    'Diploma in Care | Western University | Cork | 2011 | 2012',
  ]);
});

test('a date in brackets may be followed by the company', () => {
  expect(
    work([
      section('work', [
        'Engineer (2018 – 2020), Acme Ltd',
        '• One',
        row('Developer (2016 – 2018), Zwo GmbH'),
        '• Two',
      ]),
    ]),
  ).toEqual(['Engineer | Acme Ltd | 2018 | 2020', 'Developer | Zwo GmbH | 2016 | 2018']);
});

test('names of any length may be on the line of a single year', () => {
  expect(
    education(
      'Certificate III in Engineering and Metal Fabrication for the Trade, Peel Valley Institute, Tamworth, 2011',
      'Higher School Diploma, Farrer Creek School, Tamworth, 2006',
    ),
  ).toHaveLength(2);
});

test('a short title does not continue on the next line, even if nothing in its section is wider', () => {
  const read = readEducation(
    [
      section('education', [
        'FREE UNIVERSITY',
        'Master in Engineering (2008 – 2011)',
        row('OLD SCHOOL', { gap: 2 }),
        'Diploma (2005 – 2008)',
      ]),
      wide,
    ],
    options,
  );
  expect(read.map(({ institution, degree }) => textOf(degree, institution))).toEqual([
    'Master in Engineering | FREE UNIVERSITY',
    'Diploma | OLD SCHOOL',
  ]);
});

test('a title with a dash at the end of its line continues', () => {
  expect(
    work([
      section('work', [
        '2018 – 2020 ┃ Hartmuth Klee AG – Associate',
        '• One',
        '2016 – 2018 ┃ Lehrstuhl für Recht –',
        row('*Mitarbeiter*', { x: 400 }),
        '• Two',
      ]),
    ]),
  ).toEqual([
    'Associate | Hartmuth Klee AG | 2018 | 2020',
    'Mitarbeiter | Lehrstuhl für Recht | 2016 | 2018',
  ]);
});

test('a line that ends in a date is complete, whatever its last word', () => {
  expect(
    education(
      'Bachelor of Science, Burrard University, 2021 - now',
      'Diploma, Pionniers School, 2016 - 2021',
    ),
  ).toEqual([
    'Bachelor of Science | Burrard University | 2021 | present',
    'Diploma | Pionniers School | 2016 | 2021',
  ]);
});

test('an abbreviation in a name does not end its sentence', () => {
  expect(
    work([section('work', ['Disponent, Spedition Gebr. Hollerbusch KG, 2014 – 2018', '• One'])]),
  ).toEqual(['Disponent | Spedition Gebr. Hollerbusch KG | 2014 | 2018']);
});

test.each([
  ['Acme (Leeds, UK)', { name: 'Acme', place: 'Leeds, UK' }],
  ['Colegio Aldea, Dos Hermanas (España)', { name: 'Colegio Aldea', place: 'Dos Hermanas (España)' }],
  ['Universidad de los Fueros, Villa María', { name: 'Universidad de los Fueros', place: 'Villa María' }],
  ['Ingenieros del Bajío, León, Guanajuato', { name: 'Ingenieros del Bajío', place: 'León, Guanajuato' }],
])('the place after a name: %s', (text, parts) => {
  expect(splitPlace(text)).toEqual(parts);
});

test('towns beside the names of companies are not companies', () => {
  expect(
    work([
      section('work', [
        '*Planner* ┃ 2018 – 2020',
        'British Army ┃ Tidworth',
        '• One',
        row('*Adviser* ┃ 2016 – 2018', { gap: 2 }),
        'Wessex Partnership ┃ Aldershot',
        '• Two',
      ]),
    ]).map((entry) => entry.split(' | ')[1]),
  ).toEqual(['British Army', 'Wessex Partnership']);
});

test.each([
  [
    ['PRINCE2 (Axelos, 2019); Safe Lifting (Safe Institute, 2018)'],
    ['PRINCE2 | Axelos | 2019', 'Safe Lifting | Safe Institute | 2018'],
  ],
  [
    ['PRINCE2 (Axelos, 2019); Safe', 'Lifting (Safe Institute, 2018)'],
    ['PRINCE2 | Axelos | 2019', 'Safe Lifting | Safe Institute | 2018'],
  ],
  [['PRINCE2 • Safe Lifting • Manual Handling'], ['PRINCE2', 'Safe Lifting', 'Manual Handling']],
  [['PRINCE2, Safe Lifting, Manual Handling'], ['PRINCE2', 'Safe Lifting', 'Manual Handling']],
  [['PRINCE2 | Axelos | 2019'], ['PRINCE2 | Axelos | 2019']],
  [
    ['• PRINCE2, Axelos', '• Safe Lifting, Safe Institute'],
    ['PRINCE2 | Axelos', 'Safe Lifting | Safe Institute'],
  ],
  [
    ['PRINCE2', 'Safe Lifting', 'Manual Handling'],
    ['PRINCE2', 'Safe Lifting', 'Manual Handling'],
  ],
])('certificates in lines and lists: %j', (rows, read) => {
  expect(certifications(...rows)).toEqual(read);
});

test('a change of look after a preposition does not end a degree', () => {
  const [title] = section('education', ['MA in Defence Studies']).rows;
  const [cell] = title?.cells ?? [];
  if (!title || !cell) throw new Error('There is no row.');
  const look = { ...cell.look, isBold: true };
  const spans = [
    { text: 'MA in ', look },
    { text: 'Defence Studies', look: cell.look },
  ];
  expect(education({ ...title, cells: [{ ...cell, spans }] }, 'Staff College', '2001 – 2002')).toEqual([
    'MA in Defence Studies | Staff College | 2001 | 2002',
  ]);
});

test('a period may take five lines in a margin, with its dash alone or before its end', () => {
  const margin = (text: string) => row(text, { x: 400 });
  const rows = [
    row('*Engineer* ┃ January 2016'),
    row('Acme Ltd ┃ —'),
    row('• Built bridges'),
    margin('March 2019'),
    margin('3 years'),
    row('*Assistant* ┃ May 2014', { gap: 2 }),
    row('Boxer GmbH'),
    row('• January 2016', { x: 390 }),
    row('• Helped'),
  ];
  expect(work([section('work', rows)]).map((entry) => entry.split(' | ').slice(-2))).toEqual([
    ['2016', '2019'],
    ['2014', '2016'],
  ]);
});

test('a grade or an honour after a name is not part of it', () => {
  const read = readEducation(
    [
      section('education', [
        '2015: Doctorat en histoire, Université de la Rade, mention bien',
        '2007: Maturità classica, Liceo Umberto Primo, voto 98/100.',
      ]),
    ],
    options,
  );
  expect(read.map(({ institution, grade, honours }) => textOf(institution, grade, honours))).toEqual([
    'Université de la Rade | mention bien',
    'Liceo Umberto Primo | 98/100',
  ]);
});

test('the time spent at a company may be between it and its first role', () => {
  const roles = (company: string, ...lines: (string | Row)[]) => [
    row(`*${company}*`, { gap: 2.4 }),
    ...lines,
  ];
  expect(
    work([
      section('work', [
        ...roles('Ribeira Studio', 'Architect', 'May 2019 - Present (6 years 7 months)'),
        ...roles(
          'Kowalczyk Ltd',
          '5 years 2 months',
          row('Project Architect', { gap: 2 }),
          'January 2016 - April 2019 (3 years 4 months)',
          row('Junior Architect', { gap: 2 }),
          'March 2014 - December 2015 (1 year 10 months)',
        ),
        ...roles('Shipyard Museum', 'Intern', 'June 2013 - September 2013 (4 months)'),
      ]),
    ]),
  ).toEqual([
    'Architect | Ribeira Studio | 2019 | present',
    'Project Architect | Kowalczyk Ltd | 2016 | 2019',
    'Junior Architect | Kowalczyk Ltd | 2014 | 2015',
    'Intern | Shipyard Museum | 2013 | 2013',
  ]);
});

/** A line that begins in bold. */
function boldAtFirst(start: string, rest: string, options: { gap?: number } = {}): Row {
  const read = row(`${start}${rest}`, options);
  const spansOf = ({ look }: Row['cells'][number]) => [
    { text: start, look: { ...look, isBold: true } },
    { text: rest, look },
  ];
  return { ...read, cells: read.cells.map((cell) => ({ ...cell, spans: spansOf(cell) })) };
}

test('a dash within a bold title does not part it from the school after it', () => {
  expect(
    education(
      boldAtFirst('Certificate III – Fabrication Trade', ', Valley Institute, Perth (2007 – 2011)'),
      boldAtFirst('Diploma – Design', ', Northern College, Leeds (2005 – 2007)', { gap: 2 }),
    ),
  ).toEqual([
    'Certificate III – Fabrication Trade | Valley Institute | Perth | 2007 | 2011',
    'Diploma – Design | Northern College | Leeds | 2005 | 2007',
  ]);
});

test('a change of look parts two names, even if their period takes two lines', () => {
  expect(
    education(
      boldAtFirst('Università della Conca, Palermo', ': Laurea in Ingegneria (ott 2008 –'),
      'lug 2011)',
      boldAtFirst('Liceo Basile, Palermo', ': Maturità (set 2003 – lug 2008)', { gap: 2 }),
    ),
  ).toEqual([
    'Laurea in Ingegneria | Università della Conca | Palermo | 2008 | 2011',
    'Maturità | Liceo Basile | Palermo | 2003 | 2008',
  ]);
});
