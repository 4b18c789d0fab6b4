import type { Cell, Row } from '../../layout-types';
import { lookKey } from '../lines/look-of-cells';
import { lexicon } from '../text/lexicon';

const levels = lexicon('levels');

/** Minimum number of cells that end in a level, and their minimum share, if they look like the names before. */
const fewest = 3;
const share = 0.6;

/** Where the level at the end of a cell begins: `Excel advanced`; a list of several skills has none. */
function levelIn({ text }: Cell): number | undefined {
  if (/[,;:|•·()]/u.test(text)) return undefined;
  const words = text.split(' ');
  const count = [2, 1].find(
    (length) => length < words.length && levels.covers(words.slice(-length).join(' ')),
  );
  return count === undefined ? undefined : words.slice(0, -count).join(' ').length;
}

/** Whether the look of a cell changes at a position. */
function changesAt({ spans }: Cell, at: number): boolean {
  let end = 0;
  return spans.some(({ text, look }, index) => {
    end += text.length;
    const next = spans[index + 1];
    return next !== undefined && Math.abs(end - at) < 2 && lookKey(next.look) !== lookKey(look);
  });
}

/** Puts the levels behind skills in brackets, if they look different or most skills have one: `Excel (advanced)`. */
export function withLevels(rows: readonly Row[]): Row[] {
  const cells = rows.flatMap((row) => row.cells);
  const levelled = cells.filter((cell) => levelIn(cell) !== undefined).length;
  const isUsual = levelled >= fewest && levelled > share * cells.length;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const at = levelIn(cell);
      return at !== undefined && (isUsual || changesAt(cell, at))
        ? { ...cell, text: `${cell.text.slice(0, at)} (${cell.text.slice(at).trim()})` }
        : cell;
    }),
  }));
}
