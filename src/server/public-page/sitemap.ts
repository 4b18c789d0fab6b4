import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { countListedProfiles, type ListedProfile, listListedProfiles } from '../../../db/listed-profiles';
import type { DB } from '../../../db/tables.gen';
import { sendTagged } from '../encoded-body';
import { siteOrigin } from '../same-origin';
import { shareAnswer } from '../share-answer';
import { originMark, SiteText } from '../site-text';

interface SitemapOptions {
  db: Kysely<DB>;
  publicUrl: string | undefined;
  /** The most URLs per file; search engines accept no more than 50,000. */
  addressesPerFile?: number;
}

/** A sitemap lists every listed page, so one is shared by all requests within this time. */
const keptMs = 10_000;

/** Tells search engines what to index: `/robots.txt` and `/sitemap.xml`. */
export async function sitemapPlugin(app: FastifyInstance, options: SitemapOptions): Promise<void> {
  const { db, publicUrl, addressesPerFile = 50_000 } = options;
  const countFiles = shareAnswer(keptMs, async () =>
    Math.max(1, Math.ceil((await countListedProfiles(db)) / addressesPerFile)),
  );
  const files = new Map<number, () => Promise<SiteText>>();

  const openFile = (number: number) => {
    const range = { offset: (number - 1) * addressesPerFile, limit: addressesPerFile };
    return shareAnswer(keptMs, async () => xml(urlSet(await listListedProfiles(db, range))));
  };
  const readFile = (number: number) => {
    const file = files.get(number) ?? openFile(number);
    files.set(number, file);
    return file();
  };
  const send = (request: FastifyRequest, reply: FastifyReply, text: SiteText) =>
    sendTagged(request, reply.header('cache-control', 'no-cache'), text.at(siteOrigin(request, publicUrl)));

  app.get('/robots.txt', hidden, (request, reply) => send(request, reply, robots));

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
const robots = new SiteText(
  `User-agent: *
Disallow: /
Allow: /$
Allow: /landing
Allow: /assets/
Allow: /profile/
Disallow: /profile/*/contact
Allow: /api/files/
Allow: /api/video/

Sitemap: ${originMark}/sitemap.xml
`,
  'text/plain; charset=utf-8',
);

const xml = (text: string) => new SiteText(text, 'application/xml; charset=utf-8');

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

// Slugs consist of letters, digits and hyphens, and origins of those plus colons, slashes and dots.
const urlSet = (profiles: ListedProfile[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${schema}">
${profiles.map(({ slug, changedAt }) => `<url><loc>${originMark}/profile/${slug}</loc><lastmod>${changedAt}</lastmod></url>\n`).join('')}</urlset>
`;

const index = (count: number): string => `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${schema}">
${Array.from({ length: count }, (_, file) => `<sitemap><loc>${originMark}/sitemap-${file + 1}.xml</loc></sitemap>\n`).join('')}</sitemapindex>
`;
