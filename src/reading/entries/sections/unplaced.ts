import type { SourceLine } from '../../../contracts/cv-import';
import type { Cell, LaidOutDocument, Row } from '../../layout-types';
import type { Sourced, Unplaced } from '../../reading';
import { rightOf, startsAlike } from '../lines/cell-edges';
import { hasNoSpace } from '../lines/space-in-lines';
import { joinLines } from '../lines/text-blocks';

/** The text that nothing was read from, in runs of rows, with the heading that it is under. */
export function unplacedOf(document: LaidOutDocument, placed: ReadonlySet<SourceLine>): Unplaced[] {
  const ofSections = document.sections.flatMap(({ title, rows }) => {
    const found = runsOf(rows, placed, title);
    const isListed = title === undefined || placed.has(title.source) || found.length > 0;
    return isListed ? found : [{ text: title.text, page: title.box.page, lines: [title.source] }];
  });
  return [...ofSections, ...runsOf(document.aside, placed)];
}

function runsOf(rows: readonly Row[], placed: ReadonlySet<SourceLine>, title?: Cell): Unplaced[] {
  const found: Unplaced[] = [];
  const right = rows.reduce((most, { cells }) => Math.max(most, ...cells.map(rightOf)), 0);
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
      run.text = isTorn(last, row, right) ? joinLines(run.text, text) : `${run.text}\n${text}`;
      run.lines.push(...lines);
      last = row;
    } else {
      found.push({ text, page: row.page, heading: title?.text, lines });
      last = row;
    }
  }
  return found;
}

/** Whether the width of the page broke the line: the next word had no room in it. */
function isTorn({ cells: upper }: Row, { cells: lower }: Row, right: number): boolean {
  const [last, first] = [upper[0], lower[0]];
  if (last === undefined || first === undefined || upper.length > 1 || lower.length > 1) return false;
  const isBelow = last.isBullet || startsAlike(last, first);
  return first.source.page !== undefined && isBelow && hasNoSpace(last, first, right);
}

/**
 * Assigns the title of each section to the first part that was read from it, so that the title counts as placed; a title
 * directly above one of the same kind, as of a group of skills, belongs to that section.
 */
export function assignTitles(document: LaidOutDocument, parts: readonly Sourced[]): void {
  const partOf = new Map<SourceLine, Sourced>();
  for (const part of parts.toReversed()) {
    for (const line of part.lines) {
      partOf.set(line, part);
    }
  }
  for (const [at, { kind, title, rows }] of document.sections.entries()) {
    const above = document.sections[at - 1];
    const isGroup = above?.rows.length === 0 && above.kind === kind && kind !== 'other';
    const first = rows
      .flatMap(({ cells }) => cells)
      .map(({ source }) => partOf.get(source))
      .find((part) => part !== undefined);
    if (title !== undefined && first !== undefined) {
      const group = isGroup && above.title ? [above.title.source] : [];
      first.titles = [...(first.titles ?? []), ...group, title.source];
    }
  }
}
