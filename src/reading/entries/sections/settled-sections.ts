import type { DocumentSection, LaidOutDocument, Row, SectionKind } from '../../layout-types';
import { findPhones } from '../contacts/phones';
import { findDates } from '../dates/dates';
import { tableIn } from '../rows/table-headers';
import { companyEvidence, isDegree, positionEvidence, schoolEvidence } from '../text/evidence';
import { wordsOf } from '../text/lexicon';
import { inOneColumn } from './bulleted-columns';
import { withoutClosingLines } from './closing-lines';
import { withoutDrawnRules } from './drawn-rules';
import { inReadingOrder } from './entries-side-by-side';
import { labelledParts } from './labelled-parts';
import { referencesApart } from './references-apart';
import { skillShape } from './skill-shape';

/** Whether a text is part of a summary rather than of a head. */
const isSentence = (text: string) => {
  const words = wordsOf(text).length;
  return words > 12 || (words > 6 && /[.!?]$/.test(text));
};

const holdsContact = ({ cells }: Row) =>
  cells.some(({ text }) => text.includes('@') || findPhones(text).length > 0);

/** Takes contacts out of a section whose heading suggests something else: `About`, or `Resume` at the top. */
function contactsApart(section: DocumentSection): DocumentSection[] {
  const { kind, rows } = section;
  const last = kind === 'summary' ? rows.findLastIndex(holdsContact) : -1;
  const prose = rows.findIndex(({ cells }) => cells.some(({ text }) => isSentence(text)));
  if (last < 0 || (prose >= 0 && prose < last)) return [section];
  if (prose < 0) return [{ ...section, kind: 'contact' }];
  return [
    { ...section, kind: 'contact', rows: rows.slice(0, prose) },
    { kind, title: undefined, rows: rows.slice(prose) },
  ];
}

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

/**
 * Moves jobs from the header to the section of work if they are under the name instead of their heading, or have none.
 */
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

const isStudied = ({ cells }: Row) => cells.some(({ text }) => schoolEvidence(text) >= 1 || isDegree(text));

/**
 * Whether a section consists of studies, and not of diplomas that are no degrees: it has periods, a table of degrees,
 * or mostly schools and degrees.
 */
const namesStudies = ({ rows }: DocumentSection) =>
  rows.some(hasPeriod) ||
  tableIn(rows, 'education') !== undefined ||
  rows.filter(isStudied).length * 2 >= rows.length;

const hasDate = ({ cells }: Row) => cells.some(({ text }) => findDates(text).length > 0);

/** Whether a row names a degree and a school, or either of them with the other in the undated row below. */
function isStudyAtSchool(row: Row, index: number, rows: readonly Row[]): boolean {
  const next = rows[index + 1];
  const isSameEntry = next !== undefined && !hasDate(next) && next.cells[0]?.isBullet !== true;
  const texts = [row, ...(isSameEntry ? [next] : [])].flatMap(({ cells }) => cells.map(({ text }) => text));
  return texts.some(isDegree) && texts.some((text) => schoolEvidence(text) >= 1);
}

/** Whether a section lists courses with neither their periods nor their schools and degrees: `Training`. */
const listsCourses = ({ rows }: DocumentSection) =>
  !rows.some(hasPeriod) && tableIn(rows, 'education') === undefined && !rows.some(isStudyAtSchool);

/** The sections about studies, of those about education. */
function studiesIn(sections: readonly DocumentSection[]): Set<DocumentSection> {
  const studies = sections.filter((section) => section.kind === 'education' && namesStudies(section));
  const [first] = studies;
  return new Set(
    first?.rows.some(hasPeriod)
      ? studies.filter((section) => section === first || !listsCourses(section))
      : studies,
  );
}

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

/** What the entries of a section are, judged by their periods and names alone. */
function kindOfEntries({ rows }: DocumentSection): 'work' | 'education' | undefined {
  const periods = rows.filter(hasPeriod).length;
  const [jobs, studies] = [namesPosition, isStudied].map((names) => rows.filter(names).length);
  if (periods < fewestPeriods || jobs === undefined || studies === undefined || jobs === studies) {
    return undefined;
  }
  const kind = jobs > studies ? 'work' : 'education';
  return Math.max(jobs, studies) * 2 >= periods ? kind : undefined;
}

/** Finds the sections of work and education under headings in words of their own: `Where I spent my days`. */
function withOwnWords(sections: readonly DocumentSection[]): DocumentSection[] {
  const known = new Set(sections.flatMap(({ kind, rows }) => (rows.length > 0 ? [kind] : [])));
  return sections.map((section) => {
    const kind = section.kind === 'other' && section.title ? kindOfEntries(section) : undefined;
    return kind !== undefined && !known.has(kind) ? { ...section, kind } : section;
  });
}

/** Lists that may be printed in several columns; those of skills are read in any order. */
const inColumns = new Set<SectionKind>(['certifications', 'awards', 'interests', 'other']);

/** Sections that may hold texts of several kinds, each with its label. */
const mayHaveParts = new Set<SectionKind>(['skills', 'other']);

/** Whether the section beside one is about skills, or none is. */
const isAmongSkills = (sections: readonly DocumentSection[], index: number) =>
  [sections[index - 1], sections[index + 1]].some((section) => section?.kind === 'skills') ||
  !sections.some(({ kind }) => kind === 'skills');

/** Corrects the kinds of sections whose text contradicts their heading. */
export function settleSections(document: LaidOutDocument): LaidOutDocument {
  const parts = withoutClosingLines(document.sections.map(withoutDrawnRules)).flatMap((section) =>
    mayHaveParts.has(section.kind) ? labelledParts(section) : [section],
  );
  const whole = withOwnWords(withUnheadedWork(parts))
    .map(inReadingOrder)
    .flatMap(referencesApart)
    .flatMap(contactsApart)
    .map((section) =>
      inColumns.has(section.kind) ? { ...section, rows: inOneColumn(section.rows) } : section,
    );
  // Found once, because there may be many sections.
  const work = new Set(whole.filter((section) => section.kind === 'work' && namesJobs(section)));
  const studies = studiesIn(whole);
  const sections = whole.map((section, index): DocumentSection => {
    const { kind, rows } = section;
    if (kind === 'education' && rows.length > 0 && studies.size > 0 && !studies.has(section)) {
      return { ...section, kind: 'certifications' };
    }
    if (kind === 'work' && work.size > 0 && !work.has(section)) return { ...section, kind: 'other' };
    return { ...section, kind: skillShape(section, isAmongSkills(whole, index)) ?? kind };
  });
  return { ...document, sections };
}
