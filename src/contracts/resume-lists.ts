/** The lists of a JSON Resume 1.0.0. */
export const resumeLists = [
  'work',
  'volunteer',
  'education',
  'certificates',
  'skills',
  'languages',
  'awards',
  'publications',
  'interests',
  'references',
  'projects',
] as const;
export type ResumeList = (typeof resumeLists)[number];
