import type { ImportableSection } from '../../contracts/cv-import';
import { addresses } from './address';
import { awards } from './award';
import { certifications } from './certification';
import { contacts } from './contact';
import { education } from './education';
import { facts } from './fact';
import { languages } from './language';
import { projects } from './project';
import { publications } from './publication';
import type { SectionReading } from './section-reading';
import { skills } from './skill';
import { testimonials } from './testimonial';
import { volunteering } from './volunteering';
import { workExperience } from './work-experience';

/** How the entries of each section are found in documents. */
export const sectionReadings: { [K in ImportableSection]: SectionReading<K> } = {
  workExperience,
  education,
  certifications,
  skills,
  projects,
  publications,
  languages,
  volunteering,
  awards,
  contacts,
  addresses,
  facts,
  testimonials,
};
