import type { FastifyInstance } from 'fastify';
import { canonicalHost } from '../../contracts/domain';
import { boundedText } from '../../contracts/text';
import { hostOf } from '../../routers/domains/reachable-host';
import { TooManyRequestsRefusal } from '../../routers/errors';
import type { Limiter } from '../../routers/ports';
import { type IsTrusted, senderOf } from '../http/proxies';
import type { ServedDomains } from './served-domains';

interface AskOptions {
  hosts: ServedDomains;
  limiter: Limiter;
  isTrusted: IsTrusted;
  publicUrl: string | undefined;
}

const question = boundedText(255);

/**
 * On-demand TLS: tells a proxy whether it may make a certificate for a host: 200 for the domains that are served and the installation's
 * own, else 404. Connections with invented names make the proxy ask, so only requests about those count, and none
 * about a served domain is ever refused that was asked for lately.
 */
export async function askRoute(app: FastifyInstance, { hosts, limiter, isTrusted, publicUrl }: AskOptions) {
  const installation = publicUrl && hostOf(publicUrl);
  const options = { schema: { hide: true }, config: { isUncounted: true }, logLevel: 'warn' } as const;
  app.get<{ Querystring: { domain?: unknown } }>('/api/domains/ask', options, async (request, reply) => {
    const host = canonicalHost(question.safeParse(request.query.domain).data ?? '');
    if (host !== undefined && host === installation) return { host };
    if (host === undefined || !hosts.lastKnown(host)) {
      const retryAfterSeconds = limiter.takeAny(`asks ${senderOf(request, isTrusted)}`, 1);
      if (retryAfterSeconds > 0) throw new TooManyRequestsRefusal(retryAfterSeconds);
    }
    if (host !== undefined && (await hosts.find(host))) return { host };
    return reply.callNotFound();
  });
}
