import type { DocumentSection, LaidOutDocument, Row } from '../../layout-types';
import { findDates } from '../dates/dates';
import { companyEvidence, positionEvidence } from '../text/evidence';
import { wordsOf } from '../text/lexicon';
import { withoutClosingLines } from './closing-lines';
import { contactsApart } from './contacts-apart';
import { withoutDrawnRules } from './drawn-rules';
import { inReadingOrder } from './entries-side-by-side';
import { referencesApart } from './references-apart';
import { skillShape } from './skill-shape';

/** Minimum number of rows with periods in work without a heading; a single one may be part of a sentence. */
const fewestPeriods = 2;
/** Maximum number of words in a cell with a job's period. */
const longestHead = 16;

const hasPeriod = ({ cells }: Row) =>
  cells.some(
    ({ text }) => wordsOf(text).length <= longestHead && findDates(text).some(({ isRange }) => isRange),
  );

/** Whether a row has a period, and a position is beside or below it. */
const isJob = (row: Row, index: number, rows: Row[]) =>
  hasPeriod(row) &&
  [row, rows[index + 1]].some((near) => near?.cells.some(({ text }) => positionEvidence(text) > 0));

const holdsJobs = ({ rows }: DocumentSection) =>
  rows.filter(hasPeriod).length >= fewestPeriods && rows.some(isJob);

/** Takes a section with jobs under a heading that is not known for that of work, if there is no other. */
function withUnknownHeadingOfWork(sections: DocumentSection[]): DocumentSection[] {
  if (sections.some(({ kind, rows }) => kind === 'work' && rows.length > 0)) return sections;
  const work = sections.find((section) => section.kind === 'other' && section.title && holdsJobs(section));
  return sections.map((section) => (section === work ? { ...section, kind: 'work' } : section));
}

/**
 * Moves jobs from the header to the section of work if they are under the name instead of their heading, or have none.
 */
function withUnheadedWork(sections: DocumentSection[]): DocumentSection[] {
  const header = sections.find(({ kind }) => kind === 'header');
  if (!header || sections.some(({ kind, rows }) => kind === 'work' && rows.length > 0)) return sections;
  if (!holdsJobs(header)) return sections;
  const start = header.rows.findIndex(hasPeriod);
  const heading = sections.find(({ kind }) => kind === 'work');
  const work: DocumentSection = { kind: 'work', title: heading?.title, rows: header.rows.slice(start) };
  return sections.flatMap((section) => {
    if (section === heading) return [];
    return section === header ? [{ ...header, rows: header.rows.slice(0, start) }, work] : [section];
  });
}

const hasDate = ({ cells }: Row) => cells.some(({ text }) => findDates(text).length > 0);

const named =
  (...evidence: ((text: string) => number)[]) =>
  ({ cells }: Row) =>
    cells.some(({ text }) => wordsOf(text).length <= longestHead && evidence.some((of) => of(text) > 0));
const namesPosition = named(positionEvidence);
const namesJob = named(positionEvidence, companyEvidence);

/**
 * Whether a section names positions or employers; courses that somebody taught are neither, and where none lasted for a
 * period, each has a position: `Logic, Leeside University (Spring 2012)` is a course.
 */
function namesJobs({ rows }: DocumentSection): boolean {
  const dated = rows.filter(hasDate);
  return rows.some(hasPeriod) || dated.length === 0
    ? rows.some(namesJob)
    : rows.filter(namesPosition).length * 2 >= dated.length;
}

/** Whether the section beside one is about skills, or none is. */
const isAmongSkills = (sections: readonly DocumentSection[], index: number) =>
  [sections[index - 1], sections[index + 1]].some((section) => section?.kind === 'skills') ||
  !sections.some(({ kind }) => kind === 'skills');

/** Corrects the kinds of sections whose text contradicts their heading. */
export function settleSections(document: LaidOutDocument): LaidOutDocument {
  const parts = withoutClosingLines(document.sections.map(withoutDrawnRules));
  const whole = contactsApart(withUnknownHeadingOfWork(withUnheadedWork(parts)))
    .map(inReadingOrder)
    .flatMap(referencesApart);
  // Found once, because there may be many sections.
  const work = new Set(whole.filter((section) => section.kind === 'work' && namesJobs(section)));
  const sections = whole.map((section, index): DocumentSection => {
    const { kind } = section;
    if (kind === 'work' && work.size > 0 && !work.has(section)) return { ...section, kind: 'other' };
    return { ...section, kind: skillShape(section, isAmongSkills(whole, index)) ?? kind };
  });
  return { ...document, sections };
}
