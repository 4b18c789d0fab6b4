import type { FastifyInstance } from 'fastify';
import { LaterRefusal } from '../../routers/errors';
import { beforeSending, onArrival } from './hooks';

declare module 'fastify' {
  interface FastifyInstance {
    stopping: { isOn: boolean };
  }
  interface FastifyContextConfig {
    /** Whether the route reports the server's health, even during a shutdown. */
    answersWhileStopping?: boolean;
  }
}

/** How long running requests, such as uploads, may take to finish. */
const drainMs = 8_000;
const retryAfterSeconds = 5;

/** During a shutdown running requests finish; new ones on kept-alive connections are refused. */
export function refuseWhileStopping(app: FastifyInstance): void {
  const stopping = { isOn: false };
  app.decorate('stopping', stopping);
  app.addHook('preClose', async () => {
    stopping.isOn = true;
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  });
  app.addHook(
    'onRequest',
    onArrival((request) => {
      if (!stopping.isOn || request.routeOptions.config.answersWhileStopping) return;
      const message = 'The server is stopping. Please try again in a few seconds.';
      throw new LaterRefusal(retryAfterSeconds, { code: 'SERVICE_UNAVAILABLE', message });
    }),
  );
  app.addHook(
    'onSend',
    beforeSending((_request, reply) => {
      if (stopping.isOn) reply.header('connection', 'close');
    }),
  );
}

/** Every 503 has a Retry-After, wherever it comes from. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook(
    'onSend',
    beforeSending((_request, reply) => {
      if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
        reply.header('retry-after', retryAfterSeconds);
      }
    }),
  );
}
