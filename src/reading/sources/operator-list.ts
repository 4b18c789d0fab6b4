/** The operators of a page, as pdf.js lists them. */
export interface OperatorList {
  fnArray: number[];
  // biome-ignore lint/suspicious/noExplicitAny: typed like this by pdf.js, as arguments depend on the operator.
  argsArray: any[];
}

/** A glyph of pdf.js, or a shift in thousandths of the font size. */
export type Glyph = { unicode: string; originalCharCode: number; width: number; isSpace: boolean } | number;
