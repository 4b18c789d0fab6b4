import { namesKind } from '../../layout/headings';
import type { DocumentSection, Row } from '../../layout-types';
import { findDates } from '../dates/dates';
import { isDegree, schoolEvidence } from '../text/evidence';

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

const namesStudy = ({ cells }: Row) =>
  cells.some(({ text }) => isDegree(text)) && cells.some(({ text }) => schoolEvidence(text) >= 1);

/** Splits the studies from the certificates above them: `Certifications and Education`. */
function splitStudies(section: DocumentSection): DocumentSection[] {
  const studies = section.rows.filter(namesStudy);
  return studies.length === 0
    ? [section]
    : [
        { ...section, rows: section.rows.filter((row) => !studies.includes(row)) },
        { kind: 'education', title: undefined, rows: studies },
      ];
}

/** Splits the certificates from a list under a heading that names them as well: `Education and Certification`. */
export function splitCertificates(section: DocumentSection): DocumentSection[] {
  const { kind, title, rows } = section;
  if (kind === 'certifications' && title && namesKind(title.text, 'education')) return splitStudies(section);
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
