import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { parseUrl } from '../contracts/parse-url';
import { viewReport } from '../contracts/view';
import type { Limiter } from '../routers/ports';
import type { ViewRecorder } from '../routers/views/view-recorder';
import { type IsTrusted, senderOf } from './proxies';
import { isAnonymous } from './request-context';
import { siteOrigin } from './same-origin';
import { visitorOf } from './visitor-of';

interface Parts {
  views: ViewRecorder;
  limiter: Limiter;
  isTrusted: IsTrusted;
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
  /** Those of every answer. */
  headers: Record<string, string>;
}

/** In bytes; what pages send has a tenth of it. */
const longestReport = 4_096;

const route = /^\/api\/profile\/([a-f\d-]{36})\/view$/;

/**
 * Records the views of strangers before all other hooks, which cost more than the view itself. It is the procedure
 * `views.record` without them: whatever differs from what pages send, or is not recorded, takes the usual path.
 */
export function recordStrangersViews(app: FastifyInstance, parts: Parts): void {
  const { views, limiter, isTrusted, publicUrl } = parts;
  const headers = Object.entries({
    ...parts.headers,
    'cache-control': 'private, no-store',
    'content-type': 'application/json; charset=utf-8',
  }).flat();

  const parse = app.getDefaultJsonParser('error', 'error');

  app.addHook('onRequest', (request, reply, done) => {
    const profileId = isSimple(request) ? route.exec(request.url)?.[1] : undefined;
    if (profileId === undefined || app.stopping.isOn) return done();
    // By then the body has been read, if it came together with the headers.
    process.nextTick(() => {
      const body = readBody(request.raw);
      if (!body) return done();
      const takeUsualWay = () => {
        request.raw.unshift(body);
        done();
      };
      let report: z.infer<typeof viewReport> | undefined;
      parse(request, body.toString(), (error, fields) => {
        report = error ? undefined : readReport(fields, profileId);
      });
      if (report?.profileId !== profileId || comesThroughLink(request, report)) return takeUsualWay();
      if (limiter.takeAny(senderOf(request, isTrusted), 1) > 0) return takeUsualWay();
      const host = parseUrl(siteOrigin(request, publicUrl))?.hostname ?? '';
      views
        .record({ visitor: visitorOf(request), accountId: null, host }, report)
        .then((view) => {
          if (!view) return takeUsualWay();
          const answer = JSON.stringify({ id: view.id, ...view.progress });
          const length = String(Buffer.byteLength(answer));
          reply.hijack();
          reply.raw
            .writeHead(201, [...headers, 'x-request-id', request.id, 'content-length', length])
            .end(answer);
        }, takeUsualWay)
        .catch(done);
    });
  });
}

/** Whether a link may have to do with it, by its token or with a pass. */
const comesThroughLink = ({ headers }: FastifyRequest, { link }: z.infer<typeof viewReport>): boolean =>
  Boolean(link) || headers.cookie?.includes('pass-') === true;

const isSimple = ({ method, headers }: FastifyRequest) =>
  method === 'POST' &&
  headers['content-type'] === 'application/json' &&
  headers['content-encoding'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.expect === undefined &&
  isAnonymous({ headers }) &&
  Number(headers['content-length']) <= longestReport;

/** The whole body; undefined if some of it has still to come. */
function readBody(raw: IncomingMessage): Buffer | undefined {
  const content: unknown = raw.read(Number(raw.headers['content-length']));
  return Buffer.isBuffer(content) ? content : undefined;
}

/** The report in a JSON value; undefined if it is none. */
const readReport = (value: unknown, profileId: string) =>
  typeof value === 'object' && !Array.isArray(value)
    ? viewReport.safeParse({ profileId, ...value }).data
    : undefined;
