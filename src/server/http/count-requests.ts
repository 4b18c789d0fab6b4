import type { FastifyInstance } from 'fastify';
import { TooManyRequestsRefusal } from '../../routers/errors';
import type { Limiter } from '../../routers/ports';
import { proceduresOf } from './called-procedures';
import { onArrival } from './hooks';
import { type IsTrusted, senderOf } from './proxies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route counts itself, and what. */
    isUncounted?: boolean;
  }
}

/** Counts every request against its network's limit in this process; a batch counts as its calls. */
export function countRequests(app: FastifyInstance, limiter: Limiter, isTrusted: IsTrusted): void {
  app.addHook(
    'onRequest',
    onArrival((request) => {
      if (request.routeOptions.config.isUncounted) return;
      const calls = Math.max(1, proceduresOf(request).length);
      const retryAfterSeconds = limiter.takeAny(senderOf(request, isTrusted), calls);
      if (retryAfterSeconds > 0) throw new TooManyRequestsRefusal(retryAfterSeconds);
    }),
  );
}
