import { domainOrigin } from './domain';
import { type ExportExtension, exportPath } from './exports';
import { linkPath, shortLinkPath } from './link';
import { withQuery } from './page-queries';

/** A page, and its addresses. */
export interface Addressed {
  slug: string;
  /** Another language than the page's own, which it is shown in. */
  language?: string | undefined;
  /** The own domain that is named for it; null for none. */
  canonicalHost: string | null;
}

/** Makes the origin of an own domain from that of the installation. */
type OwnOrigin = (origin: string, host: string) => string;

/** The canonical address of a page. @param origin of the installation */
export const pageUrl = (
  origin: string,
  { slug, canonicalHost, language }: Addressed,
  ownOrigin: OwnOrigin = domainOrigin,
): string =>
  canonicalHost === null
    ? origin + pagePath(slug, language)
    : `${ownOrigin(origin, canonicalHost)}/${language ?? ''}`;

/** The path of a page below the origin of the installation. */
export const pagePath = (slug: string, language?: string): string =>
  ['/profile', slug, ...(language === undefined ? [] : [language])].join('/');

/** The address of one of a page's forms. */
export const exportUrl = (
  origin: string,
  { slug, canonicalHost, language }: Addressed,
  extension: ExportExtension,
  ownOrigin: OwnOrigin = domainOrigin,
): string => {
  const address =
    canonicalHost === null
      ? origin + exportPath(slug, extension)
      : `${ownOrigin(origin, canonicalHost)}/profile.${extension}`;
  return language === undefined ? address : withQuery(address, 'language', language);
};

/** The addresses of a link for one reader, whole and short. */
export function linkUrls(origin: string, { slug, canonicalHost }: Addressed, token: string) {
  const own = canonicalHost === null ? origin : domainOrigin(origin, canonicalHost);
  const url = canonicalHost === null ? origin + linkPath(slug, token) : withQuery(`${own}/`, 'link', token);
  return { url, shortUrl: own + shortLinkPath(token) };
}
