import type { Item } from './item';
import { keyOf } from './looks';

/** How much wider than a word's gap the gap of two spaces is, at least and at most. */
const doubled = { from: 1.85, to: 2.3 };
/** Maximum difference between the other gaps of the line, relative to them; justified lines differ by more. */
const mostDifference = 0.08;
/** Minimum number of gaps in a line that show how wide a single one is. */
const fewestGaps = 2;
/** Maximum number of words in a line of names. */
const mostWords = 16;
/** Minimum number of lines in one look that use two spaces; a single one is a slip. */
const fewestLines = 2;

type GapBetween = (left: Item, right: Item) => number;

/** The gap above which two spaces separate names in a line: `Architect  Bauer & Sons`; infinite if none does. */
export function doubledGapOf(run: Item[], gapBetween: GapBetween): number {
  const none = Number.POSITIVE_INFINITY;
  const [first] = run;
  if (!first || run.length > mostWords || run.some(({ look }) => look !== first.look)) return none;
  const gaps = run.slice(1).map((item, index) => gapBetween(run[index] ?? item, item));
  const sorted = gaps.toSorted((a, b) => b - a);
  const [widest = 0, second = 0] = sorted;
  const narrowest = sorted.at(-1) ?? 0;
  const isEven = second - narrowest < mostDifference * second;
  const isDoubled = widest > doubled.from * second && widest < doubled.to * second;
  const before = run[gaps.indexOf(widest)]?.text ?? '';
  const isName = /[\p{L}\p{N})]$/u.test(before);
  return gaps.length >= fewestGaps && isEven && isDoubled && isName ? (widest + second) / 2 : none;
}

/** The looks in which several lines use two spaces to separate names. */
export function looksWithDoubledGaps(runs: Item[][], gapBetween: GapBetween): Set<string> {
  const counts = new Map<string, number>();
  for (const run of runs) {
    if (doubledGapOf(run, gapBetween) === Number.POSITIVE_INFINITY || !run[0]) continue;
    const key = keyOf(run[0].look);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= fewestLines).map(([key]) => key));
}
