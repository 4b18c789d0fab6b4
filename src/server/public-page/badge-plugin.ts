import type { FastifyInstance } from 'fastify';
import { badge } from '../../contracts/badge';
import { type PageLanguage, pageLanguage } from '../../contracts/page-language';
import { wordsOf } from '../../words/words';
import { EncodedBody, sendTagged } from '../assets/encoded-body';

const { width, height } = badge;

/** What the badge says, in the language of the page that it leads to. */
function pictureIn(language: PageLanguage): EncodedBody {
  const { t, locale } = wordsOf(language);
  const words = t('page.contact.portfolio');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" lang="${locale}" aria-label="${words}"><rect width="${width}" height="${height}" rx="12" fill="#4442b0"/><circle cx="30" cy="24" r="9" fill="#f79680"/><text x="112" y="30" text-anchor="middle" fill="#fffdf9" font-family="Inter,Helvetica,Arial,sans-serif" font-size="19" font-weight="600">${words}</text></svg>`;
  return new EncodedBody(svg, 'image/svg+xml');
}

/** Serves the badge that other sites show. No cookie is set, and nothing is recorded about who requests it. */
export async function badgePlugin(app: FastifyInstance): Promise<void> {
  const pictures = new Map<PageLanguage, EncodedBody>();
  app.get<{ Querystring: { language?: unknown } }>(
    badge.path,
    { compress: false, schema: { hide: true } },
    (request, reply) => {
      const language = pageLanguage.safeParse(request.query.language).data ?? 'en';
      const picture = pictures.get(language) ?? pictureIn(language);
      pictures.set(language, picture);
      reply.header('cache-control', 'public, max-age=86400');
      // Every other answer may be used by our own pages only.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendTagged(request, reply, picture);
    },
  );
}
