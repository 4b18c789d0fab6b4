import { placeEvidence } from '../places/places';
import type { EntryRow } from './entry-row-types';

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

/** Whether a row is only the date of an entry, or its date and its place. */
export const isDateAlone = ({ period, cells }: EntryRow) =>
  period !== undefined && cells.every(({ text }) => text === '' || placeEvidence(text) >= 2);
