import { pageQueries } from '../../contracts/page-queries';

/** An address of the product among those of an attribute, with the slug where it is of a profile. */
const addressOfPage = /(^|[\s,])(\/(?:api\/|testimonial-check\/|profile\/([\w-]+))[^\s,#]*)/g;

/** The address of a form of a page, or of its contact form. */
const addressOfForm = /(^|[\s,])(\/profile\/([\w-]+)(?:\.|\/contact)[^\s,#]*)/g;

/**
 * The HTML of a page with the token of its link in the addresses of the page's own forms, files and formats, so that they
 * open for browsers without cookies too.
 */
export const carryToken = (html: string, { slug, token }: { slug: string; token: string }): string =>
  carry(html, { slug, addresses: addressOfPage, query: `${pageQueries.link}=${token}` });

/** The HTML of a page in another language than its own with that language in the addresses of its forms and formats. */
export const carryLanguage = (html: string, { slug, language }: { slug: string; language: string }): string =>
  carry(html, { slug, addresses: addressOfForm, query: `${pageQueries.language}=${language}` });

/** What people wrote cannot look like one of these attributes: their quotes are escaped. */
function carry(html: string, { slug, addresses, query }: { slug: string; addresses: RegExp; query: string }) {
  const isOwn = (profile: string | undefined) => profile === undefined || profile === slug;
  const withQuery = (whole: string, before: string, address: string, profile?: string) =>
    isOwn(profile) ? `${before}${address}${address.includes('?') ? '&amp;' : '?'}${query}` : whole;
  return html.replace(
    / (href|src|srcset|imagesrcset|poster|action)="([^"]*)"/gi,
    (_attribute, name: string, value: string) => ` ${name}="${value.replace(addresses, withQuery)}"`,
  );
}
