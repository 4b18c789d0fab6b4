import type { DocumentSection } from '../layout-types';
import type { ReadCertification } from '../reading';
import { bodyOf } from './body';
import type { DateOptions } from './date-forms';
import { findDates } from './dates';
import { type EntryParts, entryParts } from './entry-heads';
import { companyEvidence } from './evidence';
import { labelOf } from './labels';
import { isAddress, type Piece } from './slots';

const goesOn = (first: Piece, second: Piece) =>
  second.slot.endsWith('L0') &&
  second.row === first.row + 1 &&
  second.source.look === first.source.look &&
  first.cell.cell.look.isBold &&
  second.source.row.gapAbove < 1.45;

/** A title that goes on in the next row, in the same look as before. */
function titleOf(pieces: readonly Piece[]): { text: string; used: Piece[] } | undefined {
  const [first, second] = pieces;
  if (first === undefined) {
    return undefined;
  }
  if (second === undefined || !goesOn(first, second)) {
    return { text: first.text, used: [first] };
  }
  return { text: `${first.text} ${second.text}`, used: [first, second] };
}

function certificationOf(parts: EntryParts): ReadCertification | undefined {
  const named = parts.pieces.filter(
    ({ text }) => labelOf(text, ['issuer', 'credentialId', 'expires']) === undefined && !isAddress(text),
  );
  const title = titleOf(named);
  if (title === undefined) {
    return undefined;
  }
  const rest = named.filter((piece) => !title.used.includes(piece));
  const issuer = rest.toSorted(
    (a, b) => companyEvidence(b.text) - companyEvidence(a.text) || a.row - b.row,
  )[0];
  const texts = [
    ...parts.pieces.map(({ text }) => text),
    ...parts.body.map(({ cells }) => cells.map(({ text }) => text).join(' ')),
  ];
  const value = (kind: 'issuer' | 'credentialId' | 'expires') =>
    texts.map((text) => labelOf(text, [kind])).find((found) => found !== undefined)?.value;
  const expiry = value('expires');
  const { description } = bodyOf(
    parts.body.filter(
      ({ cells }) => labelOf(cells[0]?.text ?? '', ['issuer', 'credentialId', 'expires']) === undefined,
    ),
    parts.x,
  );
  const { end, start } = parts.period ?? {};
  const expires = expiry === undefined ? undefined : findDates(expiry)[0]?.period.end;
  const others = rest.filter((piece) => piece !== issuer).map(({ text }) => text);
  return {
    name: title.text,
    issuer: value('issuer') ?? issuer?.text,
    date: start ?? (end === 'present' ? undefined : end),
    expiry:
      expires === 'present' ? undefined : (expires ?? (parts.isRange && end !== 'present' ? end : undefined)),
    credentialId: value('credentialId'),
    url: parts.pieces.find(({ text }) => isAddress(text))?.text,
    description: [...others, ...description].join('\n') || undefined,
    doubtful: [],
    confidence: parts.confidence * 0.9,
    lines: parts.cells.map(({ source }) => source),
  };
}

/** Reads the certificates of the sections about them. */
export function readCertifications(
  sections: readonly DocumentSection[],
  options: DateOptions,
): ReadCertification[] {
  return entryParts(sections, 'certifications', options).flatMap((parts) => certificationOf(parts) ?? []);
}
