import type { DocumentSection } from '../layout-types';
import type { ReadEducation, ReadWork } from '../reading';
import { bodyOf, listOf, proseOf } from './body';
import type { DateOptions } from './dates/date-forms';
import { doubtsAboutWork } from './doubts';
import { studyOf } from './education';
import { type EntryParts, readNamedEntries } from './heads/entry-heads';
import type { Names } from './heads/roles';
import { isAddress } from './heads/slots';
import { companyEvidence, positionEvidence } from './text/evidence';
import { lexicon } from './text/lexicon';

function workOf(parts: EntryParts, names: Names): ReadWork {
  const { pieces, period } = parts;
  const place =
    pieces.find((piece) => piece.place >= 2) ??
    pieces.find((piece) => piece.place >= 1 && piece !== names.what && piece !== names.where);
  const others = pieces.filter(
    (piece) => piece !== names.what && piece !== names.where && piece !== place && !isAddress(piece.text),
  );
  const body = bodyOf(parts.body, parts.x);
  return {
    position: names.what?.text,
    company: names.where?.text,
    location: place?.text ?? body.labelled.find(({ kind }) => kind === 'location')?.value,
    ...period,
    description: proseOf(
      others.map(({ text }) => text),
      body.description,
      parts.cells,
    ),
    achievements: body.achievements,
    technologies: body.labelled
      .filter(({ kind }) => kind === 'technologies')
      .flatMap(({ value }) => listOf(value)),
    doubtful: names.areElsewhere ? ['position', 'company'] : [],
    confidence: 0.85,
    lines: parts.cells.map(({ source }) => source),
  };
}

const breaks = lexicon('breaks');

/** Whether an entry is parental leave or a search for work instead of a position. */
const isBreak = ({ position = '', company }: ReadWork) =>
  company === undefined ? breaks.begins(position) : breaks.is(company);

/** Reads the positions from the sections about work, or about volunteering, and the studies among them. */
export function readCareer(
  sections: readonly DocumentSection[],
  options: DateOptions,
  kind: 'work' | 'volunteering' = 'work',
): { work: ReadWork[]; studies: ReadEducation[] } {
  const entries = readNamedEntries(sections, kind, options, {
    what: positionEvidence,
    where: companyEvidence,
  }).map((entry) => ({ entry, study: studyOf(entry) }));
  const jobs = entries.flatMap(({ entry: { parts, names }, study }) => (study ? [] : [workOf(parts, names)]));
  const work = jobs.filter(
    (job) => (job.position !== undefined || job.company !== undefined) && !isBreak(job),
  );
  const doubts = doubtsAboutWork(work);
  return {
    work: work.map((job, at) => ({
      ...job,
      doubtful: [...new Set([...job.doubtful, ...(doubts[at] ?? [])])],
    })),
    studies: entries.flatMap(({ study }) => study ?? []),
  };
}

/** The positions without the studies. */
export const readWork = (...career: Parameters<typeof readCareer>): ReadWork[] => readCareer(...career).work;
