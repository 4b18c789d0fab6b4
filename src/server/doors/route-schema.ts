import { z } from 'zod';
import { restError } from '../../contracts/issues';

export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, unknown>;
  required?: string[];
};

/** A route whose schema is only documentation: the contract validates input and output. */
export const withoutValidation = {
  validatorCompiler: () => () => true,
  serializerCompiler: () => (body: unknown) => JSON.stringify(body),
};

interface RouteDescription {
  summary: string;
  tag: string;
  /** As in the specification, with `{name}` for a parameter. */
  path: string;
  input?: JsonSchema | undefined;
  /** Whether the input's own fields are in the query instead of the body. */
  query?: boolean;
  /** The bodies of successful answers, by status. */
  responses: Record<number, JsonSchema>;
  /** Media type of the request body, if it is not JSON. */
  consumes?: string[];
  /** Whether refusals are plain text; set the route's config of the same name too. */
  refusesInText?: boolean | undefined;
}

/** The body of a refusal, shared by all routes. */
export const refusalSchema = { $id: 'Refusal', ...withoutDialect(z.toJSONSchema(restError)) };

const refusal = (description: string, isText = false) => ({
  description,
  content: isText
    ? { 'text/plain': { schema: { type: 'string' } } }
    : { 'application/json': { schema: { $ref: 'Refusal#' } } },
});

/** Describes a route for the OpenAPI document. */
export function routeSchema(route: RouteDescription) {
  const { summary, tag, path, input, query, responses, consumes, refusesInText } = route;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const own = input && part(input, (name) => !names.includes(name));
  const hasOwn = Object.keys(own?.properties ?? {}).length > 0;
  const taken = own && (query ? own : withRepeated(own, input, names));
  return {
    summary,
    tags: [tag],
    ...(consumes && { consumes }),
    ...(names.length > 0 && { params: paramsSchema(names, input) }),
    ...(hasOwn && { [query ? 'querystring' : 'body']: taken }),
    response: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, body]) => [status, described('OK', body)]),
      ),
      '4xx': refusal('Refused: the message says what to do', refusesInText),
      '5xx': refusal('A part of the server is down or not configured', refusesInText),
    },
  };
}

const described = (description: string, schema: JsonSchema) => ({ description, ...withoutDialect(schema) });

function paramsSchema(names: string[], input: JsonSchema | undefined): JsonSchema {
  const known = input?.properties ?? {};
  const properties = Object.fromEntries(names.map((name) => [name, known[name] ?? { type: 'string' }]));
  return { type: 'object', properties, required: names };
}

/** The object schema with only some of its fields. */
function part(schema: JsonSchema, isWanted: (name: string) => boolean): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => isWanted(name));
  return {
    ...withoutDialect(schema),
    properties: Object.fromEntries(properties),
    required: schema.required?.filter(isWanted),
  };
}

/** A body may repeat the path's parameters. */
function withRepeated(body: JsonSchema, input: JsonSchema, names: string[]): JsonSchema {
  const repeated = Object.entries(input.properties ?? {})
    .filter(([name]) => names.includes(name))
    .map(([name, schema]) => [name, Object.assign({}, schema, { description: 'The same as in the path.' })]);
  return { ...body, properties: { ...body.properties, ...Object.fromEntries(repeated) } };
}

function withoutDialect({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** The answers of a route that serves a file, whole or in ranges, and its one refusal without a body. */
export const fileResponses = (contentMediaType: string): Record<number, JsonSchema> => ({
  200: { type: 'string', contentMediaType },
  206: { type: 'string', contentMediaType },
  304: { type: 'null' },
  416: { type: 'null' },
});
