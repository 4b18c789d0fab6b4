import type { DocumentSection } from '../layout-types';
import type { ReadAward } from '../reading';
import { bodyOf } from './body';
import type { DateOptions } from './dates/date-forms';
import { type EntryParts, entryParts } from './heads/entry-heads';
import { isAddress } from './heads/slots';
import { joinLines } from './lines/text-blocks';
import { companyEvidence } from './text/evidence';

/** The texts in the head of an entry; a bullet that goes on in the rows below is one text. */
function textsOf({ head, pieces }: EntryParts): string[] {
  const isWrapped = head.length > 1 && head[0]?.isBullet === true;
  if (!isWrapped) return pieces.filter(({ text }) => !isAddress(text)).map(({ text }) => text);
  const lines = head.map(({ cells }) =>
    cells
      .map(({ text }) => text)
      .join(' ')
      .trim(),
  );
  return [lines.reduce(joinLines)];
}

/** Splits a title from the organisation after it: `Medal for Water Science, Union of Hydrologists`. */
function splitAwarder(text: string): string[] {
  const comma = text.lastIndexOf(', ');
  const awarder = text.slice(comma + 2);
  return comma > 0 && companyEvidence(awarder) > 0 ? [text.slice(0, comma), awarder] : [text];
}

function awardOf(parts: EntryParts): ReadAward | undefined {
  const [title, awarder, ...others] = textsOf(parts).flatMap(splitAwarder);
  if (title === undefined) return undefined;
  const { start, end } = parts.period ?? {};
  const { description, achievements } = bodyOf(parts.body, parts.x);
  return {
    title,
    awarder,
    date: start ?? (end === 'present' ? undefined : end),
    url: parts.pieces.find(({ text }) => isAddress(text))?.text,
    description: [...others, ...description, ...achievements].join('\n') || undefined,
    confidence: 0.7,
    lines: parts.cells.map(({ source }) => source),
  };
}

/** Reads the awards from the sections about them: one for each entry or line. */
export const readAwards = (sections: readonly DocumentSection[], options: DateOptions): ReadAward[] =>
  entryParts(sections, 'awards', { ...options, datesInBullets: true }).flatMap(
    (parts) => awardOf(parts) ?? [],
  );
