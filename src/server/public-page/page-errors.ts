import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { TooManyRequestsRefusal, toRefusal } from '../../routers/errors';
import { type Notice, noticePage } from './message-page';
import type { PageAssets } from './page-assets';
import { readersWords } from './readers-words';

/** Answers the failures of pages with a page. */
export function answerPageErrors(app: FastifyInstance, assets: PageAssets): void {
  app.setErrorHandler<FastifyError | TRPCError>((error, request, reply) => {
    const refusal = error instanceof TRPCError ? error : toRefusal(error);
    const own = 'statusCode' in error ? error.statusCode : undefined;
    const status = refusal ? getHTTPStatusCodeFromError(refusal) : (own ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'public page failed');
    if (status === 404) return sendNotFound(reply, assets);
    if (status === 413) return sendNotice(reply, status, { notice: 'tooLong', assets });
    if (!(refusal instanceof TooManyRequestsRefusal))
      return sendNotice(reply, status, { notice: 'failure', assets });
    reply.header('retry-after', refusal.retryAfterSeconds);
    return sendNotice(reply, status, { notice: 'tooMany', assets });
  });
}

/** Sends what stands in place of a page, in the reader's language. */
const sendNotice = (
  reply: FastifyReply,
  status: number,
  { notice, assets }: { notice: Notice; assets: PageAssets },
) => sendMessage(reply, status, noticePage(notice, { assets, words: readersWords(reply.request) }));

/** Answers that there is no page. */
export const sendNotFound = (reply: FastifyReply, assets: PageAssets) =>
  sendNotice(reply, 404, { notice: 'notFound', assets });

/** Answers the owner of a private page what visitors get. */
export const sendHidden = (reply: FastifyReply, assets: PageAssets) =>
  sendNotice(reply, 404, { notice: 'hidden', assets });

/** Sends a page that concerns only this request. */
export function sendMessage(reply: FastifyReply, status: number, html: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}
