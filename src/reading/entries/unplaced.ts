import type { SourceLine } from '../../contracts/cv-import';
import type { LaidOutDocument, Row } from '../layout-types';
import type { Unplaced } from '../reading';

/** What no part of a reading was read from, in runs of rows, with the heading that it stands under. */
export function unplacedOf(document: LaidOutDocument, placed: ReadonlySet<SourceLine>): Unplaced[] {
  return document.sections.flatMap(({ title, rows }) => {
    const found: Unplaced[] = [];
    let last: Row | undefined;
    for (const row of rows) {
      const cells = row.cells.filter(({ source }) => !placed.has(source));
      const lines = cells.map(({ source }) => source);
      const text = cells
        .map((cell) => cell.text.trim())
        .filter((part) => part !== '')
        .join(' ');
      const run = found.at(-1);
      if (text === '') {
        last = undefined;
      } else if (
        run !== undefined &&
        last !== undefined &&
        row.gapAbove < 1.6 &&
        !row.cells[0]?.isBullet &&
        run.page === row.page
      ) {
        run.text += `\n${text}`;
        run.lines.push(...lines);
        last = row;
      } else {
        found.push({ text, page: row.page, heading: title?.text, lines });
        last = row;
      }
    }
    return found;
  });
}
