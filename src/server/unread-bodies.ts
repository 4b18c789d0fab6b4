import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection of a request that is answered before its body has come: what is refused is not read to its end,
 * however much of it there is.
 */
export function closeOnUnreadBodies(app: FastifyInstance, lingerMs: number): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // A request that a test injects has no connection.
    if (raw.complete || !(raw.socket instanceof Socket)) return;
    reply.header('connection', 'close');
    lingerBeforeClosing(raw, lingerMs);
  });
}

/**
 * Node closes a connection as soon as the answer is out. Where more of the body is on its way, the sender's system takes
 * that for a failure and may throw the answer away unread. So what comes is dropped for a moment, until that is all or
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
