import { valuesByName, valuesWithin } from './example-values';

/** The parts of JSON Schema that our contracts use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  contentMediaType?: string;
  contentSchema?: Schema;
  readOnly?: boolean;
}

/** Follows a reference. */
export type Resolve = (schema: Schema) => Schema;

const byFormat: Record<string, string> = {
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  'date-time': '2026-01-31T09:00:00.000Z',
  date: '2026-01-31',
  'idn-email': 'ada@example.org',
  uri: 'https://example.org/',
};

/** Texts for the patterns of contracts: the first that matches is used. */
const shapes = ['2026-01-31', '1', '#0a7f5a', 'en', 'ada-king', '/api/files/01890a5d', 'Text'];

/** Where in an example a value is. */
interface Place {
  /** The names of the fields around it, the innermost last, behind that of the call's own thing. */
  within: string[];
  /** The field that holds it. */
  name: string;
  /** Its place in a list, whose items have different choices. */
  nth: number;
}

/** What a field usually holds: as the innermost thing around it says, else as every field of this name. */
function usualValue({ within, name }: Place): unknown {
  const around = within.findLast((thing) => name in (valuesWithin[thing] ?? {}));
  return around === undefined ? valuesByName[name] : valuesWithin[around]?.[name];
}

/** An example that its schema allows. @param within the thing that the call is about */
export const exampleOf = (schema: Schema, resolve: Resolve, within: string[], name = ''): unknown =>
  exampleAt(schema, resolve, { within, name, nth: 0 });

function exampleAt(schema: Schema, resolve: Resolve, place: Place): unknown {
  const { enum: choices, ...shape } = resolve(schema);
  if (choices)
    return choices.includes(usualValue(place)) ? usualValue(place) : choices[place.nth % choices.length];
  const variants = shape.anyOf ?? shape.oneOf;
  if (variants) {
    const first = variants.find((variant) => resolve(variant).type !== 'null');
    return first ? exampleAt(first, resolve, place) : null;
  }
  const type = Array.isArray(shape.type) ? shape.type.find((each) => each !== 'null') : shape.type;
  switch (type) {
    case 'object':
      return objectExample(shape, resolve, place);
    case 'array':
      return arrayExample(shape, resolve, place);
    case 'string':
      return textExample(shape, usualValue(place));
    case 'integer':
    case 'number':
      return numberExample(shape);
    case 'boolean':
      return true;
    default:
      return type === undefined ? {} : null;
  }
}

function objectExample(schema: Schema, resolve: Resolve, place: Place) {
  const { within, name: own, nth } = place;
  const { properties = {}, required = [], additionalProperties } = schema;
  const inside = (name: string): Place => ({ within: [...within, own], name, nth });
  const fields = Object.entries(properties)
    .filter(([name, each]) => required.includes(name) || isWorthShowing(resolve(each)))
    .map(([name, each]) => [name, exampleAt(each, resolve, inside(name))]);
  const other = typeof additionalProperties === 'object' && fields.length === 0 && additionalProperties;
  if (other && usualValue(place) !== undefined) return usualValue(place);
  return Object.fromEntries(other ? [['name', exampleAt(other, resolve, inside('name'))]] : fields);
}

/** Optional fields are shown, except those that only the product fills in. */
const isWorthShowing = ({ readOnly, description = '' }: Schema) =>
  readOnly !== true && !description.startsWith('The same as in the path');

function arrayExample({ items, minItems = 0, maxItems }: Schema, resolve: Resolve, place: Place) {
  if (!items || maxItems === 0) return [];
  // Things in a list keep its name, texts have that of one.
  const name = resolve(items).type === 'object' ? place.name : place.name.replace(/s$/, '');
  return Array.from({ length: Math.max(1, minItems) }, (_, nth) =>
    exampleAt(items, resolve, { ...place, name, nth }),
  );
}

function textExample(
  { format, pattern, minLength = 0, maxLength, contentMediaType }: Schema,
  usual: unknown,
) {
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

function numberExample({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): number {
  return Math.min(Math.max(1, minimum), maximum);
}
