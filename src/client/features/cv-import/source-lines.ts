import { importableSections, type SourceLine } from '../../../contracts/cv-import';
import { entryId, leftOutId, profileFields, profileId, textId } from './review-terms';
import type { StoredReview } from './stored-review';

/** A line of the document with the parts of the review that were read from it. */
export interface ReadLine {
  key: string;
  line: SourceLine;
  /** Their ids; none for a heading. */
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

/** All lines of a document in their order, each once. */
export function readLines({ proposal, placed, edits }: StoredReview): ReadLine[] {
  const { profile, sections, unplaced, leftOut = [], headings } = proposal;
  const lines = new Map<string, ReadLine>();
  const add = (parts: string[], source: SourceLine[]) => {
    for (const line of source) {
      const key = line.line === undefined ? [line.page, line.x, line.y, line.text].join(' ') : `${line.line}`;
      const known = lines.get(key) ?? { key, line, parts: [] };
      known.parts = [...new Set([...known.parts, ...parts])];
      lines.set(key, known);
    }
  };
  for (const { name } of profileFields) add([profileId(name)], profile[name]?.lines ?? []);
  for (const section of importableSections) {
    for (const [index, entry] of sections[section].entries()) add([entryId(section, index)], entry.lines);
  }
  for (const [index, text] of unplaced.entries()) {
    const own = placed.filter((entry) => entry.text === index).map(({ id }) => id);
    const bio = edits[profileId('bio')]?.text === index ? [profileId('bio')] : [];
    add([...own, ...bio, textId(index)], text.lines);
  }
  for (const [index, detail] of leftOut.entries()) add([leftOutId(index)], detail.lines);
  add([], headings);
  return [...lines.values()].sort(
    (one, other) =>
      (one.line.line ?? Number.POSITIVE_INFINITY) - (other.line.line ?? Number.POSITIVE_INFINITY) || 0,
  );
}

/** The lines of one page that something was read from, from top to bottom, as far as their places are known. */
export function linesOnPage(lines: ReadLine[], number: number): PlacedLine[] {
  const placed = lines.flatMap((read) => {
    const { page, x, y, width, height } = read.line;
    if (page !== number || x === undefined || y === undefined || read.parts.length === 0) return [];
    return width === undefined || height === undefined ? [] : [{ ...read, page, x, y, width, height }];
  });
  return placed.sort((one, other) => one.y - other.y || one.x - other.x);
}
