import type { DocumentSection } from '../layout-types';
import type { ReadWork } from '../reading';
import { bodyOf, listOf, proseOf } from './body';
import type { DateOptions } from './dates/date-forms';
import { doubtsAboutWork } from './doubts';
import { type EntryParts, readNamedEntries } from './heads/entry-heads';
import type { Names } from './heads/roles';
import { isAddress, type Piece } from './heads/slots';
import { isTownName } from './places/places';
import { companyEvidence, positionEvidence } from './text/evidence';
import { lexicon } from './text/lexicon';

/** The place of a job, with the town that is not known before it: `Nantgaredig, Wales, UK`. */
function placeIn(pieces: readonly Piece[], { what, where }: Names): Piece[] {
  const isName = (piece: Piece) => piece === what || piece === where;
  const place =
    pieces.find((piece) => piece.place >= 2) ?? pieces.find((piece) => piece.place >= 1 && !isName(piece));
  if (place === undefined) return [];
  const before = pieces[pieces.indexOf(place) - 1];
  const isTown = before?.cell === place.cell && !isName(before) && isTownName(before.text);
  return isTown ? [before, place] : [place];
}

function workOf(parts: EntryParts, names: Names): ReadWork {
  const { pieces, period } = parts;
  const place = placeIn(pieces, names);
  const taken = [names.what, names.where, ...place];
  const others = pieces.filter((piece) => !taken.includes(piece) && !isAddress(piece.text));
  const body = bodyOf(parts.body, parts.x);
  return {
    position: names.what?.text,
    company: names.where?.text,
    location:
      place.map(({ text }) => text).join(', ') ||
      body.labelled.find(({ kind }) => kind === 'location')?.value,
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
