import { type ImportableSection, importableSections, type Proposal } from '../../src/contracts/cv-import';
import { recordOf } from '../../src/contracts/keys-of';

/** The sections that a document can fill, all of them empty. */
export const noSections = recordOf<Record<ImportableSection, never[]>>(importableSections, () => []);

/** What a document proposes that says nothing. */
export const nothingRead: Proposal = {
  profile: { displayName: null, jobTitle: null, location: null, availability: null, bio: null },
  sections: noSections,
  unplaced: [],
  headings: [],
  warnings: [],
};
