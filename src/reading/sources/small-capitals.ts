import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Glyph, OperatorList } from './operator-list';

/** Minimum share of a run's lower-case letters that are drawn by second glyphs if it is in small capitals. */
const shareOfSecond = 0.6;
/** Minimum number of such letters. */
const fewestSecond = 3;

/** How often each glyph of a font draws a letter. */
type Uses = Map<string, Map<number, number>>;

const isLower = (glyph: Glyph): glyph is Exclude<Glyph, number> =>
  typeof glyph === 'number' ? false : /^\p{Ll}$/u.test(glyph.unicode);

/**
 * Recognises text in the small capitals of a font. Its characters are lower-case letters, but they are drawn by second
 * glyphs of the font, while the usual ones draw the body.
 */
export class SmallCapitals {
  readonly #fonts = new Map<string, Uses>();

  /** Adds the glyphs of a page. */
  learn({ fnArray, argsArray }: OperatorList): void {
    let uses: Uses = new Map();
    for (const [index, operator] of fnArray.entries()) {
      const args = argsArray[index] ?? [];
      if (operator === OPS.setFont) {
        uses = this.#fonts.get(args[0]) ?? new Map();
        this.#fonts.set(args[0], uses);
      } else if (operator === OPS.showText) {
        addGlyphs(uses, args[0]);
      }
    }
  }

  /** Whether a run of glyphs without capitals is drawn in small capitals; its height is the same throughout, then. */
  areIn(font: string, glyphs: readonly Glyph[]): boolean {
    const uses = this.#fonts.get(font);
    if (!uses || glyphs.some((glyph) => typeof glyph !== 'number' && /\p{Lu}/u.test(glyph.unicode)))
      return false;
    const letters = glyphs.filter(isLower);
    const second = letters.filter(({ unicode, originalCharCode }) =>
      isSecond(uses.get(unicode), originalCharCode),
    );
    return second.length >= fewestSecond && second.length >= shareOfSecond * letters.length;
  }
}

function addGlyphs(uses: Uses, glyphs: readonly Glyph[]): void {
  for (const glyph of glyphs) {
    if (!isLower(glyph)) continue;
    const codes = uses.get(glyph.unicode) ?? new Map<number, number>();
    codes.set(glyph.originalCharCode, (codes.get(glyph.originalCharCode) ?? 0) + 1);
    uses.set(glyph.unicode, codes);
  }
}

function isSecond(codes: ReadonlyMap<number, number> | undefined, code: number): boolean {
  if (!codes || codes.size < 2) return false;
  return (codes.get(code) ?? 0) < Math.max(...codes.values());
}
