import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedDomain } from '../../../db/domains/served-domains';
import { hostOf } from '../../routers/domains/reachable-host';
import { isPassName } from '../links/passes';
import { hostNameOf, htmlAt, servedDomainOf, setServedDomain } from './domain-host';
import { inwardUrl, outwardUrl } from './domain-paths';
import type { ServedDomains } from './served-domains';

interface Parts {
  hosts: ServedDomains;
  /** The configured origin of the installation. */
  publicUrl: string | undefined;
}

/** Answered at any host, so that supervisors reach the process although the database is away. */
const health = /^\/(healthz|readyz)(\?|$)/;

/**
 * Serves verified domains: a request to one is routed to the product's path for it, as a stranger's, and the links in its
 * answer are rewritten. Must come before all other hooks, which only know the product's paths.
 */
export function serveDomains(app: FastifyInstance, { hosts, publicUrl }: Parts): void {
  const installation = publicUrl && hostOf(publicUrl);

  const enter = (request: FastifyRequest, reply: FastifyReply, domain: ServedDomain) => {
    setServedDomain(request, domain);
    request.raw.url = inwardUrl(request.url, domain);
    delete request.raw.headers.authorization;
    reply.hijack();
    // From here on it is another request, with the hooks of its own route.
    app.routing(request.raw, reply.raw);
  };

  app.addHook('onRequest', (request, reply, done) => {
    const host = hostNameOf(request);
    if (host === '' || host === installation || servedDomainOf(request)) return done();
    const known = hosts.recall(host);
    if (known === null || health.test(request.url)) return done();
    if (known) return enter(request, reply, known);
    hosts.find(host).then((domain) => (domain ? enter(request, reply, domain) : done()), done);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const domain = servedDomainOf(request);
    if (!domain) return done(null, payload);
    const location = reply.getHeader('location');
    if (typeof location === 'string') reply.header('location', outwardUrl(location, domain.slug));
    // Whose domain it is may change, and with it who answers there, perhaps without https.
    reply.removeHeader('strict-transport-security');
    const isPage =
      typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html');
    done(null, isPage ? htmlAt(request, payload, publicUrl) : payload);
  });
}

/** Visitors of a domain are strangers; the pass of a link belongs to the page. Must come after cookies are read. */
export function forgetSessionsAtDomains(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (servedDomainOf(request)) {
      const passes = Object.entries(request.cookies).filter(([name]) => isPassName(name));
      request.cookies = Object.fromEntries(passes);
    }
    done();
  });
}
