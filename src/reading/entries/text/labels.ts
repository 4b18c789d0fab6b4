import { type Lexicon, lexicon } from './lexicon';

/** The words of the labels in an entry, such as "Tech stack: Go, Rust". */
const labels = {
  grade: lexicon('grade'),
  coursework: lexicon('coursework'),
  technologies: lexicon('technologies'),
  activities: lexicon('activities'),
  honours: lexicon('honours'),
  field: lexicon('fieldLabels'),
  achievements: lexicon('achievements'),
  company: lexicon('companyLabels'),
  position: lexicon('positionLabels'),
  location: lexicon('locationLabels'),
  period: lexicon('periodLabels'),
  degree: lexicon('degreeLabels'),
  institution: lexicon('institutionLabels'),
  certificate: lexicon('certificateLabels'),
  issuer: lexicon('issuer'),
  credentialId: lexicon('credentialId'),
  expires: lexicon('expires'),
} satisfies Record<string, Lexicon>;
export type Label = keyof typeof labels;

const inBrackets = /\([^()]{1,20}\)/u;

/** The label before the first colon in a text, and the text after it. */
export function labelled(text: string): { label: string; value: string } | undefined {
  const colon = text.slice(0, 48).indexOf(':');
  const isAddress = text.charAt(colon + 1) === '/';
  return colon < 1 || isAddress
    ? undefined
    : { label: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

/** The kind of label that a text begins with, and the text after it. */
export function labelOf(text: string, kinds: readonly Label[]): { kind: Label; value: string } | undefined {
  const found = labelled(text);
  const kind = found === undefined ? undefined : kindOfLabel(found.label, kinds);
  return found === undefined || kind === undefined ? undefined : { kind, value: found.value };
}

/** The kind of label that a whole text is, whatever follows it in brackets: `Date (da – a)`. */
export const kindOfLabel = (text: string, kinds: readonly Label[]): Label | undefined =>
  kinds.find((name) => labels[name].is(text) || labels[name].is(text.replace(inBrackets, '').trim()));

/** Whether a text begins with a known label. */
export const isLabelled = (text: string): boolean =>
  labelOf(text, [
    'technologies',
    'achievements',
    'coursework',
    'grade',
    'activities',
    'honours',
    'field',
    'location',
    'expires',
    'credentialId',
  ]) !== undefined;
