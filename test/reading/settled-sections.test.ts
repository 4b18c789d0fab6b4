import { describe, expect, test } from 'vitest';
import { readEntries } from '../../src/reading/entries/read-entries';
import { inReadingOrder } from '../../src/reading/entries/sections/entries-side-by-side';
import type { DocumentSection } from '../../src/reading/layout-types';
import { laidOut, row, section } from '../support/laid-out';

const header = section('header', [row('*Jane Doe*', { size: 20 }), 'Welder']);
const work = section('work', ['*Welder* ┃ 2018 – 2020', 'Acme Ltd', '• Built'], 'Work');

test('a profile in prose remains one, whatever address it contains', () => {
  const about = section(
    'summary',
    ['I weld what others cannot; write to jane@doe.example at any time.'],
    'About',
  );
  expect(readEntries(laidOut(header, about, work)).summary?.value).toContain('I weld');
});

test.each([
  ['alone', ['12 Quay Road, Leeside', '+44 7700 900123', 'jane@doe.example'], undefined],
  [
    'below a text',
    ['I weld what others cannot, in steel and copper.', '07700 900123', 'jane[at]doe.example'],
    'I weld',
  ],
  [
    'beside an address',
    [
      'I weld what others cannot, in steel and copper.',
      'Flat 2, third floor, 12 Quay Road, Leeds LS1 4AB',
      '07700 900123',
      'jane@doe.example',
    ],
    'I weld',
  ],
  [
    'in bullets',
    [
      'I weld what others cannot, in steel and copper.',
      '• 07700 900123',
      '• jane@doe.example',
      '• Networks: the one of welders in the north',
    ],
    'I weld',
  ],
])('contacts under the heading of a profile are contacts: %s', (_, rows, text) => {
  const read = readEntries(laidOut(header, section('summary', rows, 'About'), work));
  expect(read.contacts.map(({ type }) => type)).toEqual(['phone', 'email']);
  expect(read.contacts.at(-1)?.value).toBe('jane@doe.example');
  if (text === undefined) expect(read.summary).toBeUndefined();
  else expect(read.summary?.value).toMatch(/^I weld.*copper\.$/);
});

test("where the head has an e-mail address, those in a profile are somebody else's", () => {
  const head = section('header', [row('*Jane Doe*', { size: 20 }), 'jane@doe.example']);
  const about = section('summary', ['+44 7700 900123', 'shop@acme.example'], 'About');
  expect(readEntries(laidOut(head, about, work)).contacts.map(({ value }) => value)).toEqual([
    'jane@doe.example',
  ]);
});

test('a heading directly above that of a group belongs to the group', () => {
  const headings = [section('skills', [], 'Skills'), section('skills', ['TIG, MIG'], 'Technical Skills')];
  const { skills, unplaced } = readEntries(laidOut(header, work, ...headings));
  expect(skills[0]?.titles?.map(({ text }) => text)).toEqual(['Skills', 'Technical Skills']);
  expect(unplaced).toEqual([]);
});

const shop = section('other', ['Press brake', 'Rigging', 'Purge welding'], 'Shop');

test('short words under a custom heading are skills if no other section is about skills', () => {
  expect(readEntries(laidOut(header, work, shop)).skills.map(({ name }) => name)).toEqual([
    'Press brake',
    'Rigging',
    'Purge welding',
  ]);
});

test('beside a section about skills they are another group of them', () => {
  const skills = section('skills', ['TIG, MIG'], 'Skills');
  const read = readEntries(laidOut(header, work, skills, shop));
  expect(read.skills.map(({ name, group }) => group ?? name)).toEqual(['TIG', 'MIG', 'Shop', 'Shop', 'Shop']);
});

test('they are listed as unplaced if a section elsewhere is about skills', () => {
  const skills = section('skills', ['TIG, MIG'], 'Skills');
  const read = readEntries(laidOut(header, skills, work, shop));
  expect(read.skills.map(({ name }) => name)).toEqual(['TIG', 'MIG']);
  expect(read.unplaced.map(({ text }) => text).join(' ')).toContain('Rigging');
});

test.each(['Ship Welder, 2019', 'Certificate III', 'Phone: 12'])(
  'a list of skills does not contain %s',
  (text) => {
    const list = section('other', ['Press brake', text], 'Shop');
    expect(readEntries(laidOut(header, work, list)).skills).toEqual([]);
  },
);

describe('under any heading, the shape of skills', () => {
  const skills = section('skills', ['TIG, MIG'], 'Skills');
  const readUnder = (title: string, kind: 'other' | 'summary' | 'languages', ...rows: string[]) =>
    readEntries(laidOut(header, skills, work, section(kind, rows, title))).skills.slice(2);

  test.each([
    [
      'names with levels',
      'other',
      ['Python: sehr gut', 'Matlab – gut', 'Rigging'],
      'Python, Matlab, Rigging',
    ],
    ['dots', 'other', ['Rigging', '●●●○○', 'Slinging ●●●●○', 'Crane ★★★'], 'Rigging, Slinging, Crane'],
    ['lists', 'other', ['Node.js, Go, Rust', 'Systems: Linux, QNX'], 'Node.js, Go, Rust, Linux, QNX'],
    [
      'a list as a profile',
      'summary',
      ['Rigging, Slinging, Crane signals'],
      'Rigging, Slinging, Crane signals',
    ],
    ['languages of another sort', 'languages', ['Python: sehr gut', 'Go: gut'], 'Python, Go'],
  ] as const)('is that of %s', (_, kind, rows, names) => {
    expect(
      readUnder('Yard', kind, ...rows)
        .map(({ name }) => name)
        .join(', '),
    ).toBe(names);
  });

  test.each([
    ['sentences', ['I rig, sling, and weld what others cannot lift at all.', 'I sing, dance, read']],
    ['labelled facts', ['Availability: immediate', 'Rigging, Slinging, Cranes']],
    ['dated lists', ['Ship, Rig, Mill', 'Pipeline, 2019']],
  ])('is not that of %s', (_, rows) => {
    expect(readUnder('Yard', 'other', ...rows)).toEqual([]);
  });

  test('is that of languages, if all of them are', () => {
    const tongues = section('other', ['Basque: native', 'Spanish (C1)'], 'Tongues');
    const { languages } = readEntries(laidOut(header, skills, work, tongues));
    expect(languages.map(({ name, level }) => `${name} ${level}`)).toEqual(['Basque native', 'Spanish C1']);
  });
});

describe('jobs that follow the name', () => {
  const jobs = ['Welder - Acme Ltd, 2018 – 2020', 'Fitter - Boxer & Ball, 2015 – 2018'];
  const unheaded = (...rows: string[]) =>
    section('header', [row('*Jane Doe*', { size: 20 }), 'Welder', ...rows]);
  const companies = (...sections: DocumentSection[]) =>
    readEntries(laidOut(...sections)).work.map(({ company }) => company);

  test('are work, without a heading or with one elsewhere', () => {
    expect(companies(unheaded(...jobs))).toEqual(['Acme Ltd', 'Boxer & Ball']);
    expect(companies(unheaded(...jobs), section('work', [], 'Work'))).toEqual(['Acme Ltd', 'Boxer & Ball']);
    expect(readEntries(laidOut(unheaded(...jobs))).jobTitle?.value).toBe('Welder');
  });

  test('are not considered work if there is a section about it', () => {
    expect(companies(unheaded(...jobs), work)).toEqual(['Acme Ltd']);
  });

  test('are not assumed for a single period, for periods in sentences, or without a role', () => {
    const prose = `From 2012 – 2014 and from 2015 – 2018 ${'I welded a great many pipes and '.repeat(3)}rails.`;
    expect(companies(unheaded('Available 2026 – 2027'))).toEqual([]);
    expect(companies(unheaded(prose, prose))).toEqual([]);
    expect(companies(unheaded('Around the world, 2012 – 2014', 'In Rome, 2015 – 2018'))).toEqual([]);
  });
});

test('place and date of a signature and a consent are listed and belong to no section', () => {
  const courses = section(
    'certifications',
    [
      'Welding Inspector, 2019',
      'Crane Operator, 2020',
      'Newcastle, 2 February 2026',
      'I agree that my personal data is processed as the GDPR says.',
    ],
    'Certificates',
  );
  const { certifications, unplaced } = readEntries(laidOut(header, work, courses));
  expect(certifications.map(({ name }) => name)).toEqual(['Welding Inspector', 'Crane Operator']);
  expect(unplaced.map(({ text }) => text).join(' ')).toContain('2 February 2026');
});

test('one line of short words under a custom heading is a list of skills', () => {
  const line = section('other', ['Press brake · Rigging · Purge welding'], 'Shop');
  expect(readEntries(laidOut(header, work, line)).skills.map(({ name }) => name)).toEqual([
    'Press brake',
    'Rigging',
    'Purge welding',
  ]);
});

test('courses that somebody taught are not jobs', () => {
  const taught = section('work', ['2019 – 2021 ┃ Lakes and Their Sediments (64 students)'], 'Teaching');
  expect(readEntries(laidOut(header, work, taught)).work.map(({ position }) => position)).toEqual(['Welder']);
});

test('a line drawn with signs below a heading is no text', () => {
  const education = section(
    'education',
    ['------------', 'BSc, Leeds College, 2012', '= = = ='],
    'EDUCATION',
  );
  const read = readEntries(laidOut(header, education));
  expect(read.education.map(({ degree }) => degree)).toEqual(['BSc']);
  expect(read.unplaced).toEqual([]);
});

test('a table of degrees under one of two headings for education is no list of certificates', () => {
  const table = section(
    'education',
    [row('*Diploma* ┃ *Centre* ┃ *Year*'), row('Applied Bees ┃ Lakeside ┃ 2014'), row('Honey ┃ Hive ┃ 2011')],
    'Education',
  );
  const school = section('education', ['2004 – 2010', 'Northgate School'], 'School');
  expect(readEntries(laidOut(header, work, table, school)).education.map(({ degree }) => degree)).toContain(
    'Honey',
  );
});

describe('sections under headings in words of their own', () => {
  const jobs = ['*Welder*', 'Acme Ltd', '2018 – 2020', '*Fitter*', 'Boxer & Ball', '2015 – 2018'];
  const studies = [
    '*BSc Physics*',
    'Luzern University',
    '2012 – 2014',
    '*Diploma*',
    'Bern College',
    '2009 – 2011',
  ];
  const days = section('other', jobs, 'Where my days went');
  const lessons = section('other', studies, 'Where my nights went');

  test('stay what they are beside known ones', () => {
    const school = section('education', ['*MSc Physics* ┃ 2014 – 2016', 'Lund University'], 'Education');
    const read = readEntries(laidOut(header, work, school, days, lessons));
    expect([read.work.length, read.education.length]).toEqual([1, 1]);
  });
});

const education = section('education', ['BSc in Biology, University of Leeds ┃ 2010 – 2014'], 'Education');
const namesIn = (...sections: DocumentSection[]) => {
  const read = readEntries(laidOut(header, work, ...sections));
  return {
    schools: read.education.map(({ institution }) => institution),
    certificates: read.certifications.map(({ name, issuer }) => `${name} | ${issuer}`),
  };
};

test.each([
  ['a degree and a school', ['MSc in Physics, University of Hull ┃ 2009']],
  ['a school below its degree', ['MSc in Physics ┃ 2009', 'University of Hull']],
  ['a period', ['University of Hull ┃ 2008 – 2009']],
])('one that names %s remains about studies', (_what, rows) => {
  expect(namesIn(education, section('education', rows, 'Further education')).schools).toContain(
    'University of Hull',
  );
});

test('courses that somebody taught are no jobs beside jobs, even where they name a university', () => {
  const teaching = section(
    'work',
    ['Metaphysics (Spring 2012)', 'Logic, Illinois State University (Fall 2011)', 'Ethics (Spring 2011)'],
    'Teaching',
  );
  const jobs = readEntries(laidOut(header, work, teaching)).work;
  expect(jobs.map(({ position }) => position)).toEqual(['Welder']);
  const tutor = section('work', ['Tutor, Leeside University, 2011'], 'Teaching');
  expect(readEntries(laidOut(header, work, tutor)).work).toHaveLength(2);
});

test('entries that stand side by side are read one after the other', () => {
  const studies = section(
    'education',
    [
      '*MSc Physics* ┃ *BSc Physics*',
      'University of Leeds, 2018 – 2020 ┃ University of Hull, 2014 – 2017',
      '*Diploma in Welding* ┃ *Certificate in Welding*',
      'Seam College, 2012 – 2014 ┃ Weld College, 2010 – 2012',
    ],
    'Education',
  );
  const { education } = readEntries(laidOut(header, work, studies));
  expect(education.map(({ degree, institution }) => `${degree} | ${institution}`)).toEqual([
    'MSc Physics | University of Leeds',
    'Diploma in Welding | Seam College',
    'BSc Physics | University of Hull',
    'Certificate in Welding | Weld College',
  ]);
});

test('of entries that stand side by side, one column may have more than the other', () => {
  const jobs = section(
    'work',
    [
      '*Acme Ltd* ┃ *Bolt Ltd*',
      '2018 – 2020 | Welder ┃ 2012 – 2014 | Apprentice',
      '*Crane Ltd*',
      '2014 – 2018 | Fitter',
    ],
    'Work',
  );
  const read = readEntries(laidOut(header, jobs)).work;
  expect(read.map(({ position, company }) => `${position} | ${company}`)).toEqual([
    'Welder | Acme Ltd',
    'Fitter | Crane Ltd',
    'Apprentice | Bolt Ltd',
  ]);
});

test('labels beside each other are not columns of entries, though both have a date below them', () => {
  const form = section(
    'work',
    [
      'Employer ┃ Town',
      'Acme Ltd ┃ Leeds',
      'Position ┃ Time',
      'Welder ┃ 2014 – 2018',
      'Two prizes since 2017',
      'Employer ┃ Town',
      'Bolt Ltd ┃ York',
      'Position ┃ Time',
      'Fitter ┃ 2010 – 2014',
      'Employer ┃ Town',
      'Crane Ltd ┃ Hull',
      'Position ┃ Time',
      'Apprentice ┃ 2008 – 2010',
    ],
    'Work',
  );
  expect(inReadingOrder(form)).toEqual(form);
});

test('bullets that name certificates in columns are read column by column', () => {
  const names = section(
    'certifications',
    ['• First aid ┃ • Welding of pipes', '• Forklift driving ┃ • Bending', '• Lifting ┃ • Cutting'],
    'Certificates',
  );
  expect(readEntries(laidOut(header, names)).certifications.map(({ name }) => name)).toEqual([
    'First aid',
    'Forklift driving',
    'Lifting',
    'Welding of pipes',
    'Bending',
    'Cutting',
  ]);
});

test('jobs under a heading that is not known are those of a document without another section of them', () => {
  const jobs = ['2018 – 2020 Acme Ltd', 'Welder', '2015 – 2018 Bolt Ltd', 'Apprentice Welder'];
  const unknown = section('other', jobs, 'Berufliche Tätlichkeit');
  expect(readEntries(laidOut(header, unknown)).work.map(({ company }) => company)).toEqual([
    'Acme Ltd',
    'Bolt Ltd',
  ]);
  expect(readEntries(laidOut(header, work, unknown)).work.map(({ company }) => company)).toEqual([
    'Acme Ltd',
  ]);
});
