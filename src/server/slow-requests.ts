import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { TRPCError } from '@trpc/server';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A whole request must have come by then: time for the largest upload on a line of half a megabit. */
export const requestTimeoutMs = 5 * 60 * 1000;

/** So long may a sender say nothing in the midst of a body. */
const defaultSilenceMs = 30_000;

interface UnderWay {
  request: FastifyRequest;
  reply: FastifyReply;
}

const underWay = new WeakMap<Socket, UnderWay>();
const timedOut = new WeakSet<FastifyRequest['raw']>();

/** The refusal of a request that was given up because it came too slowly; undefined for every other one. */
export const refusalOfSlow = ({ raw }: FastifyRequest): TRPCError | undefined =>
  timedOut.has(raw) ? new TRPCError({ code: 'TIMEOUT', message: tooSlow }) : undefined;

const tooSlow = 'The request did not arrive in time. Please check your connection and try again.';

/** Gives up requests whose body stops coming. One that keeps coming has until the server's own limit. */
export function endSilentRequests(app: FastifyInstance, silenceMs = defaultSilenceMs): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    // A request that a test injects has no line that could fall silent.
    if (!(raw.socket instanceof Socket)) return;
    underWay.set(raw.socket, { request, reply });
    reply.raw.once('close', () => underWay.delete(raw.socket));
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length === '0' && encoding === undefined) return;
    let [seen, silentTicks] = [raw.socket.bytesRead, 0];
    const timer = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      // What waits to be read by us is no silence of the sender.
      const isSilent = raw.socket.bytesRead === seen && raw.readableLength === 0;
      silentTicks = isSilent ? silentTicks + 1 : 0;
      seen = raw.socket.bytesRead;
      const isAwaited = reply.sent || raw.listenerCount('error') > 0;
      if (silentTicks < ticks || !isAwaited) return;
      clearInterval(timer);
      giveUp({ request, reply });
    }, silenceMs / ticks);
    timer.unref();
    raw.once('close', () => clearInterval(timer));
  });
}

const ticks = 5;

/** Lets whoever reads the body fail, so that the refusal goes out on the usual way. */
function giveUp({ request: { raw }, reply }: UnderWay): void {
  const isFirst = !timedOut.has(raw);
  timedOut.add(raw);
  if (isFirst && !reply.sent && raw.listenerCount('error') > 0) {
    reply.header('connection', 'close');
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

/** Answers what never came to be a request, or did not come whole, in the form of every refusal. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const current = underWay.get(socket);
  if (current && error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    giveUp(current);
    return;
  }
  const { status, code, message } = codes[error.code] ?? unreadable;
  const body = JSON.stringify({ message, error: message, code });
  // Behind an answer that has begun, another one could be taken for a part of it.
  if (current || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
