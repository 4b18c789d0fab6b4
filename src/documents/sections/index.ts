import { awards } from './award';
import { certifications } from './certification';
import { education } from './education';
import { facts } from './fact';
import { gallery } from './gallery-image';
import { languages } from './language';
import { projects } from './project';
import { publications } from './publication';
import type { DocumentedSection, SectionDocuments } from './section-documents';
import { skills } from './skill';
import { testimonials } from './testimonial';
import { volunteering } from './volunteering';
import { workExperience } from './work-experience';

/** What the documents show of each section, in the order that applicant tracking systems expect. */
export const documentSections: { [K in DocumentedSection]: SectionDocuments<K> } = {
  workExperience,
  education,
  certifications,
  skills,
  projects,
  publications,
  languages,
  volunteering,
  awards,
  testimonials,
  facts,
  gallery,
};
