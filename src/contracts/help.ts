/** What the help has a part about, in its order; a key is the part's anchor on `/help`. */
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
  'design',
  'share',
  'links',
  'employer-contacts',
  'analytics',
  'account',
  'two-factor',
  'plans',
  'portfolios',
  'domains',
  'admin',
  'developers',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** Where the help about something is. */
export const helpPath = (topic: HelpTopic) => `/help#${topic}` as const;

/** The longest question that the help is searched for. */
export const longestHelpSearch = 100;
