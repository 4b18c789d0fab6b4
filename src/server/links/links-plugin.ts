import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { withdrawOpen } from '../../../db/links/withdraw-open';
import type { DB } from '../../../db/tables.gen';
import { linkPath, linkToken, passcodeLength } from '../../contracts/link';
import { verifyPassword } from '../../routers/auth/passwords';
import { LaterRefusal, wrongSecret } from '../../routers/errors';
import { limitCall } from '../../routers/limits/limit-calls';
import { renderNotFound } from '../public-page/message-page';
import type { PageAssets } from '../public-page/page-assets';
import { answerPageErrors, sendMessage } from '../public-page/page-errors';
import type { CreateContext } from '../request-context';
import { siteOrigin } from '../same-origin';
import { admit } from './answer-visit';
import { cookieProbe, keepsCookies } from './cookie-probe';
import type { KnownLink, KnownLinks } from './known-links';
import { renderLocked } from './link-pages';
import type { LinkVisit, LinkVisits } from './link-visits';

interface LinksPluginOptions {
  db: Kysely<DB>;
  links: KnownLinks;
  linkVisits: LinkVisits;
  assets: PageAssets;
  publicUrl: string | undefined;
  createContext: CreateContext;
}

const hidden = { compress: false, schema: { hide: true } } as const;
const bodyBytes = 2048;

type SlugRequest = FastifyRequest<{ Params: { slug: string } }>;

/** Serves what readers of links need besides the page: the short address, the passcode, and a way to go on unseen. */
export async function linksPlugin(app: FastifyInstance, options: LinksPluginOptions): Promise<void> {
  const { db, links, linkVisits, assets, publicUrl, createContext } = options;
  const notFoundPage = renderNotFound(assets);
  answerPageErrors(app, assets);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyBytes },
    (_request, body, done) => done(null, body),
  );

  const find = async (token: unknown) => {
    const parsed = linkToken.safeParse(token);
    return parsed.success ? links.findByToken(parsed.data) : undefined;
  };

  app.get<{ Params: { token: string } }>('/v/:token', hidden, async (request, reply) => {
    const link = await find(request.params.token);
    if (!link) return sendMessage(reply, 404, notFoundPage);
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(linkPath(link.slug, link.token), 302);
  });

  const isSecure = (request: FastifyRequest) => siteOrigin(request, publicUrl).startsWith('https:');

  const reject = async (request: FastifyRequest, reply: FastifyReply, link: KnownLink, error: TRPCError) => {
    if (error instanceof LaterRefusal) reply.header('retry-after', error.retryAfterSeconds);
    reply.header('referrer-policy', 'same-origin');
    reply.header('set-cookie', cookieProbe(isSecure(request)));
    return sendMessage(
      reply,
      getHTTPStatusCodeFromError(error),
      renderLocked(link, { fault: error.message }, assets),
    );
  };

  app.post<{ Params: { slug: string } }>('/profile/:slug/passcode', hidden, async (request, reply) => {
    const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const link = await find(sent.get('v'));
    if (!link || link.slug !== request.params.slug) return sendMessage(reply, 404, notFoundPage);
    const context = await createContext(request, reply);
    const asked = { slug: link.slug, accountId: context.caller?.accountId };
    const visit = await linkVisits.knock(request, link, asked);
    const pathOf = (slug: string) => `/profile/${slug}`;
    const answering = { linkVisits, assets, origin: siteOrigin(request, publicUrl) };
    const goOn = async (to: LinkVisit) => {
      const admitted = await admit(request, reply, { visit: to, pathOf }, answering);
      if (!admitted) return reply;
      return reply.header('cache-control', 'no-store').redirect(linkPath(link.slug, link.token), 303);
    };
    if (visit.kind !== 'locked') return goOn(visit);
    // Whoever has no pass afterwards would be asked again and again, and each time would count as an open.
    if (!keepsCookies(request)) return reject(request, reply, link, withoutCookies(link.name));
    const passcode = (sent.get('passcode') ?? '').slice(0, passcodeLength.max + 1);
    try {
      await limitCall(
        context,
        'passcode',
        { linkId: link.id },
        async () => verifyPassword(link.passcodeHash ?? undefined, passcode, context),
        (isRight) => (isRight ? undefined : wrongSecret(wrongPasscode())),
      ).then((isRight) => {
        if (!isRight) throw wrongPasscode();
      });
    } catch (error) {
      if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error;
      return reject(request, reply, link, error);
    }
    return goOn(await linkVisits.open(request, link));
  });

  const withdraw = async (request: FastifyRequest, link: KnownLink, openId: string) => {
    await withdrawOpen(db, link.id, openId);
    linkVisits.forget(request, link);
  };

  app.post<{ Params: { slug: string } }>(
    '/profile/:slug/unmeasured',
    hidden,
    async (request: SlugRequest, reply) => {
      const { slug } = request.params;
      const found = await linkVisits.passAt(request, slug);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
      if (found?.open.isMeasured) {
        const { link, open } = found;
        await withdraw(request, link, open.id);
        const unmeasured = { ...open, isMeasured: false };
        reply.header('set-cookie', await linkVisits.cookieFor(link, unmeasured, isSecure(request)));
      }
      const bare = found ? undefined : await linkVisits.openFrom(request, slug);
      if (bare) await withdraw(request, bare.link, bare.open.id);
      return reply.redirect(`/profile/${encodeURIComponent(slug)}`, 303);
    },
  );
}

const wrongPasscode = () =>
  new TRPCError({ code: 'UNAUTHORIZED', message: 'This is not the passcode. Please try again.' });

const withoutCookies = (name: string) =>
  new TRPCError({
    code: 'UNAUTHORIZED',
    message: `Your browser keeps no cookie from this page, and without one it would ask again and again. Allow cookies for this page and enter the passcode again, open the link in another browser, or ask ${name.trim() || 'the person who sent it to you'} for a link without a passcode.`,
  });
