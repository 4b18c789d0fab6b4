import { parseUrl } from '../contracts/parse-url';
import { isWebAddress } from '../contracts/web-address';

/** Characters, and percent signs without two digits, that browsers leave unescaped although RFC 3986 forbids them. */
const unknownToUris = /[^\w\-.~:/?@!$&'()*+,;=%]|%(?![\da-f]{2})/gi;

/** Characters that browsers leave in hosts, where the brackets of IPv6 and the colon belong. */
const unknownToHosts = /["`{}]/g;

const encoded = (text: string) => text.replace(unknownToUris, (sign) => encodeURIComponent(sign));

/** A web address in ASCII, as RFC 3986 requires; undefined for anything but http and https. */
export function uriOf(text: string): string | undefined {
  const url = isWebAddress(text) ? parseUrl(text) : undefined;
  if (!url) return undefined;
  const fragment = url.hash && `#${encoded(url.hash.slice(1))}`;
  const origin = url.origin.replace(unknownToHosts, encodeURIComponent);
  return origin + encoded(url.pathname) + encoded(url.search) + fragment;
}
