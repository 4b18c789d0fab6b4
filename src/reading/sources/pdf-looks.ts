import type { Look } from '../layout-types';
import type { FontFacts } from './pdf-font';

/** The looks on a page. Each exists only once, so that they can be compared by identity. */
export class Looks {
  readonly #known = new Map<string, Look>();

  of(font: FontFacts, size: number, color: string, isCapitals: boolean): Look {
    const rounded = Math.round(size * 2) / 2;
    const key = `${font.name} ${rounded} ${color} ${isCapitals}`;
    const known = this.#known.get(key);
    if (known) return known;
    const { name, isBold, isItalic } = font;
    const look: Look = { font: name, size: rounded, isBold, isItalic, isCapitals, color };
    this.#known.set(key, look);
    return look;
  }
}
