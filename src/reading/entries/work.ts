import type { DocumentSection } from '../layout-types';
import type { ReadWork } from '../reading';
import { bodyOf, listOf, proseOf } from './body';
import type { DateOptions } from './dates/date-forms';
import { doubtsAboutWork } from './doubts';
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

/** Reads the positions from the sections about work, or about volunteering. */
export function readWork(
  sections: readonly DocumentSection[],
  options: DateOptions,
  kind: 'work' | 'volunteering' = 'work',
): ReadWork[] {
  const entries = readNamedEntries(sections, kind, options, {
    what: positionEvidence,
    where: companyEvidence,
  });
  const work = entries
    .map(({ parts, names }) => workOf(parts, names))
    .filter((job) => (job.position !== undefined || job.company !== undefined) && !isBreak(job));
  const doubts = doubtsAboutWork(work);
  return work.map((job, at) => ({
    ...job,
    doubtful: [...new Set([...job.doubtful, ...(doubts[at] ?? [])])],
  }));
}
