/** A page in one of its languages, as a sitemap names it. */
export interface SitemapPage {
  /** Another language than the page's own. */
  language: string | null;
  /** The day of its last change. */
  changedOn: string;
  /** All of its languages, its own first; none where it is in one alone. */
  pageLanguages: string[];
  /** Its address in a language; in its own where that is left out. */
  urlOf(language?: string): string;
}

/** The entry of a page, which names its versions in other languages. Addresses need no escape: they have no signs but `-/:.`. */
function entryOf({ language, changedOn, pageLanguages, urlOf }: SitemapPage): string {
  const versions = pageLanguages.map((each, at) => {
    const url = at === 0 ? urlOf() : urlOf(each);
    return `<xhtml:link rel="alternate" hreflang="${each}" href="${url}"/>`;
  });
  return `<url><loc>${urlOf(language ?? undefined)}</loc><lastmod>${changedOn}</lastmod>${versions.join('')}</url>\n`;
}

/** A sitemap. @param urls of pages that are in one language and of no date */
export const urlSet = (
  urls: string[],
  pages: SitemapPage[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.map((url) => `<url><loc>${url}</loc></url>\n`).join('')}${pages.map(entryOf).join('')}</urlset>
`;
