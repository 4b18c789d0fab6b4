import type { ImportableSection, Proposal } from '../../src/contracts/cv-import';

/** The sections that a document can fill, all of them empty. */
export const noSections = {
  workExperience: [],
  education: [],
  certifications: [],
  skills: [],
  contacts: [],
  addresses: [],
  facts: [],
  testimonials: [],
} satisfies Record<ImportableSection, never[]>;

/** What a document proposes that says nothing. */
export const nothingRead: Proposal = {
  profile: { displayName: null, jobTitle: null, location: null, bio: null },
  sections: noSections,
  unplaced: [],
  headings: [],
  warnings: [],
};
