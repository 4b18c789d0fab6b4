import type { PublicItem } from '../../../db/public-projection';
import { isConcealedType } from '../../contracts/sections/contact';
import { isWebAddress } from '../../contracts/web-address';

type Contact = PublicItem<'contacts'>;

/** The address as a link may carry it; undefined for anything but http and https. */
export function webHref(text: string | null): string | undefined {
  return text && isWebAddress(text) ? new URL(text).href : undefined;
}

/** An address as people say it: without scheme, `www.` and the last slash. */
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

/** Whether it waits for the visitor's click. */
export const isConcealed = ({ type }: Contact) => isConcealedType(type);

/** What a click on a shown telephone number or e-mail address opens. */
export const directHref = ({ type, value }: Contact) =>
  type === 'email' ? `mailto:${value}` : `tel:${value.replace(/[^\d+]/g, '')}`;
