import { z } from 'zod';
import { partialDate } from '../dates';
import { orNull } from '../or-null';
import { lines, multiline, requiredLine, singleLine } from '../text';
import { translationsOf } from '../translations';
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

/** The degree with its field, such as "Master's Degree in Geography"; one alone where the other is not known. */
export const degreeText = (
  { degree, fieldOfStudy }: { degree: string | null; fieldOfStudy: string | null },
  between = ' in ',
): string => [degree, fieldOfStudy].filter(Boolean).join(between);

/** What can be in several languages. */
const texts = {
  institution: z.nullable(requiredLine(200)),
  fieldOfStudy: z.nullable(requiredLine(200)),
  location: orNull(singleLine(200)),
  gpa: orNull(singleLine(50)),
  honors: orNull(singleLine(200)),
  description: orNull(multiline(5000)),
  activities: lines(30, 300),
  relevantCoursework: lines(50, 300),
  achievements: lines(30, 500),
};

export const education = defineSection({
  path: 'education',
  noun: 'education entry',
  part: 'education',
  maxItems: 50,
  texts,
  required: {
    institution: texts.institution,
    degree: z.nullable(z.enum(degrees)),
    fieldOfStudy: texts.fieldOfStudy,
    startDate: z.nullable(partialDate),
  },
  optional: {
    location: texts.location,
    endDate: orNull(partialDate),
    isCurrent: z.boolean(),
    gpa: texts.gpa,
    honors: texts.honors,
    description: texts.description,
    activities: texts.activities,
    relevantCoursework: texts.relevantCoursework,
    achievements: texts.achievements,
    translations: translationsOf(texts),
  },
  check: (entry) => [
    ...periodIssues(entry),
    ...(entry.institution || entry.degree || entry.fieldOfStudy
      ? []
      : [{ path: ['institution'], message: 'Enter the institution, the degree or the field of study.' }]),
  ],
});
