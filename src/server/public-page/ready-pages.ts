import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProfileVisibility } from '../../../db/tables.gen';
import type { Limiter } from '../../routers/ports';
import type { EncodedBody } from '../encoded-body';
import { isKnownTo } from '../entity-tag';
import type { LinkVisits } from '../links/link-visits';
import { ownHostOf } from '../own-hosts/own-host';
import { type IsTrusted, senderOf } from '../proxies';
import { isAnonymous } from '../request-context';
import { pageOrigin } from '../same-origin';
import { hasBody } from '../unread-bodies';
import type { OpenProfiles } from './open-profiles';
import { type PageCache, usualPageKey, usualSharedKey } from './page-cache';
import { pageHeaders } from './page-headers';

interface Parts {
  openProfiles: OpenProfiles;
  pages: PageCache;
  linkVisits: LinkVisits;
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
 * and does itself what the other hooks would do. If anything is missing, the request takes the usual path.
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

/** Whether it names a link, by its token or with a pass. */
const mayComeThroughLink = ({ url, headers }: FastifyRequest) =>
  headers.cookie?.includes('pass-') === true || /[?&]v=/.test(url);

function answersOf({ openProfiles, pages, linkVisits, publicUrl, headers: always }: Parts) {
  const { 'strict-transport-security': _, ...atOwnHosts } = always;
  const headersOf = (isShared: boolean, common = always): Record<ProfileVisibility, Headers> => {
    const of = (visibility: ProfileVisibility) =>
      Object.entries({ ...common, ...pageHeaders({ visibility }, { isShared }) }).flat();
    return { public: of('public'), unlisted: of('unlisted'), private: of('private') };
  };
  const constant = headersOf(false);
  const shared = headersOf(true);
  const own = { constant: headersOf(false, atOwnHosts), shared: headersOf(true, atOwnHosts) };

  return (request: FastifyRequest): Answer | undefined => {
    const slug = pagePath.exec(request.url)?.[1];
    if (slug === undefined) return undefined;
    if (mayComeThroughLink(request)) return answerThroughLink(request, slug);
    const profile = openProfiles.recall(slug);
    const isOwnHost = ownHostOf(request) !== undefined;
    const page = profile && pages.recall(usualPageKey(profile, isOwnHost));
    if (!page) return undefined;
    const body = page.at(pageOrigin(request, publicUrl));
    const headers = [
      ...(isOwnHost ? own.constant : constant)[profile.visibility],
      'x-request-id',
      request.id,
      'etag',
      body.etag,
    ];
    if (isKnownTo(request, body.etag)) return { headers, content: undefined };
    return inEncoding(request, body, headers);
  };

  /** The page of a reader whose open is under way. */
  function answerThroughLink(request: FastifyRequest, slug: string): Answer | undefined {
    const reader = linkVisits.recall(request, slug);
    const isOwnHost = ownHostOf(request) !== undefined;
    const { isMeasured = true } = reader?.open ?? {};
    const page = reader && pages.recall(usualSharedKey(reader.link, { isMeasured, isOwnHost }));
    if (!page) return undefined;
    const body = page.at(pageOrigin(request, publicUrl));
    return inEncoding(request, body, [
      ...(isOwnHost ? own.shared : shared)[reader.link.visibility],
      'x-request-id',
      request.id,
    ]);
  }
}

function inEncoding(request: FastifyRequest, body: EncodedBody, headers: Headers): Answer | undefined {
  const encoding = body.encodingFor(request.headers['accept-encoding']?.toString());
  const content = body.in(encoding);
  if (content instanceof Promise) return undefined;
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-type', body.contentType, 'content-length', String(content.length));
  return { headers, content };
}
