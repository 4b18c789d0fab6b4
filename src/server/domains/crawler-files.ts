import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ServedDomain } from '../../../db/domains/served-domains';
import { findListedProfile } from '../../../db/listed-profiles';
import type { DB } from '../../../db/tables.gen';
import { keysOf } from '../../contracts/keys-of';
import { pageLanguages } from '../../contracts/page-language';
import { EncodedBody, sendTagged } from '../assets/encoded-body';
import { siteOrigin } from '../http/same-origin';
import { pageIcon } from '../public-page/document';
import { urlSet } from '../public-page/url-set';
import { servedDomainOf } from './domain-host';
import { crawlerFolder } from './domain-paths';

interface CrawlerFilesOptions {
  db: Kysely<DB>;
  publicUrl: string | undefined;
}

const hidden = { compress: false, schema: { hide: true } } as const;

/** Serves what crawlers and browsers request from a domain by themselves; the installation's own host has none of it. */
export async function crawlerFiles(app: FastifyInstance, { db, publicUrl }: CrawlerFilesOptions) {
  const file = (
    name: string,
    contentType: string,
    textOf: (domain: ServedDomain, origin: string) => Promise<string> | string,
  ) =>
    app.get(crawlerFolder + name, hidden, async (request: FastifyRequest, reply: FastifyReply) => {
      const domain = servedDomainOf(request);
      if (!domain) return reply.callNotFound();
      const text = await textOf(domain, siteOrigin(request, publicUrl));
      return sendTagged(
        request,
        reply.header('cache-control', 'no-cache'),
        new EncodedBody(text, contentType),
      );
    });

  file('robots.txt', 'text/plain; charset=utf-8', (_domain, origin) => robots(origin));
  file('favicon.ico', 'image/svg+xml', () => pageIcon);
  // Only the canonical host has its page in a sitemap.
  file('sitemap.xml', 'application/xml; charset=utf-8', async ({ host, profileId }, origin) => {
    const listed = await findListedProfile(db, profileId);
    if (listed?.canonicalHost !== host) return urlSet([], []);
    const urlOf = (language = '') => `${origin}/${language}`;
    const versions = [null, ...listed.pageLanguages.slice(1)];
    return urlSet(
      [],
      versions.map((language) => ({ ...listed, language, urlOf })),
    );
  });
}

const robots = (origin: string) => `User-agent: *
Disallow: /
Allow: /$
${keysOf(pageLanguages)
  .map((language) => `Allow: /${language}$\n`)
  .join('')}Allow: /assets/
Allow: /profile.
Allow: /api/files/
Allow: /api/video/

Sitemap: ${origin}/sitemap.xml
`;
