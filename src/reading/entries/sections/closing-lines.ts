import type { DocumentSection, Row } from '../../layout-types';
import { findDates } from '../dates/dates';
import { textOf } from '../lines/text-blocks';
import { wordsOf } from '../text/lexicon';

/** Maximum number of lines at the end of a section that may close the document. */
const mostClosingLines = 4;

/** Where and when a CV was signed: `Flensburg, 2. Februar 2026`, `Fait à Lyon, le 3 mars 2026`. */
function isSigned(text: string): boolean {
  const [date, ...others] = findDates(text);
  const place = text.slice(0, date?.from);
  return (
    others.length === 0 &&
    date?.period.end !== 'present' &&
    date?.period.end?.day !== undefined &&
    date.to >= text.length - 1 &&
    /^\p{Lu}[\p{L} .’'-]{1,40},?\s*$/u.test(place) &&
    /,| (?:le|den|lì) *$/u.test(place)
  );
}

/** Whether a text consents to the use of personal data, as recruiters in some countries require. */
const isConsent = (text: string) =>
  wordsOf(text).length > 6 &&
  /2016\/679|196\/2003|\b(?:GDPR|RGPD|DSGVO|RODO|AVG)\b|przetwarzanie (?:moich )?danych osobowych/.test(text);

/** The index of the first line that closes the document instead of belonging to the section. */
function closingFrom(rows: readonly Row[]): number {
  const from = Math.max(1, rows.length - mostClosingLines);
  const found = rows.slice(from).findIndex((row) => isSigned(textOf(row)) || isConsent(textOf(row)));
  return found < 0 ? rows.length : from + found;
}

/** Moves the lines that close a document from its sections to one of their own. */
export function withoutClosingLines(sections: readonly DocumentSection[]): DocumentSection[] {
  const closing: Row[] = [];
  const left = sections.map((section) => {
    const end = section.title === undefined ? section.rows.length : closingFrom(section.rows);
    closing.push(...section.rows.slice(end));
    return end === section.rows.length ? section : { ...section, rows: section.rows.slice(0, end) };
  });
  return closing.length === 0 ? left : [...left, { kind: 'other', title: undefined, rows: closing }];
}
