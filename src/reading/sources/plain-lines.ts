import type { SourceLine } from '../../contracts/cv-import';
import { withoutMark, withPlainBars } from '../layout/marks';
import type { Cell } from '../layout-types';

/** In points; lines without formatting all look alike. */
const size = 10;
const lineHeight = 12;
const look = { font: '', size, isBold: false, isItalic: false, color: '' };

/** A line without formatting. @param index of its place, from the top */
export interface PlainLine {
  text: string;
  index: number;
  page: number;
  /** As the proposal shows it; each part is a line of its own if omitted. */
  source?: SourceLine;
}

/** The parts of a line between tabs or wide gaps. */
export function cellsOfLine({ text: line, index, page, source }: PlainLine): Cell[] {
  const cells: Cell[] = [];
  let x = 50;
  for (const part of line.split(/\t|[ \u00a0]{5,}/)) {
    const printed = withPlainBars(part.trim());
    const { isMarked, length } = withoutMark(printed);
    const text = printed.slice(length);
    if (text !== '') {
      const own = { ...look, isCapitals: /\p{Lu}\P{Lu}*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) };
      const box = {
        page,
        x,
        y: 50 + index * lineHeight,
        width: (text.length * size) / 2,
        height: lineHeight,
      };
      const spans = [{ text, look: own }];
      cells.push({ text, spans, look: own, box, isBullet: isMarked, source: source ?? { text: printed } });
    }
    x += (part.length * size) / 2 + 3 * size;
  }
  return cells;
}
