import { type ApiDocument, type ApiResponse, operationsOf } from '../../src/server/api-reference/document';
import type { Schema } from '../../src/server/api-reference/examples';

/**
 * The public contract in short: a line for each shared schema, then one for each operation, with the fields that go in
 * and out, and the limits of their lengths and numbers.
 */
export function listOperations(document: ApiDocument): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `${name} ${typeOf(schema)}`,
  );
  const operations = operationsOf(document).map(({ method, path, operation }) => {
    const { operationId, parameters = [], requestBody, responses } = operation;
    const query = parameters.filter((parameter) => parameter.in === 'query');
    return [
      `${operationId} ${method.toUpperCase()} ${path}`,
      ...(query.length > 0 ? [`?${query.map((each) => fieldOf(each.name, each)).join(', ')}`] : []),
      ...(requestBody ? [`${requestBody.required ? '' : 'perhaps '}${contentOf(requestBody)}`] : []),
      '→',
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, response]) => `${status} ${contentOf(response)}`)
        .join(' or '),
    ].join(' ');
  });
  return [...schemas.sort(), '', ...operations.sort(), ''].join('\n');
}

/** What is in one listing only, field by field. */
export function differencesOf(before: string, after: string): string {
  const [old, present] = [before, after].map((listing) => new Set(listing.split('\n').flatMap(piecesOf)));
  return [
    ...[...(old ?? [])].filter((piece) => !present?.has(piece)).map((piece) => `- ${piece}`),
    ...[...(present ?? [])].filter((piece) => !old?.has(piece)).map((piece) => `+ ${piece}`),
  ].join('\n');
}

const piecesOf = (line: string) => line.split(/, | → /).map((piece) => `${line.split(' ')[0]}: ${piece}`);

const contentOf = ({ content = {} }: Pick<ApiResponse, 'content'>): string =>
  Object.entries(content)
    .map(([type, { schema = {} }]) => {
      if (type === 'application/json') return typeOf(schema);
      return schema.properties ? `${type} ${typeOf(schema)}` : type;
    })
    .join(' or ');

/** @param depth how many levels of fields are written out */
function typeOf(schema: Schema, depth = 3): string {
  const { $ref, type, items, properties, additionalProperties, contentSchema } = schema;
  const choices = schema.anyOf ?? schema.oneOf;
  if ($ref) return $ref.replace('#/components/schemas/', '');
  if (schema.readOnly) return 'read-only';
  if (choices) return choices.map((choice) => typeOf(choice, depth)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (contentSchema) return typeOf(contentSchema, depth);
  if (items) return `[${typeOf(items, depth)}]${limitsOf(schema)}`;
  if (properties) return depth === 0 ? '{…}' : `{${fieldsOf(schema, depth - 1)}}`;
  if (typeof additionalProperties === 'object') return `{*: ${typeOf(additionalProperties, depth)}}`;
  return schema.format ?? `${[type ?? 'any'].flat().join(' | ')}${limitsOf(schema)}`;
}

/** The least and the most that a schema allows: ' 1…300'; nothing if it has no limits. */
function limitsOf(schema: Schema): string {
  const least = schema.minimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const [from, to] = [least, most].map((limit) => (isLimit(limit) ? limit : ''));
  return from === '' && to === '' ? '' : ` ${from}…${to}`;
}

/** Every whole number has the limits of what JavaScript can hold. */
const isLimit = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

const fieldsOf = ({ properties = {}, required = [] }: Schema, depth: number): string =>
  Object.entries(properties)
    .map(([name, schema]) => fieldOf(name, { schema, required: required.includes(name) }, depth))
    .join(', ');

const fieldOf = (
  name: string,
  { schema, required = false }: { schema: Schema; required?: boolean },
  depth?: number,
): string => `${name}${required ? '' : '?'}: ${typeOf(schema, depth)}`;
