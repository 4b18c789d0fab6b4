import type { SourceLine } from '../contracts/cv-import';
import { findDates } from './entries/dates/dates';
import { readEntries } from './entries/read-entries';
import { wordsOf } from './entries/text/lexicon';
import { headingKindInAnyCase } from './layout/headings';
import type { LaidOutDocument, LayoutAssumptions, SectionKind } from './layout-types';
import type { Reading } from './reading';

/** Maximum number of words beside the period of an entry; sentences have more. */
const mostBeside = 8;
/** Sections that something is read from. */
const areRead = new Set<SectionKind | undefined>([
  'work',
  'education',
  'skills',
  'languages',
  'certifications',
]);
/** Sections whose periods are those of entries; headings of kinds unknown so far may be entries themselves. */
const haveEntries = new Set<SectionKind | undefined>(['work', 'education', undefined]);

const kindOf = (heading: string | undefined) => headingKindInAnyCase(heading ?? '');

/** Whether a line is, apart from a few words, a period. */
function hasPeriod({ text }: SourceLine): boolean {
  const period = findDates(text).find(({ isRange }) => isRange);
  if (period === undefined || /[.!?]$/.test(text)) return false;
  return wordsOf(`${text.slice(0, period.from)} ${text.slice(period.to)}`).length <= mostBeside;
}

/** Headings that begin no section. What occurs again is a label of entries. */
function lostHeadings({ work, education, unplaced }: Reading): SourceLine[] {
  const lines = [...work, ...education, ...unplaced].flatMap((part) => part.lines);
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  return lines.filter(({ text }) => counts.get(text) === 1 && areRead.has(kindOf(text)));
}

/** The first lines of sections about jobs or studies from which nothing is read. */
function fruitlessSections({ work, education, unplaced }: Reading): SourceLine[] {
  const fruitful = new Set(
    [...work, ...education].flatMap(({ titles = [] }) => titles.map(({ text }) => text)),
  );
  const found = new Map<string, SourceLine>();
  for (const { heading = '', lines } of unplaced) {
    const isAboutEntries = kindOf(heading) === 'work' || kindOf(heading) === 'education';
    if (lines[0] && isAboutEntries && !fruitful.has(heading)) found.set(heading, lines[0]);
  }
  return [...found.values()];
}

/** Periods that no entry begins with. */
function lostPeriods({ work, education, skills, summary, unplaced }: Reading): SourceLine[] {
  const outside = [
    ...unplaced.filter(({ heading }) => haveEntries.has(kindOf(heading))),
    ...skills,
    ...(summary === undefined ? [] : [summary]),
  ];
  const inside = [...work, ...education].flatMap(({ lines }) => lines.filter(hasPeriod).slice(1));
  return [...outside.flatMap(({ lines }) => lines.filter(hasPeriod)), ...inside];
}

/** The lines that contradict a reading as a whole; one that is wrong in several ways counts for each. */
export function contradictionsIn(reading: Reading): SourceLine[] {
  return [...lostHeadings(reading), ...fruitlessSections(reading), ...lostPeriods(reading)];
}

/** Lays a document out by assumptions about it. */
export type LayOut = (assumptions: LayoutAssumptions) => LaidOutDocument | Promise<LaidOutDocument>;

/** Whether a reading has lost entries, contacts or a name that another one finds, and with them what contradicted. */
const findsLess = (reading: Reading, than: Reading): boolean => {
  const counts = ({ name, contacts, work, education, skills, certifications }: Reading) => [
    work.length + education.length,
    skills.length + certifications.length,
    contacts.length + Number(name !== undefined),
  ];
  const most = counts(than);
  return counts(reading).some((count, index) => count < (most[index] ?? 0));
};

/** How a document may be laid out, the most likely way first. */
const ways: LayoutAssumptions[] = [true, false].flatMap((columns) =>
  [true, false].map((headingsByLook) => ({ headingsByLook, columns })),
);
/** Longer documents are read in one way, which takes long enough. */
const mostRows = 600;

/**
 * Reads a document that is laid out in the most likely way and, if that reading contradicts itself, in others. Of
 * several readings that find as much, the first one with the fewest contradictions counts.
 */
export async function judgedReading(layOut: LayOut): Promise<Reading> {
  let best: { reading: Reading; contradictions: number } | undefined;
  for (const assumptions of ways) {
    const document = await layOut(assumptions);
    const reading = readEntries(document);
    const contradictions = contradictionsIn(reading).length;
    const isBetter =
      best === undefined || (contradictions < best.contradictions && !findsLess(reading, best.reading));
    if (isBetter) best = { reading, contradictions };
    const isLong = document.sections.reduce((count, { rows }) => count + rows.length, 0) > mostRows;
    if (contradictions === 0 || isLong) break;
  }
  if (best === undefined) throw new Error('A document can be laid out in at least one way.');
  return best.reading;
}
