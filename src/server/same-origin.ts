import type { FastifyRequest } from 'fastify';

/** Whether a browser says that the request comes from a page of this server. Neither header can be set by a page. */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return origin !== undefined && (origin === publicUrl || origin === originOf(request));
}

/** The address under which the visitor reached this server. */
export const originOf = (request: FastifyRequest): string =>
  new URL(`${request.protocol}://${request.host}`).origin;
