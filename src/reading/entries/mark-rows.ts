import type { EntryRow } from './entry-row-types';
import { placeEvidence } from './places';
import { textOf } from './text-blocks';

/** The usual distance between lines, and the most by which two differ that mean the same, in line heights. */
const leading = { usual: 1.35, tolerance: 0.15 };

/** Whether a row is as near to the bullet above it as that is to the line above. */
const isNear = ({ row }: EntryRow, bullet: EntryRow) =>
  row.gapAbove < 1.8 && row.gapAbove <= Math.max(bullet.row.gapAbove, leading.usual) + leading.tolerance;

/** Marks rows that continue the bullet above as prose, if they are aligned with it and look the same. */
export function markContinued(rows: readonly EntryRow[]): void {
  let bullet: EntryRow | undefined;
  for (const row of rows) {
    if (row.isBullet) {
      bullet = row.period === undefined ? row : undefined;
    } else if (
      bullet !== undefined &&
      isNear(row, bullet) &&
      row.period === undefined &&
      row.x > bullet.x - 2 &&
      row.look === bullet.look
    ) {
      row.isProse = true;
    } else {
      bullet = undefined;
    }
  }
}

/**
 * In a section in which each entry begins with a row that is only its date, the row below is a title, however long:
 * `Laurea magistrale in Architettura (110/110 e lode) presso Politecnico di Milano`.
 */
export function markTitles(rows: readonly EntryRow[]): void {
  const [first] = rows;
  if (first === undefined || !isDateAlone(first)) return;
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    const isTitle = above !== undefined && isDateAlone(above) && above.look === first.look;
    if (isTitle && !row.isBullet && !/[.!?;]$/.test(textOf(row.row))) row.isProse = false;
  }
}

/** Removes the full stop after a title if most dated rows of the section end in one. */
export function removeStops(rows: readonly EntryRow[]): void {
  const ends = rows
    .filter(({ period, isBullet }) => period !== undefined && !isBullet)
    .map(({ cells }) => cells.findLast(({ text }) => text !== ''));
  const stopped = ends.filter((cell) => cell !== undefined && endsInStop(cell.text));
  if (stopped.length < 2 || stopped.length * 2 <= ends.length) return;
  for (const cell of stopped) {
    if (cell !== undefined) cell.text = cell.text.slice(0, -1);
  }
}

const endsInStop = (text: string) => /[^.]\.$/.test(text) && !/(?<!\p{L})\p{L}{1,4}\.$/u.test(text);

/** Whether a row is only the date of an entry, or its date and its place. */
export const isDateAlone = ({ period, cells }: EntryRow) =>
  period !== undefined && cells.every(({ text }) => text === '' || placeEvidence(text) >= 2);
