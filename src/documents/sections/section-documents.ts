import type { ResumeList } from '../../contracts/resume-lists';
import type { SectionKey } from '../../contracts/sections';
import type { Words } from '../../words/words';
import type { OutlineEntry } from '../outline-entry';
import type { Entries, ShownEntry } from '../portfolio';
import type { SectionContent, SectionOptions } from '../typesetting/section-content';

/** The sections that documents show under a heading of their own; contacts and addresses belong to their head or end. */
export type DocumentedSection = Exclude<SectionKey, 'contacts' | 'addresses'>;

/** The heading of a section, the same as on the page. */
export const titleOf = (key: DocumentedSection, { t }: Words): string => t(`page.sections.${key}`);

/** The page that a document is made of. */
export interface DocumentPage {
  /** Its address. */
  canonical: string;
  /** The day of the visit, `YYYY-MM-DD`. */
  today: string;
  /** What is said around the owner's words. */
  words: Words;
}

/** What the documents show of a section. */
export interface SectionDocuments<K extends DocumentedSection> {
  /** The entries in words, for Markdown, text and DOCX; null for a section without words. */
  outline: ((entries: ShownEntry<K>[], page: DocumentPage) => OutlineEntry[]) | null;
  /** The entries in a PDF; null if there is nothing to show in this form. */
  typeset: (entries: Entries[K], options: SectionOptions) => TypesetContent | null;
  /**
   * What the lists of a JSON Resume hold of the entries; null if the format has no place for them. Whatever it has no field
   * for is in `meta.storyfolio` all the same.
   */
  resume: ((entries: Entries[K], canonical: string) => Partial<Record<ResumeList, object[]>>) | null;
}

type WithoutTitle<C> = C extends unknown ? Omit<C, 'title'> : never;
type TypesetContent = WithoutTitle<SectionContent>;
