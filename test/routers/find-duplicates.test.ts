import { expect, onTestFinished, test, vi } from 'vitest';
import { type ImportableSection, importableSections, type Proposal } from '../../src/contracts/cv-import';
import { type ExistingEntries, findDuplicates } from '../../src/routers/cv-import/find-duplicates';
import { noSections } from '../support/proposals';
import { sectionSamples } from '../support/section-samples';

type Values<S extends ImportableSection> = Proposal['sections'][S][number]['values'];

const propose = (values: object) => ({ values, confidence: 1, lines: [], uncertain: [], printed: {} });

const rowOf = (section: ImportableSection, values: object, id: string) => ({
  ...sectionSamples[section].draft,
  ...values,
  id,
});

/** Which of the existing entries each of the proposed ones is said to repeat, by position. */
function duplicates<S extends ImportableSection>(
  section: S,
  proposed: Values<S>[],
  existing: Partial<Values<S>>[],
): (string | undefined)[] {
  const rows = existing.map((values, index) => rowOf(section, values, `${index}`));
  const found = findDuplicates({ ...noSections, [section]: proposed.map(propose) }, {
    ...noSections,
    [section]: rows,
  } as ExistingEntries);
  return found[section].map(({ duplicateOf }) => duplicateOf);
}

const [yes, no] = [['0'], [undefined]];

test.each<[string, Values<'workExperience'>, Values<'workExperience'>, unknown]>([
  ['the same job', {}, {}, yes],
  [
    'other capitals, accents and signs',
    { company: 'CAFÉ  Müller, GmbH' },
    { company: 'Cafe Muller GmbH' },
    yes,
  ],
  ['another position', { position: 'Cook' }, { position: 'Waiter' }, no],
  ['another company', { company: 'One' }, { company: 'Two' }, no],
  [
    'periods that share a month',
    { startDate: '2019-03', endDate: '2020-01' },
    { startDate: '2020-01-15', endDate: '2021-01' },
    yes,
  ],
  [
    'a later period',
    { startDate: '2020-02', endDate: '2021-01' },
    { startDate: '2019-01', endDate: '2020-01-31' },
    no,
  ],
  [
    'an earlier period',
    { startDate: '2018-02', endDate: '2018-12' },
    { startDate: '2019-01', endDate: null },
    no,
  ],
  [
    'a period that goes on',
    { startDate: '2022-02' },
    { startDate: '2019-01', endDate: null, isCurrent: true },
    yes,
  ],
  ['no dates', { startDate: undefined, endDate: undefined }, {}, yes],
  ['no company', { company: undefined }, {}, no],
])('a job is compared by company, position and period: %s', (_name, proposed, existing, expected) => {
  const job = { company: 'Northwind', position: 'Engineer', startDate: '2019-03', endDate: '2022-11' };
  expect(duplicates('workExperience', [{ ...job, ...proposed }], [{ ...job, ...existing }])).toEqual(
    expected,
  );
});

test.each<[string, Values<'contacts'>, Values<'contacts'>, unknown]>([
  [
    'an e-mail address',
    { type: 'email', value: 'Ada@Example.com' },
    { type: 'email', value: 'ada@example.com' },
    yes,
  ],
  [
    'another one',
    { type: 'email', value: 'ada@example.com' },
    { type: 'email', value: 'ada@example.org' },
    no,
  ],
  ['a number', { type: 'phone', value: '+49 (0)30 123-4567' }, { type: 'phone', value: '030/1234567' }, yes],
  [
    'a number with 00',
    { type: 'phone', value: '0049 30 1234567' },
    { type: 'phone', value: '+49 30 1234567' },
    yes,
  ],
  [
    'an extension',
    { type: 'phone', value: '030 1234567 ext 12' },
    { type: 'phone', value: '030 1234567' },
    yes,
  ],
  [
    'a number without its area',
    { type: 'phone', value: '123 4567' },
    { type: 'phone', value: '030 1234567' },
    yes,
  ],
  [
    'a number too short to tell',
    { type: 'phone', value: '23 4567' },
    { type: 'phone', value: '030 1234567' },
    no,
  ],
  [
    'another country',
    { type: 'phone', value: '+44 30 1234567' },
    { type: 'phone', value: '+49 30 1234567' },
    no,
  ],
  [
    'a site',
    { type: 'website', value: 'http://www.Example.com/' },
    { type: 'website', value: 'https://example.com' },
    yes,
  ],
  [
    'another path',
    { type: 'website', value: 'https://example.com/a' },
    { type: 'website', value: 'https://example.com/b' },
    no,
  ],
  [
    'a site as a profile',
    { type: 'social', value: 'github.com/ada' },
    { type: 'website', value: 'https://github.com/ada/' },
    yes,
  ],
  ['nothing', { type: 'social' }, { type: 'social', value: '@ada' }, no],
])('a contact is compared by its value: %s', (_name, proposed, existing, expected) => {
  expect(duplicates('contacts', [proposed], [existing])).toEqual(expected);
});

test('education is compared by institution and degree, as far as it is said', () => {
  const mit: Values<'education'> = { institution: 'M.I.T.', degree: 'PhD' };
  const existing = [{ institution: 'M I T', degree: 'PhD' as const }];
  expect(duplicates('education', [mit], existing)).toEqual(yes);
  expect(duplicates('education', [{ institution: 'm.i.t.' }], existing)).toEqual(yes);
  expect(duplicates('education', [{ ...mit, degree: "Bachelor's Degree" }], existing)).toEqual(no);
});

test('skills with other signs are other skills', () => {
  const existing = [{ name: 'C' }, { name: 'C++' }, { name: 'Node.js' }];
  const proposed = [{ name: 'c++' }, { name: 'C#' }, { name: 'node.js' }, { name: 'C' }];
  expect(duplicates('skills', proposed, existing)).toEqual(['1', undefined, '2', '0']);
});

test('the other sections are compared by what they say', () => {
  const certificate = { name: 'CKA', issuer: 'CNCF' };
  expect(duplicates('certifications', [certificate, { name: 'cka' }], [certificate])).toEqual([
    '0',
    undefined,
  ]);
  expect(duplicates('certifications', [{ ...certificate, issuer: 'Acme' }], [certificate])).toEqual(no);
  expect(duplicates('facts', [{ fact: 'I sail!' }], [{ fact: 'I sail.' }])).toEqual(yes);
  expect(
    duplicates(
      'addresses',
      [{ street: '1 High St.', city: 'York' }],
      [{ street: '1 High St', city: 'York' }],
    ),
  ).toEqual(yes);
  expect(
    duplicates('testimonials', [{ name: 'Bob', content: 'Good.' }], [{ name: 'Bob', content: 'Bad.' }]),
  ).toEqual(no);
});

test.each(importableSections)('an entry of %s is the same as its equal', (section) => {
  const { draft } = sectionSamples[section];
  expect(duplicates(section, [draft as Values<typeof section>], [draft as Values<typeof section>])).toEqual(
    yes,
  );
});

test('entries without any word are not taken for one another', () => {
  expect(duplicates('facts', [{ fact: '🎉' }], [{ fact: '🎂' }])).toEqual(no);
  expect(duplicates('facts', [{ fact: '???' }], [{ fact: '??' }])).toEqual(no);
  const stars = { name: '★★★', content: '★★★' };
  expect(duplicates('testimonials', [{ ...stars, content: '★' }], [stars])).toEqual(no);
});

test.each<[ImportableSection, object]>([
  ['facts', { fact: '🎉🎉' }],
  ['facts', { fact: '???' }],
  ['contacts', { type: 'phone', value: '---' }],
  ['contacts', { type: 'phone', value: '(0) 000' }],
  ['contacts', { type: 'social', value: 'www.' }],
  ['contacts', { type: 'social', value: '#/' }],
  ['testimonials', { name: '★★★', content: '♥' }],
  ['workExperience', { company: '***', position: '—' }],
  ['education', { institution: '¿?' }],
  ['certifications', { name: '+++', issuer: '&' }],
  ['skills', { name: '🎉' }],
  ['addresses', { street: '#', city: '!' }],
])('an entry without letters and digits is the same as its equal: %s %j', (section, entry) => {
  expect(duplicates(section, [entry], [entry])).toEqual(yes);
});

test.each<[ImportableSection, object, object]>([
  ['facts', { fact: ' ' }, { fact: ' ' }],
  ['testimonials', { name: '' }, { name: '' }],
  ['contacts', { type: 'phone', value: '' }, { type: 'phone', value: '' }],
  ['contacts', { type: 'phone', value: '---' }, { type: 'social', value: '---' }],
])('a blank field, or one of another kind, says nothing: %s %j', (section, entry, row) => {
  expect(duplicates(section, [entry], [row])).toEqual(no);
});

test('an existing entry is repeated once at most', () => {
  expect(duplicates('skills', [{ name: 'Go' }, { name: 'Go' }], [{ name: 'Go' }])).toEqual(['0', undefined]);
});

test('no text is normalised again for each entry that it is compared with, nor beyond its first 300 characters', () => {
  const normalise = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => normalise.mockRestore());
  const entries = Array.from({ length: 100 }, (_, index) => ({
    name: 'Bob',
    content: `${index} ${'a\u0300\u0316'.repeat(1_000)}`,
  }));
  const found = duplicates('testimonials', entries, entries.toReversed());
  expect(found).toEqual(entries.map((_, index) => `${99 - index}`));
  const lengths = normalise.mock.contexts.map((text) => String(text).length);
  expect(lengths.length).toBeLessThan(20 * entries.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(600);
});
