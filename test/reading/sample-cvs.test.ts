import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type MeasuredDocument, readFolder } from '../support/cv-measure/read-folder';
import { addCounts, type Counts, type Field, measureOf } from '../support/cv-measure/score';

// Documents of the training part of the corpus, written by corpus/write-sample.ts.
const folder = path.join(import.meta.dirname, 'cv-sample');

/** The minimum F1 of each field. */
const floors: [Field, number][] = [
  ['name', 1],
  ['email', 1],
  ['phone', 1],
  ['location', 1],
  ['links', 1],
  ['work.company', 1],
  ['work.position', 0.98],
  ['work.start', 0.98],
  ['work.end', 0.98],
  ['education.institution', 1],
  ['education.degree', 0.97],
  ['education.start', 1],
  ['education.end', 1],
  ['skills', 0.99],
  ['certifications', 0.91],
];

let documents: MeasuredDocument[];
let counts: Counts;

beforeAll(async () => {
  const headings = JSON.parse(await readFile(path.join(folder, 'headings.json'), 'utf8'));
  documents = await readFolder(folder, headings);
  counts = addCounts(documents.map((document) => document.counts));
});

test('every document is read', () => {
  expect(documents).toHaveLength(15);
  expect(documents.filter(({ unreadable }) => unreadable)).toEqual([]);
});

test.each(floors)('the F1 of %s is at least %d', (field, floor) => {
  expect(measureOf(counts[field]).f1).toBeGreaterThanOrEqual(floor);
});

test('nothing is proposed that is not in its document', () => {
  expect(documents.flatMap(({ invented }) => invented)).toEqual([]);
});

test('every line is placed, or listed as unplaced', () => {
  expect(documents.flatMap(({ lost }) => lost)).toEqual([]);
});
