import { dateText } from '../../contracts/date-text';
import { duration, validity } from '../dates';
import { directionOf } from '../language';
import { webHref } from '../links';
import type { Entry } from '../portfolio';
import { paragraphsOf } from './paragraphs';

/** The texts of an entry; empty if there are none. */
export interface Details {
  /** Short facts above the text. */
  facts: string[];
  paragraphs: string[];
  points: string[];
  words: string[];
  link: { label: string; target: string | null } | null;
}

/** An entry with a heading, such as a position. */
export interface PaperEntry extends Details {
  period: string;
  length: string;
  title: string;
  where: string;
  /** Whether the text that its owner wrote runs from right to left. */
  isRightToLeft: boolean;
  /** Whether it is short enough to be kept on one page without leaving much of another blank. */
  staysTogether: boolean;
}

/** About a third of a page, in characters of JSON. */
const longestTogether = 1400;

const present = (texts: (string | null | false | undefined)[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text !== '');

/** Whether the content under a heading should be kept on one page. */
export const isShort = (content: object): boolean => JSON.stringify(content).length < longestTogether;

const entry = (
  ownWords: (string | null)[],
  content: Omit<PaperEntry, 'staysTogether' | 'isRightToLeft'>,
): PaperEntry => ({
  ...content,
  isRightToLeft: directionOf(...ownWords) === 'rtl',
  staysTogether: isShort(content),
});

export const jobEntry = (job: Entry<'workExperience'>, today: string): PaperEntry =>
  entry([job.position, job.company, job.description], {
    period: periodOf(job),
    length: lengthOf(job, today),
    title: job.position,
    where: present([job.company, job.location]).join(', '),
    facts: present([job.employmentType, job.industry !== 'Other' && job.industry, job.companySize]),
    paragraphs: paragraphsOf(job.description),
    points: job.achievements,
    words: job.technologies,
    link: null,
  });

export const schoolEntry = (school: Entry<'education'>): PaperEntry =>
  entry([school.fieldOfStudy, school.institution, school.description], {
    period: periodOf(school),
    length: '',
    title: `${school.degree} in ${school.fieldOfStudy}`,
    where: present([school.institution, school.location]).join(', '),
    facts: present([school.honors, gradeOf(school)]),
    paragraphs: paragraphsOf(school.description),
    points: [...school.achievements, ...school.activities],
    words: school.relevantCoursework,
    link: null,
  });

/** Adds a label to a numeric grade; grades in words are self-explanatory. */
const gradeOf = ({ gpa }: Entry<'education'>) => (gpa && /^\d/.test(gpa) ? `GPA ${gpa}` : gpa);

export function certificationEntry(certification: Entry<'certifications'>, today: string): PaperEntry {
  const { name, issuer, issueDate, expiryDate, level, description, skills } = certification;
  const target = webHref(certification.credentialUrl);
  return entry([name, issuer, description], {
    // As on the page, where a certificate's date follows its issuer.
    period: '',
    length: '',
    title: name,
    where: present([issuer, level]).join(' · '),
    facts: present([dateText(issueDate), expiryDate && validity(expiryDate, today)]),
    paragraphs: paragraphsOf(description),
    points: [],
    words: skills,
    link: credentialOf(target, certification),
  });
}

function credentialOf(
  target: string | undefined,
  { credentialId, isVerified }: Entry<'certifications'>,
): Details['link'] {
  if (target) return { label: isVerified ? 'Can be verified' : 'See the credential', target };
  return credentialId ? { label: `Credential ${credentialId}`, target: null } : null;
}

interface Period {
  startDate: string;
  endDate: string | null;
  isCurrent: boolean;
}

function periodOf({ startDate, endDate, isCurrent }: Period): string {
  const end = endDate && endDate !== startDate && dateText(endDate);
  return present([dateText(startDate), end, isCurrent && 'today']).join(' – ');
}

function lengthOf({ startDate, endDate, isCurrent }: Period, today: string): string {
  const end = endDate ?? (isCurrent ? today : undefined);
  return (end && duration(startDate, end)) ?? '';
}
