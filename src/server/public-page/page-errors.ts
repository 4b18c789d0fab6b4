import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { TooManyRequestsRefusal, toRefusal } from '../../routers/errors';
import { renderFailure, renderNotFound, renderTooLong, renderTooMany } from './message-page';
import type { PageAssets } from './page-assets';

/** Answers the failures of pages with a page. */
export function answerPageErrors(app: FastifyInstance, assets: PageAssets): void {
  const notFoundPage = renderNotFound(assets);
  const failurePage = renderFailure(assets);
  const tooLongPage = renderTooLong(assets);
  const tooManyPage = renderTooMany(assets);
  app.setErrorHandler<FastifyError | TRPCError>((error, request, reply) => {
    const refusal = error instanceof TRPCError ? error : toRefusal(error);
    const own = 'statusCode' in error ? error.statusCode : undefined;
    const status = refusal ? getHTTPStatusCodeFromError(refusal) : (own ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'public page failed');
    if (status === 404) return sendMessage(reply, status, notFoundPage);
    if (status === 413) return sendMessage(reply, status, tooLongPage);
    if (!(refusal instanceof TooManyRequestsRefusal)) return sendMessage(reply, status, failurePage);
    return sendMessage(reply.header('retry-after', refusal.retryAfterSeconds), status, tooManyPage);
  });
}

/** Sends a page that concerns only this request. */
export function sendMessage(reply: FastifyReply, status: number, html: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}
