import { domainOrigin } from './domain';
import { type ExportExtension, exportPath } from './exports';
import { linkPath, shortLinkPath } from './link';
import { withQuery } from './page-queries';

/** A page, and its addresses. */
export interface Addressed {
  slug: string;
  /** The own domain that is named for it; null for none. */
  canonicalHost: string | null;
}

/** Makes the origin of an own domain from that of the installation. */
type OwnOrigin = (origin: string, host: string) => string;

/** The canonical address of a page. @param origin of the installation */
export const pageUrl = (
  origin: string,
  { slug, canonicalHost }: Addressed,
  ownOrigin: OwnOrigin = domainOrigin,
): string => (canonicalHost === null ? `${origin}/profile/${slug}` : `${ownOrigin(origin, canonicalHost)}/`);

/** The address of one of a page's forms. */
export const exportUrl = (
  origin: string,
  { slug, canonicalHost }: Addressed,
  extension: ExportExtension,
  ownOrigin: OwnOrigin = domainOrigin,
): string =>
  canonicalHost === null
    ? origin + exportPath(slug, extension)
    : `${ownOrigin(origin, canonicalHost)}/profile.${extension}`;

/** The addresses of a link for one reader, whole and short. */
export function linkUrls(origin: string, { slug, canonicalHost }: Addressed, token: string) {
  const own = canonicalHost === null ? origin : domainOrigin(origin, canonicalHost);
  const url = canonicalHost === null ? origin + linkPath(slug, token) : withQuery(`${own}/`, 'link', token);
  return { url, shortUrl: own + shortLinkPath(token) };
}
