import type { Item } from '../layout/item';
import type { Look } from '../layout-types';
import { apply, type Matrix } from './matrix';

/** A gap within a word may be this wide, in heights of its font. */
const widestKerning = 0.16;
/** A glyph may begin this far before the end of the last one and still follow it. */
const widestOverlap = 0.4;

/** How the next glyphs are drawn. */
export interface Pen {
  /** From the space of the text to that of the page. */
  matrix: Matrix;
  look: Look;
  size: number;
  isIcon: boolean;
  isHidden: boolean;
}

/** Where a glyph stands in the space of the text; the pen goes on at `next`. */
export interface GlyphPlace {
  start: number;
  end: number;
  next: number;
  y: number;
}

/** Joins glyphs that follow each other into the words of a page. */
export class WordBuilder {
  readonly items: Item[] = [];
  #current: Item | undefined;
  #sawSpace = false;
  /** Where the pen stands, along the direction of its text and across it. */
  #along = 0;
  #across = 0;

  add(text: string, pen: Pen, place: GlyphPlace): void {
    const from = apply(pen.matrix, place.start, place.y);
    const line = lineThrough(pen.matrix);
    const isSameLine = Math.abs(line.across(from) - this.#across) < 0.1 * pen.size;
    const gap = isSameLine ? line.along(from) - this.#along : Number.POSITIVE_INFINITY;
    if (text.trim() === '') {
      this.#sawSpace = true;
      this.#current = undefined;
    } else {
      const item = this.#follows(pen, gap) ?? this.#begin(pen, from, isSameLine);
      item.text += text;
      item.width = Math.max(
        item.width,
        line.along(apply(pen.matrix, place.end, place.y)) - line.along([item.x, item.y]),
      );
    }
    const next = apply(pen.matrix, place.next, place.y);
    this.#along = line.along(next);
    this.#across = line.across(next);
  }

  /** The item that a glyph after this gap belongs to. */
  #follows(pen: Pen, gap: number): Item | undefined {
    const item = this.#current;
    if (!item || item.look !== pen.look || item.isHidden !== pen.isHidden) return undefined;
    return gap < widestKerning * pen.size && gap > -widestOverlap * pen.size ? item : undefined;
  }

  #begin(pen: Pen, [x, y]: readonly [number, number], isSameLine: boolean): Item {
    const [a, b] = pen.matrix;
    const item: Item = {
      text: '',
      x,
      y,
      width: 0,
      size: pen.size,
      look: pen.look,
      isSpaced: this.#sawSpace && isSameLine,
      isIcon: pen.isIcon,
      isRotated: a <= 0 || Math.abs(b) > 0.1 * a,
      isHidden: pen.isHidden,
    };
    this.#sawSpace = false;
    this.#current = item;
    this.items.push(item);
    return item;
  }
}

/** Measures along and across the direction that a matrix writes in. */
function lineThrough([a, b]: Matrix) {
  const length = Math.hypot(a, b) || 1;
  const [dx, dy] = [a / length, b / length];
  return {
    along: ([x, y]: readonly [number, number]) => x * dx + y * dy,
    across: ([x, y]: readonly [number, number]) => y * dx - x * dy,
  };
}
