import { expect, test } from 'vitest';
import { propose } from '../../src/reading/propose/propose';
import { mostResumeBytes, readResume } from '../../src/reading/sources/json-resume';
import { parseFile } from '../../src/reading/sources/structured/resume-in';
import { documentLines } from '../support/document-lines';

const reading = (value: unknown) =>
  readResume(JSON.parse(typeof value === 'string' ? value : JSON.stringify(value)));

/** Every field of the format, version 1.0.0. */
const complete = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Zoë Ångström',
    label: 'Baker',
    image: 'https://example.com/zoe.jpg',
    email: 'zoe@example.com',
    phone: '+46 8 123 45 67',
    url: 'https://zoe.example',
    summary: 'Bakes bread.\n\nAnd cakes.',
    location: {
      address: 'Storgatan 1',
      postalCode: '111 22',
      city: 'Stockholm',
      countryCode: 'SE',
      region: 'Uppland',
    },
    profiles: [
      { network: 'GitHub', username: 'zoe', url: 'https://github.com/zoe' },
      { network: 'Mastodon', username: '@zoe@bread.example' },
      { network: 'Blog', username: 'crumbs', url: 'https://blog.example/z' },
    ],
  },
  work: [
    {
      name: 'Crust & Crumb',
      location: 'Uppsala',
      description: 'A bakery',
      position: 'Head baker',
      url: 'https://crust.example',
      startDate: '2018-09-03',
      endDate: '2020-02',
      summary: 'Ran the ovens.',
      highlights: ['Halved the waste', 'Won a prize'],
    },
    { name: 'Own bakery', position: 'Owner', startDate: '2020-03' },
  ],
  volunteer: [
    {
      organization: 'Food bank',
      position: 'Driver',
      url: 'https://food.example',
      startDate: '2015',
      endDate: '2016',
      summary: 'Drove bread.',
      highlights: ['Every Friday'],
    },
  ],
  education: [
    {
      institution: 'Baking School',
      url: 'https://school.example',
      area: 'Bread',
      studyType: 'Bachelor',
      startDate: '2011-08',
      endDate: '2014-06',
      score: '4.0',
      courses: ['B101 Sourdough', 'B102 Rye'],
    },
  ],
  awards: [{ title: 'Golden Loaf', date: '2019-05-01', awarder: 'Guild', summary: 'For the best rye.' }],
  certificates: [
    { name: 'Food hygiene', date: '2017-01-15', issuer: 'City of Uppsala', url: 'https://c.example/1' },
  ],
  publications: [
    {
      name: 'Rye',
      publisher: 'Bread Press',
      releaseDate: '2021-10',
      url: 'https://rye.example',
      summary: 'A book.',
    },
  ],
  skills: [
    { name: 'Baking', level: 'Master', keywords: ['Sourdough', 'Rye'] },
    { name: 'Tools', level: 'Advanced', keywords: ['Excel'] },
  ],
  languages: [{ language: 'Swedish', fluency: 'Native speaker' }],
  interests: [{ name: 'Music', keywords: ['Jazz', 'Choir'] }],
  references: [{ name: 'Ada', reference: 'Her bread is the best.' }],
  projects: [
    {
      name: 'Bread map',
      description: 'Shows bakeries.',
      highlights: ['2,000 bakeries'],
      keywords: ['maps'],
      startDate: '2019-01',
      endDate: '2019-06',
      url: 'https://map.example',
      roles: ['Founder'],
      entity: 'Guild of bakers',
      type: 'application',
    },
  ],
  meta: { canonical: 'https://zoe.example/resume.json', version: 'v1.0.0', lastModified: '2022-01-01' },
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

test('every field with a counterpart is read into it', () => {
  const { profile, sections } = propose(reading(complete));
  expect(Object.values(profile).map((text) => text?.value)).toEqual([
    'Zoë Ångström',
    'Baker',
    'Stockholm, Uppland, Sweden',
    undefined,
    'Bakes bread.\n\nAnd cakes.',
  ]);
  expect(sections.contacts.map(({ values }) => values)).toEqual([
    { type: 'email', value: 'zoe@example.com', label: 'Email' },
    { type: 'phone', value: '+46 8 123 45 67', label: 'Phone' },
    { type: 'website', value: 'https://zoe.example', label: 'Website' },
    { type: 'social', value: 'https://github.com/zoe', label: 'GitHub' },
    { type: 'social', value: 'https://bread.example/@zoe', label: 'Mastodon' },
    { type: 'social', value: 'https://blog.example/z', label: 'Blog' },
  ]);
  expect(sections.addresses.map(({ values }) => values)).toEqual([
    {
      type: 'home',
      label: 'Home',
      street: 'Storgatan 1',
      city: 'Stockholm',
      state: 'Uppland',
      postalCode: '111 22',
      country: 'Sweden',
    },
  ]);
  expect(sections.workExperience.map(({ values }) => values)).toEqual([
    {
      company: 'Crust & Crumb',
      position: 'Head baker',
      location: 'Uppsala',
      startDate: '2018-09-03',
      endDate: '2020-02',
      description: 'A bakery\n\nRan the ovens.',
      achievements: ['Halved the waste', 'Won a prize'],
    },
    { company: 'Own bakery', position: 'Owner', startDate: '2020-03', isCurrent: true },
  ]);
  expect(sections.volunteering.map(({ values }) => values)).toEqual([
    {
      organization: 'Food bank',
      position: 'Driver',
      startDate: '2015',
      endDate: '2016',
      description: 'Drove bread.',
      highlights: ['Every Friday'],
    },
  ]);
  expect(sections.projects.map(({ values }) => values)).toEqual([
    {
      name: 'Bread map',
      role: 'Founder',
      url: 'https://map.example',
      startDate: '2019-01',
      endDate: '2019-06',
      description: 'Shows bakeries.',
      highlights: ['2,000 bakeries'],
      technologies: ['maps'],
    },
  ]);
  expect(sections.publications.map(({ values }) => values)).toEqual([
    {
      title: 'Rye',
      publisher: 'Bread Press',
      date: '2021-10',
      url: 'https://rye.example',
      description: 'A book.',
    },
  ]);
  expect(sections.languages.map(({ values }) => values)).toEqual([{ name: 'Swedish', level: 'Native' }]);
  expect(sections.awards.map(({ values }) => values)).toEqual([
    { title: 'Golden Loaf', awarder: 'Guild', date: '2019-05-01', description: 'For the best rye.' },
  ]);
  expect(sections.workExperience[1]?.uncertain).toEqual(['isCurrent']);
  expect(sections.education.map(({ values }) => values)).toEqual([
    {
      institution: 'Baking School',
      degree: "Bachelor's Degree",
      fieldOfStudy: 'Bread',
      startDate: '2011-08',
      endDate: '2014-06',
      gpa: '4.0',
      relevantCoursework: ['B101 Sourdough', 'B102 Rye'],
    },
  ]);
  expect(sections.certifications.map(({ values }) => values)).toEqual([
    {
      name: 'Food hygiene',
      issuer: 'City of Uppsala',
      issueDate: '2017-01-15',
      credentialUrl: 'https://c.example/1',
    },
  ]);
  expect(
    sections.skills.map(({ values: { name, category, proficiency } }) => [name, category, proficiency]),
  ).toEqual([
    ['Baking', 'Other', 'Expert'],
    ['Sourdough', 'Other', undefined],
    ['Rye', 'Other', undefined],
    ['Excel', 'Tools & Platforms', 'Advanced'],
  ]);
  expect(sections.facts.map(({ values }) => values.fact)).toEqual(['Music: Jazz, Choir']);
  expect(sections.testimonials.map(({ values }) => values)).toEqual([
    { name: 'Ada', content: 'Her bread is the best.' },
  ]);
});

test('fields without a counterpart are listed, and nothing is lost', () => {
  const proposed = propose(reading(complete));
  expect(proposed.unplaced.map(({ text, page, heading }) => ({ text, page, heading }))).toEqual([
    { text: 'crumbs', page: null, heading: 'Blog' },
    { text: 'image: https://example.com/zoe.jpg', page: null, heading: 'basics' },
    { text: 'url: https://crust.example', page: null, heading: 'work' },
    { text: 'url: https://food.example', page: null, heading: 'volunteer' },
    { text: 'url: https://school.example', page: null, heading: 'education' },
    { text: 'entity: Guild of bakers', page: null, heading: 'projects' },
    { text: 'type: application', page: null, heading: 'projects' },
  ]);
  const { meta: _, $schema: __, ...person } = complete;
  const everything = textsIn(proposed).join('\n');
  const replaced = ['SE', 'zoe', 'Native speaker'];
  expect(textsIn(person).filter((text) => !everything.includes(text) && !replaced.includes(text))).toEqual(
    [],
  );
});

test('texts are in the order of the file, below the names of its lists', () => {
  const lines = documentLines(
    propose(
      reading({
        basics: { name: 'Zoë', label: 'Baker', nickname: 'Zo' },
        work: [
          { name: 'Crust', position: 'Baker', summary: 'Ovens.', url: 'https://crust.example' },
          { name: 'Crust', position: 'Owner' },
        ],
        skills: [{ name: 'Rye', keywords: ['Sourdough', 'Crumbs'] }],
        projects: [{ name: 'Bread map' }],
      }),
    ),
  );
  expect(lines).toEqual([
    'basics',
    'Zoë',
    'Baker',
    'nickname: Zo',
    'work',
    'Crust',
    'Baker',
    'Ovens.',
    'url: https://crust.example',
    'Crust',
    'Owner',
    'skills',
    'Rye',
    'Sourdough\nCrumbs',
    'projects',
    'Bread map',
  ]);
});

test('fields of other types and unknown ones are kept as text', () => {
  const { work, unplaced } = reading({
    basics: { name: 7, email: ['a@example.com'], nickname: 'Zo' },
    work: [
      { name: 'A', position: { title: 'B' }, startDate: 'last spring', endDate: 'Present' },
      'Baker',
      null,
      3,
    ],
    education: 'none',
    hobbies: [{ name: 'Chess' }],
  });
  expect(work).toEqual([
    expect.objectContaining({ company: 'A', position: undefined, start: undefined, end: 'present' }),
  ]);
  expect(unplaced.map(({ text }) => text)).toEqual([
    'nickname: Zo',
    'position: B',
    'startDate: last spring',
    'work: Baker\n3',
    'education: none',
    'hobbies: Chess',
  ]);
});

test.each([
  ['not JSON', '{"basics":', /not valid JSON/],
  ['not in UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), /not valid JSON/],
  ['very deep', '['.repeat(500_000), /not valid JSON/],
  ['very large', Buffer.alloc(mostResumeBytes + 1, 32), /larger than 10 MB/],
])('a file that is %s is refused with a reason', async (_, content, message) => {
  await expect(parseFile(Buffer.from(content))).rejects.toThrow(message);
});

test('the cost of hostile content is proportional to its size', () => {
  const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  expect(
    propose(reading(`{"basics":{"name":"A","x":${deep}},"work":[${deep}]}`)).profile.displayName?.value,
  ).toBe('A');
  const many = propose(
    reading({
      basics: Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 1])),
      work: Array.from({ length: 100_000 }, () => ({})),
      skills: [{ keywords: Array.from({ length: 200_000 }, () => 'a') }],
    }),
  );
  expect(many.sections.skills).toHaveLength(200);
  expect(many.unplaced).toHaveLength(3000);
  expect(many.warnings).toContain('99500 entries of "work" were too many to be read.');
});
