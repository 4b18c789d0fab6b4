import type { SectionKind } from '../../layout-types';

/**
 * The headings of CVs in one language, by kind of section: whole phrases in lower case, separated by commas. Accents
 * are ignored.
 */
export type HeadingWords = Partial<Record<SectionKind, string>> & {
  /** Words that do not change what a heading is about: "my", "further". */
  fillers: string;
  /** Words that join two headings into one. */
  conjunctions: string;
  /** Words between the subject of a heading and its place or field. */
  prepositions: string;
};
