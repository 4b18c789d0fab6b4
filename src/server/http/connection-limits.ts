import type { Server } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { networkOfSender } from '../../routers/network';
import type { IsTrusted } from './proxies';

/** Limits of connections and requests; times in milliseconds. */
export const connectionLimits = {
  /** The most connections. */
  total: 2_000,
  /** The most connections from one network. Those of trusted proxies only count towards the total. */
  perNetwork: 500,
  /** When a request's headers must have arrived. */
  headersMs: 15_000,
  /** When a whole request must have arrived: enough for the largest upload at half a megabit per second. */
  requestMs: 5 * 60_000,
  /** How long a connection may be idle in the middle of a request or an answer. */
  idleMs: 120_000,
  /** How long an idle connection waits for its next request. */
  keepAliveMs: 10_000,
  /** How long a sender whose body was not read has to read the answer. */
  lingerMs: 2_000,
};

export type ConnectionLimits = typeof connectionLimits;

const warnEveryMs = 60_000;

/** Closes excess connections before anything on them is read. */
export function boundConnections(
  server: Server,
  { total, perNetwork }: ConnectionLimits,
  isTrusted: IsTrusted,
  log: FastifyBaseLogger,
): void {
  const open = new Map<string, number>();
  let warnedAt = Number.NEGATIVE_INFINITY;
  const warn = (reason: string) => {
    if (performance.now() - warnedAt < warnEveryMs) return;
    warnedAt = performance.now();
    log.warn(`Connections are being closed unread: ${reason}.`);
  };

  server.maxConnections = total;
  server.on('drop', () => warn(`there are ${total} already`));
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address)) return;
    const network = networkOfSender(address);
    const others = open.get(network) ?? 0;
    if (others >= perNetwork) {
      warn(`one network has ${perNetwork} already`);
      socket.destroy();
      return;
    }
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
