import type { FieldIssue } from '../../contracts/issues';
import { required } from '../../contracts/text';

export const fieldNames = [
  'name',
  'role',
  'company',
  'location',
  'content',
  'rating',
  'date',
  'email',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** The values of the form's fields, as they were sent. */
export type FormValues = Record<FieldName, string> & { namesDomain: boolean; keepsPhoto: boolean };

/** The sentence for each field with a fault. */
export type FieldFaults = Partial<Record<FieldName | 'photo', string>>;

export const fieldLabels: Record<FieldName | 'photo', string> = {
  name: 'Your name',
  role: 'Your role',
  company: 'Company',
  location: 'Place',
  content: 'Your testimonial',
  rating: 'Stars',
  date: 'Date',
  email: 'Your e-mail address',
  photo: 'Photo of you',
};

const missing: Partial<Record<FieldName, string>> = {
  name: 'Enter your name.',
  role: 'Enter your role, such as “Head of Research”.',
  company: 'Enter where you worked together, or where you work now.',
  content: 'Write what you would like to say.',
  email: 'Enter your e-mail address, or nobody knows that these are your words.',
};

/** What the form sends, in the terms of the contract; what was left empty is left out. */
export function wordsOf({ keepsPhoto: _, rating, date, location, ...values }: FormValues): object {
  return {
    ...values,
    ...(rating !== '' && { rating: /^\d$/.test(rating) ? Number(rating) : rating }),
    ...(date !== '' && { date }),
    location: location || null,
  };
}

export function faultsOf(issues: FieldIssue[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const name of [...fieldNames, 'photo'] as const) {
    const issue = issues.find(({ path }) => path[0] === name);
    if (!issue) continue;
    faults[name] = (issue.message === required && name !== 'photo' && missing[name]) || issue.message;
  }
  return faults;
}
