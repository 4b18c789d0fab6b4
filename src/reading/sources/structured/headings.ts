import type { ResumeList } from '../../../contracts/resume-lists';
import { headingKind } from '../../layout/headings';
import type { SectionKind } from '../../layout-types';

const lists: Partial<Record<SectionKind, ResumeList>> = {
  work: 'work',
  education: 'education',
  skills: 'skills',
  certifications: 'certificates',
  languages: 'languages',
  projects: 'projects',
  publications: 'publications',
  awards: 'awards',
  volunteering: 'volunteer',
  interests: 'interests',
  references: 'references',
};

/** A heading as people print it: `extracurricular_activities` is `Extracurricular activities`. */
export const printedHeading = (key: string): string => {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What stands below a heading: a list of a JSON Resume, or the summary. */
export function listBelow(heading: string): ResumeList | 'summary' | undefined {
  const kind = headingKind(heading);
  return kind === 'summary' ? kind : kind && lists[kind];
}
