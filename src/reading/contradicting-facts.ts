import { dateText, periodText } from '../contracts/date-text';
import { endsBefore } from '../contracts/dates';
import { fold } from './entries/text/lexicon';
import { printedDate } from './propose/dates';
import { readLanguageLevel } from './propose/language-levels';
import type { Period, ReadDate, Reading, ReadLanguage, ReadWork, Sourced } from './reading';

/** Facts in a document that cannot all be true, in sentences: of its parts, and of the whole. */
interface ContradictingFacts {
  ofParts: Map<Sourced, string[]>;
  ofWhole: string[];
}

type Tell = (part: Sourced, sentence: string | undefined) => void;

const printed = (date: Period['end']) => (date === undefined || date === 'present' ? '' : printedDate(date));
const inWords = ({ start, end }: Period) =>
  periodText({ startDate: printed(start), endDate: printed(end), isCurrent: end === 'present' }, 'present');

/** What is wrong with a period in itself, or with a date that has not come. */
function faultOfPeriod({ start, end }: Period, today: string): string | undefined {
  const [first, last] = [printed(start), printed(end)];
  if (first && last && endsBefore(first, last))
    return `It ends before it starts: ${dateText(first)} – ${dateText(last)}.`;
  return first && endsBefore(first, today) ? `It starts in the future: ${dateText(first)}.` : undefined;
}

function faultOfValidity(date: ReadDate | undefined, expiry: ReadDate | undefined, today: string) {
  const [issued, expires] = [printed(date), printed(expiry)];
  if (issued && expires && endsBefore(issued, expires))
    return `It expires before it was issued: ${dateText(issued)} – ${dateText(expires)}.`;
  return issued && endsBefore(issued, today) ? `Its date is in the future: ${dateText(issued)}.` : undefined;
}

const farFuture = { year: 9999 };
const beginsBy = ({ start }: Period, { end = farFuture }: Period) =>
  end === 'present' || !endsBefore(printed(start), printed(end));

/** Whether two periods have time in common and are not the same. */
const disagree = (one: ReadWork, other: ReadWork) =>
  one.start !== undefined &&
  other.start !== undefined &&
  inWords(one) !== inWords(other) &&
  beginsBy(one, other) &&
  beginsBy(other, one);

/** Calls back for each part that has the name of an earlier one, with the first of that name. */
function forRepeated<T>(parts: T[], nameOf: (part: T) => string, meet: (part: T, first: T) => void): void {
  const firsts = new Map<string, T>();
  for (const part of parts) {
    const name = fold(nameOf(part)).trim();
    const first = firsts.get(name);
    if (first !== undefined) meet(part, first);
    else if (name !== '') firsts.set(name, part);
  }
}

const nameOfJob = ({ position, company }: ReadWork) =>
  position && company ? `${position} at ${company}` : '';

function tellOfJobs(jobs: ReadWork[], tell: Tell): void {
  forRepeated(jobs, nameOfJob, (job, earlier) => {
    if (disagree(job, earlier))
      tell(job, `The same position is in the document with other dates: ${inWords(earlier)}.`);
  });
}

function tellOfLanguages(languages: ReadLanguage[], tell: Tell): void {
  const levelOf = ({ level = '' }: ReadLanguage) => readLanguageLevel(level);
  forRepeated(
    languages,
    ({ name }) => name,
    (language, earlier) => {
      const [level, other] = [levelOf(language), levelOf(earlier)];
      if (level !== undefined && other !== undefined && level !== other)
        tell(language, `The same language is in the document with another level: ${other}.`);
    },
  );
}

/** `10+ years of experience`, in the languages that are read. */
const statedYears =
  /(?<!\d)(\d\d?)\+? (?:years?|jahren?|ans|años|anos|anni|jaar|år|års|lat)(?!\p{L})[^.;\n]{0,40}(?:experience|erfahrung|expérience|experiencia|experiência|esperienza|ervaring|erfaring|erfarenhet|doświadczeni)/iu;

/** People leave out early jobs, but hardly half of their years. */
function faultOfExperience({ summary, work }: Reading, today: string): string[] {
  const [, years] = statedYears.exec(summary?.value ?? '') ?? [];
  const starts = work.flatMap(({ start }) => start?.year ?? []);
  const earliest = Math.min(...starts);
  const read = Number(today.slice(0, 4)) - earliest + 1;
  return years !== undefined && starts.length > 0 && Number(years) > read * 2
    ? [
        `The summary says ${years} years of experience, but the positions that were read begin in ${earliest}.`,
      ]
    : [];
}

/** One look at a whole reading for facts that contradict each other. @param today `YYYY-MM-DD` */
export function contradictingFacts(reading: Reading, today: string): ContradictingFacts {
  const ofParts: ContradictingFacts['ofParts'] = new Map();
  const tell: Tell = (part, sentence) => {
    if (sentence !== undefined) ofParts.set(part, [...(ofParts.get(part) ?? []), sentence]);
  };
  const { work, education, projects, volunteering, certifications, awards, languages } = reading;
  for (const part of [...work, ...education, ...projects, ...volunteering])
    tell(part, faultOfPeriod(part, today));
  for (const part of certifications) tell(part, faultOfValidity(part.date, part.expiry, today));
  for (const part of awards) tell(part, faultOfValidity(part.date, undefined, today));
  tellOfJobs(work, tell);
  tellOfLanguages(languages, tell);
  return { ofParts, ofWhole: faultOfExperience(reading, today) };
}
