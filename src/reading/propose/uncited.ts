import type { Proposal, SourceLine } from '../../contracts/cv-import';
import type { Reading, Sourced } from '../reading';

type Texts = Proposal['unplaced'];

const isSourced = (value: unknown): value is Sourced =>
  typeof value === 'object' && value !== null && 'lines' in value && 'confidence' in value;

const partsOf = (reading: Reading): Sourced[] => Object.values(reading).flat().filter(isSourced);
const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** How far behind the last one a line is searched for in its text, in letters, so that long texts take no longer. */
const reach = 2000;

/** The lines that a listed text contains whole, in its order. */
function wholeIn({ text, lines }: Texts[number]): SourceLine[] {
  const whole = letters(text);
  let from = 0;
  return lines.filter((line) => {
    const searched = letters(line.text);
    const at = whole.slice(from, from + reach + searched.length).indexOf(searched);
    if (at >= 0) from += at + searched.length;
    return at >= 0;
  });
}

/**
 * The lines, as text, from which something was read that is not proposed, unless they are listed whole: whatever reads
 * a line wrongly, none is lost.
 */
export function uncitedLines(
  reading: Reading,
  { profile, sections }: Pick<Proposal, 'profile' | 'sections'>,
  listed: Texts,
): Texts {
  const proposed = [...Object.values(profile), ...Object.values(sections).flat()];
  const cited = new Set(proposed.flatMap((part) => part?.lines ?? []));
  for (const line of listed.flatMap(wholeIn)) cited.add(line);
  return partsOf(reading).flatMap(({ lines, titles = [] }) => {
    const left = [...titles, ...lines].filter((line) => !cited.has(line));
    for (const line of left) cited.add(line);
    const text = left.map((line) => line.text).join('\n');
    return text.trim() === '' ? [] : [{ text, page: left[0]?.page ?? null, lines: left }];
  });
}
