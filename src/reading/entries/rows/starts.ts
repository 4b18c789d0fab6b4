import type { EntryRow } from './entry-row-types';

/**
 * An entry of a section: its own rows, and rows above that it shares with others, such as the company of several roles.
 */
export interface EntryRows {
  shared: EntryRow[];
  rows: EntryRow[];
}

/** A way to split a section into entries. */
interface Cut {
  starts: number[];
  /** Rows that are the head of several entries. */
  heads: number[];
  score: number;
}

const share = (count: number, of: number) => (of === 0 ? 0 : count / of);

/** The share of values that equal the most common one. */
function agreement<T>(values: readonly T[]): number {
  const counts = new Map<T, number>();
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return share(Math.max(0, ...counts.values()), values.length);
}

const isBody = (row: EntryRow | undefined) =>
  row === undefined || row.isBullet || row.isProse || row.isLabelled;

const isBlank = (row: EntryRow) => row.period === undefined && row.cells.every(({ text }) => text === '');

/** The minimum gap that is wider than those within a block of text. */
export function wideFrom(rows: readonly EntryRow[]): number {
  const gaps = rows
    .slice(1)
    .map(({ row }) => row.gapAbove)
    .sort((a, b) => a - b);
  return (gaps[Math.floor(gaps.length * 0.4)] ?? 1.2) * 1.2 + 0.05;
}

const ends = (cut: Cut, total: number) => {
  const bounds = [...cut.starts, ...cut.heads].sort((a, b) => a - b);
  return cut.starts.map((start) => bounds.find((bound) => bound > start) ?? total);
};

/** How well a cut explains its section. */
function scoreOf(rows: readonly EntryRow[], cut: Cut): number {
  const { starts, heads } = cut;
  const wide = wideFrom(rows);
  const stops = ends(cut, rows.length);
  const dated = starts.map(
    (start, index) => rows.slice(start, stops[index]).filter(({ period }) => period !== undefined).length,
  );
  const distances = starts
    .map((start, index) => rows.slice(start, stops[index]).findIndex(({ period }) => period !== undefined))
    .filter((distance) => distance >= 0);
  const hasDates = rows.some(({ period }) => period !== undefined);
  const first = Math.min(...starts, ...heads);
  const tops = [...heads, ...starts.filter((start) => !heads.includes(start - 1))].filter(
    (start) => start > 0,
  );
  const afterBreak = tops.filter(
    (start) => isBody(rows[start - 1]) || (rows[start]?.row.gapAbove ?? 0) >= wide,
  ).length;
  const prose = starts.filter((start) => rows[start]?.isProse || rows[start]?.isLabelled).length;
  const bullets = starts.filter((start) => rows[start]?.isBullet).length;
  const onlyDate = starts.filter(
    (start, index) =>
      rows[start]?.cells.every(({ text }) => text === '') && (stops[index] ?? 0) - start === 1,
  ).length;
  const lonely = starts.filter(
    (start, index) =>
      (stops[index] ?? 0) - start === 1 &&
      starts.length > 1 &&
      rows[start]?.cells.filter(({ text }) => text !== '').length === 1,
  ).length;
  const continued = starts.filter((start) => /^\p{Ll}\p{Ll}/u.test(rows[start]?.cells[0]?.text ?? '')).length;
  return (
    (hasDates ? 3 * share(dated.filter((count) => count === 1).length, starts.length) : 0) -
    (hasDates ? 1 * share(dated.filter((count) => count === 0).length, starts.length) : 0) -
    (hasDates ? 2 * share(dated.filter((count) => count > 1).length, starts.length) : 0) +
    2 * agreement(starts.map((start) => `${rows[start]?.look} ${rows[start]?.isBullet}`)) +
    2 * (tops.length === 0 ? 0.8 : share(afterBreak, tops.length)) +
    (first === 0 ? 2 : -0.5 * first) +
    agreement(distances) +
    0.5 * agreement(starts.map((start) => Math.round((rows[start]?.x ?? 0) / 4))) -
    2 * share(prose, starts.length) -
    (bullets === starts.length ? 0.4 : share(bullets, starts.length) * 1.5) -
    3 * share(onlyDate, starts.length) -
    share(lonely, starts.length) * (hasDates ? 0.5 : 1) -
    share(continued, starts.length) -
    (heads.length > 0 ? 0.3 + 0.4 * share(heads.length, starts.length) : 0)
  );
}

/** The indexes of the rows `k` above each row with a date. */
function aboveDates(rows: readonly EntryRow[], k: number): number[] {
  const starts: number[] = [];
  let last = -1;
  for (const [index, row] of rows.entries()) {
    if (row.period !== undefined) {
      starts.push(Math.max(index - k, last + 1));
      last = index;
    }
  }
  return starts;
}

/** Rows above a start that look like the first row: the company of several roles, the school of several degrees. */
function headsAbove(rows: readonly EntryRow[], starts: readonly number[]): number[] {
  const [first] = rows;
  const [start] = starts;
  if (first === undefined || start === undefined || start === 0 || start > 3) {
    return [];
  }
  const sameForm = (row: EntryRow | undefined) => haveSameForm(row, first);
  // The time that somebody has been at a company may be between the company and the first role.
  const rowsBetween = (from: number, to: number) =>
    rows.slice(from, to).filter((row) => !isBlank(row)).length;
  return rows.flatMap((row, index) => {
    const next = starts.find((at) => at > index);
    const isAbove = next !== undefined && rowsBetween(index, next) <= start;
    const isStart = starts.includes(index);
    return sameForm(row) && !row.isProse && !isStart && isAbove && (index === 0 || !sameForm(rows[index - 1]))
      ? [index]
      : [];
  });
}

function cutsOf(rows: readonly EntryRow[]): Cut[] {
  const cuts: Omit<Cut, 'score'>[] = [];
  for (const k of [0, 1, 2, 3, 4]) {
    const starts = aboveDates(rows, k);
    if (starts.length > 0) {
      cuts.push({ starts, heads: [] });
      const heads = headsAbove(rows, starts);
      if (heads.length > 0) {
        cuts.push({ starts, heads });
      }
    }
  }
  const looks = new Set(
    rows.filter(({ isProse }) => !isProse).map(({ look, isBullet }) => `${look} ${isBullet}`),
  );
  for (const look of looks) {
    const starts = rows.flatMap((row, index) =>
      `${row.look} ${row.isBullet}` === look && !row.isProse ? [index] : [],
    );
    const apart = starts.filter(
      (start) =>
        !starts.includes(start - 1) ||
        rows[start]?.period !== undefined ||
        (rows[start]?.row.gapAbove ?? 0) >= wideFrom(rows),
    );
    cuts.push({ starts: apart, heads: [] });
  }
  for (const factor of [1, 1.25, 1.6]) {
    const wide = wideFrom(rows) * factor;
    cuts.push({
      starts: rows.flatMap((row, index) => (index === 0 || row.row.gapAbove >= wide ? [index] : [])),
      heads: [],
    });
  }
  return cuts
    .filter(({ starts }) => starts.length > 0)
    .map((cut) => ({ ...cut, score: 0 }))
    .map((cut) => ({ ...cut, score: scoreOf(rows, cut) }));
}

const haveSameForm = (a: EntryRow | undefined, b: EntryRow | undefined) =>
  a !== undefined &&
  b !== undefined &&
  a.look === b.look &&
  a.isBullet === b.isBullet &&
  Math.abs(a.x - b.x) < 3;

/** The head above a start, unless a row after its roles has its form, so that this entry has no head. */
function headOver(rows: readonly EntryRow[], { starts, heads }: Cut, start: number): number | undefined {
  const head = heads.findLast((at) => at < start);
  if (head === undefined) return undefined;
  const roles = starts.filter((at) => at > head && at <= start);
  const [first, ...others] = roles.map((at) => haveSameForm(rows[at], rows[head]));
  return first === false && others.includes(true) ? undefined : head;
}

/** Splits a section into entries, in the way that explains all of them best. */
export function entriesOf(rows: readonly EntryRow[]): EntryRows[] {
  if (rows.length === 0) return [];
  const cuts = cutsOf(rows).sort((a, b) => b.score - a.score);
  const [best] = cuts;
  if (best === undefined) return [{ shared: [], rows: [...rows] }];
  const stops = ends(best, rows.length);
  const lead = Math.min(best.starts[0] ?? 0, best.heads[0] ?? Number.POSITIVE_INFINITY);
  return best.starts.map((start, index): EntryRows => {
    const head = headOver(rows, best, start);
    const end = head === undefined ? undefined : best.starts.find((at) => at > head);
    const own = rows.slice(index === 0 && lead > 0 ? 0 : start, stops[index]);
    return { shared: head === undefined ? [] : rows.slice(head, end), rows: own };
  });
}
