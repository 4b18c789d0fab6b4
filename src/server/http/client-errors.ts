import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { TRPCError } from '@trpc/server';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onArrival } from './hooks';

interface UnderWay {
  request: FastifyRequest;
  reply: FastifyReply;
}

const underWay = new WeakMap<Socket, UnderWay>();
const timedOut = new WeakSet<FastifyRequest['raw']>();

/** The refusal of a request that came too slowly; undefined for any other error. */
export const refusalOfSlow = ({ raw }: FastifyRequest): TRPCError | undefined =>
  timedOut.has(raw) ? new TRPCError({ code: 'TIMEOUT', message: tooSlow }) : undefined;

const tooSlow = 'The request did not arrive in time. Please check your connection and try again.';

/** Remembers the request that is under way on each connection, so that it is refused where it is read. */
export function rememberRequests(app: FastifyInstance): void {
  app.addHook(
    'onRequest',
    onArrival((request, reply) => {
      const { socket } = request.raw;
      underWay.set(socket, { request, reply });
      reply.raw.once('close', () => underWay.delete(socket));
    }),
  );
}

/** Fails the body's reader, so that the refusal is sent as usual. */
function giveUp({ request: { raw }, reply }: UnderWay): void {
  const isFirst = !timedOut.has(raw);
  timedOut.add(raw);
  if (isFirst && !reply.sent && raw.listenerCount('error') > 0) {
    raw.emit('error', new TRPCError({ code: 'TIMEOUT', message: tooSlow }));
  } else raw.socket.destroy();
}

const codes: Record<string, { status: number; code: string; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'TIMEOUT', message: tooSlow },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'BAD_REQUEST',
    message: 'The headers of the request are too long.',
  },
};
const unreadable = { status: 400, code: 'BAD_REQUEST', message: 'This is not valid HTTP.' };

/**
 * Answers malformed or incomplete requests in the format of every refusal.
 * @param headers of every answer
 */
export const clientErrorHandler =
  (headers: Record<string, string>) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const current = underWay.get(socket);
    if (current && error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
      giveUp(current);
      return;
    }
    // After an answer has begun, a second one could be taken for part of it.
    if (current || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, code, message } = codes[error.code] ?? unreadable;
    const body = JSON.stringify({ message, error: message, code });
    const lines = Object.entries({
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
