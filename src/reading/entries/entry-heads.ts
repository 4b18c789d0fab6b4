import type { Cell, DocumentSection, Row, SectionKind } from '../layout-types';
import type { Period } from '../reading';
import type { DateOptions } from './date-forms';
import { type EntryRow, entryRows } from './entry-row';
import { headOf, type Piece, piecesOf } from './slots';
import { type EntryRows, entriesOf } from './starts';

/** An entry cut into the parts of its head and the rows of its text. */
export interface EntryParts {
  pieces: Piece[];
  body: Row[];
  /** Where the head begins. */
  x: number;
  period: Period | undefined;
  isRange: boolean;
  cells: Cell[];
  /** How certain the cut of its section is. */
  confidence: number;
}

const cellsOf = (rows: readonly EntryRow[]) => rows.flatMap(({ row, extra }) => [...row.cells, ...extra]);

/** A row without its date; nothing if no text is left. */
function withoutDate({ row, cells }: EntryRow): Row[] {
  const left = cells
    .filter(({ text }) => text !== '')
    .map(({ cell, text }) => (text === cell.text.trim() ? cell : { ...cell, text }));
  return left.length === 0 ? [] : [{ ...row, cells: left }];
}

/** How many rows most heads have, if three or more entries agree about it. */
function usualHeight(heads: readonly EntryRow[][]): number {
  const counts = new Map<number, number>();
  for (const head of heads) {
    counts.set(head.length, (counts.get(head.length) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most !== undefined && heads.length >= 3 && most[1] > heads.length / 2
    ? most[0]
    : Number.POSITIVE_INFINITY;
}

function partsOf(
  entry: EntryRows,
  head: readonly EntryRow[],
  confidence: number,
  cutsCommas: boolean,
): EntryParts {
  const dated = entry.rows.filter(({ period }) => period !== undefined);
  const main =
    dated.find(({ isRange }) => isRange) ??
    dated[0] ??
    entry.shared.find(({ period }) => period !== undefined);
  return {
    pieces: piecesOf([...entry.shared, ...head], cutsCommas),
    body: entry.rows.slice(head.length).flatMap(withoutDate),
    x: head[0]?.x ?? entry.rows[0]?.x ?? 0,
    period: main?.period,
    isRange: main?.isRange ?? false,
    cells: cellsOf([...entry.shared, ...entry.rows]),
    confidence,
  };
}

/** Where most entries end a row with a place, a last part that is one too many is a place too. */
function inferPlaces(entries: readonly EntryParts[]): void {
  const isPlaced = ({ pieces }: EntryParts) => pieces.some(({ place }) => place >= 2);
  const placed = entries.filter(isPlaced);
  const usual = Math.max(0, ...placed.map(({ pieces }) => pieces.filter(({ place }) => place < 2).length));
  if (placed.length * 2 < entries.length || placed.length < 2) {
    return;
  }
  for (const { pieces } of entries.filter((entry) => !isPlaced(entry))) {
    const last = pieces.at(-1);
    if (last !== undefined && pieces.length > usual && last.text.split(' ').length <= 4) {
      last.place = 2;
    }
  }
}

/** Cuts the sections of a kind into entries and these into parts; all of them share one form. */
export function entryParts(
  sections: readonly DocumentSection[],
  kind: SectionKind,
  options: DateOptions,
): EntryParts[] {
  const cut = sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => {
      const { entries, confidence } = entriesOf(entryRows(section.rows, options));
      const heads = entries.map(headOf);
      const height = usualHeight(heads);
      return entries.map((entry, index) => {
        const head = heads[index] ?? [];
        const lastDate = head.findLastIndex(({ period }) => period !== undefined);
        return { entry, head: head.slice(0, Math.max(height, lastDate + 1)), confidence };
      });
    });
  const parts = (cutsCommas: boolean) =>
    cut.map(({ entry, head, confidence }) => partsOf(entry, head, confidence, cutsCommas));
  const whole = parts(false);
  const names = whole.map(({ pieces }) => pieces.filter(({ place }) => place < 2).length);
  const areAlone = names.filter((count) => count < 2).length > names.length / 2;
  const chosen = areAlone ? parts(true) : whole;
  inferPlaces(chosen);
  return chosen;
}
