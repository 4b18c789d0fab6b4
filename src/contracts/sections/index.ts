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

/** The list sections of a profile. */
export const sectionContracts = {
  facts: fact,
  gallery: galleryImage,
  testimonials: testimonial,
  skills: skill,
  workExperience,
  education,
  certifications: certification,
  contacts: contact,
  addresses: address,
} satisfies Record<string, { part: PortfolioPart }>;

export type SectionKey = keyof typeof sectionContracts;
