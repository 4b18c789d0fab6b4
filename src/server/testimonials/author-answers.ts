import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.gen';
import type { Context } from '../../routers/context';
import { issuesOf, LaterRefusal, toRefusal } from '../../routers/errors';
import type { FileStore } from '../../routers/ports';
import { findPageWords } from '../../routers/profile/page-words';
import { saidIn } from '../../words/answers';
import { type Words, wordsOf } from '../../words/words';
import type { CreateContext } from '../http/request-context';
import type { PageAssets } from '../public-page/page-assets';
import { sendMessage } from '../public-page/page-errors';
import { renderNotice, type Shown } from './author-pages';
import { type FieldFaults, faultsOf } from './form-fields';

/** What the pages of authors need. */
export interface AuthorServices {
  db: Kysely<DB>;
  files: FileStore;
  assets: PageAssets;
  createContext: CreateContext;
}

export type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

/** Routes that are not part of the described interface. */
export const hidden = { schema: { hide: true } } as const;

/** Sends a page of an author; its address is a secret that other sites must not learn. */
export const sendPage = (reply: FastifyReply, status: number, html: string) =>
  sendMessage(reply.header('referrer-policy', 'same-origin'), status, html);

/** The page of an address that leads nowhere. */
export const sendUnknown = (reply: FastifyReply, assets: PageAssets) =>
  sendPage(
    reply,
    404,
    renderNotice(
      'This link leads nowhere',
      'It may be incomplete, or used already, or a newer mail has taken its place. Open the link in the newest mail once more.',
      // It leads to no page, so there is none whose language it could speak.
      { assets, words: wordsOf('en') },
    ),
  );

/** How the pages about a request are shown: in the words of its owner's page. */
export const shownFor = async (
  { db, assets }: Pick<AuthorServices, 'db' | 'assets'>,
  profileId: string,
): Promise<Shown> => ({ assets, words: await findPageWords(db, profileId) });

/** Why something was not done, as its page says it. */
export interface Refusal {
  status: number;
  faults: FieldFaults;
  reason?: string;
}

/** Runs something that may be refused. @returns the refusal; any other error is thrown */
export async function refusalOf(
  { createContext }: Pick<AuthorServices, 'createContext'>,
  request: FastifyRequest,
  reply: FastifyReply,
  words: Words,
  work: (ctx: Context) => Promise<void>,
): Promise<Refusal | undefined> {
  try {
    await work(await createContext(request, reply));
    return undefined;
  } catch (cause) {
    const error = toRefusal(cause) ?? cause;
    if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw cause;
    if (error instanceof LaterRefusal) reply.header('retry-after', error.retryAfterSeconds);
    const issues = issuesOf(error);
    return {
      status: getHTTPStatusCodeFromError(error),
      faults: faultsOf(issues ?? [], words),
      ...(!issues && { reason: saidIn(words, error.message) }),
    };
  }
}

/** Carries out what a button asks for, and answers with its page or the reason why not. */
export async function press(
  services: AuthorServices,
  shown: Shown,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (ctx: Context) => Promise<void>,
  done: () => unknown,
): Promise<unknown> {
  const refusal = await refusalOf(services, request, reply, shown.words, work);
  if (!refusal) return done();
  const { status, reason = shown.words.t('forms.answers.tryAgain') } = refusal;
  return sendPage(reply, status, renderNotice(shown.words.t('asked.notDone'), reason, shown));
}
