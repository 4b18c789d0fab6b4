import { describe, expect, test } from 'vitest';
import { contradictingFacts } from '../../src/reading/contradicting-facts';
import { emptyReading } from '../../src/reading/empty-reading';
import { propose } from '../../src/reading/propose/propose';
import type { ReadDate, ReadEducation, Reading, ReadWork } from '../../src/reading/reading';
import { readValue } from '../support/readings';

const sourced = { confidence: 1, lines: [], achievements: [], doubtful: [] };
const job = (start: ReadDate | undefined, end?: ReadWork['end'], more: Partial<ReadWork> = {}): ReadWork => ({
  ...sourced,
  technologies: [],
  position: 'Welder',
  company: 'Quorl Ltd',
  start,
  end,
  ...more,
});
const study = (start: ReadDate, end: ReadDate): ReadEducation => ({
  ...sourced,
  institution: 'Quorl College',
  coursework: [],
  activities: [],
  start,
  end,
});
const [y2014, y2016, y2018, y2020] = [2014, 2016, 2018, 2020].map((year) => ({ year }));

function told(rest: Partial<Reading>): string[] {
  const { ofParts, ofWhole } = contradictingFacts({ ...emptyReading(), ...rest }, '2026-11-29');
  return [...[...ofParts.values()].flat(), ...ofWhole];
}

describe('a period', () => {
  test('that ends before it starts is told, for jobs and for studies', () => {
    const sentence = 'It ends before it starts: 2018 – March 2016.';
    const end = { year: 2016, month: 3 };
    expect(told({ work: [job(y2018, end)] })).toEqual([sentence]);
    expect(told({ education: [study({ year: 2018 }, end)] })).toEqual([sentence]);
    expect(told({ work: [job(y2018, { year: 2018, month: 3 })] })).toEqual([]);
  });

  test('that starts in the future is told, but not one that ends there', () => {
    expect(told({ work: [job({ year: 2027, month: 2 })] })).toEqual([
      'It starts in the future: February 2027.',
    ]);
    expect(told({ education: [study({ year: 2026 }, { year: 2029 })] })).toEqual([]);
  });

  test('of validity ends after it begins', () => {
    const certification = { ...sourced, name: 'Quorl Welder' };
    expect(
      told({
        certifications: [
          { ...certification, date: y2018, expiry: y2016 },
          { ...certification, date: y2016, expiry: y2018 },
          { ...certification, date: { year: 2031 } },
        ],
      }),
    ).toEqual(['It expires before it was issued: 2018 – 2016.', 'Its date is in the future: 2031.']);
  });
});

test('the same position at the same time with other dates is told, but neither a later nor another one', () => {
  expect(told({ work: [job(y2016, y2020), job(y2014, y2018)] })).toEqual([
    'The same position is in the document with other dates: 2016 – 2020.',
  ]);
  expect(told({ work: [job(y2016, y2020), job(y2016, y2020)] })).toEqual([]);
  expect(told({ work: [job(y2018, 'present'), job(y2014, y2016)] })).toEqual([]);
  expect(told({ work: [job(y2016, y2020), job(y2014, y2018, { company: 'Zindel' })] })).toEqual([]);
});

test('two known levels of one language are told', () => {
  const spoken = (level: string) => ({ confidence: 1, lines: [], name: 'German', level });
  expect(told({ languages: [spoken('B2'), spoken('C1')] })).toEqual([
    'The same language is in the document with another level: B2.',
  ]);
  expect(told({ languages: [spoken('B2'), spoken('fluent'), spoken('b2')] })).toEqual([]);
});

test('many more years of experience than the positions have are told', () => {
  const work = [job({ year: 2024 }, 'present')];
  const summary = readValue('Welder with 10+ years of experience in ships.');
  expect(told({ summary, work })).toEqual([
    'The summary says 10 years of experience, but the positions that were read begin in 2024.',
  ]);
  expect(told({ summary: readValue('Schweißer mit 10 Jahren Berufserfahrung'), work })).toHaveLength(1);
  expect(told({ summary, work: [job({ year: 2020 })] })).toEqual([]);
  expect(told({ summary: readValue('For 10 years, I sailed. I have experience.'), work })).toEqual([]);
  expect(told({ summary })).toEqual([]);
});

test('a proposal tells what contradicts an entry there, and what contradicts the whole as a warning', () => {
  const summary = readValue('10 years of experience');
  const { sections, warnings } = propose({
    ...emptyReading(),
    summary,
    work: [job({ year: 2025 }, { year: 2024 }), job({ year: 2025 })],
  });
  expect(sections.workExperience.map(({ contradictions }) => contradictions)).toEqual([
    ['It ends before it starts: 2025 – 2024.'],
    undefined,
  ]);
  expect(warnings).toEqual([expect.stringContaining('10 years of experience')]);
});
