import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { domainOrigin } from '../../contracts/domain';
import { parseUrl } from '../../contracts/parse-url';
import { servedDomainOf } from '../domains/domain-host';

/**
 * Against cross-site request forgery (CSRF): whether a browser says that the request comes from one of our pages. Pages cannot set either header.
 * @param publicUrl the only accepted origin, if configured
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  // `Sec-Fetch-Site` compares with the URL in the address bar, which may be another origin of ours.
  if (origin === undefined || (site !== undefined && publicUrl === undefined)) return site === 'same-origin';
  return origin === (publicUrl ?? originOf(request));
}

/**
 * The origin of this server as visitors know it: the configured one, else that of the request. Visitors of an own
 * domain know it by that.
 */
export function siteOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  const origin = publicUrl ?? originOf(request) ?? 'http://localhost';
  const domain = servedDomainOf(request);
  return domain ? domainOrigin(origin, domain.host) : origin;
}

/**
 * The origin from which the addresses of pages follow: the configured one, whatever the request's host, as only there
 * is the page below `/profile`; else that of the request.
 */
export const pageOrigin = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? siteOrigin(request, publicUrl);

// Only valid host characters, because it is inserted into pages.
const hostForm = /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i;

/** The origin in the request; undefined if it is invalid. */
function originOf({ protocol, host }: FastifyRequest): string | undefined {
  const address = `${protocol}://${host}`;
  if (address.length > longestAddress || !hostForm.test(host)) return undefined;
  return origins.memo(address) || undefined;
}

/** Longer than any DNS name with protocol and port. */
const longestAddress = 300;

/** Cached, because the same visitors use the same name again. */
const origins = new LRUCache<string, string>({
  max: 500,
  memoMethod: (address) => parseUrl(address)?.origin ?? '',
});
