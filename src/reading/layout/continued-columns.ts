import type { DocumentSection, Row, SectionKind } from '../layout-types';
import { keyOf } from './looks';

/** How much lower or higher a column may begin than the one it continues, in points. */
const sameTop = 30;
/** This many rows at the top of a column show whether it has contacts. */
const rowsAtTop = 4;

/** Sections that may be longer than what is left of a column. */
const areLong = new Set<SectionKind>(['work', 'education', 'projects', 'publications', 'certifications']);

const isContact = (text: string) => /@|\d{3} ?\d{2}|\+\d/.test(text);

/**
 * Whether a column without a heading at its top continues the section at the foot of the column before, as in a
 * newspaper: it begins beside a heading of that column, in the look of that section. Contacts may stand there instead.
 */
export function continuesColumn(
  column: Row[],
  before: Row[] | undefined,
  { kind, title, rows }: DocumentSection,
): boolean {
  const first = column[0]?.cells[0];
  if (!first || !before || !title || !areLong.has(kind)) return false;
  const hasHeadingBeside = before.some(
    ({ page, cells: [cell] }) =>
      cell &&
      page === first.box.page &&
      Math.abs(cell.box.y - first.box.y) < sameTop &&
      keyOf(cell.look) === keyOf(title.look),
  );
  const isLikeSection = rows.some(({ cells: [cell] }) => cell && keyOf(cell.look) === keyOf(first.look));
  const texts = column.slice(0, rowsAtTop).flatMap(({ cells }) => cells.map(({ text }) => text));
  return hasHeadingBeside && isLikeSection && !texts.some(isContact);
}
