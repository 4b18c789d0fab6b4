import { namesKind } from '../../layout/headings';
import type { DocumentSection, Row } from '../../layout-types';
import { findDates } from '../dates/dates';
import { isDegree, isStudyInLine, schoolEvidence } from '../text/evidence';

/** Minimum share of rows with a date if each row is an entry. */
const shareOfDated = 0.8;

const datesIn = ({ cells }: Row) => cells.flatMap(({ text }) => findDates(text));

/** Whether a row has the date on which something was awarded, and names neither a degree nor a school. */
function isCertificate(row: Row): boolean {
  const dates = datesIn(row);
  return (
    dates.length > 0 &&
    dates.every(({ isRange }) => !isRange) &&
    row.cells.every(({ text }) => !isDegree(text) && schoolEvidence(text) < 1)
  );
}

/** Whether a row names a degree and its school in one line. */
const isStudy = ({ cells: [cell] }: Row) => cell !== undefined && isStudyInLine(cell.text);

/** Splits what a heading names as well from a list: `Education and Certification`, `Certificates and Education`. */
export function splitCertificates(section: DocumentSection): DocumentSection[] {
  const { kind, title, rows } = section;
  const studies =
    kind === 'certifications' && title && namesKind(title.text, 'education') ? rows.filter(isStudy) : [];
  if (studies.length > 0) {
    return [
      { ...section, rows: rows.filter((row) => !studies.includes(row)) },
      { kind: 'education', title: undefined, rows: studies },
    ];
  }
  const isCombined = kind === 'education' && title !== undefined && namesKind(title.text, 'certifications');
  const dated = isCombined ? rows.filter((row) => datesIn(row).length > 0) : [];
  const isList = dated.length > 1 && dated.length >= shareOfDated * rows.length;
  const certificates = new Set(isList ? rows.filter(isCertificate) : []);
  return certificates.size === 0
    ? [section]
    : [
        { ...section, rows: rows.filter((row) => !certificates.has(row)) },
        { kind: 'certifications', title: undefined, rows: [...certificates] },
      ];
}
