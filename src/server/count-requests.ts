import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../routers/ports';
import { proceduresOf } from './called-procedures';
import { type IsTrusted, senderOf } from './proxies';

/** Counts every request against its network's limit in this process; a batch counts as its calls. */
export function countRequests(app: FastifyInstance, limiter: Limiter, isTrusted: IsTrusted): void {
  app.addHook('onRequest', async (request) => {
    await limiter.takeAny(senderOf(request, isTrusted), Math.max(1, proceduresOf(request).length));
  });
}
