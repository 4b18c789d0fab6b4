import type { z } from 'zod';
import type { profileUpdate } from '../../../src/contracts/profile';
import type { SectionKey, sectionContracts } from '../../../src/contracts/sections';

type Entries = {
  [K in Exclude<SectionKey, 'gallery'>]?: Omit<
    z.input<(typeof sectionContracts)[K]['create']>,
    'profileId'
  >[];
};

/** Somebody invented, with all that they have entered. */
export interface InventedPerson {
  profile: Omit<z.input<typeof profileUpdate>, 'profileId' | 'profileSlug'> & { displayName: string };
  sections: Entries;
  /** Of the gallery, each with its caption; none if left out. */
  photos?: string[];
}

/** A job, a training and so on that lasted; one that lasts still has no end. */
export const lasting = (startDate: string, endDate: string | null = null) => ({
  startDate,
  endDate,
  isCurrent: endDate === null,
});

type Skill = NonNullable<Entries['skills']>[number];

/** Skills of a category. @param text separated by commas */
export const skillsOf = (category: Skill['category'], proficiency: Skill['proficiency'], text: string) =>
  text.split(', ').map((name) => ({ name, category, proficiency }));

/** An e-mail address and a telephone number for examples, both public. */
export const reachedAt = (
  address: string,
  phone: string,
  [email, telephone] = ['E-mail', 'Phone'],
): NonNullable<Entries['contacts']> => [
  { type: 'email', label: email ?? '', value: address },
  { type: 'phone', label: telephone ?? '', value: phone },
];
