import type { SectionKey } from '../../contracts/sections';
import type { AppRouter } from '../../routers/app-router';
import type { CallGroup } from './groups';

type RouterName = keyof AppRouter['_def']['record'];

/** The group of each router's calls. */
const groupOfRouter: Record<Exclude<RouterName, 'sections'>, CallGroup> = {
  auth: 'sign-in',
  account: 'account',
  admin: 'admin',
  billing: 'plans',
  bin: 'profile',
  profile: 'profile',
  portfolios: 'portfolios',
  domains: 'domains',
  portrait: 'portrait',
  cv: 'cv',
  cvImport: 'cv',
  dashboard: 'profile',
  analytics: 'analytics',
  calendar: 'calendar',
  design: 'profile',
  employerContacts: 'employer-contacts',
  links: 'links',
  testimonialRequests: 'testimonials',
  mailChoices: 'profile',
  versions: 'profile',
  video: 'video',
  views: 'analytics',
  storage: 'system',
  system: 'system',
};

const groupOfSection: Record<SectionKey, CallGroup> = {
  facts: 'facts',
  gallery: 'gallery',
  testimonials: 'testimonials',
  skills: 'skills',
  workExperience: 'work-experience',
  education: 'education',
  certifications: 'certifications',
  projects: 'projects',
  publications: 'publications',
  languages: 'languages',
  volunteering: 'volunteering',
  awards: 'awards',
  contacts: 'contacts',
  addresses: 'addresses',
};

/** Routers within others that belong elsewhere. */
const groupOfInnerRouter: Record<string, CallGroup> = { 'auth.me': 'account', 'auth.twoFactor': 'account' };

const groups = new Map<string, CallGroup>([
  ...Object.entries(groupOfRouter),
  ...Object.entries(groupOfSection).map(([key, group]) => [`sections.${key}`, group] as const),
  ...Object.entries(groupOfInnerRouter),
]);

/** The group of a procedure, by its dotted name: that of the innermost router that has one. */
export function groupOf(procedure: string): CallGroup {
  const [outer = '', inner = ''] = procedure.split('.');
  const group = groups.get(`${outer}.${inner}`) ?? groups.get(outer);
  if (!group) throw new Error(`The calls of ${procedure} belong to no group.`);
  return group;
}
