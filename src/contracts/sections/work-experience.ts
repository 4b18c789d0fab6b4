import { z } from 'zod';
import { endsBefore, partialDate } from '../dates';
import { orNull } from '../or-null';
import { lines, multiline, requiredLine, singleLine } from '../text';
import { translationsOf } from '../translations';
import { defineSection } from './define';

export const employmentTypes = [
  'Full-time',
  'Part-time',
  'Contract',
  'Freelance',
  'Internship',
  'Consulting',
] as const;

export const companySizes = [
  'Startup (1-50)',
  'SME (51-500)',
  'Enterprise (500+)',
  'Non-profit',
  'Government',
] as const;

export const industries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'E-commerce',
  'Manufacturing',
  'Consulting',
  'Media',
  'Real Estate',
  'Other',
] as const;

/** What can be in several languages. */
const texts = {
  position: z.nullable(requiredLine(200)),
  location: orNull(singleLine(200)),
  description: orNull(multiline(5000)),
  achievements: lines(30, 500),
};

export const workExperience = defineSection({
  path: 'work-experience',
  noun: 'work experience',
  part: 'workExperience',
  maxItems: 100,
  texts,
  required: {
    company: z.nullable(requiredLine(200)),
    position: texts.position,
    startDate: z.nullable(partialDate),
  },
  optional: {
    location: texts.location,
    endDate: orNull(partialDate),
    isCurrent: z.boolean(),
    description: texts.description,
    achievements: texts.achievements,
    technologies: lines(50, 100),
    industry: orNull(z.enum(industries)),
    companySize: orNull(z.enum(companySizes)),
    employmentType: orNull(z.enum(employmentTypes)),
    translations: translationsOf(texts),
  },
  check: (entry) => [
    ...periodIssues(entry),
    ...(entry.company || entry.position
      ? []
      : [{ path: ['company'], message: 'Enter the company or the position.' }]),
  ],
});

/** A period must not end before it starts, and a current one has no end. */
export function periodIssues(period: {
  startDate: string | null;
  endDate?: string | null;
  isCurrent?: boolean;
}) {
  if (!period.endDate) return [];
  if (period.isCurrent)
    return [{ path: ['endDate'], message: 'Leave the end date out while this is current.' }];
  return period.startDate && endsBefore(period.startDate, period.endDate)
    ? [{ path: ['endDate'], message: 'The end date must not be before the start date.' }]
    : [];
}
