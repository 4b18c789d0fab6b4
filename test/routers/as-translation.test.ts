import { expect, test } from 'vitest';
import type { Proposal } from '../../src/contracts/cv-import';
import { asTranslation, otherLanguageOf } from '../../src/routers/cv-import/as-translation';
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

const page = { language: 'en', translations: { fr: { bio: 'Infirmière' }, de: { location: 'Bonn' } } };

test('a document is in another language of the page where its texts are, and the page is in it', () => {
  expect(otherLanguageOf(german, page)).toBe('de');
  expect(otherLanguageOf(german, { ...page, language: 'de' })).toBeUndefined();
  expect(otherLanguageOf(german, { language: 'en', translations: {} })).toBeUndefined();
  expect(otherLanguageOf(nothing, page)).toBeUndefined();
});

test('entries of a document in another language are found by employer, school and dates, and give their texts', () => {
  const { sections } = asTranslation(german, 'de', page, existing);
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
    values: { translations: { de: { position: 'Pflegerin' } } },
  });
  // Its owner decides what becomes of what the profile does not have.
  expect(foreign).toMatchObject({ confidence: 0, values: { position: 'Helferin' } });
  expect(foreign?.duplicateOf).toBeUndefined();
  // What is the same in both languages is not repeated, and what is the owner's is certain.
  expect(sections.education[0]).toMatchObject({
    duplicateOf: 'bonn',
    uncertain: [],
    values: { fieldOfStudy: 'Nursing', translations: { de: { fieldOfStudy: 'Pflege' } } },
  });
  expect(sections.education[0]?.values.translations?.de).not.toHaveProperty('institution');
});

test('the first lines of the profile get the texts of the document, and keep those that it does not have', () => {
  const { profile, page: settings } = asTranslation(german, 'de', page, existing);
  expect(profile).toMatchObject({ jobTitle: null, bio: null });
  expect(settings?.translations).toEqual({
    fr: { bio: 'Infirmière' },
    de: { location: 'Bonn', jobTitle: 'Stationsleiterin', bio: german.profile.bio?.value },
  });
});
