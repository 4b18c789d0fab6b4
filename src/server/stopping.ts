import type { FastifyInstance } from 'fastify';
import { LaterRefusal } from '../routers/errors';

declare module 'fastify' {
  interface FastifyInstance {
    stopping: { isOn: boolean };
  }
  interface FastifyContextConfig {
    /** Whether the route says how the server fares, even while it stops. */
    answersWhileStopping?: boolean;
  }
}

/** What is under way when the server stops, such as an upload, may take this long to end. */
const drainMs = 8_000;
const retryAfterSeconds = 5;

/** While the server stops, what is under way ends, and whatever else comes on a kept connection is refused at once. */
export function refuseWhileStopping(app: FastifyInstance): void {
  const stopping = { isOn: false };
  app.decorate('stopping', stopping);
  app.addHook('preClose', async () => {
    stopping.isOn = true;
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  });
  app.addHook('onRequest', async (request) => {
    if (!stopping.isOn || request.routeOptions.config.answersWhileStopping) return;
    const message = 'The server is stopping. Please try again in a few seconds.';
    throw new LaterRefusal(retryAfterSeconds, { code: 'SERVICE_UNAVAILABLE', message });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.isOn) reply.header('connection', 'close');
  });
}

/** Every 503 says when to come again, wherever it comes from. */
export function sayWhenToComeAgain(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', retryAfterSeconds);
    }
  });
}
