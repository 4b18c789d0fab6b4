import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Glyph, OperatorList } from './operator-list';
import { type FontFacts, factsOf, type PdfFont } from './pdf-font';

/** Minimum number of letters that two faces must have in common to be compared. */
const fewestShared = 3;
/** Letters of the same face differ by no more than this share of their width. */
const sameWidth = 0.004;
/** The letters of a bold face are wider than those of the regular one by more than this share, on average. */
const widerBy = 0.012;

/** A weight of a font: the tags of its subsets, and the widths of its letters. */
interface Face {
  tags: Set<string>;
  widths: Map<string, number>;
  drawn: number;
}

/** A subset's tag and the name of its font: `CAAAAA+Inter-Regular`. */
function tagOf({ name = '' }: PdfFont): { tag: string; family: string } | undefined {
  const found = /^([A-Z]{6})\+(.+)$/.exec(name);
  return found === null ? undefined : { tag: found[1] ?? '', family: found[2] ?? '' };
}

/** The widths of the letters that two faces have in common, each as a multiple of the width in the first one. */
function ratiosOf(one: Face, other: Face): number[] {
  return [...one.widths].flatMap(([letter, width]) => {
    const second = other.widths.get(letter);
    return second === undefined || width === 0 ? [] : [second / width];
  });
}

const isSameFace = (ratios: readonly number[]) => ratios.every((ratio) => Math.abs(ratio - 1) <= sameWidth);

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/**
 * Tells the weights of a variable font apart. Browsers embed all of them under the name of the regular one, so that
 * only the widths of the letters show which text is bold.
 */
export class FontWeights {
  /** By font; the face with most of the text comes first. */
  readonly #faces = new Map<string, Face[]>();

  /** Adds the letters of a page. Faces known from earlier pages keep their order. */
  learn({ fnArray, argsArray }: OperatorList, fontOf: (name: string) => PdfFont | undefined): void {
    const faces = new Map<string, Face & { family: string }>();
    let current: { face: Face; unit: number } | undefined;
    for (const [index, operator] of fnArray.entries()) {
      const args = argsArray[index] ?? [];
      if (operator === OPS.setFont) {
        const font = fontOf(args[0]);
        const named = font?.isType3Font ? tagOf(font) : undefined;
        const key = `${named?.tag}+${named?.family}`;
        const face = faces.get(key) ?? {
          family: named?.family ?? '',
          tags: new Set([named?.tag ?? '']),
          widths: new Map(),
          drawn: 0,
        };
        current = named === undefined ? undefined : { face, unit: Math.abs(font?.fontMatrix?.[0] ?? 0.001) };
        if (named !== undefined) faces.set(key, face);
      } else if (operator === OPS.showText && current !== undefined) {
        addGlyphs(current.face, args[0], current.unit);
      }
    }
    for (const face of [...faces.values()].sort((a, b) => b.drawn - a.drawn)) this.#add(face.family, face);
  }

  #add(family: string, face: Face): void {
    const known = this.#faces.get(family) ?? [];
    const tag = [...face.tags][0] ?? '';
    const same = known.find((other) => {
      const ratios = ratiosOf(other, face);
      return other.tags.has(tag) || (ratios.length >= fewestShared ? isSameFace(ratios) : false);
    });
    if (same === undefined) {
      known.push(face);
    } else {
      same.tags.add(tag);
      for (const [letter, width] of face.widths) same.widths.set(letter, width);
    }
    this.#faces.set(family, known);
  }

  /** What is known about a font, including its weight. */
  factsOf(font: PdfFont): FontFacts {
    const facts = factsOf(font);
    const named = font.isType3Font ? tagOf(font) : undefined;
    const [regular, ...others] = this.#faces.get(named?.family ?? '') ?? [];
    const face = others.find(({ tags }) => tags.has(named?.tag ?? ''));
    const ratios = regular === undefined || face === undefined ? [] : ratiosOf(regular, face);
    if (ratios.length < fewestShared) return facts;
    const mean = meanOf(ratios);
    return {
      ...facts,
      name: `${facts.name} ${Math.round(mean * 200) / 2}%`,
      isBold: facts.isBold || mean > 1 + widerBy,
    };
  }
}

function addGlyphs(face: Face, glyphs: readonly Glyph[], unit: number): void {
  for (const glyph of glyphs) {
    if (typeof glyph === 'number' || !/\p{L}/u.test(glyph.unicode)) continue;
    face.widths.set(glyph.unicode, glyph.width * unit);
    face.drawn += 1;
  }
}
