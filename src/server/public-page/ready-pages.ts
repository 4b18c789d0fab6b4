import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProfileVisibility } from '../../../db/tables.gen';
import type { Limiter } from '../../routers/ports';
import { isKnownTo } from '../entity-tag';
import { type IsTrusted, senderOf } from '../proxies';
import { isAnonymous } from '../request-context';
import { siteOrigin } from '../same-origin';
import { hasBody } from '../unread-bodies';
import type { OpenProfiles } from './open-profiles';
import { type PageCache, usualPageKey } from './page-cache';
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

/** Names and values by turns, as Node.js sends them fastest. */
type Headers = string[];

interface Answer {
  headers: Headers;
  /** Undefined if the reader has it already. */
  content: Buffer | undefined;
}

/**
 * Answers strangers who ask for a page that is ready in memory. Must be the first hook: such an answer waits for nothing,
 * and what the others do for it is done here. Whatever is missing for it takes the usual way.
 */
export function answerFromMemory(app: FastifyInstance, parts: Parts): void {
  const { limiter, isTrusted } = parts;
  const answerTo = answersOf(parts);
  app.addHook('onRequest', (request, reply, done) => {
    const answer = isSimple(request) && !app.stopping.isOn ? answerTo(request) : undefined;
    if (!answer || limiter.takeAny(senderOf(request, isTrusted), 1) > 0) return done();
    reply.hijack();
    reply.raw.writeHead(answer.content ? 200 : 304, answer.headers).end(answer.content);
  });
}

/** Whether it is a stranger's, and brings nothing that would have to be read or refused. */
const isSimple = ({ method, headers, raw }: FastifyRequest) =>
  method === 'GET' && isAnonymous({ headers }) && !hasBody(raw) && headers['content-encoding'] === undefined;

const pagePath = /^\/profile\/([a-z\d-]+)(?:\?|$)/;

function answersOf({ openProfiles, pages, publicUrl, headers: always }: Parts) {
  const headersOf = (visibility: ProfileVisibility): Headers =>
    Object.entries({ ...always, ...pageHeaders({ visibility }) }).flat();
  const constant = {
    public: headersOf('public'),
    unlisted: headersOf('unlisted'),
    private: headersOf('private'),
  };

  return (request: FastifyRequest): Answer | undefined => {
    const slug = pagePath.exec(request.url)?.[1];
    const profile = slug === undefined ? undefined : openProfiles.recall(slug);
    const page = profile && pages.recall(usualPageKey(profile));
    if (!page) return undefined;
    const body = page.at(siteOrigin(request, publicUrl));
    const headers = [...constant[profile.visibility], 'x-request-id', request.id, 'etag', body.etag];
    if (isKnownTo(request, body.etag)) return { headers, content: undefined };
    const encoding = body.encodingFor(request.headers['accept-encoding']?.toString());
    const content = body.in(encoding);
    if (content instanceof Promise) return undefined;
    if (encoding) headers.push('content-encoding', encoding);
    headers.push('content-type', body.contentType, 'content-length', String(content.length));
    return { headers, content };
  };
}
