import { type ExportExtension, exportPath } from '../../contracts/exports';
import { ownOrigin } from '../site-text';

interface Addressed {
  slug: string;
  /** The own domain that search engines are told; null for none. */
  canonicalHost: string | null;
}

/** The one address of a page that search engines are told. @param origin this server's, or its placeholder */
export const canonicalUrl = (origin: string, { slug, canonicalHost }: Addressed): string =>
  canonicalHost === null ? `${origin}/profile/${slug}` : `${ownOrigin(origin, canonicalHost)}/`;

/** The same of one of its forms. */
export const canonicalFormUrl = (
  origin: string,
  { slug, canonicalHost }: Addressed,
  extension: ExportExtension,
): string =>
  canonicalHost === null
    ? origin + exportPath(slug, extension)
    : `${ownOrigin(origin, canonicalHost)}/profile.${extension}`;
