import { type SectionKey, sectionContracts } from '../../contracts/sections';
import { createGalleryImage } from '../gallery/create-image';
import { mergeRouters, router } from '../trpc';
import { datedEducation, datedWorkExperience } from './dated-sections';
import { sectionHooks } from './section-hooks';
import { createSectionRouter, sectionProcedures } from './section-router';

const sections = {
  facts: createSectionRouter(sectionContracts.facts, 'facts', sectionHooks.facts),
  gallery: router({
    ...sectionProcedures(sectionContracts.gallery, 'gallery', sectionHooks.gallery),
    create: createGalleryImage,
  }),
  testimonials: createSectionRouter(sectionContracts.testimonials, 'testimonials', sectionHooks.testimonials),
  skills: createSectionRouter(sectionContracts.skills, 'skills', sectionHooks.skills),
  workExperience: mergeRouters(
    createSectionRouter(sectionContracts.workExperience, 'workExperience', sectionHooks.workExperience),
    datedWorkExperience,
  ),
  education: mergeRouters(
    createSectionRouter(sectionContracts.education, 'education', sectionHooks.education),
    datedEducation,
  ),
  certifications: createSectionRouter(
    sectionContracts.certifications,
    'certifications',
    sectionHooks.certifications,
  ),
  projects: createSectionRouter(sectionContracts.projects, 'projects', sectionHooks.projects),
  publications: createSectionRouter(sectionContracts.publications, 'publications', sectionHooks.publications),
  languages: createSectionRouter(sectionContracts.languages, 'languages', sectionHooks.languages),
  volunteering: createSectionRouter(sectionContracts.volunteering, 'volunteering', sectionHooks.volunteering),
  awards: createSectionRouter(sectionContracts.awards, 'awards', sectionHooks.awards),
  contacts: createSectionRouter(sectionContracts.contacts, 'contacts', sectionHooks.contacts),
  addresses: createSectionRouter(sectionContracts.addresses, 'addresses', sectionHooks.addresses),
} satisfies Record<SectionKey, unknown>;

export const sectionsRouter = router(sections);
