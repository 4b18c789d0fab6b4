import type { Resolve, Schema } from '../../api-reference/examples';

/** A field of a body or an answer, as a reader sees it. */
export interface Field {
  /** With the fields that it lies in: `projects[].name`. */
  name: string;
  type: string;
  /** The component that describes the field, if it is shared. */
  shared: string | undefined;
  isRequired: boolean;
  /** What is allowed, and what it means. */
  notes: string[];
}

const formats: Record<string, string> = {
  uuid: 'id',
  'date-time': 'instant',
  date: 'day',
  email: 'e-mail address',
  uri: 'address',
};

const simpleTypes: Record<string, string> = {
  integer: 'whole number',
  boolean: 'true or false',
  string: 'text',
  null: 'null',
};

const componentOf = ({ $ref }: Schema) => $ref?.replace('#/components/schemas/', '');

/** Its type in words: `list of text or null`. */
export function typeInWords(schema: Schema): string {
  const component = componentOf(schema);
  if (component) return component;
  if (schema.enum) return schema.enum.length === 1 ? JSON.stringify(schema.enum[0]) : 'choice';
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map(typeInWords))].join(' or ');
  if (schema.type === 'array') return schema.items ? `list of ${typeInWords(schema.items)}` : 'list';
  if (schema.contentMediaType && schema.type === 'string') return schema.contentSchema ? 'JSON' : 'file';
  if (schema.format) return formats[schema.format] ?? schema.format;
  const types = [schema.type ?? 'any value'].flat();
  return types.map((type) => simpleTypes[type] ?? type).join(' or ');
}

/** A maximum that only repeats JSON's largest number. */
const isBound = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function notesOf(schema: Schema): string[] {
  const {
    description,
    enum: choices,
    minLength,
    maxLength,
    minimum,
    maximum,
    maxItems,
    format,
    readOnly,
  } = schema;
  const inner = (schema.anyOf ?? schema.oneOf ?? []).flatMap(notesOf);
  const items = schema.items && !schema.items.properties ? notesOf(schema.items) : [];
  return [
    ...(description ? [description] : []),
    ...(readOnly ? ['Filled in by the server.'] : []),
    ...(choices && choices.length > 1
      ? [`One of ${choices.map((choice) => String(choice)).join(', ')}.`]
      : []),
    ...(!format && maxLength !== undefined ? [`At most ${maxLength} characters.`] : []),
    ...(!format && minLength !== undefined && minLength > 1 ? [`At least ${minLength} characters.`] : []),
    ...(isBound(minimum) ? [`${minimum} or more.`] : []),
    ...(isBound(maximum) ? [`${maximum} or less.`] : []),
    ...(maxItems === undefined ? [] : [`At most ${maxItems}.`]),
    ...inner,
    ...items,
  ];
}

/** The object that a field holds, directly or in a list, and the suffix that leads to it. */
function nested(schema: Schema): { schema: Schema; suffix: string } | undefined {
  if (schema.properties) return { schema, suffix: '.' };
  if (schema.items) {
    const inner = nested(schema.items);
    return inner && { ...inner, suffix: `[]${inner.suffix}` };
  }
  const objects = (schema.anyOf ?? schema.oneOf ?? []).map(nested).filter((each) => each !== undefined);
  if (objects[0]) return objects[0];
  const values = schema.additionalProperties;
  const inner = typeof values === 'object' ? nested(values) : undefined;
  return inner && { ...inner, suffix: `.*${inner.suffix}` };
}

/** Every field of an object, those within others after them. */
export function fieldsOf(schema: Schema, resolve: Resolve, prefix = ''): Field[] {
  const { properties = {}, required = [] } = resolve(schema);
  return Object.entries(properties).flatMap(([name, each]) => {
    const inner = nested(each);
    const field = {
      name: `${prefix}${name}`,
      type: typeInWords(each),
      shared: componentOf(each) ?? componentOf(each.items ?? {}),
      isRequired: required.includes(name),
      notes: [...new Set(notesOf(each))],
    };
    return [field, ...(inner ? fieldsOf(inner.schema, resolve, `${prefix}${name}${inner.suffix}`) : [])];
  });
}
