import { certifications } from './certification';
import { education } from './education';
import { facts } from './fact';
import { gallery } from './gallery-image';
import type { DocumentedSection, SectionDocuments } from './section-documents';
import { skills } from './skill';
import { testimonials } from './testimonial';
import { workExperience } from './work-experience';

/** What the documents show of each section, in the order that applicant tracking systems expect. */
export const documentSections: { [K in DocumentedSection]: SectionDocuments<K> } = {
  workExperience,
  education,
  certifications,
  skills,
  testimonials,
  facts,
  gallery,
};
