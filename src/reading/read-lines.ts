import type { Proposal, ReadableSection, SourceLine } from '../contracts/cv-import';
import { readEntries } from './entries/read-entries';
import { rowsOf } from './layout/rows';
import type { SectionKind } from './layout-types';
import { propose } from './propose/propose';
import { cellsOfLine } from './sources/plain-lines';

const kindOf = (section: ReadableSection): SectionKind => (section === 'workExperience' ? 'work' : section);

/** In points; no page is taller, so that the lines of each stay below those of the one before. */
const tallest = 20_000;

/** Reads lines of a document as one section, whatever they were taken for before. */
export function readLines(section: ReadableSection, lines: SourceLine[]): Proposal {
  const cells = lines.flatMap((line, index) => {
    const { text, page = 1, x, y, width, height } = line;
    const placed = cellsOfLine({ text, index, page, source: { ...line } });
    if (x === undefined || y === undefined || width === undefined || height === undefined) return placed;
    // Gaps and indents tell where an entry begins.
    return placed.map((cell) => ({ ...cell, box: { page, x, y: y + page * tallest, width, height } }));
  });
  const reading = readEntries({
    sections: [
      { kind: 'header', title: undefined, rows: [] },
      { kind: kindOf(section), title: undefined, rows: rowsOf(cells) },
    ],
    aside: [],
    links: [],
    pages: 1,
    warnings: [],
  });
  return propose(reading);
}
