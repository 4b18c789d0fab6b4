import type { PortfolioPart } from '../portfolio-parts';
import { address } from './address';
import { certification } from './certification';
import { contact } from './contact';
import { education } from './education';
import { fact } from './fact';
import { galleryImage } from './gallery-image';
import { skill } from './skill';
import { testimonial } from './testimonial';
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
  facts: fact,
  testimonials: testimonial,
  gallery: galleryImage,
} satisfies Record<string, { part: PortfolioPart }>;

export type SectionKey = keyof typeof sectionContracts;
