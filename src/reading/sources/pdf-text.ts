import type { Area, Item } from '../layout/item';
import type { Look } from '../layout-types';
import { isAccent, withAccent } from './accents';
import { apply, type Matrix } from './matrix';

/** Maximum gap within a word, as a multiple of the font size. */
const widestKerning = 0.16;
/** How far a glyph may begin before the end of the previous one and still continue the word, in the same unit. */
const widestOverlap = 0.4;

/** Maximum difference between the baselines of glyphs on one line, as a multiple of the font size. */
const sameBaseline = 0.1;
/** Accents are raised by less than this. */
const widestRise = 0.5;

/** Maximum number of items on a page; a printed page has about a thousand. */
const mostItems = 20_000;

/** How the next glyphs are drawn. */
export interface Pen {
  /** From text space to page space. */
  matrix: Matrix;
  look: Look;
  size: number;
  /** In points of the page. */
  letterSpacing: number;
  isIcon: boolean;
  isHidden: boolean;
}

/** The position of a glyph in text space; the next one begins at `next`. */
export interface GlyphPlace {
  start: number;
  end: number;
  next: number;
  y: number;
}

/** The last glyph that was drawn. */
interface Drawn {
  text: string;
  item: Item;
  /** Along the direction of its text. */
  start: number;
  end: number;
}

/** How much of a word's height above its baseline must be covered for it to be unreadable, and how far it may stand out. */
const readable = { height: 0.6, overhang: 1 };

const isUnder = ({ x, y, width, size, isRotated }: Item, area: Area) =>
  !isRotated &&
  x > area.x - readable.overhang &&
  x + width < area.x + area.width + readable.overhang &&
  y - readable.height * size > area.y &&
  y < area.y + area.height + readable.overhang;

/** Whether a glyph is drawn after the last one in the direction of the line, and not before it. */
const isForward = (gap: number, { size }: Pen) => gap > -widestOverlap * size;

/** Joins consecutive glyphs into the words of a page. */
export class WordBuilder {
  readonly items: Item[] = [];
  #current: Item | undefined;
  #last: Drawn | undefined;
  #sawSpace = false;
  /** The position of the pen, along the text direction and across it. */
  #along = 0;
  #across = 0;

  add(text: string, pen: Pen, place: GlyphPlace): void {
    if (this.items.length >= mostItems) return;
    const from = apply(pen.matrix, place.start, place.y);
    const line = lineThrough(pen.matrix);
    const start = line.along(from);
    const end = line.along(apply(pen.matrix, place.end, place.y));
    const shift = Math.abs(line.across(from) - this.#across) / pen.size;
    const next = apply(pen.matrix, place.next, place.y);
    if (text.trim() === '') {
      this.#sawSpace = true;
      this.#current = undefined;
      this.#last = undefined;
    } else if (shift > widestRise || !this.#joinAccent(text, { start, end, y: from[1] })) {
      const isSameLine = shift < sameBaseline;
      const gap = isSameLine ? start - this.#along : Number.POSITIVE_INFINITY;
      const item = this.#follows(pen, gap) ?? this.#begin(pen, from, isSameLine && isForward(gap, pen));
      item.text += text;
      item.width = Math.max(item.width, end - line.along([item.x, item.y]));
      this.#last = { text, item, start, end };
    }
    this.#along = line.along(next);
    this.#across = line.across(next);
  }

  /** Something opaque is painted over what was drawn so far. */
  cover(area: Area): void {
    for (const item of this.items) if (isUnder(item, area)) item.isCovered = true;
    this.#current = undefined;
    this.#last = undefined;
  }

  /** Combines an accent with the letter that it is drawn over. */
  #joinAccent(text: string, { start, end, y }: { start: number; end: number; y: number }): boolean {
    const last = this.#last;
    if (!last || isAccent(text) === isAccent(last.text)) return false;
    const [accent, letter] = isAccent(text) ? [{ start, end }, last] : [last, { start, end }];
    const middle = (accent.start + accent.end) / 2;
    if (middle < letter.start || middle > letter.end) return false;
    const joined = isAccent(text) ? withAccent(last.text, text) : withAccent(text, last.text);
    if (joined.length > 1) return false;
    const isAlone = last.item.text === last.text;
    // An accent above a capital is drawn higher than the rest of the line.
    if (isAlone && !isAccent(text)) last.item.y = y;
    if (isAlone && start < last.start) last.item.x -= last.start - start;
    last.item.text = last.item.text.slice(0, -last.text.length) + joined;
    last.item.width += Math.max(0, end - last.end) + (isAlone ? Math.max(0, last.start - start) : 0);
    this.#current = last.item;
    this.#last = { text: joined, item: last.item, start: letter.start, end: letter.end };
    return true;
  }

  /** The item that a glyph after this gap continues. */
  #follows(pen: Pen, gap: number): Item | undefined {
    const item = this.#current;
    if (!item || item.look !== pen.look || item.isHidden !== pen.isHidden || item.isIcon !== pen.isIcon)
      return undefined;
    return gap < widestKerning * pen.size && isForward(gap, pen) ? item : undefined;
  }

  #begin(pen: Pen, [x, y]: readonly [number, number], isAfterLast: boolean): Item {
    const [a, b] = pen.matrix;
    const item: Item = {
      text: '',
      x,
      y,
      width: 0,
      size: pen.size,
      look: pen.look,
      letterSpacing: pen.letterSpacing,
      isSpaced: this.#sawSpace && isAfterLast,
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

/** Measures along and across the writing direction of a matrix. */
function lineThrough([a, b]: Matrix) {
  const length = Math.hypot(a, b) || 1;
  const [dx, dy] = [a / length, b / length];
  return {
    along: ([x, y]: readonly [number, number]) => x * dx + y * dy,
    across: ([x, y]: readonly [number, number]) => y * dx - x * dy,
  };
}
