import type { Reading } from './reading';

/** The reading of a document that says nothing. */
export const emptyReading = (): Reading => ({
  contacts: [],
  addresses: [],
  work: [],
  education: [],
  certifications: [],
  skills: [],
  facts: [],
  testimonials: [],
  unplaced: [],
  headings: [],
  warnings: [],
});
