import type { DocumentSection, Row } from '../../layout-types';

/** A line drawn with signs, as below the headings of plain text: `-----`. */
const isDrawnRule = ({ cells: [first, ...others] }: Row) =>
  first !== undefined && others.length === 0 && /^[-–—_=~*#]{3,}$/u.test(first.text.replaceAll(' ', ''));

/** Leaves out lines drawn with signs, which hold no text. */
export const withoutDrawnRules = (section: DocumentSection): DocumentSection =>
  section.rows.some(isDrawnRule)
    ? { ...section, rows: section.rows.filter((row) => !isDrawnRule(row)) }
    : section;
