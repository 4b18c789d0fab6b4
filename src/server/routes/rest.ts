import { callTRPCProcedure, type TRPCProcedureType } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { appRouter } from '../../routers/app-router';
import type { ProcedureMeta, RestRoute } from '../../routers/rest-meta';
import { operationIdOf } from '../api-reference/operation-ids';
import { groupOf } from '../api-reference/procedure-groups';
import type { CreateContext } from '../http/request-context';
import { bodyLimitOf, strangersSendLess } from './body-limit';
import { mergeInput } from './merge-input';
import { type JsonSchema, routeSchema, withoutValidation } from './route-schema';

/** What this door reads of a procedure. */
interface RestProcedure {
  _def: {
    type: TRPCProcedureType;
    inputs: z.ZodType[];
    output: z.ZodType;
    meta: ProcedureMeta & { rest: RestRoute };
  };
}

/** Registers a route below `/api` for each procedure with REST metadata. */
export async function restRoutes(app: FastifyInstance, { createContext }: { createContext: CreateContext }) {
  for (const { name, procedure, schema } of describedProcedures()) {
    const { type, inputs, meta } = procedure._def;
    const { rest, isFrequent } = meta;
    const { method, path, status, refusesInText = false } = rest;
    const takesInput = inputs[0] !== undefined;
    const bodyLimit = bodyLimitOf([name]);
    app.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...withoutValidation,
      bodyLimit,
      onRequest: strangersSendLess(createContext, () => bodyLimit),
      ...(isFrequent && { logLevel: 'warn' }),
      config: { refusesInText, procedure: name, changesNoPage: isFrequent === true },
      schema,
      handler: async (request, reply) => {
        const ctx = await createContext(request, reply);
        const given = method === 'GET' ? request.query : request.body;
        const merged = takesInput && (await mergeInput(ctx, given, request.params));
        const answer = await callTRPCProcedure({
          router: appRouter,
          path: name,
          type,
          ctx,
          getRawInput: async () => merged,
          signal: undefined,
          batchIndex: 0,
        });
        return reply.code(status).send(answer);
      },
    });
  }
}

interface Described {
  name: string;
  procedure: RestProcedure;
  schema: ReturnType<typeof routeSchema>;
}

let described: Described[] | undefined;

/** The procedures with REST metadata. They are the same for every server of a process, and costly to describe. */
function describedProcedures(): Described[] {
  described ??= Object.entries<unknown>(appRouter._def.procedures).flatMap(([name, procedure]) =>
    isRestProcedure(procedure) ? [{ name, procedure, schema: describe(name, procedure) }] : [],
  );
  return described;
}

function describe(name: string, { _def: { inputs, output, meta } }: RestProcedure) {
  const { rest, access = 'session', limit } = meta;
  const { method, path, summary, status, refusesInText } = rest;
  const [input] = inputs;
  return routeSchema({
    operationId: operationIdOf(name),
    summary,
    group: groupOf(name),
    access,
    limit,
    path,
    query: method === 'GET',
    input: input && jsonSchema(input, 'input'),
    refusesInText,
    responses: { [status]: jsonSchema(output, 'output') },
  });
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function isRestProcedure(value: unknown): value is RestProcedure {
  return typeof value === 'function' && '_def' in value && hasRestMeta(value._def);
}

const hasRestMeta = (definition: unknown): boolean =>
  z.object({ meta: z.object({ rest: z.object({ path: z.string() }) }) }).safeParse(definition).success;
