import { pageQueries } from '../../contracts/page-queries';

/**
 * The HTML of a page with the token of its link in the addresses of the page's own forms, files and formats, so that they
 * open for browsers without cookies too. What people wrote cannot look like one of these attributes: their quotes are escaped.
 */
export function carryToken(html: string, { slug, token }: { slug: string; token: string }): string {
  const own = new RegExp(`(^|[\\s,])(/(?:api/|testimonial-check/|profile/${slug}(?![\\w-]))[^\\s,#]*)`, 'g');
  const withToken = (_match: string, before: string, address: string) =>
    `${before}${address}${address.includes('?') ? '&amp;' : '?'}${pageQueries.link}=${token}`;
  return html.replace(
    / (href|src|srcset|imagesrcset|poster|action)="([^"]*)"/gi,
    (_attribute, name: string, value: string) => ` ${name}="${value.replace(own, withToken)}"`,
  );
}
