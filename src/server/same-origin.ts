import type { FastifyRequest } from 'fastify';

/** Whether a browser says that the request comes from a page of this server. Neither header can be set by a page. */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return origin !== undefined && (origin === publicUrl || origin === originOf(request));
}

/** The address under which the visitor reached this server; undefined where the request names none that can be. */
export function originOf(request: FastifyRequest): string | undefined {
  const address = `${request.protocol}://${request.host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
