import type { ImportableSection, ProposedValues } from '../../contracts/cv-import';
import type { ResumeList } from '../../contracts/resume-lists';
import type { Fitter } from '../propose/fit';
import type { Reading, Sourced } from '../reading';
import type { Fields } from '../sources/fields';

/** An entry before its texts are fitted to the limits of its section. */
export interface Draft<V> {
  values: V;
  uncertain?: string[];
  printed?: Record<string, string>;
  /** Texts that the section has no field for. */
  left?: string[];
}

/** What was read for an entry, and its draft. */
export interface ReadDraft<V> {
  read: Sourced;
  draft: Draft<V>;
}

export const drafted = <R extends Sourced, V>(read: R[], draft: (each: R) => Draft<V>): ReadDraft<V>[] =>
  read.map((each) => ({ read: each, draft: draft(each) }));

/** Reads an entry of a list of a JSON Resume. */
export type ResumeReader = (entry: Fields, reading: Reading) => void;

/** How the entries of a section are found in documents. */
export interface SectionReading<K extends ImportableSection> {
  draftsOf: (reading: Reading) => ReadDraft<ProposedValues<K>>[];
  /** Fits drafts of documents, and those in files of this product, to what the section accepts. */
  fit: Fitter<ProposedValues<K>>;
  /** Whether the values are sufficient for an entry; otherwise they are kept as text. */
  isEntry: (values: ProposedValues<K>) => boolean;
  /** The lists of a JSON Resume that hold such entries. Where two sections name the same one, the later one reads it. */
  resume: Partial<Record<ResumeList, ResumeReader>>;
}
