import type { MeasuredDocument } from '../test/support/cv-measure/read-folder';
import {
  addCounts,
  type Count,
  type Counts,
  fields,
  measureOf,
  totalOf,
} from '../test/support/cv-measure/score';
import { goals } from './goals';

/** The documents of one part of the corpus. */
export interface Part {
  title: string;
  documents: MeasuredDocument[];
}

const share = (value: number | undefined) => (value === undefined ? '   – ' : value.toFixed(3));
const wide = 24;

const measures = (count: Count) => {
  const { precision, recall, f1 } = measureOf(count);
  return `${share(precision)} ${share(recall)} ${share(f1)}`;
};

const countsOf = ({ documents }: Part): Counts => addCounts(documents.map(({ counts }) => counts));
const goalOf = (field: string): number | undefined =>
  Object.entries(goals.f1).find(([name]) => name === field)?.[1];

/** Precision, recall and F1 by field, with columns for each part. */
export function table(parts: Part[]): string {
  const counts = parts.map(countsOf);
  const row = (name: string, cells: string[], goal = '') =>
    [name.padEnd(wide), ...cells, goal].join('   ').trimEnd();
  return [
    row(
      '',
      parts.map(({ title, documents }) => `${title} (${documents.length})`.padEnd(17)),
    ),
    row(
      'field',
      parts.map(() => 'P     R     F1   '),
      'goal',
    ),
    ...fields.map((field) =>
      row(
        field,
        counts.map((each) => measures(each[field])),
        goalOf(field)?.toFixed(2),
      ),
    ),
    row(
      'all fields',
      counts.map((each) => measures(totalOf(each))),
    ),
  ].join('\n');
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const timesOf = (parts: Part[]) =>
  parts
    .flatMap(({ documents }) => documents.filter(({ pages }) => pages === 2))
    .map((each) => each.milliseconds);

const all = (parts: Part[], field: 'invented' | 'lost') =>
  parts.flatMap(({ documents }) => documents.flatMap((document) => document[field]));

const unreadableIn = (parts: Part[]) =>
  parts.flatMap(({ documents }) => documents.filter(({ unreadable }) => unreadable));

/** Which shares of the wrong and of the right values are marked as uncertain. */
function marksIn(parts: Part[]): string {
  const documents = parts.flatMap((part) => part.documents);
  const all = totalOf(addCounts(documents.map(({ counts }) => counts)));
  const marked = (kind: 'right' | 'wrong') =>
    documents.reduce((sum, document) => sum + document.marked[kind], 0);
  const wrong = marked('wrong') / (all.read - all.right || 1);
  const right = marked('right') / (all.right || 1);
  return `Marked as uncertain: ${share(wrong)} of wrong values, ${share(right)} of right ones`;
}

/** Which share of all that was read has no place. */
function unplacedOf(parts: Part[]): string {
  const letters = parts.flatMap(({ documents }) => documents.map((document) => document.letters));
  const sum = (field: 'unplaced' | 'read') => letters.reduce((total, each) => total + each[field], 0);
  const shares = letters.map(({ unplaced, read }) => unplaced / (read || 1));
  return `Text without a place: ${share(sum('unplaced') / (sum('read') || 1))} of all letters, median ${share(median(shares))} of a document`;
}

const correctionsIn = (parts: Part[]) =>
  parts.flatMap(({ documents }) => documents.map(({ corrections }) => corrections));

/** The figures other than precision, recall and F1. */
export function summary(parts: Part[]): string {
  const times = timesOf(parts);
  return [
    `PDFs of two pages: ${times.length}, median ${median(times).toFixed(0)} ms, longest ${Math.max(0, ...times).toFixed(0)} ms`,
    marksIn(parts),
    unplacedOf(parts),
    `Corrections a person has to make: median ${median(correctionsIn(parts))} of a document`,
    `Proposed but not in the source: ${all(parts, 'invented').length}`,
    `Lines neither placed nor unplaced: ${all(parts, 'lost').length}`,
    ...unreadableIn(parts).map(({ name, unreadable: reason }) => `Not read: ${name}: ${reason}`),
  ].join('\n');
}

/**
 * The goals that were missed, in sentences. The first part is compared with the goals, each other part with the first.
 */
export function missedGoals(parts: Part[]): string[] {
  const [first, ...others] = parts;
  if (!first) return [];
  const counts = countsOf(first);
  const times = timesOf(parts);
  const limits = [
    ['median time', median(times), goals.medianTime],
    ['longest time', Math.max(0, ...times), goals.longestTime],
    ['values that are not in the source', all(parts, 'invented').length, goals.invented],
    ['lines neither placed nor unplaced', all(parts, 'lost').length, goals.lost],
    ['documents that are not read', unreadableIn(parts).length, goals.unreadable],
  ] as const;
  return [
    ...fields.flatMap((field) => {
      const goal = Math.max(goalOf(field) ?? 0, goals.floors[field]);
      const { f1 } = measureOf(counts[field]);
      return f1 !== undefined && f1 < goal ? [`${field}: ${f1.toFixed(3)}, and not ${goal}`] : [];
    }),
    ...others.flatMap((part) => gapsOf(part, counts)),
    ...limits.flatMap(([name, value, limit]) =>
      value > limit ? [`${name}: ${Math.round(value)}, and not ${limit}`] : [],
    ),
  ];
}

/** The fields that are read worse in one part than in the other by more than the goal allows. */
function gapsOf(part: Part, others: Counts): string[] {
  const counts = countsOf(part);
  return fields.flatMap((field) => {
    const [f1, other] = [measureOf(counts[field]).f1, measureOf(others[field]).f1];
    const gap = f1 === undefined || other === undefined ? 0 : other - f1;
    return gap > goals.heldOutGap
      ? [`${field}, ${part.title}: ${gap.toFixed(3)} below, and not ${goals.heldOutGap}`]
      : [];
  });
}

/** A document on one line: its F1, its worst fields, and other faults. */
export function documentLine({
  name,
  counts,
  milliseconds,
  invented,
  lost,
  unreadable,
}: MeasuredDocument): string {
  const worst = fields
    .map((field) => ({ field, fault: counts[field].expected + counts[field].read - 2 * counts[field].right }))
    .filter(({ fault }) => fault > 0)
    .toSorted((a, b) => b.fault - a.fault)
    .slice(0, 5)
    .map(({ field, fault }) => `${field} ${fault}`);
  const notes = [
    ...worst,
    ...(invented.length ? [`invented ${invented.length}`] : []),
    ...(lost.length ? [`lost ${lost.length}`] : []),
    ...(unreadable ? ['not read'] : []),
  ];
  return `${share(measureOf(totalOf(counts)).f1)}  ${milliseconds.toFixed(0).padStart(5)} ms  ${name}  ${notes.join(', ')}`;
}

/** Each value in a document that was missed or is wrong. */
export const faultLines = ({ faults, invented, lost }: MeasuredDocument): string[] => [
  ...faults.map(({ field, expected, read }) => {
    const sides = [expected && `missed “${expected}”`, read && `read “${read}”`].filter(Boolean);
    return `         ${field}: ${sides.join(', ')}`;
  }),
  ...invented.map((text) => `         not in the source: “${text}”`),
  ...lost.map((text) => `         lost: “${text}”`),
];
