import type { EntryRow } from './entry-row-types';
import { isDegree, schoolEvidence } from './evidence';
import { type EntryRows, wideFrom } from './starts';

const textsOf = (rows: readonly EntryRow[]) =>
  rows.flatMap(({ isProse, cells }) => (isProse ? [] : cells.map(({ text }) => text)));

/** Whether rows name a degree and a school. */
function isStudy(rows: readonly EntryRow[]): boolean {
  const texts = textsOf(rows);
  return texts.some(isDegree) && texts.some((text) => schoolEvidence(text) >= 1);
}

const isAlike = (row: EntryRow, first: EntryRow) =>
  !row.isProse && row.look === first.look && row.isBullet === first.isBullet && Math.abs(row.x - first.x) < 3;

/**
 * Splits studies of which at most one has a date, so that dates do not show where each begins: it looks like the first
 * and stands apart, or each is a single line.
 */
export function splitStudies({ shared, rows }: EntryRows, wide = wideFrom(rows)): EntryRows[] {
  const [first] = rows;
  if (first === undefined || rows.filter(({ period }) => period !== undefined).length > 1) {
    return [{ shared, rows }];
  }
  const at = rows.findIndex(
    (row, index) =>
      index > 0 &&
      isAlike(row, first) &&
      (row.row.gapAbove >= wide || (isStudy([row]) && isStudy([first]))) &&
      isStudy(rows.slice(0, index)) &&
      isStudy(rows.slice(index)),
  );
  return at < 0
    ? [{ shared, rows }]
    : [{ shared, rows: rows.slice(0, at) }, ...splitStudies({ shared, rows: rows.slice(at) }, wide)];
}
