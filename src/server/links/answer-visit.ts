import type { FastifyReply, FastifyRequest } from 'fastify';
import { atSlug } from '../http/page-query';
import { pageOrigin } from '../http/same-origin';
import type { PageAssets } from '../public-page/page-assets';
import { sendMessage, sendNotFound } from '../public-page/page-errors';
import { renderAsked, renderClosed, renderEmpty } from './link-pages';
import type { LinkVisit, LinkVisits } from './link-visits';

/** The visits that get in. */
export type Admitted = Extract<LinkVisit, { kind: 'page' }>;

interface AdmissionParts {
  linkVisits: LinkVisits;
  assets: PageAssets;
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
}

/**
 * Gives those who get in their pass, and answers all others.
 * @returns the visit, unless it was answered
 */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: LinkVisit,
  { linkVisits, assets, publicUrl }: AdmissionParts,
): Promise<Admitted | undefined> {
  reply.header('referrer-policy', 'same-origin');
  switch (visit.kind) {
    case 'page':
      if (visit.pass) await linkVisits.givePass(request, reply, visit.link, visit.pass);
      return visit;
    case 'moved':
      reply
        .header('cache-control', 'private, no-store')
        .redirect(atSlug(request.url, visit.link.slug), request.method === 'POST' ? 307 : 302);
      return undefined;
    case 'closed':
      sendMessage(
        reply,
        410,
        renderClosed(visit.link.name, visit.state, { assets, words: await linkVisits.wordsFor(visit.link) }),
      );
      return undefined;
    case 'asked':
      sendMessage(
        reply,
        visit.link.passcodeHash === null ? 200 : 401,
        renderAsked(visit.link, {}, { assets, words: await linkVisits.wordsFor(visit.link) }),
      );
      return undefined;
    case 'empty':
      sendMessage(
        reply,
        200,
        renderEmpty(visit.link, {
          assets,
          origin: pageOrigin(request, publicUrl),
          words: await linkVisits.wordsFor(visit.link),
        }),
      );
      return undefined;
    case 'unknown':
      sendNotFound(reply, assets);
      return undefined;
  }
}
