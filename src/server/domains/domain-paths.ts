import type { ServedDomain } from '../../../db/domains/served-domains';
import { exportFormats } from '../../contracts/exports';
import { keysOf } from '../../contracts/keys-of';
import { readPageLanguage } from '../../contracts/page-language';
import { pagePath } from '../../contracts/page-url';
import { originMark } from '../assets/site-text';

/** Nobody's page: slugs begin with a letter or a digit. */
const nowhere = '/profile/-';

/** Where the files are that crawlers ask a domain for; not below anybody's page either. */
export const crawlerFolder = `${nowhere}/`;
const crawlerFiles = ['robots.txt', 'sitemap.xml', 'favicon.ico'];

/** The paths below the page, the same at both addresses. */
const below = ['contact', 'contact/sent', 'contact-requests', 'open', 'unmeasured'];

/** Served at a domain as everywhere: what the page loads, the checks of its testimonials, and the short form of links. */
const alike =
  /^\/(?:assets\/[^/]+|v\/[\w-]+(?:\/seen\.gif)?|testimonial-check\/[\w-]+(?:\.json)?|\.well-known\/testimonial-keys\.json|api\/(?:files|cv|video)\/[\w-]+|api\/video\/[\w-]+\/(?:poster|fallback)|api\/views\/[\w-]+\/progress)$/;

/** What the page calls for its own profile, which the path names. */
const ofProfile = /^\/api\/profile\/([\da-f-]{36})\/(?:view|video\/[\da-f-]{36}\/captions)$/;

/**
 * Where the product has what a domain serves at a path: the page at `/`, its forms as `/profile.pdf` and so on. Everything
 * that is not listed here is nowhere, so that a domain serves nothing else of the product.
 */
export function inwardUrl(url: string, { slug, profileId }: ServedDomain): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const query = end < 0 ? '' : url.slice(end);
  return inwardPath(path, slug, profileId) + query;
}

function inwardPath(path: string, slug: string, profileId: string): string {
  if (path === '/') return `/profile/${slug}`;
  const form = keysOf(exportFormats).find((extension) => path === `/profile.${extension}`);
  if (form) return `/profile/${slug}.${form}`;
  if (below.some((name) => path === `/${name}`)) return `/profile/${slug}${path}`;
  const language = readPageLanguage(path.slice(1));
  if (language) return pagePath(slug, language);
  if (crawlerFiles.some((name) => path === `/${name}`)) return crawlerFolder + path.slice(1);
  if (alike.test(path) || ofProfile.exec(path)?.[1] === profileId) return path;
  return nowhere;
}

/** Where a domain serves what the product has at an address below the page's; undefined for any other address. */
function outwardPath(address: string, slug: string): string | undefined {
  const page = `/profile/${slug}`;
  if (!address.startsWith(page)) return undefined;
  const rest = address.slice(page.length);
  if (rest.startsWith('.')) return `/profile${rest}`;
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') || rest.startsWith('#') ? `/${rest}` : undefined;
}

/** Where a redirect leads at a domain. */
export const outwardUrl = (url: string, slug: string): string => outwardPath(url, slug) ?? url;

/**
 * The HTML of a page as a domain serves it. What people wrote cannot look like one of these attributes: their quotes are
 * escaped.
 * @param site the origin of the installation; undefined where it is not known, and nothing leads there
 */
export function outwardHtml(html: string, slug: string, site: string | undefined): string {
  const mapped = html.replace(/ (href|action)="(\/[^"]*)"/g, (attribute, name: string, address: string) => {
    if (address === '/landing') return ` ${name}="${site === undefined ? '/' : `${site}/landing`}"`;
    const outward = outwardPath(address, slug);
    return outward === undefined ? attribute : ` ${name}="${outward}"`;
  });
  return site === undefined ? withOwnAddress(mapped, slug) : mapped;
}

/** Nothing else is known to be the address of the page than the host that it was asked for at. */
const withOwnAddress = (html: string, slug: string) =>
  html
    .split(originMark)
    .map((part) => part.replace(profilePath, (path) => outwardPath(path, slug) ?? path))
    .join(originMark);

const profilePath = /^\/profile\/[\w./-]*/;
