import {
  bareLink,
  bestLikeness,
  formsOf,
  isSameDate,
  isSameEmail,
  isSameLink,
  isSamePhone,
  isSameText,
  normalize,
  wordsOf,
} from './compare';
import type { FlatReading, Forms, Truth } from './truth';

export const fields = [
  'name',
  'email',
  'phone',
  'location',
  'links',
  'work.company',
  'work.position',
  'work.start',
  'work.end',
  'education.institution',
  'education.degree',
  'education.start',
  'education.end',
  'skills',
  'certifications',
] as const;
export type Field = (typeof fields)[number];

/** How many values were read correctly, how many were read, and how many there are. */
export interface Count {
  right: number;
  read: number;
  expected: number;
}

export type Counts = Record<Field, Count>;

/** A value that was missed or is wrong; both if one was read instead of the other. */
export interface Fault {
  field: Field;
  expected?: string;
  read?: string;
}

export interface Score {
  counts: Counts;
  faults: Fault[];
  /** Wrong values to change, missing values to type, and false entries to delete. */
  corrections: number;
  /** How many of the values that were read are marked as uncertain. */
  marked: { right: number; wrong: number };
}

type Value = Forms | null | undefined;
type Comparison = (truth: Value, read: string | undefined) => boolean;

const isFilled = (value: Value) => formsOf(value).length > 0;
const shown = (value: Value) => formsOf(value)[0];

const emptyCounts = (): Counts => ({
  name: { right: 0, read: 0, expected: 0 },
  email: { right: 0, read: 0, expected: 0 },
  phone: { right: 0, read: 0, expected: 0 },
  location: { right: 0, read: 0, expected: 0 },
  links: { right: 0, read: 0, expected: 0 },
  'work.company': { right: 0, read: 0, expected: 0 },
  'work.position': { right: 0, read: 0, expected: 0 },
  'work.start': { right: 0, read: 0, expected: 0 },
  'work.end': { right: 0, read: 0, expected: 0 },
  'education.institution': { right: 0, read: 0, expected: 0 },
  'education.degree': { right: 0, read: 0, expected: 0 },
  'education.start': { right: 0, read: 0, expected: 0 },
  'education.end': { right: 0, read: 0, expected: 0 },
  skills: { right: 0, read: 0, expected: 0 },
  certifications: { right: 0, read: 0, expected: 0 },
});

/**
 * Compares what was read in a document with the truth. If nothing was read, every value is missed.
 * @param certain the same without the values that are marked as uncertain
 */
export function scoreDocument(truth: Truth, reading: FlatReading = {}, certain = reading): Score {
  const score: Score = { counts: emptyCounts(), faults: [], corrections: 0, marked: { right: 0, wrong: 0 } };
  for (const [field, isSame] of singles) {
    if (truth[field] === undefined) continue;
    judge(score, field, truth[field], reading[field], isSame, certain[field]);
  }
  for (const list of lists) scoreList(score, list, truth, reading, certain);
  const inFalseEntries = [work, education].map((kind) => scoreEntries(score, kind, truth, reading, certain));
  const deleted = inFalseEntries.flat().map((count) => count - 1);
  return { ...score, corrections: score.faults.length - deleted.reduce((sum, count) => sum + count, 0) };
}

const singles = [
  ['name', isSameText],
  ['email', isSameEmail],
  ['phone', isSamePhone],
  ['location', isSameText],
] as const;

/** Counts one value; either side may be empty. */
function judge(
  score: Score,
  field: Field,
  truth: Value,
  read: string | undefined,
  isSame: Comparison,
  certain: string | undefined,
): void {
  const [isExpected, isRead] = [isFilled(truth), isFilled(read)];
  const isRight = isExpected && isRead && isSame(truth, read);
  const count = score.counts[field];
  count.expected += Number(isExpected);
  count.read += Number(isRead);
  count.right += Number(isRight);
  if (isRead && !isFilled(certain)) score.marked[isRight ? 'right' : 'wrong']++;
  if (isRight || !(isExpected || isRead)) return;
  score.faults.push({ field, expected: shown(truth), read: isRead ? read : undefined });
}

interface List {
  field: 'links' | 'skills' | 'certifications';
  isSame: Comparison;
  likeness: (truth: Value, read: string) => number;
  /** Values with the same key are repetitions. */
  key: (value: string) => string;
}

const textList = {
  isSame: isSameText,
  likeness: bestLikeness,
  key: (value: string) => wordsOf(value).join(' '),
};
const lists: List[] = [
  { field: 'links', isSame: isSameLink, likeness: () => 1, key: bareLink },
  { field: 'skills', ...textList },
  { field: 'certifications', ...textList },
];

/** Pairs each true value with at most one that was read, the most similar first. */
function scoreList(score: Score, list: List, truth: Truth, reading: FlatReading, certain: FlatReading): void {
  const { field, isSame } = list;
  if (truth[field] === undefined) return;
  const expected = (truth[field] ?? []).filter(isFilled);
  const ignored = new Set(truth.ignore?.[field]?.map(normalize));
  const counted = (value: string) =>
    !ignored.has(normalize(value)) || expected.some((form) => isSame(form, value));
  const read = firstOfEach((reading[field] ?? []).filter(isFilled), list.key).filter(counted);
  const pairs = pairUp(expected, read, (form, value) =>
    isSame(form, value) ? list.likeness(form, value) : 0,
  );
  const count = score.counts[field];
  count.expected += expected.length;
  count.read += read.length;
  count.right += pairs.size;
  const taken = new Set(pairs.values());
  const sure = new Set(certain[field]);
  for (const [column, value] of read.entries()) {
    if (!sure.has(value)) score.marked[taken.has(column) ? 'right' : 'wrong']++;
  }
  for (const [row, form] of expected.entries()) {
    if (!pairs.has(row)) score.faults.push({ field, expected: shown(form) });
  }
  for (const [column, value] of read.entries()) {
    if (!taken.has(column)) score.faults.push({ field, read: value });
  }
}

function firstOfEach(values: string[], key: (value: string) => string): string[] {
  const byKey = new Map<string, string>();
  for (const value of values) if (key(value) && !byKey.has(key(value))) byKey.set(key(value), value);
  return [...byKey.values()];
}

interface EntryKind<F extends string> {
  list: 'work' | 'education';
  /** The two texts of an entry. */
  texts: readonly [F, F];
}

const work: EntryKind<'company' | 'position'> = { list: 'work', texts: ['company', 'position'] };
const education: EntryKind<'institution' | 'degree'> = {
  list: 'education',
  texts: ['institution', 'degree'],
};

/** Minimum weight of a pair of entries: the likeness of their texts, plus half a point for each equal date. */
const pairedFrom = 0.5;

type EntryTruth = Partial<Record<string, Value>>;
type ReadEntry = Partial<Record<string, string>>;

/** @returns how many values each false entry has */
function scoreEntries(
  score: Score,
  kind: EntryKind<string>,
  truth: Truth,
  reading: FlatReading,
  certain: FlatReading,
): number[] {
  if (truth[kind.list] === undefined) return [];
  const expected: EntryTruth[] = (truth[kind.list] ?? []).map((entry) => ({ ...entry }));
  const parts = [...kind.texts, 'start', 'end'];
  const all: ReadEntry[] = (reading[kind.list] ?? []).map((entry) => ({ ...entry }));
  const read = all.filter((entry) => parts.some((part) => isFilled(entry[part])));
  const sure = new Map<ReadEntry | undefined, ReadEntry | undefined>(
    all.map((entry, index) => [entry, certain[kind.list]?.[index]]),
  );
  const pairs = pairUp(expected, read, (entry, found) => {
    const texts = kind.texts.map((part) => bestLikeness(entry[part], found[part]));
    const dates = ['start', 'end'].map((part) => (isSameDate(entry[part], found[part]) ? 0.5 : 0));
    const overlap = [...texts, ...dates].reduce((sum, part) => sum + part, 0);
    return overlap >= pairedFrom ? overlap : 0;
  });
  const taken = new Set(pairs.values());
  const unmatched = read.filter((_, column) => !taken.has(column));
  for (const part of parts) {
    const field = fieldOf(`${kind.list}.${part}`);
    const isSame = part === 'start' || part === 'end' ? isSameDate : isSameText;
    for (const [row, entry] of expected.entries()) {
      const found = read[pairs.get(row) ?? -1];
      judge(score, field, entry[part], found?.[part], isSame, sure.get(found)?.[part]);
    }
    for (const entry of unmatched)
      judge(score, field, undefined, entry[part], isSame, sure.get(entry)?.[part]);
  }
  return unmatched.map((entry) => parts.filter((part) => isFilled(entry[part])).length);
}

function fieldOf(name: string): Field {
  const field = fields.find((known) => known === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
}

/**
 * Pairs by weight, the heaviest first; of equal weights, those that come first. A weight of 0 is never paired.
 * @returns pairs of indexes: of the truth, and of what was read
 */
function pairUp<T, R>(
  expected: T[],
  read: R[],
  weightOf: (truth: T, read: R) => number,
): Map<number, number> {
  const candidates = expected
    .flatMap((truth, row) => read.map((found, column) => ({ row, column, weight: weightOf(truth, found) })))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.row - b.row || a.column - b.column);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { row, column } of candidates) {
    if (pairs.has(row) || taken.has(column)) continue;
    pairs.set(row, column);
    taken.add(column);
  }
  return pairs;
}

/** Adds up the counts of several documents, so that each value has the same weight. */
export function addCounts(all: Counts[]): Counts {
  const sum = emptyCounts();
  for (const field of fields) sum[field] = addUp(all.map((counts) => counts[field]));
  return sum;
}

const addUp = (counts: Count[]): Count => ({
  right: counts.reduce((sum, count) => sum + count.right, 0),
  read: counts.reduce((sum, count) => sum + count.read, 0),
  expected: counts.reduce((sum, count) => sum + count.expected, 0),
});

/** All fields in one count. */
export const totalOf = (counts: Counts): Count => addUp(Object.values(counts));

/** Precision, recall and F1; undefined if there is nothing to divide by. */
export function measureOf({ right, read, expected }: Count): {
  precision: number | undefined;
  recall: number | undefined;
  f1: number | undefined;
} {
  return {
    precision: read ? right / read : undefined,
    recall: expected ? right / expected : undefined,
    f1: read + expected ? (2 * right) / (read + expected) : undefined,
  };
}
