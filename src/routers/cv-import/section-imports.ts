import type { ImportableSection } from '../../contracts/cv-import';
import { sectionContracts } from '../../contracts/sections';
import { sectionHooks } from '../sections/section-hooks';
import { importSection, type SectionImport } from './import-section';

/** The import of each section that a document can fill. */
export const sectionImports: Record<ImportableSection, SectionImport> = {
  workExperience: importSection(
    sectionContracts.workExperience,
    'workExperience',
    sectionHooks.workExperience,
  ),
  education: importSection(sectionContracts.education, 'education', sectionHooks.education),
  certifications: importSection(
    sectionContracts.certifications,
    'certifications',
    sectionHooks.certifications,
  ),
  skills: importSection(sectionContracts.skills, 'skills', sectionHooks.skills),
  contacts: importSection(sectionContracts.contacts, 'contacts', sectionHooks.contacts),
  addresses: importSection(sectionContracts.addresses, 'addresses', sectionHooks.addresses),
  projects: importSection(sectionContracts.projects, 'projects', sectionHooks.projects),
  publications: importSection(sectionContracts.publications, 'publications', sectionHooks.publications),
  languages: importSection(sectionContracts.languages, 'languages', sectionHooks.languages),
  volunteering: importSection(sectionContracts.volunteering, 'volunteering', sectionHooks.volunteering),
  awards: importSection(sectionContracts.awards, 'awards', sectionHooks.awards),
  facts: importSection(sectionContracts.facts, 'facts', sectionHooks.facts),
  testimonials: importSection(sectionContracts.testimonials, 'testimonials', sectionHooks.testimonials),
};
