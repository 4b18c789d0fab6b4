import type { Server } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { networkOfSender } from '../routers/network';
import type { IsTrusted } from './proxies';

/** What connections and the requests on them may take; times in milliseconds. */
export const connectionLimits = {
  /** Connections at once. */
  total: 2_000,
  /** Connections at once from one network. Those of declared proxies count in the total alone. */
  perNetwork: 500,
  /** The headers of a request must have come by then. */
  headersMs: 15_000,
  /** A whole request must have come by then: time for the largest upload on a line of half a megabit. */
  requestMs: 5 * 60_000,
  /** While a body comes, it brings `leastBytesPerSecond` on average within each span of this length. */
  windowMs: 30_000,
  leastBytesPerSecond: 1_000,
  /** Nothing moves on a connection for so long before it is given up. */
  idleMs: 120_000,
  /** A connection waits so long for its next request. */
  keepAliveMs: 10_000,
  /** A sender whose body is not read to its end has so long to read the answer. */
  lingerMs: 2_000,
};

export type ConnectionLimits = typeof connectionLimits;

const warnEveryMs = 60_000;

/** Closes connections that are too many at once, before anything that comes on them is read. */
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
