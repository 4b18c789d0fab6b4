import { textOf } from '../lines/text-blocks';
import { placeEvidence } from '../places/places';
import { beginsDegree } from '../text/evidence';
import { wordsOf } from '../text/lexicon';
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

/** Maximum number of words in a title. */
const longestSecondTitle = 20;

/**
 * Below a dated row, a line in bold or italics that the section has nowhere else, or a degree, is a title, however long:
 * `Maturité professionnelle post-CFC (MP2) en Économie et services, type économie`.
 */
export function markSecondTitles(rows: readonly EntryRow[]): void {
  const isBelow = (index: number) =>
    rows[index - 1]?.period !== undefined && rows[index - 1]?.isBullet === false;
  const others = new Set(
    rows.flatMap((row, index) => (isBelow(index) || isBelow(index - 1) ? [] : [row.look])),
  );
  for (const [index, row] of rows.entries()) {
    const [first] = row.row.cells;
    const isMarked =
      first !== undefined && (first.look.isBold || first.look.isItalic) && !others.has(row.look);
    const text = textOf(row.row);
    const isTitle =
      isBelow(index) &&
      row.isProse &&
      row.period === undefined &&
      !row.isBullet &&
      (isMarked || beginsDegree(text)) &&
      /^[\p{Lu}\d]/u.test(text) &&
      !/[.!?;]$/.test(text) &&
      wordsOf(text).length <= longestSecondTitle;
    if (isTitle) row.isProse = false;
  }
}

/** Removes the full stop after a title if most dated rows of the section end in one: `Bachelor of Psychology.` */
export function removeStops(rows: readonly EntryRow[]): void {
  const dated = rows.flatMap(({ period, isBullet }, index) =>
    period !== undefined && !isBullet ? [index] : [],
  );
  const stopped = dated
    .flatMap((index) => lastCell(rows[index]) ?? [])
    .filter(({ text }) => endsInStop(text));
  if (stopped.length < 2 || stopped.length * 2 <= dated.length) return;
  for (const cell of stopped) cell.text = cell.text.slice(0, -1);
}

const lastCell = (row: EntryRow | undefined) => row?.cells.findLast(({ text }) => text !== '');

/** A short word before the stop may be an abbreviation, unless it is a word: `Work.`, but not `Ltd.` or `Inc.` */
const endsInStop = (text: string) => /[^.]\.$/.test(text) && !/(?<!\p{L})\p{L}{1,3}\.$/u.test(text);

/** Whether a row is only the date of an entry, or its date and its place. */
export const isDateAlone = ({ period, cells }: EntryRow) =>
  period !== undefined && cells.every(({ text }) => text === '' || placeEvidence(text) >= 2);
