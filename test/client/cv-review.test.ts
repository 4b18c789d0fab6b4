import { afterEach, expect, test, vi } from 'vitest';
import {
  acceptanceOf,
  acceptedEntries,
  acceptedOf,
  firstFault,
  isIncomplete,
  publicityOf,
} from '../../src/client/features/cv-import/accepted-parts';
import { entriesOf } from '../../src/client/features/cv-import/review-entries';
import { fieldsOf } from '../../src/client/features/cv-import/review-profile';
import { withdrawn } from '../../src/client/features/cv-import/review-terms';
import { linesOnPage, readLines } from '../../src/client/features/cv-import/source-lines';
import {
  forgetImported,
  keepImported,
  keyOf,
  newReview,
  readReview,
  restoreImported,
  type StoredReview,
  saveReview,
} from '../../src/client/features/cv-import/stored-review';
import type { ItemOf } from '../../src/client/sections/form/form-values';
import type { Proposal } from '../../src/contracts/cv-import';
import { nothingRead as nothing } from '../support/proposals';

const id = '01890000-0000-7000-8000-000000000001';
const profileId = '01890000-0000-7000-8000-000000000002';
const instant = '2026-01-01T00:00:00.000Z';
const certain = { confidence: 0.9, lines: [], uncertain: [], printed: {} };

type Work = Proposal['sections']['workExperience'][number]['values'];

const reviewOf = (
  sections: Partial<Proposal['sections']>,
  more: Partial<StoredReview> = {},
): StoredReview => ({
  ...newReview({
    filename: 'cv.pdf',
    proposal: { ...nothing, sections: { ...nothing.sections, ...sections } },
  }),
  ...more,
});

const workReview = (...entries: { values: Work; duplicateOf?: string }[]) =>
  reviewOf({ workExperience: entries.map((entry) => ({ ...certain, ...entry })) });

const engineer: Work = { company: 'Northern Grid', position: 'Engineer', startDate: '2019-03' };

const existing: ItemOf<'workExperience'> = {
  id,
  profileId,
  sortOrder: 1,
  createdAt: instant,
  updatedAt: instant,
  translations: {},
  company: 'Northern Grid',
  position: 'Lead engineer',
  startDate: '2019-03',
  endDate: null,
  isCurrent: true,
  location: null,
  description: 'Mine.',
  achievements: [],
  technologies: ['SQL'],
  industry: null,
  companySize: null,
  employmentType: null,
  isPublic: false,
};

test('what a document does not say of a position is left out of it, and named', () => {
  const review = workReview({ values: { company: 'Harbour Lab' } });
  const [entry] = entriesOf('workExperience', [], review);
  expect(entry?.missing).toEqual(['position', 'startDate']);
  expect(entry?.faults).toEqual({});
  expect(entry?.name).toBe('Harbour Lab');
  expect(entry && acceptanceOf(entry)).toBe('add');
  const [sent] = acceptedEntries('workExperience', [], entry ? [entry] : []);
  expect(sent?.values).toMatchObject({ company: 'Harbour Lab' });
  expect(Object.keys(sent?.values ?? {})).not.toEqual(expect.arrayContaining(['position']));
});

test('an address is accepted without the county and the country that a document does not give', () => {
  const home = {
    type: 'home',
    label: 'Home',
    street: 'Am Tierpark 15',
    city: 'Berlin',
    postalCode: '10315',
  } as const;
  const [entry] = entriesOf('addresses', [], reviewOf({ addresses: [{ ...certain, values: home }] }));
  expect(entry?.missing.toSorted()).toEqual(['country', 'state']);
  expect(entry?.values.isPublic).toBe(false);
  expect(entry && acceptanceOf(entry)).toBe('add');
  const [sent] = acceptedEntries('addresses', [], entry ? [entry] : []);
  expect(sent?.values).toMatchObject(home);
  expect(Object.keys(sent?.values ?? {})).not.toEqual(expect.arrayContaining(['state']));
  expect(Object.keys(sent?.values ?? {})).not.toEqual(expect.arrayContaining(['country']));
});

test('an entry that lacks what makes it one cannot be accepted', () => {
  const testimonials = [{ ...certain, values: { name: 'Grace' } }];
  const [entry] = entriesOf('testimonials', [], reviewOf({ testimonials }));
  expect(entry?.missing).toContain('content');
  expect(entry && acceptanceOf(entry)).toBeUndefined();
});

test('merging fills what is blank, keeps what is there, and never makes an entry invalid', () => {
  const values: Work = {
    ...engineer,
    location: 'Leeds',
    endDate: '2021-01',
    description: 'Theirs.',
    achievements: ['Halved the time to ship'],
    technologies: ['Go'],
  };
  const review = workReview({ values, duplicateOf: id });
  const [entry] = entriesOf('workExperience', [existing], {
    ...review,
    choices: { 'workExperience-0': 'merge' },
  });
  expect(entry && acceptanceOf(entry)).toBe('merge');
  expect(entry?.existing?.differences).toEqual(
    expect.arrayContaining(['position', 'location', 'description', 'achievements', 'technologies']),
  );
  expect(acceptedEntries('workExperience', [existing], entry ? [entry] : [])).toEqual([
    {
      replaces: id,
      updatedAt: instant,
      values: {
        company: 'Northern Grid',
        position: 'Lead engineer',
        startDate: '2019-03',
        // It would contradict that the position is a current one.
        endDate: null,
        isCurrent: true,
        location: 'Leeds',
        description: 'Mine.',
        achievements: ['Halved the time to ship'],
        technologies: ['SQL'],
        industry: null,
        companySize: null,
        employmentType: null,
        isPublic: false,
      },
    },
  ]);
});

test('a duplicate that says nothing new is skipped, unless its owner says otherwise', () => {
  const values: Work = { company: 'Northern Grid', startDate: '2019-03', technologies: ['SQL'] };
  const [entry] = entriesOf('workExperience', [existing], workReview({ values, duplicateOf: id }));
  expect(entry?.choice).toBe('skip');
  expect(entry && acceptanceOf(entry)).toBeUndefined();
  const gone = entriesOf('workExperience', [], workReview({ values: engineer, duplicateOf: id }));
  expect(gone[0]?.existing).toBeUndefined();
  expect(gone[0]?.choice).toBe('add');
});

test('what is certain is accepted from the start, and only what is unsure asks', () => {
  const unsure = { ...certain, values: engineer, uncertain: ['company'] };
  const doubtful = { ...certain, values: engineer, confidence: 0.3 };
  const impossible = { ...certain, values: { ...engineer, endDate: '2018-01' } };
  const contradicted = { ...certain, values: engineer, contradictions: ['It starts in the future: 2031.'] };
  const review = reviewOf({
    workExperience: [{ ...certain, values: engineer }, unsure, doubtful, impossible, contradicted],
  });
  const choices = (more: Partial<StoredReview> = {}) =>
    entriesOf('workExperience', [], { ...review, ...more }).map(({ choice }) => choice);
  expect(choices()).toEqual(['add', undefined, undefined, undefined, undefined]);
  // Whoever has corrected one has looked at it.
  expect(choices({ edits: { 'workExperience-1': { ...engineer } } })[1]).toBe('add');
  expect(choices({ edits: { 'workExperience-4': { ...engineer } } })[4]).toBe('add');
  expect(choices({ choices: { 'workExperience-0': withdrawn('add') ?? 'add' } })[0]).toBe('skip');
  expect(withdrawn(undefined)).toBeUndefined();
});

test('only one of two entries can be put into the same existing one', () => {
  const values: Work = { ...engineer, location: 'Leeds' };
  const review = workReview({ values, duplicateOf: id }, { values, duplicateOf: id });
  const [first, second] = entriesOf('workExperience', [existing], review);
  expect(first && acceptanceOf(first)).toBe('merge');
  expect(second?.existing?.isTaken).toBe(true);
  expect(second?.choice).toBe('skip');
});

test('facts that come together get an order and an emoji of their own', () => {
  const facts = ['I sail.', 'I sing.'].map((fact) => ({ ...certain, values: { fact } }));
  const entries = entriesOf(
    'facts',
    [],
    reviewOf({ facts }, { choices: { 'facts-0': 'add', 'facts-1': 'add' } }),
  );
  const sent = acceptedEntries('facts', [], entries).map(({ values }) => [values.order, values.emoji]);
  expect(sent).toEqual([
    ['1', '🌍'],
    ['2', '🎷'],
  ]);
});

test('a field of the profile is offered where it differs, and never replaces what its owner wrote unasked', () => {
  const profile = {
    id: profileId,
    profileSlug: 'ada',
    visibility: 'public' as const,
    language: null,
    cvLook: null,
    paper: null,
    translations: {},
    updatedAt: instant,
    displayName: 'Ada King',
    jobTitle: '',
    location: 'London',
    availability: '',
    bio: '',
  };
  const read = (value: string) => ({ value, confidence: 0.4, lines: [] });
  const proposal = {
    ...nothing,
    profile: {
      displayName: read('A. King'),
      jobTitle: read('Engineer'),
      location: read('London'),
      availability: null,
      bio: null,
    },
  };
  const fields = fieldsOf(newReview({ filename: 'cv.pdf', proposal }), profile);
  expect(fields.map(({ name, choice, isDoubtful }) => [name, choice, isDoubtful])).toEqual([
    ['displayName', 'skip', true],
    ['jobTitle', undefined, true],
  ]);
  const chosen = fields.map((field) => ({ ...field, choice: field.choice ?? ('add' as const) }));
  const accepted = acceptedOf(
    { importId: id, proposal },
    { fields: chosen, settings: [], translations: {} },
    {},
  );
  expect(accepted.profile).toEqual({ jobTitle: 'Engineer' });
});

test('the current position stands for the job title that a document lacks', () => {
  const titled = (profile: Partial<Proposal['profile']>, ...entries: object[]) => {
    const sections = {
      ...nothing.sections,
      workExperience: entries.map((values) => ({ ...certain, values, lines: [{ text: 'Engineer' }] })),
    };
    const proposal = { ...nothing, profile: { ...nothing.profile, ...profile }, sections };
    return newReview({ filename: 'cv.pdf', proposal }).proposal.profile.jobTitle;
  };
  const current = { ...engineer, isCurrent: true };
  const own = { value: 'Builder', confidence: 0.9, lines: [] };
  expect(titled({}, { ...engineer, position: 'Clerk' }, current)).toEqual({
    value: 'Engineer',
    confidence: 0.9,
    lines: [{ text: 'Engineer' }],
  });
  expect(titled({ jobTitle: own }, current)).toBe(own);
  expect(titled({}, engineer)).toBeNull();
});

test('what becomes public is counted as visitors will see it', () => {
  const contacts = [
    { ...certain, values: { type: 'email' as const, label: 'E-mail', value: 'ada@example.com' } },
    { ...certain, values: { type: 'website' as const, label: 'Site', value: 'https://example.com' } },
  ];
  const review = reviewOf({ contacts }, { choices: { 'contacts-0': 'add', 'contacts-1': 'add' } });
  expect(publicityOf({ fields: [], settings: [] }, entriesOf('contacts', [], review))).toEqual({
    open: 1,
    fields: 0,
    replaced: [],
    concealed: 1,
    addresses: 0,
    hidden: 0,
  });
});

test('the lines of a document are in its order, each with all that was read from it', () => {
  const at = (line: number, text: string) => ({ line, text });
  const proposal: Proposal = {
    ...nothing,
    profile: { ...nothing.profile, jobTitle: { value: 'Engineer', confidence: 1, lines: [at(3, 'Go')] } },
    sections: {
      ...nothing.sections,
      workExperience: [{ ...certain, values: engineer, lines: [at(1, 'Northern Grid'), at(3, 'Go')] }],
      skills: [{ ...certain, values: { name: 'Go' }, lines: [at(4, 'Go')] }],
    },
    unplaced: [
      { text: 'I sail.', page: null, lines: [at(5, 'I sail.')] },
      { text: 'I sing.', page: null, lines: [at(2, 'I sing.')] },
    ],
    leftOut: [{ kind: 'birth', text: 'Born 1990', page: null, lines: [at(6, 'Born 1990')] }],
    headings: [at(0, 'Work')],
  };
  const placed = [{ id: 'facts-of-text-0', section: 'facts' as const, text: 0, values: { fact: 'I sail.' } }];
  const edits = { 'profile-bio': { value: 'I sing.', text: 1 } };
  const review = { ...newReview({ filename: 'cv.docx', proposal }), placed, edits };
  expect(readLines(review).map(({ line, parts }) => [line.text, ...parts])).toEqual([
    ['Work'],
    ['Northern Grid', 'workExperience-0'],
    ['I sing.', 'profile-bio', 'text-1'],
    ['Go', 'profile-jobTitle', 'workExperience-0'],
    ['Go', 'skills-0'],
    ['I sail.', 'facts-of-text-0', 'text-0'],
    ['Born 1990', 'left-out-0'],
  ]);
  const [own] = entriesOf('facts', [], review);
  expect(own?.lines).toEqual([at(5, 'I sail.')]);
});

test('a page has the lines that something was read from, from top to bottom', () => {
  const on = (page: number, y: number, text: string) => ({ page, x: 1, y, width: 9, height: 9, text });
  const proposal: Proposal = {
    ...nothing,
    profile: {
      ...nothing.profile,
      bio: { value: 'x', confidence: 1, lines: [on(1, 40, 'b'), on(2, 1, 'c')] },
    },
    unplaced: [{ text: 'a', page: 1, lines: [on(1, 20, 'a')] }],
    headings: [on(1, 30, 'Title')],
  };
  const lines = readLines(newReview({ filename: 'cv.pdf', proposal }));
  expect(linesOnPage(lines, 1).map(({ line }) => line.text)).toEqual(['a', 'b']);
});

test('a duplicate replaces what it repeats, or comes beside it, as its owner says', () => {
  const values: Work = { ...engineer, description: 'Theirs.' };
  const sentAs = (choice: 'replace' | 'add') => {
    const review = { ...workReview({ values, duplicateOf: id }), choices: { 'workExperience-0': choice } };
    return acceptedEntries('workExperience', [existing], entriesOf('workExperience', [existing], review));
  };
  const theirs = expect.objectContaining({ position: 'Engineer', description: 'Theirs.' });
  expect(sentAs('replace')).toEqual([{ values: theirs, replaces: id, updatedAt: instant }]);
  expect(sentAs('add')).toEqual([{ values: theirs }]);
});

test('an entry read with doubt is marked until its owner has edited it, and so are its fields', () => {
  const entry = { ...certain, confidence: 0.4, uncertain: ['startDate'], values: engineer };
  const review = reviewOf({ workExperience: [entry] });
  const [read] = entriesOf('workExperience', [], review);
  expect([read?.isDoubtful, read?.uncertain]).toEqual([true, ['startDate']]);
  const [edited] = entriesOf('workExperience', [], { ...review, edits: { 'workExperience-0': engineer } });
  expect([edited?.isDoubtful, edited?.uncertain]).toEqual([false, []]);
  const [sure] = entriesOf('workExperience', [], workReview({ values: engineer }));
  expect(sure?.isDoubtful).toBe(false);
});

test('what was never said does not count as different', () => {
  const values: Work = { company: 'Northern Grid', startDate: '2019-03', location: 'Leeds' };
  const [entry] = entriesOf('workExperience', [existing], workReview({ values, duplicateOf: id }));
  expect(entry?.existing?.differences).toEqual(['location']);
});

test('incomplete is what neither adds nor merges as it is, until somebody decides', () => {
  const values: Work = { company: 'Northern Grid', location: 'Leeds' };
  const review = workReview({ values });
  const [lacking] = entriesOf('workExperience', [], review);
  expect(lacking && [isIncomplete(lacking), firstFault(lacking)]).toEqual([false, 'position']);
  // It fills a blank of what exists, which needs nothing more.
  const [merging] = entriesOf('workExperience', [existing], workReview({ values, duplicateOf: id }));
  expect(merging && isIncomplete(merging)).toBe(false);
  const wrong = workReview({ values: { ...engineer, endDate: '2018-01' } });
  const [reversed] = entriesOf('workExperience', [], wrong);
  expect(reversed && [isIncomplete(reversed), firstFault(reversed)]).toEqual([true, 'endDate']);
  const [skipped] = entriesOf('workExperience', [], { ...wrong, choices: { 'workExperience-0': 'skip' } });
  expect(skipped && isIncomplete(skipped)).toBe(false);
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('an imported review comes back for the import that it was of, once, and for ten minutes', () => {
  const document = '01890000-0000-7000-8000-000000000003';
  const review = { ...workReview({ values: engineer }), choices: { 'workExperience-0': 'skip' as const } };
  const key = keyOf('ada', document);
  saveReview(key, review);
  keepImported('ada', { undoId: 'first', document, review });
  expect(readReview(key)).toBeUndefined();
  expect(restoreImported('ada', 'another')).toBeUndefined();
  expect(restoreImported('bob', 'first')).toBeUndefined();
  expect(restoreImported('ada', 'first')).toBe(document);
  expect(readReview(key)).toEqual(review);
  expect(restoreImported('ada', 'first')).toBeUndefined();

  vi.useFakeTimers({ toFake: ['Date'] });
  keepImported('ada', { undoId: 'second', document, review });
  vi.setSystemTime(Date.now() + 9 * 60_000);
  forgetImported('ada');
  expect(restoreImported('ada', 'second')).toBe(document);
  keepImported('ada', { undoId: 'third', document, review });
  vi.setSystemTime(Date.now() + 11 * 60_000);
  forgetImported('ada');
  expect(restoreImported('ada', 'third')).toBeUndefined();
});
