import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeSending } from './hooks';

/** Whether the request announces a body. */
const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;

/**
 * Closes the connection of a request that is answered before its body has been read: a refused body is not read,
 * however large it is.
 */
export function closeOnUnreadBodies(app: FastifyInstance, lingerMs: number): void {
  app.addHook(
    'onSend',
    beforeSending(({ raw }, reply) => {
      // Injected requests of tests have no connection.
      if (!hasBody(raw) || raw.complete || !(raw.socket instanceof Socket)) return;
      reply.header('connection', 'close');
      lingerBeforeClosing(raw, lingerMs);
    }),
  );
}

/**
 * Node closes the connection as soon as the answer is sent. If more of the body is in flight, the sender's system
 * treats that as an error and may drop the unread answer. So the body is discarded for a moment, until it ends or
 * the time is over.
 */
function lingerBeforeClosing(request: IncomingMessage, lingerMs: number): void {
  const { socket } = request;
  request.unpipe();
  request.resume();
  socket.destroySoon = () => {
    socket.end();
    request.once('close', () => socket.destroy());
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
