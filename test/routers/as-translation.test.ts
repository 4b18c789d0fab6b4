import { expect, test } from 'vitest';
import type { Proposal } from '../../src/contracts/cv-import';
import { asTranslation, languageOfDocument } from '../../src/routers/cv-import/as-translation';
import type { ExistingEntries } from '../../src/routers/cv-import/find-duplicates';
import { nothingRead as nothing } from '../support/proposals';

const read = (value: string) => ({ value, confidence: 1, lines: [] });
const certain = { confidence: 1, uncertain: [], printed: {}, lines: [] };

const german: Proposal = {
  ...nothing,
  profile: {
    ...nothing.profile,
    jobTitle: read('Stationsleiterin'),
    bio: read(
      'Ich leite seit zehn Jahren die Nachtschicht einer Klinik und bilde die aus, die nach mir kommen. Mit dem Team der Station habe ich die Übergabe neu geordnet, und sie ist nun für alle kürzer.',
    ),
  },
  sections: {
    ...nothing.sections,
    workExperience: [
      {
        ...certain,
        values: {
          company: 'St. Hilda',
          position: 'Krankenpflegerin',
          startDate: '2015-03',
          achievements: ['Neun ausgebildet'],
        },
      },
      {
        ...certain,
        values: { company: 'Klinikum Nord', position: 'Pflegerin', startDate: '2010-01', endDate: '2015-02' },
      },
      {
        ...certain,
        values: { company: 'Ambulanz', position: 'Helferin', startDate: '2008-01', endDate: '2009-12' },
      },
    ],
    education: [
      {
        ...certain,
        uncertain: ['fieldOfStudy'],
        values: { institution: 'Universität Bonn', fieldOfStudy: 'Pflege', endDate: '2009' },
      },
    ],
  },
};

const row = (id: string, values: object) => ({ id, translations: {}, ...values });
const noRows = Object.fromEntries(Object.keys(nothing.sections).map((section) => [section, []]));
const existing = {
  ...noRows,
  workExperience: [
    row('hilda', {
      company: 'St Hilda',
      position: 'Nurse',
      startDate: '2015-03',
      isCurrent: true,
      achievements: ['Trained nine'],
    }),
    row('north', { company: 'North Hospital', position: 'Nurse', startDate: '2010-01', endDate: '2015-02' }),
  ],
  education: [row('bonn', { institution: 'Universität Bonn', fieldOfStudy: 'Nursing', endDate: '2009' })],
} as unknown as ExistingEntries;

/** What becomes of entries of a document beside those of the profile. */
const translated = (sections: Partial<Proposal['sections']>, rows: Partial<Record<string, object[]>>) =>
  asTranslation({ ...nothing, sections: { ...nothing.sections, ...sections } }, 'de', {
    ...noRows,
    ...rows,
  } as unknown as ExistingEntries).sections;

test('a document is in the language of its texts', () => {
  expect(languageOfDocument(german)).toBe('de');
  expect(languageOfDocument(nothing)).toBeUndefined();
});

test('entries of a document in another language are found by employer, school and dates, and give their texts', () => {
  const { sections, profile, language } = asTranslation(german, 'de', existing);
  expect([profile, language]).toEqual([german.profile, 'de']);
  const [same, dated, foreign] = sections.workExperience;
  expect(same).toMatchObject({
    duplicateOf: 'hilda',
    values: {
      company: 'St Hilda',
      position: 'Nurse',
      translations: { de: { position: 'Krankenpflegerin', achievements: ['Neun ausgebildet'] } },
    },
  });
  // Another name of the same employer, at the same time.
  expect(dated).toMatchObject({
    duplicateOf: 'north',
    confidence: 1,
    printed: { company: 'Klinikum Nord' },
    values: { translations: { de: { position: 'Pflegerin' } } },
  });
  // Its owner decides what becomes of what the profile does not have.
  expect(foreign?.contradictions).toHaveLength(1);
  expect(foreign).toMatchObject({ values: { position: 'Helferin' } });
  expect(foreign?.duplicateOf).toBeUndefined();
  // What is the same in both languages is not repeated, and what is the owner's is certain.
  expect(sections.education[0]).toMatchObject({
    duplicateOf: 'bonn',
    uncertain: [],
    values: { fieldOfStudy: 'Nursing', translations: { de: { fieldOfStudy: 'Pflege' } } },
  });
  expect(sections.education[0]?.values.translations?.de).not.toHaveProperty('institution');
});

const job = (position: string, startDate: string, endDate: string) => ({
  ...certain,
  values: { company: 'Nordlicht', position, startDate, endDate },
});
const heldJob = (id: string, startDate: string, endDate: string) =>
  row(id, { company: 'Nordlicht', position: id, startDate, endDate });

test('of positions with one employer, those of the same time are the same, however precise their dates are', () => {
  const { workExperience } = translated(
    { workExperience: [job('Leiterin', '2016-09', '2020-03'), job('Ingenieurin', '2014-02', '2016-08')] },
    { workExperience: [heldJob('engineer', '2014', '2016'), heldJob('head', '2016', '2020')] },
  );
  expect(workExperience.map(({ duplicateOf }) => duplicateOf)).toEqual(['head', 'engineer']);
});

const certificate = (name: string, issueDate: string) => ({
  ...certain,
  values: { name, issuer: 'DGQ', issueDate },
});

test('a name that several entries have, and dates that are a year alone, do not decide', () => {
  const { certifications, awards } = translated(
    {
      certifications: [certificate('Auditorin', '2018-11'), certificate('Prüferin', '2019-02')],
      awards: [{ ...certain, values: { title: 'Jungingenieurin', date: '2013' } }],
    },
    {
      certifications: [row('old', { name: 'Examiner', issuer: 'DGQ', issueDate: '2012-01' })],
      awards: [row('award', { title: 'Young Engineer', date: '2013' })],
    },
  );
  expect(certifications.map(({ duplicateOf }) => duplicateOf)).toEqual([undefined, undefined]);
  expect(awards[0]).toMatchObject({ duplicateOf: 'award', confidence: 0 });
});

test('languages are found by what they are called in either language, and skills by their name alone', () => {
  const { languages, skills, contacts } = translated(
    {
      languages: [{ ...certain, values: { name: 'Französisch', level: 'B1' } }],
      skills: [
        { ...certain, values: { name: 'Minitab' }, duplicateOf: 'minitab' },
        { ...certain, values: { name: 'Lieferantenaudits' } },
      ],
      contacts: [{ ...certain, values: { type: 'email', value: 'new@example.com' } }],
    },
    {
      languages: [row('french', { name: 'French', level: 'B2' })],
      skills: [row('minitab', { name: 'Minitab' }), row('audits', { name: 'Supplier audits' })],
    },
  );
  expect(languages[0]).toMatchObject({
    duplicateOf: 'french',
    values: { name: 'French', level: 'B2', translations: { de: { name: 'Französisch' } } },
  });
  expect(skills[0]).toMatchObject({ duplicateOf: 'minitab', values: { translations: {} } });
  // Nothing in German is added to a page in English unless its owner says so; an address is in no language.
  expect(skills[1]?.contradictions).toHaveLength(1);
  expect(contacts[0]).not.toHaveProperty('contradictions');
});

test('points stand in for a description that only the page has, so that it is not shown beside them', () => {
  const points = ['Leitung der Station', 'Neun ausgebildet'];
  const inGerman = (held: object) => {
    const read = { ...certain, values: { company: 'St Hilda', startDate: '2015-03', achievements: points } };
    const kept = row('hilda', { company: 'St Hilda', startDate: '2015-03', ...held });
    const [entry] = translated({ workExperience: [read] }, { workExperience: [kept] }).workExperience;
    return entry?.values.translations?.de;
  };
  expect(inGerman({ description: 'Runs the ward.', achievements: ['Trained nine'] })).toEqual({
    description: points[0],
    achievements: [points[1]],
  });
  expect(inGerman({ description: 'Runs the ward.', achievements: [] })).toEqual({
    description: '- Leitung der Station\n- Neun ausgebildet',
  });
  expect(inGerman({ description: null, achievements: ['Trained nine'] })).toEqual({ achievements: points });
});
