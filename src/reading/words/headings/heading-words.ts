import type { SectionKind } from '../../layout-types';

/**
 * The headings of CVs in one language, by the kind of their sections: whole phrases in lower case, separated by
 * commas. Accents make no difference.
 */
export type HeadingWords = Partial<Record<SectionKind, string>> & {
  /** Words that do not change what a heading is about: "my", "further". */
  fillers: string;
  /** Words that join two headings into one. */
  conjunctions: string;
  /** Words between what a heading is about and its place or field. */
  prepositions: string;
};
