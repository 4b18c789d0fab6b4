import type { Proposal, SourceLine } from '../../../contracts/cv-import';
import { entryId, importableSections, profileFields, profileId } from './review-terms';

/** A line of the document with the parts of the review that were read from it. */
export interface ReadLine {
  key: string;
  line: SourceLine;
  /** Their ids; none for text without a place. */
  parts: string[];
}

/** A line whose place in the document is known. */
export interface PlacedLine extends ReadLine {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All lines that something was read from, each once. */
export function readLines({ profile, sections }: Proposal): ReadLine[] {
  const lines = new Map<string, ReadLine>();
  const add = (id: string, source: SourceLine[]) => {
    for (const line of source) {
      const key = [line.page, line.x, line.y, line.text].join(' ');
      const known = lines.get(key) ?? { key, line, parts: [] };
      if (!known.parts.includes(id)) known.parts.push(id);
      lines.set(key, known);
    }
  };
  for (const { name } of profileFields) add(profileId(name), profile[name]?.lines ?? []);
  for (const section of importableSections) {
    for (const [index, entry] of sections[section].entries()) add(entryId(section, index), entry.lines);
  }
  return [...lines.values()];
}

/** The lines of one page from top to bottom, as far as their places are known. */
export function linesOnPage(lines: ReadLine[], number: number): PlacedLine[] {
  const placed = lines.flatMap((read) => {
    const { page, x, y, width, height } = read.line;
    if (page !== number || x === undefined || y === undefined) return [];
    return width === undefined || height === undefined ? [] : [{ ...read, page, x, y, width, height }];
  });
  return placed.sort((one, other) => one.y - other.y || one.x - other.x);
}
