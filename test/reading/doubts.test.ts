import { describe, expect, test } from 'vitest';
import {
  doubtsAboutCertification,
  doubtsAboutEducation,
  doubtsAboutWork,
  withDoubts,
} from '../../src/reading/entries/doubts';
import type { ReadEducation, ReadWork } from '../../src/reading/reading';

const sourced = { confidence: 1, lines: [], achievements: [], doubtful: [] };
const period = { start: { year: 2018, month: 3 }, end: { year: 2020, month: 5 } };
const doubtsOf = (work: Partial<ReadWork>) =>
  doubtsAboutWork([{ ...sourced, technologies: [], ...period, ...work }])[0];
const doubtsOfAll = (...works: Partial<ReadWork>[]) =>
  doubtsAboutWork(works.map((work) => ({ ...sourced, technologies: [], ...period, ...work })));
const doubtsOfStudy = (study: Partial<ReadEducation>) =>
  doubtsAboutEducation({ ...sourced, coursework: [], activities: [], ...period, ...study });

describe('a position', () => {
  const usual = { position: 'Software Engineer', company: 'Quorl Ltd' };

  test('with two names that look like what they are is certain', () => {
    expect(doubtsOf(usual)).toEqual([]);
    expect(doubtsOf({ ...usual, company: 'Zindel', end: 'present' })).toEqual([]);
  });

  test('with one name only is doubtful as a whole', () => {
    expect(doubtsOf({ position: 'Tutor' })).toEqual(['position', 'startDate', 'endDate']);
    expect(doubtsOf({ company: 'Quorl Ltd', end: 'present' })).toEqual(['company', 'startDate', 'isCurrent']);
    expect(doubtsOf({ company: 'Quorl Ltd', start: undefined, end: undefined })).toEqual(['company']);
  });

  test('that looks like a study is doubtful as a whole', () => {
    const whole = ['position', 'company', 'startDate', 'endDate'];
    expect(doubtsOf({ position: 'Bachelor of Science', company: 'Quorl' })).toEqual(whole);
    expect(doubtsOf({ position: 'Chemistry', company: 'University of Leeds' })).toEqual(whole);
    expect(doubtsOf({ position: 'Lecturer', company: 'University of Leeds' })).toEqual([]);
  });

  test.each([
    ['the names may be the wrong way round', 'Zindel GmbH', 'Engineer', ['position', 'company']],
    ['nothing says which name is which', 'Quorl', 'Zindel', ['position', 'company']],
    ['the position is of no known kind', 'Zindel', 'Quorl Ltd', ['position']],
    ['a name begins within a sentence', 'Engineer', 'where lorries are built', ['company']],
    ['a name begins with a mark', 'Engineer', ': Quorl Ltd', ['company']],
    ['a name ends within a sentence', 'Engineer', 'Quorl Ltd,', ['company']],
    ['a name ends as a sentence does', 'Assistant in many labs.', 'Quorl Ltd', ['position']],
    ['a name has a label', 'Assistant: Dr. Quorl', 'Quorl Ltd', ['position']],
    ['a name ends with a small word', 'Assistant in', 'Quorl Ltd', ['position']],
    ['a bracket is open', 'Engineer (Robotics', 'Quorl Ltd', ['position']],
    ['a name holds a date', 'Engineer', 'Quorl Ltd 2018', ['company']],
    ['a name holds a sign of the layout', 'Engineer', 'Quorl → Zindel', ['company']],
    [
      'a name is as long as a sentence',
      'Engineer for the maps that all drivers of lorries use at night',
      'Quorl Ltd',
      ['position'],
    ],
    ['a name holds both', 'Engineer, Zindel GmbH', 'Quorl Ltd', ['position']],
  ])('%s', (_, position, company, doubtful) => {
    expect(doubtsOf({ position, company })).toEqual(doubtful);
  });

  test('with one name only, or like a study, is certain where the others are so too', () => {
    const alone = { position: 'Tutor' };
    expect(doubtsOfAll(alone, alone, usual)).toEqual([[], [], []]);
    expect(doubtsOfAll(alone, usual, usual)[0]).toEqual(['position', 'startDate', 'endDate']);
    expect(doubtsOfAll({ position: 'Zindel' }, alone, alone)[0]).toEqual(['position']);
    const study = { position: 'Bachelor of Science', company: 'Quorl Ltd' };
    expect(doubtsOfAll(study, study, usual).flat()).not.toContain('startDate');
  });

  test('shares an employer that no word shows to be one with another, and may be below a heading', () => {
    const below = { position: 'Engineer', company: 'Zindel' };
    expect(doubtsOfAll(below, usual, { ...below, position: 'Welder' })).toEqual([
      ['company'],
      [],
      ['company'],
    ]);
    expect(doubtsOfAll(usual, usual)).toEqual([[], []]);
  });

  test('that ends as it begins may lack its end', () => {
    expect(doubtsOf({ ...usual, end: period.start })).toEqual(['endDate']);
    expect(doubtsOf({ ...usual, start: undefined, end: undefined })).toEqual([]);
  });
});

describe('a study', () => {
  test('with a degree and a school is certain, and so are its dates', () => {
    expect(doubtsOfStudy({ degree: 'BSc Chemistry', institution: 'University of Leeds' })).toEqual([]);
    expect(doubtsOfStudy({ institution: 'University of Leeds' })).toEqual(['institution']);
  });

  test('at a school of no known kind is doubtful there', () => {
    expect(doubtsOfStudy({ degree: 'BSc Chemistry', institution: 'Quorl' })).toEqual(['institution']);
  });

  test('is doubtful where a name is odd', () => {
    const institution = 'University of Leeds';
    expect(doubtsOfStudy({ degree: 'BSc Chemistry 2018', institution })).toEqual(['degree']);
    expect(doubtsOfStudy({ degree: institution, institution: 'BSc Chemistry' })).toEqual([
      'degree',
      'institution',
    ]);
  });
});

test.each([
  ['Certified Welding Inspector', false],
  ['Conference on welding. Leeside, 2019', true],
  ['of the chamber of crafts', true],
  ['Took part in a course about how the seams of bridges are examined', true],
])('a certificate “%s” is likely to be something else: %s', (name, isOdd) => {
  expect(doubtsAboutCertification(name)).toEqual(isOdd ? ['name'] : []);
});

test.each([
  ['Python', false],
  ['jQuery', false],
  ['C', false],
  ['Public speaking and negotiation', false],
  ['Organised the summer fair of the school', true],
  ['Contest, October 2019', true],
  ['Office → Excel', true],
  ['(Ubuntu', true],
  ['Montpellier, France', true],
])('a skill “%s” is likely to be something else: %s', (name, isOdd) => {
  const [skill] = withDoubts([{ name, confidence: 1, lines: [{ text: name }] }]);
  expect(skill?.confidence).toBe(isOdd ? 0.5 : 1);
});

test('what begins small in a list with capitals is likely to be no skill', () => {
  const doubtful = (...names: string[]) =>
    withDoubts(names.map((name) => ({ name, confidence: 1, lines: [] })))
      .filter(({ confidence }) => confidence < 1)
      .map(({ name }) => name);
  expect(doubtful('Welding', 'Milling', 'Turning', 'part of my studies', 'jQuery')).toEqual([
    'part of my studies',
  ]);
  expect(doubtful('welding', 'Milling', 'turning')).toEqual([]);
});
