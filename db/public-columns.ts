import type { Selectable } from 'kysely';
import type { SectionTable } from './sections';
import type { DB } from './tables.gen';

/** The sections that a public page can show. */
export type PublicSection = Exclude<SectionTable, 'employerContacts'>;

/** The columns of each section that a stranger may see; any other column of its table stays private. */
export const publicColumns = {
  facts: ['id', 'fact', 'emoji'],
  gallery: ['id', 'imageUrl', 'caption', 'category', 'metadata', 'width', 'height', 'placeholder'],
  testimonials: [
    'id',
    'name',
    'role',
    'company',
    'content',
    'rating',
    'date',
    'location',
    'isConfirmed',
    'checkUrl',
    'photoUrl',
  ],
  skills: [
    'id',
    'name',
    'category',
    'proficiency',
    'yearsOfExperience',
    'isHighlighted',
    'description',
    'certifications',
    'projects',
  ],
  workExperience: [
    'id',
    'company',
    'position',
    'location',
    'startDate',
    'endDate',
    'isCurrent',
    'description',
    'achievements',
    'technologies',
    'industry',
    'companySize',
    'employmentType',
  ],
  education: [
    'id',
    'institution',
    'degree',
    'fieldOfStudy',
    'location',
    'startDate',
    'endDate',
    'isCurrent',
    'gpa',
    'honors',
    'description',
    'activities',
    'relevantCoursework',
    'achievements',
  ],
  certifications: [
    'id',
    'name',
    'issuer',
    'issueDate',
    'expiryDate',
    'credentialId',
    'credentialUrl',
    'category',
    'level',
    'description',
    'skills',
    'isVerified',
    'isHighlighted',
  ],
  projects: [
    'id',
    'name',
    'role',
    'url',
    'startDate',
    'endDate',
    'isCurrent',
    'description',
    'highlights',
    'technologies',
  ],
  publications: ['id', 'title', 'publisher', 'date', 'url', 'authors', 'description'],
  languages: ['id', 'name', 'level', 'description'],
  volunteering: [
    'id',
    'organization',
    'position',
    'location',
    'startDate',
    'endDate',
    'isCurrent',
    'description',
    'highlights',
  ],
  awards: ['id', 'title', 'awarder', 'date', 'url', 'description'],
  contacts: ['id', 'type', 'label', 'value', 'isPrimary', 'description'],
  addresses: [
    'id',
    'type',
    'label',
    'street',
    'city',
    'state',
    'postalCode',
    'country',
    'isPrimary',
    'description',
  ],
} as const satisfies { [S in PublicSection]: readonly (keyof Selectable<DB[S]>)[] };

/** An item of one section, as far as a stranger may see it. */
export type PublicItem<S extends PublicSection> = Pick<
  Selectable<DB[S]>,
  (typeof publicColumns)[S][number] & keyof Selectable<DB[S]>
>;

/** All of them, in the order of the list. */
export const publicSections = Object.keys(publicColumns) as PublicSection[];

/** The sections whose entries can be in several languages. */
export const translatedSections = new Set<PublicSection>(
  publicSections.filter((section) => section !== 'testimonials'),
);
