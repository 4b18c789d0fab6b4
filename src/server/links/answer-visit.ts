import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderNotFound } from '../public-page/message-page';
import type { PageAssets } from '../public-page/page-assets';
import { sendMessage } from '../public-page/page-errors';
import type { KnownLink } from './known-links';
import { renderAsked, renderClosed, renderEmpty } from './link-pages';
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
      if (visit.pass) {
        const { link, pass } = visit;
        await linkVisits.give(reply, { link, pass, isSecure: origin.startsWith('https:') });
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
    case 'asked': {
      const { link } = visit;
      const fault = (await linkVisits.hasLostPass(request, link)) ? withoutCookies(link) : undefined;
      sendMessage(reply, link.passcodeHash === null ? 200 : 401, renderAsked(link, { fault }, assets));
      return undefined;
    }
    case 'empty':
      sendMessage(reply, 200, renderEmpty(assets));
      return undefined;
    case 'unknown':
      sendMessage(reply, 404, renderNotFound(assets));
      return undefined;
  }
}

function withoutCookies({ name, passcodeHash, maxOpens }: KnownLink): string {
  const sender = name.trim() || 'the person who sent it to you';
  const needs = [passcodeHash !== null && 'a passcode', maxOpens !== null && 'a limit'].filter(Boolean);
  return `Your browser keeps no cookie from this page, and without one it would ask again and again. Allow cookies for this page and open it again, open the link in another browser, or ask ${sender} for a link without ${needs.join(' and ')}.`;
}
