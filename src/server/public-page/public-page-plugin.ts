import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type PublicPortfolio, type PublicProfile, readPublicPortfolio } from '../../../db/public-projection';
import type { DB } from '../../../db/tables.gen';
import { pagePath } from '../../contracts/page-url';
import { slugForm, slugLength } from '../../contracts/profile';
import { sendEncoded, sendTagged } from '../assets/encoded-body';
import { originMark } from '../assets/site-text';
import { htmlAt, servedDomainOf } from '../domains/domain-host';
import { atSlug, pageQuery } from '../http/page-query';
import { pageOrigin } from '../http/same-origin';
import { type Admitted, admit } from '../links/answer-visit';
import { carryToken } from '../links/carry-token';
import { opensByButton } from '../links/known-links';
import type { LinkVisit, LinkVisits } from '../links/link-visits';
import { readSharedPortfolio } from '../links/shared-portfolio';
import { acceptForms } from './accept-forms';
import type { OpenProfiles } from './open-profiles';
import { type PageOptions, renderPage } from './page';
import type { PageAssets } from './page-assets';
import { dateOfVisit, type PageCache, pageKey, sharedKey } from './page-cache';
import { answerPageErrors, sendHidden, sendNotFound } from './page-errors';
import { pageHeaders } from './page-headers';
import { otherLanguageOf, wantedLanguage } from './wanted-language';

export interface PublicPageOptions {
  assets: PageAssets;
  db: Kysely<DB>;
  openProfiles: OpenProfiles;
  pages: PageCache;
  linkVisits: LinkVisits;
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
  /** The account of the caller; undefined for a stranger. */
  findAccountId(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
}

type SlugRequest = FastifyRequest<{ Params: { slug: string; language?: string } }>;

const hidden = { compress: false, schema: { hide: true } } as const;

/** Serves `/profile/{slug}`: the portfolio as a stranger sees it. */
export async function publicPagePlugin(app: FastifyInstance, options: PublicPageOptions): Promise<void> {
  const { db, openProfiles, pages, linkVisits, publicUrl, assets, findAccountId } = options;

  acceptForms(app);
  answerPageErrors(app, assets);

  const send = async (request: SlugRequest, reply: FastifyReply, isContactShown: boolean) => {
    const wanted = request.params.slug;
    if (wanted.length > slugLength.max) return sendNotFound(reply, assets);
    const slug = wanted.toLowerCase();
    if (!slugForm.test(slug)) return sendNotFound(reply, assets);
    const accountId = await findAccountId(request, reply);
    const visit = await linkVisits.visit(request, { slug, accountId, isForm: isContactShown });
    if (visit) return sendShared(request, reply, visit, isContactShown);
    const profile = await openProfiles.find(slug, accountId);
    const known = profile?.slug ?? (await linkVisits.redirectOf(request, { slug, accountId }));
    if (known && known !== wanted) return redirect(request, reply, known);
    if (profile?.isOwn && pageQuery(request, 'viewer') === 'visitor') {
      if (profile.visibility === 'private') return sendHidden(reply, assets);
    }
    if (!profile) return sendNotFound(reply, assets);
    const { pageLanguages } = profile;
    if (namesOwn(request, pageLanguages)) return redirectToOwn(request, reply, slug);
    const language = wantedLanguage(request, pageLanguages);
    const page = await pageOf(request, profile, { language, isContactShown });
    if (!page) return sendNotFound(reply, assets);
    reply.headers(pageHeaders(profile, { isContactShown }));
    const body = page.at(pageOrigin(request, publicUrl));
    return isContactShown ? sendEncoded(request, reply, body) : sendTagged(request, reply, body);
  };

  const render = (
    request: FastifyRequest,
    portfolio: PublicPortfolio,
    view: Omit<PageOptions, 'assets' | 'origin'>,
  ) => htmlAt(request, renderPage(portfolio, { assets, origin: originMark, ...view }), publicUrl);

  const sendShared = async (
    request: SlugRequest,
    reply: FastifyReply,
    visit: LinkVisit,
    isContactShown: boolean,
  ) => {
    const admitted = await admit(request, reply, visit, { linkVisits, assets, publicUrl });
    if (!admitted) return reply;
    const { pageLanguages, slug } = admitted.link;
    if (namesOwn(request, pageLanguages)) return redirectToOwn(request, reply, slug);
    const language = wantedLanguage(request, pageLanguages, otherLanguageOf(admitted.link));
    const page = await sharedPageOf(request, admitted, { language, isContactShown });
    if (!page) return sendNotFound(reply, assets);
    reply.headers(pageHeaders(admitted.link, { isContactShown, isShared: true }));
    return sendEncoded(request, reply, page.at(pageOrigin(request, publicUrl)));
  };

  const sharedPageOf = (
    request: FastifyRequest,
    { link, pass }: Admitted,
    { isContactShown, language }: Shown,
  ) => {
    const today = dateOfVisit();
    const { note, profileId: id, publicVersion } = link;
    // A limit counts buttons that are pressed, and not what shows.
    const token = link.maxOpens === null ? link.token : undefined;
    const shared = { note, token, isMeasured: pass?.isMeasured ?? true };
    const shown = sharedKey(link, shared.isMeasured);
    const isDomainHost = servedDomainOf(request) !== undefined;
    return pages.get(
      pageKey({ id, publicVersion }, { today, isContactShown, shown, isDomainHost, language }),
      async () => {
        const portfolio = await readSharedPortfolio(db, link, language);
        if (!portfolio) return undefined;
        const html = renderPage(portfolio, {
          assets,
          origin: originMark,
          today,
          isContactShown,
          isDraft: false,
          shared,
        });
        return htmlAt(request, opensByButton(link) ? html : carryToken(html, link), publicUrl);
      },
    );
  };

  const pageOf = (request: FastifyRequest, profile: PublicProfile, { isContactShown, language }: Shown) => {
    const today = dateOfVisit();
    const isDomainHost = servedDomainOf(request) !== undefined;
    return pages.get(pageKey(profile, { today, isContactShown, isDomainHost, language }), async () => {
      const portfolio = await readPublicPortfolio(db, profile.id, { language });
      if (!portfolio) return undefined;
      return render(request, portfolio, { today, isContactShown, isDraft: false });
    });
  };

  app.get<{ Params: { slug: string } }>('/profile/:slug', { ...hidden, logLevel: 'warn' }, (request, reply) =>
    send(request, reply, false),
  );
  app.post<{ Params: { slug: string } }>(
    '/profile/:slug/contact',
    { ...hidden, config: { changesNothing: true } },
    (request, reply) => send(request, reply, true),
  );
  app.get<{ Params: { slug: string; language: string } }>(
    '/profile/:slug/:language',
    { ...hidden, logLevel: 'warn' },
    (request, reply) => send(request, reply, false),
  );
  app.get('/profile/*', hidden, (_request, reply) => sendNotFound(reply, assets));
}

/** How a page is shown. */
interface Shown {
  isContactShown: boolean;
  /** Another language than that of the page. */
  language?: string | undefined;
}

/** Whether the path names the page's own language, which the page has without it. */
const namesOwn = ({ params: { language } }: SlugRequest, [own]: string[]) =>
  language !== undefined && language === own;

/** Redirects from the page's own language to the page, keeping the query. */
const redirectToOwn = (request: FastifyRequest, reply: FastifyReply, slug: string) =>
  reply
    .header('cache-control', 'no-cache')
    .redirect(request.url.replace(/^[^?]*/, pagePath(slug)), request.method === 'POST' ? 308 : 301);

/** Redirects to the page's canonical URL, keeping the query that says where the link came from, and the method. */
const redirect = (request: FastifyRequest, reply: FastifyReply, slug: string) =>
  reply
    .header('cache-control', 'no-cache')
    .redirect(atSlug(request.url, slug), request.method === 'POST' ? 308 : 301);
