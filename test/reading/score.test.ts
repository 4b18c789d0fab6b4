import { describe, expect, test } from 'vitest';
import { isSameDate, isSameEmail, isSameLink, isSamePhone, isSameText } from '../support/cv-measure/compare';
import { addCounts, type Field, measureOf, scoreDocument, totalOf } from '../support/cv-measure/score';
import type { FlatReading, Truth } from '../support/cv-measure/truth';

const countOf = (field: Field, truth: Truth, reading?: FlatReading) =>
  scoreDocument(truth, reading).counts[field];

describe('values', () => {
  test.each([
    ['L’Hostis', "L'Hostis", true],
    ['Co\u2011Founder', 'Co-Founder', true],
    ['ﬁnance lead', 'Finance Lead', true],
    ['Research & Development', 'Research and Development', true],
    ['Ph.D.', 'PhD', true],
    ['C++', 'C', false],
    ['Boğaziçi', 'Bogazici', false],
    ['Senior Software Engineer in Go', 'Senior Software Engineer Go', true],
    ['Senior Software Engineer', 'Software', false],
  ])('the text %s read as %s', (truth, read, expected) => {
    expect(isSameText(truth, read)).toBe(expected);
  });

  test.each([
    ['+49 30 5550 1234', '030 55501234', true],
    ['+44 (0)1722 555 0190', '0044 1722 5550190', true],
    ['+49 30 5550 1234', '5550', false],
    ['+49 30 5550 1234', '030 5550 1235', false],
    ['99 99 30 5550 1234', '30 5550 1234', false],
  ])('the phone %s read as %s', (truth, read, expected) => {
    expect(isSamePhone(truth, read)).toBe(expected);
  });

  test.each([
    ['2018-09', '2018-09-30', true],
    ['2018-09', '2018', false],
    ['2018', '2018-09', true],
    ['present', 'Today', true],
    ['present', '', false],
    ['2018', 'present', false],
  ])('the date %s read as %s', (truth, read, expected) => {
    expect(isSameDate(truth, read)).toBe(expected);
  });

  test('any fair form counts, and addresses are exact', () => {
    expect(isSameText(['PhD', 'PhD in Computer Science'], 'phd in computer science')).toBe(true);
    expect(isSameEmail('Ann@Example.org', 'mailto:ann@example.org')).toBe(true);
    expect(isSameEmail('ann@example.org', 'ann@example.or')).toBe(false);
    expect(isSameLink('https://www.example.org/ann/', 'example.org/ann')).toBe(true);
    expect(isSameLink('https://example.org/ann', 'example.org')).toBe(false);
  });
});

describe('a document', () => {
  test('counts a value that the truth lacks as wrong, unless it is not judged', () => {
    expect(countOf('phone', { phone: null }, { phone: '1234567' })).toEqual({
      right: 0,
      read: 1,
      expected: 0,
    });
    expect(countOf('phone', {}, { phone: '1234567' })).toEqual({ right: 0, read: 0, expected: 0 });
    expect(countOf('phone', { phone: null }, {})).toEqual({ right: 0, read: 0, expected: 0 });
  });

  test('misses everything if nothing was read', () => {
    const { right, read, expected } = totalOf(scoreDocument({ name: 'Ann', skills: ['Go', 'Rust'] }).counts);
    expect([right, read, expected]).toEqual([0, 0, 3]);
  });

  test('pairs each skill once, counts repeated ones once, and leaves out what is ignored', () => {
    const truth = { skills: ['Go', 'Rust'], ignore: { skills: ['Languages'] } };
    const reading = { skills: ['go', 'Go', 'languages', 'Go, Rust, and more of that'] };
    expect(countOf('skills', truth, reading)).toEqual({ right: 1, read: 2, expected: 2 });
  });

  test('pairs entries by what they share and judges their parts separately', () => {
    const truth = {
      work: [
        { company: 'Acme', position: 'Welder', start: '2018', end: 'present' },
        { company: 'Acme', position: 'Apprentice', start: '2014', end: '2018' },
      ],
    };
    const work = [
      { company: 'Acme', position: 'Apprentice', start: '2014-09', end: '2017' },
      { company: 'Somebody Else', position: 'Baker' },
    ];
    expect(countOf('work.company', truth, { work })).toEqual({ right: 1, read: 2, expected: 2 });
    expect(countOf('work.start', truth, { work })).toEqual({ right: 1, read: 1, expected: 2 });
    expect(countOf('work.end', truth, { work })).toEqual({ right: 0, read: 1, expected: 2 });
  });

  test('needs a correction for each value to change or type, and one for each false entry', () => {
    const truth = {
      name: 'Ann Smith',
      work: [{ company: 'Acme', position: 'Welder', start: '2018' }],
      skills: ['Go'],
    };
    const work = [
      { company: 'Acme', position: 'Baker', start: '2018' },
      { company: 'Somebody Else', position: 'Cook', start: '2011' },
    ];
    expect(scoreDocument(truth, { name: 'Ann Smith', work, skills: ['C'] }).corrections).toBe(4);
    expect(scoreDocument(truth, {}).corrections).toBe(5);
  });

  test('counts the marks of right and of wrong values', () => {
    const truth = { name: 'Ann', work: [{ company: 'Acme', position: 'Welder' }], skills: ['Go'] };
    const read = {
      name: 'Ann',
      work: [{ company: 'Acme', position: 'Baker' }, { company: 'X' }],
      skills: ['Go', 'C'],
    };
    const certain = { work: [{}, {}], skills: ['Go'] };
    expect(scoreDocument(truth, read, certain).marked).toEqual({ right: 2, wrong: 3 });
    expect(scoreDocument(truth, read).marked).toEqual({ right: 0, wrong: 0 });
  });

  test('lists each fault', () => {
    const { faults } = scoreDocument(
      { name: 'Ann Smith', skills: ['Go'] },
      { name: 'Contact', skills: ['C'] },
    );
    expect(faults).toEqual([
      { field: 'name', expected: 'Ann Smith', read: 'Contact' },
      { field: 'skills', expected: 'Go' },
      { field: 'skills', read: 'C' },
    ]);
  });
});

test('every value has the same weight across documents', () => {
  const one = scoreDocument({ skills: ['Go'] }, { skills: ['Go', 'C', 'Java'] }).counts;
  const other = scoreDocument({ skills: ['R', 'SQL', 'dbt'] }, { skills: ['R', 'SQL', 'dbt'] }).counts;
  const { precision, recall, f1 } = measureOf(addCounts([one, other]).skills);
  expect([precision, recall]).toEqual([4 / 6, 1]);
  expect(f1).toBeCloseTo(0.8);
  expect(measureOf(addCounts([]).skills).f1).toBeUndefined();
});
