import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { countListedPages, type ListedPage, listListedPages } from '../../../db/listed-profiles';
import type { DB } from '../../../db/tables.gen';
import { exportUrl, pagePath } from '../../contracts/page-url';
import { sendTagged } from '../assets/encoded-body';
import { originMark, SiteText } from '../assets/site-text';
import { shareAnswer } from '../cache/share-answer';
import { siteOrigin } from '../http/same-origin';
import { urlSet } from './url-set';

interface SitemapOptions {
  db: Kysely<DB>;
  publicUrl: string | undefined;
  /** The most URLs per file; search engines accept no more than 50,000. */
  addressesPerFile?: number;
  /** The product's own pages. */
  sitePaths?: string[];
  /** Where to report vulnerabilities: an address such as `mailto:…` or `https://…`, or one with the mark of the origin. */
  securityContact: string;
}

/**
 * A sitemap lists every listed page, so one is shared by all requests within this time; a page whose owner has made it
 * private is listed no longer than that.
 */
const keptMs = 1000;

/** The most pages that `/llms.txt` lists: its readers hold no more; the sitemap has all of them. */
const mostGuided = 1000;

/** Serves what machines read about the site: `/robots.txt`, `/sitemap.xml`, `/llms.txt` and `/.well-known/security.txt`. */
export async function sitemapPlugin(app: FastifyInstance, options: SitemapOptions): Promise<void> {
  const { db, publicUrl, addressesPerFile = 50_000, securityContact, sitePaths = [] } = options;
  const countFiles = shareAnswer(keptMs, async () =>
    Math.max(1, Math.ceil((sitePaths.length + (await countListedPages(db))) / addressesPerFile)),
  );
  const files = new Map<number, () => Promise<SiteText>>();

  const openFile = (number: number) => {
    const first = (number - 1) * addressesPerFile;
    const paths = sitePaths.slice(first, first + addressesPerFile);
    const range = {
      offset: Math.max(0, first - sitePaths.length),
      limit: addressesPerFile - paths.length,
    };
    return shareAnswer(keptMs, async () => xml(sitemap(paths, await listListedPages(db, range))));
  };
  const readFile = (number: number) => {
    const file = files.get(number) ?? openFile(number);
    files.set(number, file);
    return file();
  };
  const send = (request: FastifyRequest, reply: FastifyReply, text: SiteText) =>
    sendTagged(request, reply.header('cache-control', 'no-cache'), text.at(siteOrigin(request, publicUrl)));

  const robots = robotsText(sitePaths);
  app.get('/robots.txt', hidden, (request, reply) => send(request, reply, robots));

  const guide = shareAnswer(
    keptMs,
    async () =>
      new SiteText(
        llmsText(await listListedPages(db, { offset: 0, limit: mostGuided })),
        'text/markdown; charset=utf-8',
      ),
  );
  app.get('/llms.txt', hidden, async (request, reply) => send(request, reply, await guide()));

  app.get('/.well-known/security.txt', hidden, (request, reply) =>
    send(request, reply, securityText(securityContact)),
  );

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const count = await countFiles();
    return send(request, reply, count > 1 ? xml(index(count)) : await readFile(1));
  });

  app.get<{ Params: { number: string } }>(
    '/sitemap-:number(^[1-9]\\d{0,3}).xml',
    hidden,
    async (request, reply) => {
      const number = Number(request.params.number);
      if (number > (await countFiles())) return reply.callNotFound();
      return send(request, reply, await readFile(number));
    },
  );
}

const hidden = { schema: { hide: true } };

// The longest matching rule wins. Images and videos of public pages are found through them.
const robotsText = (sitePaths: string[]) =>
  new SiteText(
    `User-agent: *
Disallow: /
Allow: /$
${sitePaths.map((path) => `Allow: ${path}\n`).join('')}Allow: /assets/
Allow: /profile/
Allow: /llms.txt
Allow: /sitemap
Allow: /.well-known/security.txt
Disallow: /profile/*/contact
Allow: /api/files/
Allow: /api/video/

Sitemap: ${originMark}/sitemap.xml
`,
    'text/plain; charset=utf-8',
  );

const xml = (text: string) => new SiteText(text, 'application/xml; charset=utf-8');

const sitemap = (paths: string[], pages: ListedPage[]): string =>
  urlSet(
    paths.map((path) => originMark + path),
    pages.map((page) => ({ ...page, urlOf: (language) => originMark + pagePath(page.slug, language) })),
  );

const markdownOf = ({ slug, language }: ListedPage): string =>
  exportUrl(originMark, { slug, canonicalHost: null, language: language ?? undefined }, 'md');

/** The Markdown forms of pages; the form of the file is that of llmstxt.org. */
const llmsText = (pages: ListedPage[]): string => `# Storyfolio

> Portfolios of people, each told by its owner. Every one has a page, and beside it the same in Markdown.

## Portfolios

${pages.map((page) => `- [${[page.slug, page.language].filter(Boolean).join(', ')}](${markdownOf(page)})\n`).join('')}
## Optional

- [All portfolios](${originMark}/sitemap.xml): the pages, in parts where they are many
`;

const daysValid = 180;

/** As in RFC 9116; the expiry date moves on, since the contact is always the configured one. */
function securityText(contact: string): SiteText {
  const day = 24 * 60 * 60 * 1000;
  const expires = new Date(Math.floor(Date.now() / day + daysValid) * day).toISOString();
  return new SiteText(
    `Contact: ${contact}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${originMark}/.well-known/security.txt
`,
    'text/plain; charset=utf-8',
  );
}

const index = (count: number): string => `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from({ length: count }, (_, file) => `<sitemap><loc>${originMark}/sitemap-${file + 1}.xml</loc></sitemap>\n`).join('')}</sitemapindex>
`;
