import type { Reading } from './reading';

/** The reading of an empty document. */
export const emptyReading = (): Reading => ({
  contacts: [],
  addresses: [],
  work: [],
  education: [],
  certifications: [],
  skills: [],
  projects: [],
  publications: [],
  languages: [],
  volunteering: [],
  awards: [],
  facts: [],
  testimonials: [],
  unplaced: [],
  leftOut: [],
  headings: [],
  warnings: [],
});
