import { parseUrl } from './parse-url';
import { singleLine } from './text';

/**
 * Whether a text is an absolute http or https address that every program reads alike. Browsers correct a good deal, such
 * as `https:\\host` and `https:host`, and other programs see another host in it, or none.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/?#]/i.test(text) || text.includes('\\')) return false;
  const url = parseUrl(text);
  return url !== undefined && !/(^|\.)\./.test(url.hostname);
}

/** Whether credentials, or what looks like another host, precede the host: `https://bank.example@host`. */
const namesUser = (text: string) =>
  parseUrl(text) !== undefined && /^[^/?#]*@/.test(text.replace(/^https?:\/\//i, ''));

/** An absolute http or https URL; anything else, `javascript:` above all, is refused. */
export const webAddress = singleLine(2000)
  .refine(isWebAddress, 'Enter an address that starts with https:// or http://.')
  .refine((text) => !namesUser(text), 'Leave out what stands before the @ in the address.');
