import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readSiteFigures } from '../../../db/queries/site-facts';
import type { DB } from '../../../db/tables.gen';
import { sendTagged } from '../assets/encoded-body';
import { originMark, SiteText } from '../assets/site-text';
import { shareAnswer } from '../cache/share-answer';
import { isAnonymous } from '../http/request-context';
import { siteOrigin } from '../http/same-origin';
import { variesByCaller } from '../http/vary';
import type { PageAssets } from '../public-page/page-assets';
import { answerPageErrors } from '../public-page/page-errors';
import { frameAssets, renderFrame } from './frame';
import type { Installation, SitePage, SiteView } from './site-page';
import { serveThemePreviews } from './theme-previews';

interface SiteOptions extends Omit<SiteView, 'isSignedIn' | 'origin'> {
  pages: SitePage[];
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
  assets: PageAssets;
}

const hidden = { compress: false, schema: { hide: true }, logLevel: 'warn' } as const;

/** A page is rendered again after this time, on request. */
const keptMs = 1_000;

/** Counting takes longer, and nobody needs the newest figures. */
const figuresKeptMs = 10 * 60_000;

/** The installation's usage figures, at most ten minutes old. */
export const figuresOf = (db: Kysely<DB>): Installation['readFigures'] =>
  shareAnswer(figuresKeptMs, () => readSiteFigures(db));

/** Serves the public pages of the product, complete without scripts. */
export async function sitePlugin(app: FastifyInstance, options: SiteOptions): Promise<void> {
  answerPageErrors(app, options.assets);
  serveThemePreviews(app, { ...options, db: options.installation.db });
  for (const page of options.pages) app.get(page.path, hidden, sitePageHandler(page, options));
}

/** Answers with the page. */
export function sitePageHandler(page: SitePage, options: Omit<SiteOptions, 'pages'>) {
  const { operator, installation, hrefOf, publicUrl } = options;
  const assets = frameAssets(page.assets ?? {}, options.assets, hrefOf);
  const make = (isSignedIn: boolean) => {
    const view = { operator, installation, hrefOf, isSignedIn, origin: originMark };
    return keepWhileSame(async () => renderFrame(page, await page.render(view), view, assets));
  };
  const [forStrangers, forSignedIn] = [make(false), make(true)];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const question = page.search && questionOf(request);
    if (page.search && question) {
      const view = { operator, installation, hrefOf, isSignedIn: !isAnonymous(request), origin: originMark };
      const html = renderFrame({ ...page, isListed: false }, page.search(question), view, assets);
      const found = new SiteText(html, 'text/html; charset=utf-8');
      return sendTagged(request, reply.headers(siteHeaders), found.at(siteOrigin(request, publicUrl)));
    }
    const text = await (isAnonymous(request) ? forStrangers() : forSignedIn());
    reply.headers(siteHeaders);
    return sendTagged(request, reply, text.at(siteOrigin(request, publicUrl)));
  };
}

/** What a search asks for; empty if that is nothing. */
const questionOf = ({ query }: FastifyRequest): string => {
  const parsed = searchQuery.safeParse(query);
  return parsed.success ? parsed.data.q.trim() : '';
};

const searchQuery = z.object({ q: z.string() });

const siteHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: variesByCaller,
};

/** The page as it is now, compressed again only if it has changed. */
function keepWhileSame(render: () => Promise<string>): () => Promise<SiteText> {
  let kept: { html: string; text: SiteText } | undefined;
  return shareAnswer(keptMs, async () => {
    const html = await render();
    if (kept?.html !== html) kept = { html, text: new SiteText(html, 'text/html; charset=utf-8') };
    return kept.text;
  });
}
