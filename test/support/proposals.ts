import type { Proposal } from '../../src/contracts/cv-import';

/** What a document proposes that says nothing. */
export const nothingRead: Proposal = {
  profile: { displayName: null, jobTitle: null, location: null, bio: null },
  sections: {
    workExperience: [],
    education: [],
    certifications: [],
    skills: [],
    contacts: [],
    addresses: [],
    facts: [],
    testimonials: [],
  },
  unplaced: [],
  headings: [],
  warnings: [],
};
