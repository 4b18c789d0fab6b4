import type { Reading, Said } from '../../src/reading/reading';

/** A reading of a document that says nothing. */
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
  warnings: [],
});

export const said = (value: string): Said => ({ value, confidence: 1, lines: [{ text: value }] });
