import { isRegionCode, placeEvidence, splitPlace } from '../places/places';
import { cityEvidence } from '../places/towns';
import type { EntryRow } from '../rows/entry-row-types';
import { isBareDegree, isDegree, schoolEvidence } from '../text/evidence';
import { isRemark } from '../text/remarks';

/** Whether a text begins with the abbreviation of the degree before it: `Doctor of Philosophy - PhD, Chemistry`. */
const isAbbreviated = (degree: string, text: string) =>
  isDegree(degree) && schoolEvidence(degree) === 0 && isBareDegree(text.split(', ')[0] ?? '');

/** Splits a text at dashes, except before the code of a town's region, `Recife – PE`, and the abbreviation of a degree. */
export function splitAtDashes(text: string): string[] {
  const [first = '', ...others] = text.split(/(\s[–—-]\s)/u);
  const parts = [first];
  for (let at = 0; at + 1 < others.length; at += 2) {
    const [dash = '', part = ''] = others.slice(at, at + 2);
    const before = parts.at(-1) ?? '';
    const isTown = isRegionCode(part) && placeEvidence(`${before}, ${part}`) > 0;
    if (isTown || isAbbreviated(before, part)) parts[parts.length - 1] = `${before}${dash}${part}`;
    else parts.push(part);
  }
  return parts;
}

const isPlace = (text: string) =>
  splitPlace(text).place === undefined && (cityEvidence(text) > 0 || placeEvidence(text) >= 2);

/** Whether a text with a dash may be a single name: `Cashier – Night Shift`. */
function isName(text: string): boolean {
  const parts = splitAtDashes(text);
  return parts.length === 2 && parts.every((part) => part !== '' && !isPlace(part) && !isRemark(part));
}

/**
 * The rows of heads in which a dash is part of a name: most entries have none in the row at this position, and in those
 * that have one, it may be part of a name.
 * @param heads of all entries of a section
 */
export function rowsWithDashesInNames(heads: readonly (readonly EntryRow[])[]): ReadonlySet<EntryRow> {
  const found = new Set<EntryRow>();
  const tallest = Math.max(0, ...heads.map(({ length }) => length));
  for (let at = 0; at < tallest; at += 1) {
    const dashed = heads.flatMap((head) => {
      const row = head[at];
      const texts = row?.cells.flatMap(({ text }) => text.split(' | ')) ?? [];
      const withDash = texts.filter((text) => splitAtDashes(text).length > 1);
      return row === undefined || withDash.length === 0 ? [] : [{ row, isWhole: withDash.every(isName) }];
    });
    const areNames = dashed.length * 2 <= heads.length && dashed.every(({ isWhole }) => isWhole);
    if (areNames) for (const { row } of dashed) found.add(row);
  }
  return found;
}
