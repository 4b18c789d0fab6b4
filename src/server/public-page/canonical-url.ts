import type { ExportExtension } from '../../contracts/exports';
import { type Addressed, exportUrl, pageUrl } from '../../contracts/page-url';
import { ownOrigin } from '../assets/site-text';

/** The canonical address of a page, for search engines. @param origin this server's, or its placeholder */
export const canonicalUrl = (origin: string, page: Addressed): string => pageUrl(origin, page, ownOrigin);

/** The canonical address of one of a page's forms. @param origin this server's, or its placeholder */
export const canonicalExportUrl = (origin: string, page: Addressed, extension: ExportExtension): string =>
  exportUrl(origin, page, extension, ownOrigin);
