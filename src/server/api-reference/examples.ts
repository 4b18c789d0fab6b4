import { defaultProfileId } from '../../contracts/ids';

/** The parts of JSON Schema that our contracts use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  contentMediaType?: string;
  contentSchema?: Schema;
  readOnly?: boolean;
}

/** Follows a reference. */
export type Resolve = (schema: Schema) => Schema;

/** What a field of this name holds in examples, where its schema allows that. */
const values: Record<string, unknown> = {
  profileId: defaultProfileId,
  email: 'ada@example.org',
  employerEmail: 'grace@example.com',
  password: 'a phrase that nobody guesses',
  newPassword: 'another phrase that nobody guesses',
  currentPassword: 'a phrase that nobody guesses',
  firstName: 'Ada',
  lastName: 'King',
  name: 'Ada King',
  displayName: 'Ada King',
  company: 'Engines & Sons',
  employerCompany: 'Engines & Sons',
  employerName: 'Grace Murray',
  jobTitle: 'Engineer',
  position: 'Engineer',
  role: 'Engineer',
  title: 'Engineer',
  institution: 'University of London',
  fieldOfStudy: 'Mathematics',
  city: 'London',
  country: 'United Kingdom',
  postalCode: 'N1 9GU',
  street: '12 St James’s Square',
  location: 'London',
  phone: '+44 20 7946 0000',
  employerPhone: '+44 20 7946 0000',
  url: 'https://example.org/',
  successUrl: 'https://storyfolio.example/premium-features?success=true',
  cancelUrl: 'https://storyfolio.example/premium-features?canceled=true',
  returnUrl: 'https://storyfolio.example/user-profile?tab=subscription',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  slug: 'ada-king',
  host: 'www.ada-king.com',
  profileSlug: 'ada-king',
  code: '123456',
  token: 'The token of the mail or of the session',
  message: 'I should like to meet you.',
  bio: 'I write programs for machines that are still to be built.',
  fact: 'I play the cello.',
  emoji: '🎻',
  caption: 'The sea at noon',
  alt: 'Ada King at her desk',
  timeZone: 'Europe/London',
  language: 'en',
  accent: '#0a7f5a',
  month: '2026-01',
  date: '2026-01-31',
  filename: 'cv.pdf',
  startDate: '2019-03',
  endDate: '2023-08',
  fileUrl: '/api/cv/01890a5d-ac96-774b-bcce-b302099a8057',
  imageUrl: '/api/files/01890a5d-ac96-774b-bcce-b302099a8057',
  credentialUrl: 'https://example.org/certificates/1',
  description: 'What it was about, and what came of it.',
  subject: 'Your link',
  body: 'Here it is: {{link}}',
  content: 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello, I am Ada.',
  label: 'English',
  note: 'Asked for a second call.',
  nextAction: 'Send the references',
  text: 'Met at the fair.',
  issuer: 'The Royal Society',
  alias: 'ada',
  industry: 'Technology',
  campaign: 'Spring',
  search: 'ada',
  achievement: 'Wrote the first program',
  technologie: 'TypeScript',
  tag: 'sea',
  createdAt: '2026-01-31T09:00:00.000Z',
  updatedAt: '2026-01-31T09:00:00.000Z',
};

const byFormat: Record<string, string> = {
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  'date-time': '2026-01-31T09:00:00.000Z',
  date: '2026-01-31',
  email: 'ada@example.org',
  uri: 'https://example.org/',
};

/** Texts for the patterns of contracts: the first that matches is used. */
const shapes = ['2026-01-31', '1', '#0a7f5a', 'en', 'ada-king', '/api/files/01890a5d', 'Text'];

const nullSchema = (schema: Schema) => schema.type === 'null';

/**
 * An example that its schema allows.
 * @param name of the field that holds it
 * @param nth of a list's items, which have different choices
 */
export function exampleOf(schema: Schema, resolve: Resolve, name = '', nth = 0): unknown {
  const { const: constant, enum: choices, ...shape } = resolve(schema);
  if (constant !== undefined) return constant;
  if (choices) return choices[nth % choices.length];
  const variants = shape.anyOf ?? shape.oneOf;
  if (variants) return exampleOf(chosenVariant(variants, resolve, name), resolve, name, nth);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => exampleOf(part, resolve, name)));
  const type = Array.isArray(shape.type) ? shape.type.find((each) => each !== 'null') : shape.type;
  switch (type) {
    case 'object':
      return objectExample(shape, resolve, nth);
    case 'array':
      return arrayExample(shape, resolve, name);
    case 'string':
      return textExample(shape, name);
    case 'integer':
    case 'number':
      return numberExample(shape);
    case 'boolean':
      return true;
    default:
      return type === undefined ? {} : null;
  }
}

/** The one that allows the field's usual value, else the first that is not null. */
function chosenVariant(variants: Schema[], resolve: Resolve, name: string): Schema {
  const real = variants.filter((variant) => !nullSchema(resolve(variant)));
  const usual = real.find((variant) => resolve(variant).const === values[name] && name in values);
  return usual ?? real[0] ?? { type: 'null' };
}

function objectExample(schema: Schema, resolve: Resolve, nth: number) {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const fields = Object.entries(properties)
    .filter(([field, each]) => required.includes(field) || isWorthShowing(resolve(each)))
    .map(([field, each]) => [field, exampleOf(each, resolve, field, nth)]);
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const names = others ? (propertyNames?.enum ?? (fields.length > 0 ? [] : ['name'])) : [];
  const named = names.map((field) => [String(field), others && exampleOf(others, resolve, String(field))]);
  return Object.fromEntries([...fields, ...named]);
}

/** Optional fields are shown, except those that only the product fills in. */
const isWorthShowing = ({ readOnly, description = '' }: Schema) =>
  readOnly !== true && !description.startsWith('The same as in the path');

function arrayExample(
  { items, prefixItems, minItems = 0, maxItems }: Schema,
  resolve: Resolve,
  name: string,
) {
  if (prefixItems) return prefixItems.map((each) => exampleOf(each, resolve, name));
  if (!items || maxItems === 0) return [];
  const singular = name.replace(/s$/, '');
  return Array.from({ length: Math.max(1, minItems) }, (_, nth) => exampleOf(items, resolve, singular, nth));
}

function textExample({ format, pattern, minLength = 0, maxLength, contentMediaType }: Schema, name: string) {
  const usual = values[name];
  const candidates = [usual, format && byFormat[format], ...shapes, contentMediaType && ''];
  const allowed = pattern === undefined ? /^/ : new RegExp(pattern, 'u');
  const fits = (text: unknown): text is string =>
    typeof text === 'string' &&
    text.length >= minLength &&
    (maxLength === undefined || text.length <= maxLength) &&
    allowed.test(text);
  const ordered = pattern === undefined && !format ? [usual, 'Text', ...candidates] : candidates;
  return ordered.find(fits) ?? 'x'.repeat(minLength);
}

function numberExample({ minimum, exclusiveMinimum, maximum }: Schema): number {
  const lowest = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  return Math.min(Math.max(1, lowest), maximum ?? Number.MAX_SAFE_INTEGER);
}
