import type { EntryRow } from '../rows/entry-row-types';
import { type EntryRows, wideFrom } from '../rows/starts';
import { isDegree, schoolEvidence } from '../text/evidence';

/** Whether a row looks like the first row of the first entry, and begins where it does. */
const isAlike = (row: EntryRow, first: EntryRow) =>
  row.look === first.look && row.isBullet === first.isBullet && Math.abs(row.x - first.x) < 3;

/** What a row names. */
interface Named {
  degree: boolean;
  school: boolean;
}

function namedIn({ isProse, cells }: EntryRow): Named {
  const texts = isProse ? [] : cells.map(({ text }) => text);
  return { degree: texts.some(isDegree), school: texts.some((text) => schoolEvidence(text) >= 1) };
}

/**
 * Splits studies of which at most one has a date, so that dates do not show where each begins: each names a degree and a
 * school, and its first row looks like the first of all and stands apart, or each is a single line.
 */
export function splitStudies({ shared, rows }: EntryRows): EntryRows[] {
  const [first] = rows;
  if (first === undefined || rows.filter(({ period }) => period !== undefined).length > 1) {
    return [{ shared, rows }];
  }
  const wide = wideFrom(rows);
  const named = rows.map(namedIn);
  const last = Math.min(
    named.findLastIndex(({ degree }) => degree),
    named.findLastIndex(({ school }) => school),
  );
  const areLines = named[0]?.degree === true && named[0].school;
  const starts = [0];
  const seen: Named = { degree: false, school: false };
  for (const [index, row] of rows.entries()) {
    const { degree, school } = named[index] ?? seen;
    const isStart = row.row.gapAbove >= wide || (areLines && degree && school);
    if (
      index > 0 &&
      index <= last &&
      isStart &&
      seen.degree &&
      seen.school &&
      !row.isProse &&
      isAlike(row, first)
    ) {
      starts.push(index);
      Object.assign(seen, { degree: false, school: false });
    }
    seen.degree ||= degree;
    seen.school ||= school;
  }
  return starts.map((start, index) => ({ shared, rows: rows.slice(start, starts[index + 1]) }));
}
