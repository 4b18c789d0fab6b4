import { z } from 'zod';
import { monthOrDay } from '../dates';
import { orNull } from '../or-null';
import { lines, multiline, requiredLine, singleLine } from '../text';
import { defineSection } from './define';
import { periodIssues } from './work-experience';

export const degrees = [
  "Bachelor's Degree",
  "Master's Degree",
  'PhD',
  "Associate's Degree",
  'High School Diploma',
  'Certificate Program',
  'Online Course',
  'Bootcamp',
] as const;

export const education = defineSection({
  path: 'education',
  noun: 'education entry',
  part: 'education',
  maxItems: 50,
  required: {
    institution: requiredLine(200),
    degree: z.enum(degrees),
    fieldOfStudy: requiredLine(200),
    startDate: monthOrDay,
  },
  optional: {
    location: orNull(singleLine(200)),
    endDate: orNull(monthOrDay),
    isCurrent: z.boolean(),
    gpa: orNull(singleLine(50)),
    honors: orNull(singleLine(200)),
    description: orNull(multiline(5000)),
    activities: lines(30, 300),
    relevantCoursework: lines(50, 300),
    achievements: lines(30, 500),
  },
  check: periodIssues,
});
