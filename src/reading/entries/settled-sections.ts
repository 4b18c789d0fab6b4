import type { DocumentSection, LaidOutDocument, Row } from '../layout-types';
import { withoutClosingLines } from './closing-lines';
import { findDates } from './dates';
import { isDegree, positionEvidence } from './evidence';
import { wordsOf } from './lexicon';
import { findPhones } from './phones';

/** Lists of skills have short lines. */
const longestSkillLine = 5;

const textsOf = ({ rows }: DocumentSection) => rows.flatMap(({ cells }) => cells.map(({ text }) => text));

/** Whether a section says how to reach somebody, under a heading that promises something else: `About`. */
function isContact(section: DocumentSection): boolean {
  const texts = textsOf(section);
  const reaches = texts.some((text) => text.includes('@') || findPhones(text).length > 0);
  return reaches && texts.every((text) => wordsOf(text).length < 8);
}

/** Whether a section only lists words, as lists of skills do under headings of their own: `Welding`, `Tools`. */
function isListOfSkills(section: DocumentSection): boolean {
  const texts = textsOf(section);
  return (
    section.title !== undefined &&
    texts.length > 1 &&
    texts.every(
      (text) =>
        wordsOf(text).length <= longestSkillLine &&
        !/[@:.!?]|\d{3}/.test(text) &&
        findDates(text).length === 0 &&
        positionEvidence(text) === 0 &&
        !isDegree(text),
    )
  );
}

/** Jobs without a heading have so many rows with periods at least; one may be part of a sentence. */
const fewestPeriods = 2;
/** A row of a job says so much at most. */
const longestHead = 16;

const hasPeriod = ({ cells }: Row) =>
  cells.some(
    ({ text }) => wordsOf(text).length <= longestHead && findDates(text).some(({ isRange }) => isRange),
  );

/** Whether a row has a period, and says beside or below it what somebody was. */
const isJob = (row: Row, index: number, rows: Row[]) =>
  hasPeriod(row) &&
  [row, rows[index + 1]].some((near) => near?.cells.some(({ text }) => positionEvidence(text) > 0));

/** Takes jobs that follow the name without a heading of their own, or away from it, for the section of work. */
function withUnheadedWork(sections: DocumentSection[]): DocumentSection[] {
  const header = sections.find(({ kind }) => kind === 'header');
  if (!header || sections.some(({ kind, rows }) => kind === 'work' && rows.length > 0)) return sections;
  if (header.rows.filter(hasPeriod).length < fewestPeriods || !header.rows.some(isJob)) return sections;
  const start = header.rows.findIndex(hasPeriod);
  const heading = sections.find(({ kind }) => kind === 'work');
  const work: DocumentSection = { kind: 'work', title: heading?.title, rows: header.rows.slice(start) };
  return sections.flatMap((section) => {
    if (section === heading) return [];
    return section === header ? [{ ...header, rows: header.rows.slice(0, start) }, work] : [section];
  });
}

/** Gives sections the kinds that their text tells where their headings do not. */
export function settleSections(document: LaidOutDocument): LaidOutDocument {
  const hasSkills = document.sections.some(({ kind }) => kind === 'skills');
  const sections = withUnheadedWork(withoutClosingLines(document.sections)).map(
    (section): DocumentSection => {
      if (section.kind === 'summary' && isContact(section)) {
        return { ...section, kind: 'contact' };
      }
      return section.kind === 'other' && !hasSkills && isListOfSkills(section)
        ? { ...section, kind: 'skills' }
        : section;
    },
  );
  return { ...document, sections };
}
