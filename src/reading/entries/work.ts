import type { DocumentSection } from '../layout-types';
import type { ReadWork } from '../reading';
import { bodyOf, listOf } from './body';
import type { DateOptions } from './date-forms';
import { type EntryParts, readNamedEntries } from './entry-heads';
import { companyEvidence, positionEvidence } from './evidence';
import type { Names } from './roles';
import { isAddress } from './slots';

function workOf(parts: EntryParts, names: Names): ReadWork {
  const { pieces, period } = parts;
  const place =
    pieces.find((piece) => piece.place >= 2) ??
    pieces.find((piece) => piece.place >= 1 && piece !== names.what && piece !== names.where);
  const others = pieces.filter(
    (piece) => piece !== names.what && piece !== names.where && piece !== place && !isAddress(piece.text),
  );
  const body = bodyOf(parts.body, parts.x);
  const description = [...others.map(({ text }) => text), ...body.description];
  return {
    position: names.what?.text,
    company: names.where?.text,
    location: place?.text ?? body.labelled.find(({ kind }) => kind === 'location')?.value,
    ...period,
    description: description.length === 0 ? undefined : description.join('\n'),
    achievements: body.achievements,
    technologies: body.labelled
      .filter(({ kind }) => kind === 'technologies')
      .flatMap(({ value }) => listOf(value)),
    doubtful: names.isClose ? ['position', 'company'] : [],
    confidence: Math.min(parts.confidence, names.confidence),
    lines: parts.cells.map(({ source }) => source),
  };
}

/** Reads the positions from the sections about work. */
export function readWork(sections: readonly DocumentSection[], options: DateOptions): ReadWork[] {
  return readNamedEntries(sections, 'work', options, { what: positionEvidence, where: companyEvidence })
    .map(({ parts, names }) => workOf(parts, names))
    .filter(({ position, company }) => position !== undefined || company !== undefined);
}
