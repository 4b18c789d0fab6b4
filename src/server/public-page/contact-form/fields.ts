import type { FieldIssue } from '../../../contracts/issues';
import { required, withoutUnsafeCharacters } from '../../../contracts/text';
import { readTraps, type SentTraps } from '../../guarded-form/form-stamp';

interface Field {
  name: FieldName;
  label: string;
  autoComplete?: string;
  isOptional?: true;
  /** The message for an empty field. */
  missing?: string;
}

const fieldNames = ['name', 'company', 'role', 'email', 'message'] as const;
type FieldName = (typeof fieldNames)[number];

/** The fields of the contact form, in their order. */
export const fields: Field[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', missing: 'Enter your name.' },
  { name: 'company', label: 'Company', autoComplete: 'organization', isOptional: true },
  { name: 'role', label: 'Role', autoComplete: 'organization-title', isOptional: true },
  {
    name: 'email',
    label: 'E-mail',
    autoComplete: 'email',
    missing: 'Enter your e-mail address, or nobody can answer you.',
  },
  { name: 'message', label: 'Message', missing: 'Write your message.' },
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

export function faultsOf(issues: FieldIssue[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const { name, missing } of fields) {
    const issue = issues.find(({ path }) => path[0] === name);
    if (issue) faults[name] = issue.message === required ? (missing ?? required) : issue.message;
  }
  return faults;
}
