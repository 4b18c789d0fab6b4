import type { z } from 'zod';
import type { SectionKey, sectionContracts } from '../../contracts/sections';
import { isPublicByDefault } from '../../contracts/sections/address';
import { defaultEmoji } from '../../contracts/sections/fact';
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

type HooksOf<K extends SectionKey> = SectionHooks<
  Omit<z.output<(typeof sectionContracts)[K]['draft']>, 'isPublic'>,
  K
>;

/** What some sections do differently, whoever writes their items. */
export const sectionHooks: { [K in 'facts' | 'workExperience' | 'education' | 'addresses']: HooksOf<K> } = {
  facts: {
    beforeWrite: ({ order, ...changes }, item) => {
      const sortOrder = order ? toPlace(order) : item.sortOrder;
      return { ...changes, sortOrder, emoji: item.emoji || defaultEmoji(sortOrder) };
    },
  },
  workExperience: { beforeWrite: endWhenCurrent },
  education: { beforeWrite: endWhenCurrent },
  addresses: {
    beforeWrite: (changes, { type, isPublic = isPublicByDefault(type) }) => ({ ...changes, isPublic }),
  },
};
