import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limiter } from '../../routers/ports';
import { isKnownTo } from '../entity-tag';
import { type IsTrusted, senderOf } from '../proxies';
import { isAnonymous } from '../request-context';
import { siteOrigin } from '../same-origin';
import type { OpenProfiles } from './open-profiles';
import { type PageCache, pageKey } from './page-cache';
import { pageHeaders } from './page-headers';

interface Parts {
  openProfiles: OpenProfiles;
  pages: PageCache;
  limiter: Limiter;
  isTrusted: IsTrusted;
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
  /** Those of every answer. */
  headers: Record<string, string>;
}

interface Answer {
  headers: Record<string, string | number>;
  /** Undefined if the reader has it already. */
  content: Buffer | undefined;
}

/**
 * Answers strangers who ask for a page that is ready in memory. Must be the first hook: such an answer waits for nothing,
 * and what the others do for it is done here. Whatever is missing for it takes the usual way.
 */
export function answerFromMemory(app: FastifyInstance, parts: Parts): void {
  const { limiter, isTrusted } = parts;
  app.addHook('onRequest', (request, reply, done) => {
    const answer = isSimple(request) && !app.stopping.isOn ? answerTo(request, parts) : undefined;
    if (!answer || limiter.takeAny(senderOf(request, isTrusted), 1) > 0) return done();
    reply.hijack();
    reply.raw.writeHead(answer.content ? 200 : 304, answer.headers).end(answer.content);
  });
}

/** Whether it is a stranger's, and brings nothing that would have to be read or refused. */
const isSimple = (request: FastifyRequest) =>
  request.method === 'GET' &&
  isAnonymous(request) &&
  request.headers['content-length'] === undefined &&
  request.headers['transfer-encoding'] === undefined &&
  request.headers['content-encoding'] === undefined;

const pagePath = /^\/profile\/([a-z\d-]+)(?:\?|$)/;

function answerTo(request: FastifyRequest, parts: Parts): Answer | undefined {
  const slug = pagePath.exec(request.url)?.[1];
  const profile = slug === undefined ? undefined : parts.openProfiles.recall(slug);
  const page = profile && parts.pages.recall(pageKey(profile));
  if (!page) return undefined;
  const body = page.at(siteOrigin(request, parts.publicUrl));
  const headers = {
    ...parts.headers,
    ...pageHeaders(profile),
    'x-request-id': request.id,
    etag: body.etag,
  };
  if (isKnownTo(request, body.etag)) return { headers, content: undefined };
  const encoding = body.encodingFor(request.headers['accept-encoding']?.toString());
  const content = body.in(encoding);
  if (content instanceof Promise) return undefined;
  return {
    headers: {
      ...headers,
      'content-type': body.contentType,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': content.length,
    },
    content,
  };
}
