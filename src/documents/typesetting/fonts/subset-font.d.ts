declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'truetype';
    keepAllGlyphs?: true;
    /** The layout features to keep; all if undefined. */
    keepFeatures?: string[] | undefined;
    /** The values at which axes are fixed. */
    variationAxes?: Record<string, number>;
  }

  /** @param text the characters to keep; must be undefined with `keepAllGlyphs` */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
