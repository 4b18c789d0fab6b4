import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderNotFound } from '../public-page/message-page';
import type { PageAssets } from '../public-page/page-assets';
import { sendMessage } from '../public-page/page-errors';
import { cookieProbe } from './cookie-probe';
import { renderClosed, renderEmpty, renderLocked } from './link-pages';
import type { LinkVisit, LinkVisits } from './link-visits';

/** The visits that get in. */
export type Admitted = Extract<LinkVisit, { kind: 'page' }>;

interface Answering {
  linkVisits: LinkVisits;
  assets: PageAssets;
  /** The site's origin for visitors. */
  origin: string;
}

/**
 * Gives those who get in their pass, and answers all others.
 * @param pathOf what was asked for, at another slug
 * @returns the visit, unless it was answered
 */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { visit, pathOf }: { visit: LinkVisit; pathOf(slug: string): string },
  { linkVisits, assets, origin }: Answering,
): Promise<Admitted | undefined> {
  reply.header('referrer-policy', 'same-origin');
  switch (visit.kind) {
    case 'page':
      if (visit.open) {
        const cookie = await linkVisits.cookieFor(visit.link, visit.open, origin.startsWith('https:'));
        reply.header('set-cookie', cookie);
      }
      return visit;
    case 'moved': {
      const [, ...query] = request.url.split('?');
      const rest = query.length > 0 ? `?${query.join('?')}` : '';
      reply
        .header('cache-control', 'private, no-store')
        .redirect(pathOf(visit.link.slug) + rest, request.method === 'POST' ? 307 : 302);
      return undefined;
    }
    case 'closed':
      sendMessage(reply, 410, renderClosed(visit.link.name, visit.state, assets));
      return undefined;
    case 'locked':
      reply.header('set-cookie', cookieProbe(origin.startsWith('https:')));
      sendMessage(reply, 401, renderLocked(visit.link, {}, assets));
      return undefined;
    case 'empty':
      sendMessage(reply, 200, renderEmpty(assets));
      return undefined;
    case 'unknown':
      sendMessage(reply, 404, renderNotFound(assets));
      return undefined;
  }
}
