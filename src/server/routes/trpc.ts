import { Transform } from 'node:stream';
import { TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { type AppRouter, appRouter } from '../../routers/app-router';
import { bodyTooLarge, FaultyRefusal, LaterRefusal, wireCode } from '../../routers/errors';
import { proceduresOf } from '../http/called-procedures';
import type { CreateContext } from '../http/request-context';
import { bodyLimitOf, largestBody, strangersSendLess } from './body-limit';

/** The most calls in a batch, each of which counts against limits by itself; our client sends fewer. */
const maxBatchSize = 25;

/** Serves the procedures to our own client at `/trpc`. */
export async function trpcRoutes(app: FastifyInstance, { createContext }: { createContext: CreateContext }) {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize,
    createContext: ({ req, res }) => createContext(req, res),
    responseMeta: ({ errors, info }) => {
      const [error, ...others] = errors;
      const waits = errors.flatMap((each) => (each instanceof LaterRefusal ? [each.retryAfterSeconds] : []));
      return {
        // If the calls of a batch differ, the library determines the status.
        ...(error && others.length === 0 && !info?.isBatchCall && { status: wireCode(error).status }),
        ...(waits.length > 0 && { headers: new Headers({ 'retry-after': String(Math.max(...waits)) }) }),
      };
    },
    onError: ({ error, path, req }) => {
      const isFault = error.code === 'INTERNAL_SERVER_ERROR' || error instanceof FaultyRefusal;
      if (isFault) req.log.error({ err: error, path }, 'procedure failed');
    },
  };
  app.addHook('onRequest', async (request) => {
    const { method, headers } = request;
    if (
      method !== 'GET' &&
      method !== 'HEAD' &&
      !/^application\/json\b/i.test(headers['content-type'] ?? '')
    ) {
      throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send this as application/json.' });
    }
  });
  app.addHook('onRoute', (route) => {
    route.bodyLimit = largestBody;
  });
  app.addHook('onRequest', async (request) => {
    const limit = bodyLimitOf(proceduresOf(request));
    if (Number(request.headers['content-length'] ?? 0) > limit) throw bodyTooLarge(limit);
  });
  app.addHook(
    'onRequest',
    strangersSendLess(createContext, (request) => bodyLimitOf(proceduresOf(request))),
  );
  // A chunked body has no declared size.
  app.addHook('preParsing', async (request, _reply, body) => {
    if (request.headers['content-length'] !== undefined) return body;
    const bounded = boundedTo(bodyLimitOf(proceduresOf(request)));
    // If the sender goes away, nobody waits for the rest.
    body.once('error', (error) => bounded.destroy(error));
    return body.pipe(bounded);
  });
  app.addHook('preHandler', async (request) => {
    // A call without input may have no body.
    if (request.body === '') request.body = 'null';
  });
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
}

/** Passes a body on, and fails with PAYLOAD_TOO_LARGE at the first byte past the limit. */
function boundedTo(limit: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limit) done(bodyTooLarge(limit));
      else done(null, chunk);
    },
  });
}
