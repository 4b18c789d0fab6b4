import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ServedDomain } from '../../../db/domains/served-domains';
import { canonicalHost } from '../../contracts/domain';
import { outwardHtml } from './domain-paths';

const domains = new WeakMap<IncomingMessage, ServedDomain>();

/** The own domain that a request came to; undefined for every other request. */
export const servedDomainOf = ({ raw }: Pick<FastifyRequest, 'raw'>): ServedDomain | undefined =>
  domains.get(raw);

/** Marks a request as one to an own domain. */
export const setServedDomain = ({ raw }: Pick<FastifyRequest, 'raw'>, domain: ServedDomain): void =>
  void domains.set(raw, domain);

/** More than any name in the DNS, with a port. */
const longest = 300;

/** Cached, because the same visitors use the same name again. */
const names = new LRUCache<string, string>({
  max: 1000,
  memoMethod: (host) => {
    const name = canonicalHost(host.replace(/:\d{1,5}$/, ''));
    return name?.includes('.') ? name : '';
  },
});

/** The host that a request names, in canonical form; empty if nobody could have it as a domain. */
export function hostNameOf({ host }: Pick<FastifyRequest, 'host'>): string {
  return host.length > longest ? '' : names.memo(host);
}

/**
 * The HTML of a page as the host that it was asked for at serves it.
 * @param publicUrl the configured origin of the installation
 */
export function htmlAt(request: FastifyRequest, html: string, publicUrl: string | undefined): string {
  const domain = servedDomainOf(request);
  return domain ? outwardHtml(html, domain.slug, publicUrl) : html;
}

/**
 * The domain that a page is named by; where the installation's own origin is not known, the request's.
 * @param canonicalHost the one that search engines are given, if there is one
 */
export const namedHost = (
  request: FastifyRequest,
  canonicalHost: string | null,
  publicUrl: string | undefined,
): string | null =>
  canonicalHost ?? (publicUrl === undefined ? (servedDomainOf(request)?.host ?? null) : null);
