import type { ImportableSection } from '../../../contracts/cv-import';
import type { ProfileInformation } from '../../../contracts/profile';

/** What to do with something that was read: add it, merge it into an existing entry, or leave it out. */
export const choices = ['add', 'merge', 'replace', 'skip'] as const;
export type Choice = (typeof choices)[number];

/** What pressing a choice again leads to: back to open, or out of the import where it is added without asking. */
export const withdrawn = (usual: Choice | undefined): Choice | undefined =>
  usual === undefined ? undefined : 'skip';

/** The fields of the profile, with their labels. */
export const profileFields = [
  { name: 'displayName', label: 'Name' },
  { name: 'jobTitle', label: 'Job title' },
  { name: 'location', label: 'Location' },
  { name: 'availability', label: 'Open to' },
  { name: 'bio', label: 'Bio' },
] as const satisfies { name: keyof ProfileInformation; label: string }[];
export type ProfileField = (typeof profileFields)[number]['name'];

/** The id of a part of the review. */
export const entryId = (section: ImportableSection, index: number) => `${section}-${index}`;
export const placedId = (section: ImportableSection, text: number) => `${section}-of-text-${text}`;
/** The id of a text without a place, by its place in the list. */
export const textId = (text: number) => `text-${text}`;
/** The id of a personal detail that was left out, by its place in the list. */
export const leftOutId = (detail: number) => `left-out-${detail}`;
export const pageId = (setting: string) => `page-${setting}`;
export const profileId = (field: ProfileField) => `profile-${field}`;
