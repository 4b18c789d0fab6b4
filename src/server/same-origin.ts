import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser says that the request comes from a page of this server. Neither header can be set by a page.
 * @param publicUrl the one origin that counts, where it is configured
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  // Browsers that name the site compare it with the address in their bar, which may be another one of ours.
  if (origin === undefined || (site !== undefined && publicUrl === undefined)) return site === 'same-origin';
  return origin === (publicUrl ?? originOf(request));
}

/** The address of this server as visitors know it: the configured one, else the one under which this one reached it. */
export const siteOrigin = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? originOf(request) ?? 'http://localhost';

// Names and numbers alone: it goes into pages as it is.
const hostForm = /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i;

/** The address under which the visitor reached this server; undefined if the request names none that can be. */
function originOf(request: FastifyRequest): string | undefined {
  const address = `${request.protocol}://${request.host}`;
  return hostForm.test(request.host) && URL.canParse(address) ? new URL(address).origin : undefined;
}
