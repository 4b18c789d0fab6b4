import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../../routers/visitor';

const longestUserAgent = 500;

/** Empty if the sender has disconnected, although Fastify's types promise an address. */
export const addressOf = ({ ip }: { ip?: string }): string => ip ?? '';

/** What the request says about its sender. */
export function visitorOf(request: FastifyRequest): Visitor {
  const { headers } = request;
  return {
    ip: addressOf(request),
    userAgent: (headers['user-agent'] ?? '').slice(0, longestUserAgent),
    optsOutOfTracking: headers['sec-gpc'] === '1' || headers.dnt === '1',
    isPrefetching: isPrefetch(request),
  };
}

const prefetching = /prefetch|prerender|preview/i;

/** Whether the browser says that it prefetches; browsers name the header differently. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].some(
    (purpose) => typeof purpose === 'string' && prefetching.test(purpose),
  );
