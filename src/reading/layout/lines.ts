import type { Item } from './item';
import { withMarksBeforeLetters } from './right-to-left';

/** Maximum difference between the baselines of items on one line: in points, and as a multiple of the font size. */
const baselineTolerance = { points: 1.5, heights: 0.25 };
/** Items whose baselines differ by less, in points, share a baseline whatever their size. */
const sameBaseline = 0.2;
/** Maximum distance of superscripts and subscripts from the baseline, as a multiple of the font size beside them. */
const widestShift = 0.6;
/** Maximum length of a superscript or subscript, in characters. */
const mostShifted = 4;
/** Superscripts and subscripts touch the text beside them: this is the maximum gap, in points. */
const touching = 1.2;
/** Maximum distance between copies of text that is drawn twice to look bold, in points. */
const overprint = 1;

/** Groups items by their baseline, from top to bottom, each line from left to right. */
export function linesOf(items: Item[]): Item[][] {
  const lines: Item[][] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const tolerance = Math.max(baselineTolerance.points, baselineTolerance.heights * item.size);
    const isSame = line && item.y - (line.at(-1)?.y ?? 0) < sameBaseline;
    if (line && first && item.y - first.y <= (isSame ? 2 : 1) * tolerance) line.push(item);
    else lines.push([item]);
  }
  const shifted = lines.map((line, index) => [lines[index - 1], line, lines[index + 1]] as const);
  for (const [above, line, below] of shifted) moveShifted(line, above, below);
  return lines
    .filter((line) => line.length > 0)
    .map((line) => withMarksBeforeLetters(withoutOverprint(line.sort((a, b) => a.x - b.x))));
}

/** Moves superscripts and subscripts to the line that they touch. */
function moveShifted(line: Item[], ...neighbours: (Item[] | undefined)[]): void {
  if (line.some(({ text }) => text.length > mostShifted)) return;
  for (const item of [...line]) {
    const home = neighbours.find(
      (other) => other && other.length > line.length && other.some((letter) => isShiftedFrom(item, letter)),
    );
    if (!home) continue;
    line.splice(line.indexOf(item), 1);
    home.push(item);
  }
}

function isShiftedFrom(item: Item, { x, y, width, size }: Item): boolean {
  if (item.size > 1.05 * size || Math.abs(item.y - y) > widestShift * size) return false;
  return Math.abs(item.x - x - width) < touching + 0.1 * size || Math.abs(item.x + item.width - x) < touching;
}

function withoutOverprint(line: Item[]): Item[] {
  return line.filter((item, index) => {
    const before = line.slice(Math.max(0, index - 4), index);
    return !before.some((other) => isCopy(item, other));
  });
}

function isCopy(item: Item, other: Item): boolean {
  return (
    item.text === other.text &&
    Math.abs(item.x - other.x) < overprint &&
    Math.abs(item.y - other.y) < overprint
  );
}
