/** The parts of the help, in order; a key is the part's anchor on `/help`. */
export const helpTopics = [
  'start',
  'dashboard',
  'cv',
  'video',
  'facts',
  'gallery',
  'skills',
  'work-experience',
  'education',
  'testimonials',
  'contact',
  'more-sections',
  'design',
  'share',
  'links',
  'employer-contacts',
  'analytics',
  'bin',
  'versions',
  'account',
  'two-factor',
  'plans',
  'portfolios',
  'domains',
  'admin',
  'developers',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The address of a part of the help. */
export const helpPath = (topic: HelpTopic) => `/help#${topic}` as const;

/** The longest search in the help. */
export const longestHelpSearch = 100;
