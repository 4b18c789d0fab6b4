import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import { readEntries } from '../../src/reading/entries/read-entries';
import { readWork } from '../../src/reading/entries/work';
import type { Row } from '../../src/reading/layout-types';
import { propose } from '../../src/reading/propose/propose';
import { documentLines } from '../support/document-lines';
import { laidOut, row, section } from '../support/laid-out';

const options = { monthFirst: false };
const work = (...rows: (string | Row)[]) =>
  readWork([section('work', rows)], options).map(({ position, company, location, start, end }) =>
    [position, company, location, start?.year, end === 'present' ? end : end?.year]
      .filter((part) => part !== undefined)
      .join(' | '),
  );
const education = (...rows: (string | Row)[]) => readEducation([section('education', rows)], options);

test('an entry starts at its date', () => {
  expect(
    work(
      '*Equity analyst* ┃ 2018 – 2020',
      'Boxer & Ball',
      '• Did one thing',
      '• Did another',
      row('*Assistant* ┃ 2016 – 2018', { gap: 2 }),
      'Proximate Cause',
      '• Helped',
    ),
  ).toEqual(['Equity analyst | Boxer & Ball | 2018 | 2020', 'Assistant | Proximate Cause | 2016 | 2018']);
});

test('the place of a job has the town that is not known before it', () => {
  expect(
    work(
      '*Creative Solutions*',
      'Web Developer',
      'January 2019 - Present',
      'Nantgaredig, Wales, United Kingdom',
      '• Did one thing',
    ),
  ).toEqual(['Web Developer | Creative Solutions | Nantgaredig, Wales, United Kingdom | 2019 | present']);
});

test('an entry starts two rows above its date', () => {
  expect(
    work(
      '*Creative Solutions*',
      'Web Developer',
      '2019 – present',
      '• Did one thing',
      row('*TechAdvancers*', { gap: 2 }),
      'Junior Developer',
      '2016 – 2018',
      '• Helped',
    ),
  ).toEqual([
    'Web Developer | Creative Solutions | 2019 | present',
    'Junior Developer | TechAdvancers | 2016 | 2018',
  ]);
});

test('a bold row above a date begins an entry, however many words it has', () => {
  expect(
    work(
      '*Founding Partner at Weiss & Okon Berlin*',
      '2016 – present',
      '• Built a firm',
      row('*Senior Associate at Hartmuth Klee Steuer und Recht AG Frankfurt am Main Berlin*', { gap: 2 }),
      '2011 – 2015',
      '• Gave advice',
    ).map((entry) => entry.split(' | ')[0]),
  ).toEqual(['Founding Partner', 'Senior Associate']);
});

test('unknown names are read by comparison with entries of the same form', () => {
  expect(
    work(
      '*Ikejime-Meisterin* ┃ 2018 – 2020',
      'Kaigan',
      '• One',
      row('*Developer* ┃ 2016 – 2018', { gap: 2 }),
      'Zwölf GmbH',
      '• Two',
      row('*Analyst* ┃ 2014 – 2016', { gap: 2 }),
      'Nordlicht AG',
      '• Three',
    ),
  ).toEqual([
    'Ikejime-Meisterin | Kaigan | 2018 | 2020',
    'Developer | Zwölf GmbH | 2016 | 2018',
    'Analyst | Nordlicht AG | 2014 | 2016',
  ]);
});

test('several roles share the company above them', () => {
  expect(
    work(
      '*Acme Inc.*',
      '• Director ┃ 2018 – 2020',
      '• Engineer ┃ 2015 – 2018',
      row('*Widgets Ltd*', { gap: 2 }),
      '• Trainee ┃ 2013 – 2015',
    ),
  ).toEqual([
    'Director | Acme Inc. | 2018 | 2020',
    'Engineer | Acme Inc. | 2015 | 2018',
    'Trainee | Widgets Ltd | 2013 | 2015',
  ]);
});

test('position, company, place and date in one run of text', () => {
  expect(
    work(
      'Head Welder, Pressure Vessels, Tomago, NSW | 2018 – now',
      '• Ran a crew',
      row('Lieutenant Colonel, Commanding Officer, Royal Army, Leeds | 2011 – 2018', { gap: 2 }),
      '• Led',
    ),
  ).toEqual([
    'Head Welder | Pressure Vessels | Tomago, NSW | 2018 | present',
    'Lieutenant Colonel, Commanding Officer | Royal Army | Leeds | 2011 | 2018',
  ]);
});

test('a date that is split between two lines is joined', () => {
  expect(work('Architekt, Atelier Bühler AG, Zürich | Okt', '2001 — Jul 2005', '• Umbau')).toEqual([
    'Architekt | Atelier Bühler AG | Zürich | 2001 | 2005',
  ]);
});

test('the parts below the head are told apart', () => {
  const [entry] = readWork(
    [
      section('work', [
        '*Developer* ┃ 2018 – 2020',
        'Acme Inc.',
        '• Built one thing',
        '• Built another',
        'Tech stack: Go, Rust',
      ]),
    ],
    options,
  );
  expect(entry).toMatchObject({
    achievements: ['Built one thing', 'Built another'],
    technologies: ['Go', 'Rust'],
  });
});

test('degree, school, field, grade and courses', () => {
  const [entry] = education(
    '*M.Sc. in Physics* ┃ Jul 2014',
    'First University, Bonn',
    '• GPA: 3.7 / 4.0',
    '• Relevant coursework: Optics, Lasers',
    '• Tutor',
  );
  expect(entry).toMatchObject({
    degree: 'M.Sc. in Physics',
    fieldOfStudy: 'Physics',
    institution: 'First University',
    location: 'Bonn',
    grade: '3.7 / 4.0',
    coursework: ['Optics', 'Lasers'],
    achievements: ['Tutor'],
    end: { year: 2014, month: 7 },
  });
  expect(entry?.start).toBeUndefined();
});

test('a degree in the margin is not repeated in the field of study', () => {
  const [first] = education(
    '*PhD* ┃ Princeton University ┃ 2018 – 2023',
    'PhD in Computer Science',
    '• Thesis: One',
    row('*BS* ┃ Harbour University ┃ 2014 – 2018', { gap: 2 }),
    'BS in Computer Engineering',
    '• Thesis: Two',
  );
  expect(first).toMatchObject({
    degree: 'PhD',
    institution: 'Princeton University',
    fieldOfStudy: 'Computer Science',
    description: undefined,
  });
});

test('every line is placed or listed', () => {
  const document = laidOut(
    section('header', [row('*Jane Doe*', { size: 20 }), 'jane@doe.example']),
    section('other', ['*DevFlow*', '• A tool for boats.'], 'Annexes'),
    section('work', ['*Engineer* ┃ 2018 – 2020', 'Acme Inc.', '• Built']),
  );
  const reading = readEntries(document);
  expect(reading.unplaced).toEqual([
    { text: 'DevFlow', page: 1, heading: 'Annexes', lines: [expect.objectContaining({ text: 'DevFlow' })] },
    {
      text: 'A tool for boats.',
      page: 1,
      heading: 'Annexes',
      lines: [expect.objectContaining({ text: 'A tool for boats.' })],
    },
  ]);
  expect(documentLines(propose(reading))).toEqual([
    'Jane Doe',
    'jane@doe.example',
    'Annexes',
    'DevFlow',
    'A tool for boats.',
    'Engineer',
    '2018 – 2020',
    'Acme Inc.',
    'Built',
  ]);
});

test('lines without a place that the width of the page broke are one text', () => {
  const annexes = section(
    'other',
    [
      '• Led the work on a plat-',
      row('form for harbours, with', { x: 60 }),
      row('boats', { x: 60 }),
      '• Knots',
      'Harbour',
      'Sea',
    ],
    'Annexes',
  );
  const { unplaced } = readEntries(laidOut(section('header', ['Jane Doe']), annexes));
  expect(unplaced.map(({ text }) => text)).toEqual([
    'Led the work on a platform for harbours, with boats',
    'Knots\nHarbour\nSea',
  ]);
});

test('entries side by side are read one after the other', () => {
  expect(work('*Engineer* ┃ *Trainee*', '2018 – 2020 ┃ 2016 – 2018', 'Acme Inc. ┃ Widgets Ltd')).toEqual([
    'Engineer | Acme Inc. | 2018 | 2020',
    'Trainee | Widgets Ltd | 2016 | 2018',
  ]);
});

test('a period that takes several rows in a margin is joined', () => {
  expect(work('Jan ┃ Engineer, Acme Inc., Leeds', '2011–Aug ┃ • Built bridges', '2017')).toEqual([
    'Engineer | Acme Inc. | Leeds | 2011 | 2017',
  ]);
});

test('a part in lower case belongs to the part before it', () => {
  const [entry] = education('Master en sciences, finalité didactique, Université libre, Wavre | 2008 – 2010');
  expect(entry).toMatchObject({ degree: 'Master en sciences, finalité didactique' });
});

test('a degree and its school share a line above the place and the grade', () => {
  const read = education(
    '*B.Tech. in Civil Engineering, Nilgiri Institute of Technology*',
    '2011 – 2015 | Coimbatore, India',
    'CGPA 9.1/10',
    row('*Higher Certificate, Model School*', { gap: 2 }),
    '2009 – 2011 | Mysuru, India',
    '96.4%',
  );
  expect(read.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['B.Tech. in Civil Engineering', 'Nilgiri Institute of Technology'],
    ['Higher Certificate', 'Model School'],
  ]);
});

test('parental leave and a search for work are no positions', () => {
  expect(
    work(
      '*Stationsleitung* ┃ 2015 – 2020',
      'Klinikum Okertal',
      row('Elternzeit ┃ 2012 – 2015', { gap: 2 }),
      row('En búsqueda de empleo ┃ 2011 – 2012', { gap: 2 }),
      row('*Krankenschwester* ┃ 2004 – 2011', { gap: 2 }),
      'Klinikum Harzblick',
    ),
  ).toEqual([
    'Stationsleitung | Klinikum Okertal | 2015 | 2020',
    'Krankenschwester | Klinikum Harzblick | 2004 | 2011',
  ]);
});

test('a career break where the employers stand is no position', () => {
  expect(
    work(
      'Salt Market Ltd | Cashier ┃ 2012 – 2014',
      'Career Break | Travels ┃ 2011 – 2012',
      'Quorl Ltd | Driver ┃ 2009 – 2011',
    ),
  ).toEqual(['Cashier | Salt Market Ltd | 2012 | 2014', 'Driver | Quorl Ltd | 2009 | 2011']);
});

test('a hyphen before a conjunction at the end of a line stays', () => {
  const [job] = readWork(
    [
      section('work', [
        '*Verwalterin* ┃ 2015 – 2020',
        'Gut Lindenhof',
        '• Pflege von Haus-',
        'und Hofanlagen',
      ]),
    ],
    options,
  );
  expect(job?.achievements).toEqual(['Pflege von Haus- und Hofanlagen']);
});
