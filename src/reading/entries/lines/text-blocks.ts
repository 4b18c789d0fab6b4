import type { Cell, Row } from '../../layout-types';
import { isLabelled } from '../text/labels';
import { rightOf } from './cell-edges';

/** Lines of text that belong together, with the cells that they come from. */
export interface TextBlock {
  text: string;
  cells: Cell[];
  isBullet: boolean;
}

export const textOf = (row: Row) =>
  row.cells
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');

/** `Haus- und Hof`: the hyphen stands for the end of the next word. */
const conjunction = /^(?:und|oder|bzw|sowie|and|or|en|of|og|och|eller|oraz)(?!\p{L})/u;

/** Joins a line to the text before it, and removes the hyphen from a word that was split between them. */
export function joinLines(before: string, line: string): string {
  const isHyphenated = /\p{L}[-‐\u00ad]$/u.test(before) && !conjunction.test(line);
  if (isHyphenated && /^\p{Ll}/u.test(line)) return before.slice(0, -1) + line;
  return isHyphenated && /^[\p{Lu}\d]/u.test(line) ? before + line : `${before} ${line}`;
}

/** The usual gap between rows within a paragraph. */
function usualGap(rows: readonly Row[]): number {
  const gaps = rows
    .slice(1)
    .map(({ gapAbove }) => gapAbove)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 4)] ?? 1.2;
}

/** Lines whose sizes differ by more, in points, are of different paragraphs. */
const otherSize = 0.7;

/** Splits rows of text into bullets and paragraphs. */
export function blocksOf(rows: readonly Row[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  const gap = usualGap(rows);
  const right = Math.max(...rows.flatMap(({ cells }) => cells.map(rightOf)));
  let last: Row | undefined;
  for (const row of rows) {
    const [first] = row.cells;
    const text = textOf(row);
    if (first === undefined || text === '') {
      continue;
    }
    const previous = last?.cells.at(-1);
    const block = blocks.at(-1);
    const isIndentedLess =
      previous !== undefined && first.box.x < (last?.cells[0]?.box.x ?? 0) - 3 && !/^\p{Ll}/u.test(text);
    const endsShort =
      previous !== undefined &&
      rightOf(previous) < right - (right - first.box.x) * 0.3 &&
      /[.!?:;)]$/.test(previous.text.trim());
    const isWide = row.gapAbove > gap * 1.25 + 0.1;
    const isOtherSize = Math.abs((previous ?? first).look.size - first.look.size) > otherSize;
    // Sources without pages have whole paragraphs.
    const isParagraph = first.source.page === undefined;
    const isContinued = /^\p{Ll}/u.test(text) && last !== undefined && !/[.!?:]$/.test(textOf(last));
    const startsNew =
      first.isBullet ||
      block === undefined ||
      isLabelled(text) ||
      isParagraph ||
      isOtherSize ||
      (!isContinued && (isIndentedLess || endsShort || (isWide && row.gapAbove < 50)));
    if (startsNew) {
      blocks.push({ text, cells: [...row.cells], isBullet: first.isBullet });
    } else {
      block.text = joinLines(block.text, text);
      block.cells.push(...row.cells);
    }
    last = row;
  }
  return blocks;
}
