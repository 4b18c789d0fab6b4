/** A font as pdf.js describes it once it has read a page's operators. */
export interface PdfFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: number[] | null;
  bbox?: number[] | null;
}

/** What matters here about a font. */
export interface FontFacts {
  /** Without the subset prefix. */
  name: string;
  isBold: boolean;
  isItalic: boolean;
  isIcon: boolean;
  /** The factor from glyph units to the font size. */
  unit: number;
  /** The height of its letters, as a multiple of the font size. */
  scale: number;
}

const bold = /bold|black|heavy|demi|semib|cmbx|-bd\b|medi\b|medium/i;
const italic = /ital|obli|slanted|cmti|cmsl|-it\b/i;
/** Not `SemiCondensed`. */
const icons =
  /awesome|icon(?!d)|glyphicon|material.?(design|symbols)|symbols?(sharp|round|outlined)|octicon|academicons|dingbat|wingding|webding|marvosym|fontello|typicons|feather/i;

export function factsOf(font: PdfFont): FontFacts {
  const name = (font.name ?? '').replace(/^[A-Z]{6}\+/, '');
  return {
    name,
    isBold: font.bold === true || font.black === true || bold.test(name),
    isItalic: font.italic === true || italic.test(name),
    isIcon: icons.test(name),
    unit: Math.abs(font.fontMatrix?.[0] ?? 0.001),
    scale: font.isType3Font ? drawnScale(font) : 1,
  };
}

/** Fonts whose glyphs the document itself draws may have any scale; their bounding box reveals it. */
function drawnScale({ bbox, fontMatrix }: PdfFont): number {
  const height = Math.abs(((bbox?.[3] ?? 0) - (bbox?.[1] ?? 0)) * (fontMatrix?.[3] ?? 0));
  return height === 0 || (height > 0.5 && height < 3) ? 1 : height * 0.8;
}
