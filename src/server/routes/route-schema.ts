import { z } from 'zod';
import { id, profileId } from '../../contracts/ids';
import { restError } from '../../contracts/issues';
import type { LimitName } from '../../routers/limits/limits';
import type { CallAccess } from '../../routers/rest-meta';
import { type CallGroup, callGroups } from '../api-reference/groups';
import { bytesInWords, limitInWords } from '../api-reference/limits-text';

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
  /** The name of the call for client generators; unique, and kept once it is released. */
  operationId: string;
  summary: string;
  group: CallGroup;
  access: CallAccess;
  /** The limit that counts the calls. */
  limit?: LimitName | undefined;
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

/** The descriptions of refusals whose status is not listed. */
export const otherwise = {
  refused: 'Refused for another reason: the message says what to do',
  failed: 'Something went wrong on the server',
};

const textRefusal = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});

/** The security requirements of each access, as OpenAPI has them: an empty one says that nothing is needed. */
const security: Record<CallAccess, Record<string, string[]>[]> = {
  anyone: [],
  readers: [{}, { session: [] }],
  session: [{ session: [] }],
  admin: [{ session: ['admin'] }],
};

/** Describes a route for the OpenAPI document, which adds examples and the refusals in JSON. */
export function routeSchema(route: RouteDescription) {
  const { operationId, summary, group, access, limit, path, input, query, responses, consumes } = route;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const own = input && part(input, (name) => !names.includes(name));
  const hasOwn = Object.keys(own?.properties ?? {}).length > 0;
  const taken = own && (query ? own : withRepeated(own, input, names));
  return {
    operationId,
    summary,
    ...(limit && { description: limitInWords(limit) }),
    tags: [callGroups[group].name],
    security: security[access],
    ...(consumes && { consumes }),
    ...(names.length > 0 && { params: paramsSchema(names, input) }),
    ...(hasOwn && { [query ? 'querystring' : 'body']: taken }),
    response: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, body]) => [
          status,
          described(successes[status] ?? 'OK', body),
        ]),
      ),
      ...(route.refusesInText && {
        '4xx': textRefusal(otherwise.refused),
        '5xx': textRefusal(otherwise.failed),
      }),
    },
  };
}

const successes: Record<string, string> = {
  200: 'Done',
  201: 'Created',
  206: 'The part of the file that was asked for',
  304: 'Not changed since the version that the caller has',
  416: 'The file has no such part',
};

const described = (description: string, schema: JsonSchema) => ({ description, ...withoutDialect(schema) });

const idSchema = (name: string): JsonSchema =>
  withoutDialect(z.toJSONSchema(name === 'profileId' ? profileId : id, { io: 'input' }));

function paramsSchema(names: string[], input: JsonSchema | undefined): JsonSchema {
  const known = input?.properties ?? {};
  const properties = Object.fromEntries(names.map((name) => [name, known[name] ?? idSchema(name)]));
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

/** A file in a form. */
export const fileField = (
  description: string,
  maxBytes: number,
  contentMediaType = 'application/octet-stream',
): JsonSchema => ({
  ...file(contentMediaType),
  description: `${description}, ${bytesInWords(maxBytes)} at most.`,
});

/** Generators of clients take one of both for a file. */
const file = (contentMediaType: string): JsonSchema => ({
  type: 'string',
  format: 'binary',
  contentMediaType,
});

/** The answers of a route that serves a file, whole or in ranges, and its one refusal without a body. */
export const fileResponses = (contentMediaType: string): Record<number, JsonSchema> => ({
  200: file(contentMediaType),
  206: file(contentMediaType),
  304: { type: 'null' },
  416: { type: 'null' },
});
