import type { DocumentForm } from '../../contracts/exports';
import type { Words } from '../../words/words';
import type { ContactContent } from './contact-section';
import type { EntriesContent } from './entries';
import type { NotesContent, PicturesContent, QuotesContent } from './impressions';
import type { TypesetBlock } from './paragraphs';
import type { GroupsContent } from './skill-groups';

/** What a template shows under a heading; its kind says how. */
export type SectionContent = { title: string } & (
  | { kind: 'text'; paragraphs: TypesetBlock[] }
  | EntriesContent
  | GroupsContent
  | QuotesContent
  | PicturesContent
  | NotesContent
  | ContactContent
);

export interface SectionOptions {
  form: DocumentForm;
  today: string;
  /** The sections of the page, in its order. */
  order: string[];
  /** The text about the person; empty where all of it is at the top. */
  about: string;
  /** The file names of the images, by address. */
  pictures: Map<string, string>;
  /** The address of the page. */
  canonical: string;
  words: Words;
}
