import type { FieldIssue } from '../../contracts/issues';
import { required } from '../../contracts/text';
import { saidIn } from '../../words/answers';
import type { Words } from '../../words/words';

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

/** The fields that say by themselves what is missing. */
const needed = ['name', 'role', 'company', 'content', 'email'] as const;

/** What the form sends, in the terms of the contract; what was left empty is left out. */
export function wordsOf({ keepsPhoto: _, rating, date, location, ...values }: FormValues): object {
  return {
    ...values,
    ...(rating !== '' && { rating: /^\d$/.test(rating) ? Number(rating) : rating }),
    ...(date !== '' && { date }),
    location: location || null,
  };
}

export function faultsOf(issues: FieldIssue[], words: Words): FieldFaults {
  const faults: FieldFaults = {};
  for (const name of [...fieldNames, 'photo'] as const) {
    const issue = issues.find(({ path }) => path[0] === name);
    if (!issue) continue;
    const missing = issue.message === required ? needed.find((field) => field === name) : undefined;
    faults[name] = missing ? words.t(`asked.missing.${missing}`) : saidIn(words, issue.message);
  }
  return faults;
}
