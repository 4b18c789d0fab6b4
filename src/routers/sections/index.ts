import { type SectionKey, sectionContracts } from '../../contracts/sections';
import { isPublicByDefault } from '../../contracts/sections/address';
import { defaultEmoji } from '../../contracts/sections/fact';
import { FieldError } from '../errors';
import { router } from '../trpc';
import { createSectionRouter } from './section-router';

/** Something current has no end date, whatever was stored before. */
const endWhenCurrent = <P extends { isCurrent?: boolean; endDate?: string | null }>(changes: P): P =>
  changes.isCurrent ? { ...changes, endDate: null } : changes;

/** Far more than there can be facts, and far below the column's limit. */
const lastPlace = 100_000;

/** @throws BAD_REQUEST if it exceeds any possible list */
function toPlace(order: string): number {
  const place = Number(order);
  if (place <= lastPlace) return place;
  throw new FieldError([{ path: ['order'], message: `Use ${lastPlace} or less.` }]);
}

const sections = {
  facts: createSectionRouter(sectionContracts.facts, 'facts', {
    beforeWrite: ({ order, ...changes }, item) => {
      const sortOrder = order ? toPlace(order) : item.sortOrder;
      return { ...changes, sortOrder, emoji: item.emoji || defaultEmoji(sortOrder) };
    },
  }),
  gallery: createSectionRouter(sectionContracts.gallery, 'gallery'),
  testimonials: createSectionRouter(sectionContracts.testimonials, 'testimonials'),
  skills: createSectionRouter(sectionContracts.skills, 'skills'),
  workExperience: createSectionRouter(sectionContracts.workExperience, 'workExperience', {
    beforeWrite: endWhenCurrent,
  }),
  education: createSectionRouter(sectionContracts.education, 'education', { beforeWrite: endWhenCurrent }),
  certifications: createSectionRouter(sectionContracts.certifications, 'certifications'),
  contacts: createSectionRouter(sectionContracts.contacts, 'contacts'),
  addresses: createSectionRouter(sectionContracts.addresses, 'addresses', {
    beforeWrite: (changes, { type, isPublic = isPublicByDefault(type) }) => ({ ...changes, isPublic }),
  }),
} satisfies Record<SectionKey, unknown>;

export const sectionsRouter = router(sections);
