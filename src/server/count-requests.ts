import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../routers/ports';
import { proceduresOf } from './called-procedures';
import { type IsTrusted, senderOf } from './proxies';

/** Counts every request, whatever it asks for, against what its network may cost this process; a batch as its calls. */
export function countRequests(app: FastifyInstance, limiter: Limiter, isTrusted: IsTrusted): void {
  app.addHook('onRequest', async (request) => {
    await limiter.takeAny(senderOf(request, isTrusted), Math.max(1, proceduresOf(request).length));
  });
}
