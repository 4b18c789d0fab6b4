import { z } from 'zod';
import { endsBefore, monthOrDay } from '../dates';
import { orNull } from '../or-null';
import { lines, multiline, requiredLine, singleLine } from '../text';
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

export const workExperience = defineSection({
  path: 'work-experience',
  noun: 'work experience',
  part: 'workExperience',
  maxItems: 100,
  required: {
    company: requiredLine(200),
    position: requiredLine(200),
    startDate: monthOrDay,
  },
  optional: {
    location: orNull(singleLine(200)),
    endDate: orNull(monthOrDay),
    isCurrent: z.boolean(),
    description: orNull(multiline(5000)),
    achievements: lines(30, 500),
    technologies: lines(50, 100),
    industry: orNull(z.enum(industries)),
    companySize: orNull(z.enum(companySizes)),
    employmentType: orNull(z.enum(employmentTypes)),
  },
  check: periodIssues,
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
