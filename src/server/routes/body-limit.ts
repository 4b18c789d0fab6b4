import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { keysOf } from '../../contracts/keys-of';
import { appRouter } from '../../routers/app-router';
import { requireCaller } from '../../routers/auth/require-caller';
import { type BodySize, bodyBytes } from '../../routers/limits/limits';
import type { CreateContext } from '../http/request-context';

const definition = z.object({ meta: z.object({ body: z.enum(keysOf(bodyBytes)).optional() }).optional() });

const sizeOf = (procedure: unknown): BodySize | undefined =>
  typeof procedure === 'function' && '_def' in procedure
    ? definition.safeParse(procedure._def).data?.meta?.body
    : undefined;

const sizes = new Map(
  Object.entries<unknown>(appRouter._def.procedures).map(([name, procedure]) => [name, sizeOf(procedure)]),
);

/** No call takes a larger body, in bytes. */
export const largestBody = Math.max(...Object.values(bodyBytes));

/** The largest request body for these procedures, in bytes: the smallest of their limits. */
export const bodyLimitOf = (procedures: string[]): number =>
  Math.min(largestBody, ...procedures.map((name) => bodyBytes[sizes.get(name) ?? 'short']));

/** Lets only who is signed in send more than `long`, so that strangers cannot fill the memory with bodies. */
export const strangersSendLess =
  (createContext: CreateContext, limitOf: (request: FastifyRequest) => number) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const declared = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    const most = Math.min(declared, limitOf(request));
    if (most <= bodyBytes.long) done();
    else
      createContext(request, reply)
        .then(requireCaller)
        .then(() => done(), done);
  };
