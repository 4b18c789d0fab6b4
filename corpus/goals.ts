import type { Field } from '../test/support/cv-measure/score';

/** What the reader must achieve on the generated corpus. */
export const goals = {
  /** The minimum F1 of each field. */
  f1: {
    name: 0.97,
    email: 0.97,
    phone: 0.97,
    links: 0.97,
    'work.company': 0.92,
    'work.position': 0.92,
    'work.start': 0.92,
    'work.end': 0.92,
    'education.institution': 0.92,
    'education.degree': 0.92,
    'education.start': 0.92,
    'education.end': 0.92,
    skills: 0.88,
    certifications: 0.88,
  } satisfies Partial<Record<Field, number>>,
  /** What the training part has reached, less a hundredth: whatever falls below it has lost something. */
  floors: {
    name: 0.98,
    email: 0.99,
    phone: 0.98,
    location: 0.93,
    links: 0.98,
    'work.company': 0.93,
    'work.position': 0.94,
    'work.start': 0.97,
    'work.end': 0.97,
    'education.institution': 0.93,
    'education.degree': 0.94,
    'education.start': 0.96,
    'education.end': 0.96,
    skills: 0.97,
    certifications: 0.91,
  } satisfies Record<Field, number>,
  /** How much lower the F1 of a field may be in the held-out part. */
  heldOutGap: 0.03,
  /** In milliseconds, for a PDF with two pages. */
  medianTime: 500,
  longestTime: 2000,
  /** Proposed values that are not in the document: the addresses that a printed ORCID and DOI stand for. */
  invented: 2,
  /** Lines of the document that are neither placed nor listed as unplaced: but for one, what stands at the edge of each page. */
  lost: 21,
  unreadable: 0,
};
