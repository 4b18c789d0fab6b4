import type { FastifyRequest } from 'fastify';

/** Whether the client has the tag already: any of those in `If-None-Match`, weak or not (RFC 9110, 13.1.2). */
export function isKnownTo({ headers }: FastifyRequest, etag: string): boolean {
  const named = headers['if-none-match'];
  if (named === undefined) return false;
  return named.trim() === '*' || named.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, '')) === true;
}
