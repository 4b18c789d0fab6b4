import { type Format, isValues, renamed } from './values';

/** The names of fields in versions before 1.0.0, and those of today. */
const olderNames: Record<string, Record<string, string>> = {
  basics: { website: 'url', picture: 'image' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  education: { website: 'url', gpa: 'score' },
  publications: { website: 'url' },
  projects: { website: 'url' },
  languages: { name: 'language', level: 'fluency' },
};

/** JSON Resumes of every version. */
export const jsonResume: Format = {
  isOne: ({ basics }) => isValues(basics),
  toResume: (values) => ({
    resume: Object.fromEntries(Object.entries(values).map(([name, part]) => [name, ofToday(name, part)])),
    others: [],
    warnings: [],
  }),
};

function ofToday(name: string, part: unknown): unknown {
  const names = Object.hasOwn(olderNames, name) ? olderNames[name] : undefined;
  if (names === undefined) return part;
  const update = (each: unknown) => (isValues(each) ? renamed(each, names) : each);
  return Array.isArray(part) ? part.map(update) : update(part);
}
