import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { generate } from '../cv-corpus/generate';
import { isHeldOut } from '../cv-corpus/held-out';
import { type MeasuredDocument, readFolder } from '../cv-corpus/measure/read-folder';
import { addCounts, type Counts, type Field, measureOf } from '../cv-corpus/measure/score';
import { planCorpus } from '../cv-corpus/plan';

/** Those documents that need neither a browser nor LibreOffice; `npm run bench:cv` measures all of them. */
const plannedPart = (share: number) =>
  planCorpus()
    .filter(
      (document) => !isHeldOut(document) && ['pdfkit', 'docx', 'typst'].includes(document.layout.producer),
    )
    // By name, because the layouts follow each other in the same order for everybody.
    .filter(({ name }) => createHash('sha256').update(name).digest().readUInt8() % share === 0);

/** The minimum F1 of each field. */
const floors: [Field, number][] = [
  ['name', 0.97],
  ['email', 0.97],
  ['phone', 0.97],
  ['location', 0.95],
  ['links', 0.95],
  ['work.company', 0.95],
  ['work.position', 0.95],
  ['work.start', 0.95],
  ['work.end', 0.95],
  ['education.institution', 0.94],
  ['education.degree', 0.92],
  ['education.start', 0.92],
  ['education.end', 0.92],
  ['skills', 0.8],
  ['certifications', 0.95],
];

/**
 * Tests how one in so many documents of the corpus is read.
 * @param slack how far below its floor a field may be, where few documents have it
 */
export function testCorpus(share: number, slack = 0): void {
  const planned = plannedPart(share);
  let documents: MeasuredDocument[];
  let counts: Counts;

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'cv-corpus-'));
    try {
      await generate(planned, folder);
      documents = await readFolder(folder);
      counts = addCounts(documents.map((document) => document.counts));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('every document is read', () => {
    expect(documents).toHaveLength(planned.length);
    expect(documents.filter(({ unreadable }) => unreadable)).toEqual([]);
  });

  test.each(floors)('the F1 of %s is at least %d', (field, floor) => {
    expect(measureOf(counts[field]).f1).toBeGreaterThanOrEqual(floor - slack);
  });

  test('nothing is proposed that is not in its document', () => {
    expect(documents.flatMap(({ invented }) => invented)).toEqual([]);
  });

  test('every line is placed, or listed as unplaced', () => {
    expect(documents.flatMap(({ lost }) => lost)).toEqual([]);
  });
}
