import type { SourceLine } from '../contracts/cv-import';

/** What a run of text looks like: its formatting. */
export interface Look {
  /** The font's name without its subset prefix; empty if the source names none. */
  font: string;
  /** In points, rounded to half points; 0 if unknown. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** Whether all letters are capitals. */
  isCapitals: boolean;
  /** `#rrggbb`; empty if unknown. */
  color: string;
}

/** A run of text with a single look. */
export interface Span {
  text: string;
  look: Look;
  /** The address of the link that the run is part of. */
  link?: string;
}

/** A position in points from the top left of a page. Pages are counted from 1. */
export interface Box {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Text on one baseline without a wide gap: a line of a column, or a separate part of one. */
export interface Cell {
  text: string;
  spans: Span[];
  /** The look of most of its text. */
  look: Look;
  /**
   * In sources without pages, positions are made up from order and indents, so that later stages need not tell them
   * apart.
   */
  box: Box;
  /** Whether it begins with a bullet, a dash or an icon; the mark is not part of the text. */
  isBullet: boolean;
  /** The source's line, as the proposal shows it. */
  source: SourceLine;
}

/** The cells on one baseline, from left to right. */
export interface Row {
  cells: Cell[];
  page: number;
  /** The baseline, from the top of the page, in points. */
  y: number;
  /**
   * The distance to the baseline above in the same column, as a multiple of the font size; a large number after a
   * column or page break.
   */
  gapAbove: number;
}

/** What a section of a document is about; `other` if its heading is unknown. */
export const sectionKinds = [
  'header',
  'contact',
  'summary',
  'work',
  'education',
  'skills',
  'certifications',
  'languages',
  'projects',
  'publications',
  'awards',
  'volunteering',
  'interests',
  'references',
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** A section of a document, in reading order. The first one, `header`, has no title. */
export interface DocumentSection {
  kind: SectionKind;
  title: Cell | undefined;
  rows: Row[];
}

/** A link annotation whose text is empty or differs from its address. */
export interface DocumentLink {
  address: string;
  text: string;
  source: SourceLine;
}

/** What is taken for granted while a document is laid out. */
export interface LayoutAssumptions {
  /** Unknown lines in the look of headings are headings as well. */
  headingsByLook: boolean;
  /** Pages may be set in columns. */
  columns: boolean;
}

export const usualAssumptions: LayoutAssumptions = { headingsByLook: true, columns: true };

/** A document cut into sections. Every line of the source is in exactly one row or title, or set aside. */
export interface LaidOutDocument {
  sections: DocumentSection[];
  /** Text that is not part of the CV: a letter before it, other CVs after it. */
  aside: Row[];
  links: DocumentLink[];
  pages: number;
  warnings: string[];
}
