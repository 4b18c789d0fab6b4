import type { Proposal } from '../../src/contracts/cv-import';

/** The texts of all lines that a proposal names, each once, in the document's order. */
export function documentLines({ profile, sections, unplaced, leftOut = [], headings }: Proposal): string[] {
  const sourced = [...Object.values(profile), ...Object.values(sections).flat(), ...unplaced, ...leftOut];
  const lines = [...sourced.flatMap((part) => part?.lines ?? []), ...headings];
  const texts = new Map(lines.map(({ line = -1, text }) => [line, text]));
  return [...texts].sort(([one], [other]) => one - other).map(([, text]) => text);
}
