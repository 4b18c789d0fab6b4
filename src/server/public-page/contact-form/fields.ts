import type { FieldIssue } from '../../../contracts/issues';
import { required, withoutUnsafeCharacters } from '../../../contracts/text';
import { saidIn } from '../../../words/answers';
import type { Words } from '../../../words/words';
import { readTraps, type SentTraps } from '../../guarded-form/form-stamp';

const fieldNames = ['name', 'company', 'role', 'email', 'message'] as const;
type FieldName = (typeof fieldNames)[number];

interface Field {
  name: FieldName;
  autoComplete?: string;
  isOptional?: true;
}

/** The fields of the contact form, in their order. */
export const fields: Field[] = [
  { name: 'name', autoComplete: 'name' },
  { name: 'company', autoComplete: 'organization', isOptional: true },
  { name: 'role', autoComplete: 'organization-title', isOptional: true },
  { name: 'email', autoComplete: 'email' },
  { name: 'message' },
];

export type FormValues = Record<FieldName, string>;

export const noValues: FormValues = { name: '', company: '', role: '', email: '', message: '' };

/** The form as it was sent. */
export interface SentContactForm extends SentTraps {
  values: FormValues;
}

/** Line breaks as browsers send them, and as word processors copy those within a paragraph. */
const lineBreaks = /\r\n?|[\v\f]/g;

/**
 * What a browser sent: one value for each field, with normalised line breaks, and without characters that came along
 * unseen, such as the direction marks around a copied telephone number.
 */
export function readForm(body: unknown): SentContactForm {
  const sent = new URLSearchParams(typeof body === 'string' ? body : '');
  const sentAs = (name: string) => withoutUnsafeCharacters(sent.get(name)?.replace(lineBreaks, '\n') ?? '');
  const values = { ...noValues };
  for (const name of fieldNames) values[name] = sentAs(name);
  return { values, ...readTraps(sentAs) };
}

/** The sentence for each field with a fault. */
export type FieldFaults = Partial<Record<FieldName, string>>;

export function faultsOf(issues: FieldIssue[], words: Words): FieldFaults {
  const faults: FieldFaults = {};
  for (const { name } of fields) {
    const issue = issues.find(({ path }) => path[0] === name);
    if (!issue) continue;
    const isMissing = issue.message === required && name !== 'company' && name !== 'role';
    faults[name] = isMissing ? words.t(`forms.missing.${name}`) : saidIn(words, issue.message);
  }
  return faults;
}
