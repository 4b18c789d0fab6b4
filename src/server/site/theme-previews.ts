import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { readPublicPortfolio } from '../../../db/public-projection';
import { readSiteFacts } from '../../../db/queries/site-facts';
import type { DB } from '../../../db/tables.gen';
import { defaultDesign, type Theme, themes } from '../../contracts/design';
import { sendTagged } from '../assets/encoded-body';
import { originMark, SiteText } from '../assets/site-text';
import { shareAnswer } from '../cache/share-answer';
import { siteOrigin } from '../http/same-origin';
import { renderPage } from '../public-page/page';
import type { PageAssets } from '../public-page/page-assets';
import { dateOfVisit } from '../public-page/page-cache';
import { sendNotFound } from '../public-page/page-errors';

/** Where the demo profile is shown in a theme. */
export const themePath = (theme: Theme) => `/templates/${theme}`;

interface PreviewOptions {
  db: Kysely<DB>;
  assets: PageAssets;
  publicUrl: string | undefined;
}

/** The demo is reset at times, but seldom. */
const keptMs = 60_000;

/** Serves what strangers see of the demo profile in each theme, to be shown in frames of our own pages. */
export function serveThemePreviews(app: FastifyInstance, { db, assets, publicUrl }: PreviewOptions): void {
  for (const theme of themes) {
    const page = shareAnswer(keptMs, () => renderPreview(db, theme, assets));
    app.get(themePath(theme), { compress: false, schema: { hide: true } }, async (request, reply) => {
      const text = await page();
      if (!text) return sendNotFound(reply, assets);
      const policy = String(reply.getHeader('content-security-policy'));
      reply.headers({
        'content-security-policy': policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'"),
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-robots-tag': 'noindex',
      });
      return sendTagged(request, reply, text.at(siteOrigin(request, publicUrl)));
    });
  }
}

async function renderPreview(db: Kysely<DB>, theme: Theme, assets: PageAssets) {
  const { example } = await readSiteFacts(db);
  const tried = { design: { ...defaultDesign, theme }, hidden: [] };
  const portfolio = example && (await readPublicPortfolio(db, example.id, { tried }));
  if (!portfolio) return undefined;
  const view = { today: dateOfVisit(), isContactShown: false, isDraft: true };
  const html = renderPage(portfolio, { assets, origin: originMark, ...view });
  return new SiteText(html, 'text/html; charset=utf-8');
}
