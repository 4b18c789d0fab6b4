import type { SourceLine } from '../contracts/cv-import';

/** How a run of text looks. Runs that look alike are alike. */
export interface Look {
  /** The font's own name, without the prefix of a subset; empty where the source names none. */
  font: string;
  /** In points, to the half point; 0 where the source says none. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** Whether all letters are capitals. */
  isCapitals: boolean;
  /** `#rrggbb`; empty where the source says none. */
  color: string;
}

/** A run of text in one look. */
export interface Span {
  text: string;
  look: Look;
  /** The address of the link that the run belongs to. */
  link?: string;
}

/** Where something stands, in points from the top left of its page, which is counted from 1. */
export interface Box {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Text on one baseline without a wide gap: a line of a column, or a part of it that stands on its own. */
export interface Cell {
  text: string;
  spans: Span[];
  /** The look of most of its letters. */
  look: Look;
  /** Sources without pages have places as well, made from their order and indents, so that stages need only one way. */
  box: Box;
  /** Whether a bullet, a dash or an icon begins it; the mark is no part of the text. */
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
  /** The distance from the row above in the same column, in heights of a line; a large number after a break of column or page. */
  gapAbove: number;
}

/** What a part of a document is about; `other` has a heading of no known kind. */
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

/** A part of a document, in reading order. The first one, `header`, has no title. */
export interface DocumentSection {
  kind: SectionKind;
  title: Cell | undefined;
  rows: Row[];
}

/** A link annotation whose text says something else than its address, or nothing. */
export interface DocumentLink {
  address: string;
  text: string;
  source: SourceLine;
}

/** A document cut into its parts. Every line of the source is in exactly one row or title, or set aside. */
export interface LaidOutDocument {
  sections: DocumentSection[];
  /** What is no part of the CV that is read: a letter before it, other CVs after it. */
  aside: Row[];
  links: DocumentLink[];
  pages: number;
  warnings: string[];
}
