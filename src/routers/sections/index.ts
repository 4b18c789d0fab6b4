import { type SectionKey, sectionContracts } from '../../contracts/sections';
import { isPublicByDefault } from '../../contracts/sections/address';
import { defaultEmoji } from '../../contracts/sections/fact';
import { FieldError } from '../errors';
import { router } from '../trpc';
import { createSectionRouter } from './section-router';

const {
  facts,
  gallery,
  testimonials,
  skills,
  workExperience,
  education,
  certifications,
  contacts,
  addresses,
} = sectionContracts;

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
  facts: createSectionRouter(facts, 'facts', {
    beforeWrite: ({ order, ...changes }, item) => {
      const sortOrder = order ? toPlace(order) : item.sortOrder;
      return { ...changes, sortOrder, emoji: item.emoji || defaultEmoji(sortOrder) };
    },
  }),
  gallery: createSectionRouter(gallery, 'gallery'),
  testimonials: createSectionRouter(testimonials, 'testimonials'),
  skills: createSectionRouter(skills, 'skills'),
  workExperience: createSectionRouter(workExperience, 'workExperience', { beforeWrite: endWhenCurrent }),
  education: createSectionRouter(education, 'education', { beforeWrite: endWhenCurrent }),
  certifications: createSectionRouter(certifications, 'certifications'),
  contacts: createSectionRouter(contacts, 'contacts'),
  addresses: createSectionRouter(addresses, 'addresses', {
    beforeWrite: (changes, { type, isPublic = isPublicByDefault(type) }) => ({ ...changes, isPublic }),
  }),
} satisfies Record<SectionKey, unknown>;

export const sectionsRouter = router(sections);
