/** A font as pdf.js knows it after it read a page's operators. */
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

/** What the reader wants to know about a font. */
export interface FontFacts {
  /** Without the prefix of a subset. */
  name: string;
  isBold: boolean;
  isItalic: boolean;
  isIcon: boolean;
  /** From the units of its glyphs to those of its size. */
  unit: number;
  /** The height of its letters, in sizes. */
  scale: number;
}

const bold = /bold|black|heavy|demi|semib|cmbx|-bd\b|medi\b|medium/i;
const italic = /ital|obli|slanted|cmti|cmsl|-it\b/i;
const icons =
  /awesome|icon|glyphicon|material.?(design|symbols)|symbols?(sharp|round|outlined)|octicon|academicons|dingbat|wingding|webding|marvosym|fontello|typicons|feather/i;

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

/** Fonts whose glyphs are drawn by the document may have any size; the box around all of them tells. */
function drawnScale({ bbox, fontMatrix }: PdfFont): number {
  const height = Math.abs(((bbox?.[3] ?? 0) - (bbox?.[1] ?? 0)) * (fontMatrix?.[3] ?? 0));
  return height === 0 || (height > 0.5 && height < 3) ? 1 : height * 0.8;
}
