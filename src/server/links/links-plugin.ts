import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkPath, passcodeLength } from '../../contracts/link';
import { pageQueries } from '../../contracts/page-queries';
import { verifyPassword } from '../../routers/auth/passwords';
import type { Context } from '../../routers/context';
import { LaterRefusal, wrongSecret } from '../../routers/errors';
import { limitCall } from '../../routers/limits/limit-calls';
import { saidIn } from '../../words/answers';
import { type Words, wordsOf } from '../../words/words';
import type { CreateContext } from '../http/request-context';
import type { PageAssets } from '../public-page/page-assets';
import { answerPageErrors, sendMessage, sendNotFound } from '../public-page/page-errors';
import { admit } from './answer-visit';
import type { KnownLink, KnownLinks } from './known-links';
import { renderAsked } from './link-pages';
import type { LinkVisit, LinkVisits } from './link-visits';

interface LinksPluginOptions {
  links: KnownLinks;
  linkVisits: LinkVisits;
  assets: PageAssets;
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
  createContext: CreateContext;
}

const hidden = { compress: false, schema: { hide: true } } as const;
const bodyBytes = 2048;

/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;
type SlugRequest = FastifyRequest<{ Params: { slug: string } }>;

/**
 * Serves what readers of links need besides the page: the short address, the button and the passcode that open it, what shows
 * that it is seen where no script runs, and a way to go on unseen.
 */
export async function linksPlugin(app: FastifyInstance, options: LinksPluginOptions): Promise<void> {
  const { links, linkVisits, assets, publicUrl, createContext } = options;
  answerPageErrors(app, assets);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyBytes },
    (_request, body, done) => done(null, body),
  );

  app.get('/v/:token', hidden, async (request: TokenRequest, reply) => {
    const link = await links.findByToken(request.params.token);
    if (!link) return sendNotFound(reply, assets);
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(linkPath(link.slug, link.token), 302);
  });

  app.get('/v/:token/seen.gif', hidden, async (request: TokenRequest, reply) => {
    const link = await links.findByToken(request.params.token);
    if (!link) return sendNotFound(reply, assets);
    const { openedLinks } = await createContext(request, reply);
    await openedLinks.showTo(link.profileId, link.token);
    return reply.header('cache-control', 'private, no-store').type('image/gif').send(pixel);
  });

  const reject = async (reply: FastifyReply, link: KnownLink, error: TRPCError) => {
    if (error instanceof LaterRefusal) reply.header('retry-after', error.retryAfterSeconds);
    reply.header('referrer-policy', 'same-origin');
    const words = await linkVisits.wordsFor(link);
    return sendMessage(
      reply,
      getHTTPStatusCodeFromError(error),
      renderAsked(link, { fault: faultOf(error.message, words) }, { assets, words }),
    );
  };

  app.post('/profile/:slug/open', hidden, async (request: SlugRequest, reply) => {
    const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const link = await links.findByToken(sent.get(pageQueries.link) ?? '');
    if (!link || link.slug !== request.params.slug) return sendNotFound(reply, assets);
    const context = await createContext(request, reply);
    const asked = { slug: link.slug, accountId: context.caller?.accountId };
    const visit = await linkVisits.admit(request, link, asked);
    const goOn = async (to: LinkVisit) => {
      if (!(await admit(request, reply, to, { linkVisits, assets, publicUrl }))) return reply;
      return reply.header('cache-control', 'no-store').redirect(linkPath(link.slug, link.token), 303);
    };
    if (visit.kind !== 'asked') return goOn(visit);
    try {
      if (link.passcodeHash !== null) await requirePasscode(context, link, sent.get('passcode') ?? '');
    } catch (error) {
      if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error;
      return reject(reply, link, error);
    }
    return goOn(await linkVisits.open(request, link));
  });

  app.post('/profile/:slug/unmeasured', hidden, async (request: SlugRequest, reply) => {
    const { slug } = request.params;
    const { caller } = await createContext(request, reply);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
    await linkVisits.goOnUnseen(request, reply, { slug, accountId: caller?.accountId });
    return reply.redirect(`/profile/${encodeURIComponent(slug)}`, 303);
  });
}

/** @throws UNAUTHORIZED for a wrong passcode, and a refusal after too many */
async function requirePasscode(
  context: Context,
  { id, passcodeHash }: KnownLink,
  sent: string,
): Promise<void> {
  const passcode = sent.slice(0, passcodeLength.max + 1);
  const isRight = await limitCall(
    context,
    'passcode',
    { linkId: id },
    async () => verifyPassword(passcodeHash ?? undefined, passcode, context),
    (right) => (right ? undefined : wrongSecret(wrongPasscode())),
  );
  if (!isRight) throw wrongPasscode();
}

const wrongPasscode = () =>
  new TRPCError({ code: 'UNAUTHORIZED', message: wordsOf('en').t('page.links.wrongPasscode') });

const faultOf = (message: string, words: Words) =>
  message === wrongPasscode().message ? words.t('page.links.wrongPasscode') : saidIn(words, message);
