import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { findOrCreateSecret } from '../../../../db/queries/secrets';
import type { DB } from '../../../../db/tables.gen';
import { LaterRefusal, toRefusal } from '../../../routers/errors';
import { findStoppable, type Stoppable, setMails } from '../../../routers/mail-choices/stop-mails';
import { readStopToken, stopPath, stopSecret } from '../../../routers/mail-choices/stop-token';
import type { CreateContext } from '../../http/request-context';
import type { PageAssets } from '../page-assets';
import { answerPageErrors, sendMessage } from '../page-errors';
import { readersWords } from '../readers-words';
import {
  renderLater,
  renderNothingToStop,
  renderQuestion,
  renderResumed,
  renderStopped,
  type StopPageOptions,
} from './stop-pages';

interface StopPluginOptions {
  db: Kysely<DB>;
  assets: PageAssets;
  createContext: CreateContext;
}

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;
type Render = (mails: Stoppable, path: string, options: StopPageOptions) => string;

const hidden = { schema: { hide: true } } as const;

/** Unsubscribes whoever has an optional mail from others like it (RFC 8058): a session is neither needed nor used. */
export async function stopPlugin(app: FastifyInstance, options: StopPluginOptions): Promise<void> {
  const { db, assets, createContext } = options;
  answerPageErrors(app, assets);
  acceptAnyBody(app);

  let key: Buffer | undefined;
  const keyOf = async () => {
    key ??= await findOrCreateSecret(db, stopSecret);
    return key;
  };

  const shownTo = (request: FastifyRequest): StopPageOptions => ({ assets, words: readersWords(request) });

  /** @param isOn what the mails are switched to; omitted if nothing changes */
  const answer = (render: Render, isOn?: boolean) => async (request: TokenRequest, reply: FastifyReply) => {
    const { token } = request.params;
    const mails = readStopToken(await keyOf(), token);
    const found = mails && (await findStoppable(db, mails));
    if (!found) return sendMessage(reply, 404, renderNothingToStop(shownTo(request)));
    if (isOn !== undefined) {
      // Refuses in maintenance mode.
      const context = await createContext(request, reply).catch(laterRefusal);
      if (context instanceof LaterRefusal) return sendLater(reply, context);
      await setMails(context, mails, isOn);
    }
    return sendMessage(reply, 200, render(found, stopPath(token), shownTo(request)));
  };

  function sendLater(reply: FastifyReply, refusal: LaterRefusal) {
    reply.header('retry-after', refusal.retryAfterSeconds);
    return sendMessage(
      reply,
      getHTTPStatusCodeFromError(refusal),
      renderLater(refusal.message, shownTo(reply.request)),
    );
  }

  app.get('/unsubscribe/:token', hidden, answer(renderQuestion));
  app.post('/unsubscribe/:token', hidden, answer(renderStopped, false));
  // The address that stays in the address bar after the undo.
  app.get('/unsubscribe/:token/undo', hidden, answer(renderQuestion));
  app.post('/unsubscribe/:token/undo', hidden, answer(renderResumed, true));
}

function laterRefusal(error: unknown): LaterRefusal {
  const refusal = toRefusal(error) ?? error;
  if (refusal instanceof LaterRefusal) return refusal;
  throw error;
}

/** What a mail program posts says nothing that the address does not; it may be of any type. */
function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
}
