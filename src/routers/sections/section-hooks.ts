import type { z } from 'zod';
import type { SectionKey, sectionContracts } from '../../contracts/sections';
import { isPublicByDefault } from '../../contracts/sections/address';
import { defaultEmoji } from '../../contracts/sections/fact';
import { linkedValue } from '../../contracts/social-platforms';
import { FieldError } from '../errors';
import type { SectionHooks } from './section-items';

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

/** @throws CONFLICT if what its author has signed would be changed; whether it is public is up to the owner */
function requireSameWords({ ...changes }: object, before: object): void {
  const current = new Map<string, unknown>(Object.entries(before));
  const isChanged = Object.entries(changes).some(
    ([field, value]) => field !== 'isPublic' && value !== current.get(field),
  );
  if (!isChanged) return;
  const message =
    'Its author has confirmed these words, so only the author can change them. Ask for the change; you can hide, move or delete this testimonial.';
  throw new FieldError([{ path: [], message }], 'CONFLICT');
}

/** A handle and an address without its scheme are stored as the address that they stand for. */
const withLinkedValue = (
  { ...changes }: Partial<ContactFields>,
  item: ContactFields,
): Partial<ContactFields> => {
  const value = linkedValue(item);
  return value === item.value ? changes : { ...changes, value };
};

type ContactFields = z.output<typeof sectionContracts.contacts.fields>;

type HooksOf<K extends SectionKey> = SectionHooks<z.output<(typeof sectionContracts)[K]['fields']>, K>;

/** What each section does differently, in every way of writing its items. */
export const sectionHooks: { [K in SectionKey]: HooksOf<K> } = {
  facts: {
    beforeWrite: ({ order, ...changes }, item) => {
      // Entries of one place are in the order in which they were added.
      const sortOrder = order ? toPlace(order) : Math.min(item.sortOrder, lastPlace);
      return { ...changes, sortOrder, emoji: item.emoji || defaultEmoji(sortOrder) };
    },
  },
  gallery: {},
  testimonials: {
    beforeWrite: (changes, _item, { before }) => {
      if (before?.isConfirmed) requireSameWords(changes, before);
      return changes;
    },
  },
  skills: {},
  workExperience: { beforeWrite: endWhenCurrent },
  education: { beforeWrite: endWhenCurrent },
  certifications: {},
  projects: { beforeWrite: endWhenCurrent },
  publications: {},
  languages: {},
  volunteering: { beforeWrite: endWhenCurrent },
  awards: {},
  contacts: { beforeWrite: withLinkedValue },
  addresses: {
    beforeWrite: (changes, { type, isPublic = isPublicByDefault(type) }) => ({ ...changes, isPublic }),
  },
};
