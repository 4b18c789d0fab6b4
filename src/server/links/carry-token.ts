import { pageQueries } from '../../contracts/page-queries';

/** An address of the product among those of an attribute, with the slug where it is of a profile. */
const addressOfPage = /(^|[\s,])(\/(?:api\/|testimonial-check\/|profile\/([\w-]+))[^\s,#]*)/g;

/**
 * The HTML of a page with the token of its link in the addresses of the page's own forms, files and formats, so that they
 * open for browsers without cookies too. What people wrote cannot look like one of these attributes: their quotes are escaped.
 */
export function carryToken(html: string, { slug, token }: { slug: string; token: string }): string {
  const isOwn = (profile: string | undefined) => profile === undefined || profile === slug;
  const withToken = (whole: string, before: string, address: string, profile?: string) =>
    isOwn(profile)
      ? `${before}${address}${address.includes('?') ? '&amp;' : '?'}${pageQueries.link}=${token}`
      : whole;
  return html.replace(
    / (href|src|srcset|imagesrcset|poster|action)="([^"]*)"/gi,
    (_attribute, name: string, value: string) => ` ${name}="${value.replace(addressOfPage, withToken)}"`,
  );
}
