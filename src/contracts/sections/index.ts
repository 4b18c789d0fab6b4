import type { FurtherPart, PortfolioPart } from '../portfolio-parts';
import { address } from './address';
import { award } from './award';
import { certification } from './certification';
import { contact } from './contact';
import { education } from './education';
import { fact } from './fact';
import { galleryImage } from './gallery-image';
import { language } from './language';
import { project } from './project';
import { publication } from './publication';
import { skill } from './skill';
import { testimonial } from './testimonial';
import { volunteering } from './volunteering';
import { workExperience } from './work-experience';

/**
 * The list sections of a profile. The registries of the other layers have one part for each: documents, reading, writing,
 * import, screens. The order is that of the review of an import, and of what a copy of a portfolio differs in.
 */
export const sectionContracts = {
  workExperience,
  education,
  certifications: certification,
  skills: skill,
  contacts: contact,
  addresses: address,
  projects: project,
  publications: publication,
  languages: language,
  volunteering,
  awards: award,
  facts: fact,
  testimonials: testimonial,
  gallery: galleryImage,
} satisfies Record<string, { part: PortfolioPart | FurtherPart }>;

export type SectionKey = keyof typeof sectionContracts;
