import { addressUi } from './address';
import { awardUi } from './award';
import { certificationUi } from './certification';
import { contactUi } from './contact';
import { educationUi } from './education';
import { factUi } from './fact';
import { languageUi } from './language';
import { projectUi } from './project';
import { publicationUi } from './publication';
import type { EditedSection, SectionUi } from './section-ui';
import { skillUi } from './skill';
import { testimonialUi } from './testimonial';
import { volunteeringUi } from './volunteering';
import { workExperienceUi } from './work-experience';

/** The editor of every section. */
export const sectionUi: { [K in EditedSection]: SectionUi<K> } = {
  facts: factUi,
  testimonials: testimonialUi,
  skills: skillUi,
  workExperience: workExperienceUi,
  education: educationUi,
  certifications: certificationUi,
  contacts: contactUi,
  addresses: addressUi,
  projects: projectUi,
  publications: publicationUi,
  languages: languageUi,
  volunteering: volunteeringUi,
  awards: awardUi,
};
