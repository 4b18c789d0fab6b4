import { mailtoHref } from '../contracts/email-address';
import { isConcealedType } from '../contracts/sections/contact';
import { telephoneHref } from '../contracts/telephone';
import { isWebAddress } from '../contracts/web-address';
import type { Entry } from './portfolio';

type Contact = Pick<Entry<'contacts'>, 'type' | 'value'>;

/** A safe href; undefined for anything but http and https. */
export function webHref(text: string | null): string | undefined {
  return text && isWebAddress(text) ? new URL(text).href : undefined;
}

/** A URL in readable form: without scheme, `www.` and trailing slash. */
export function readableAddress(href: string): string {
  const { host, pathname } = new URL(href);
  const path = safeDecode(pathname).replace(/\/$/, '');
  return host.replace(/^www\./, '') + path;
}

function safeDecode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Whether it is only shown after a click. */
export const isConcealed = ({ type }: Contact) => isConcealedType(type);

/** The link to a revealed telephone number or e-mail address; undefined for a number that cannot be called. */
export const directHref = ({ type, value }: Contact) =>
  type === 'email' ? mailtoHref(value) : telephoneHref(value);

/**
 * Where the signature of a testimonial can be verified; undefined if its author has not confirmed it.
 * @param canonical the page
 */
export const checkAddress = ({ checkUrl }: { checkUrl: string | null }, canonical: string) =>
  checkUrl === null ? undefined : new URL(checkUrl, canonical).href;
