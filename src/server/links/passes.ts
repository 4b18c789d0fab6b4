import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SharedLink } from '../../../db/links/shared-links';

/** An open of a link that is current, or was a while ago. */
export interface Open {
  id: string;
  /** In milliseconds. */
  at: number;
  /** False for a reader of whom only the open itself is counted. */
  isMeasured: boolean;
}

/** A pass that a browser has sent; it must be verified with the link that it names. */
export interface Pass {
  linkId: string;
  open: Open;
  /** What was signed, and the signature. */
  content: string;
  mac: string;
}

/** How long a reader has the page, its forms and files without the token, in milliseconds: as long as a view grows. */
const passMs = 2 * 60 * 60 * 1000;

/** The latest passes that a browser sends; one for each profile. */
const mostRead = 10;
const longest = 200;

const cookieForm = /(?:^|;\s*)(?:__Host-)?pass-[\da-f]{32}=([\w.-]{1,200})/g;
const passForm = /^([\da-f-]{36})\.([\da-f-]{36})\.([\da-z]{1,11})\.([mu])\.([\w-]{43})$/;

/** Must not contain the name of the session's cookie: a reader with a pass is still a stranger. */
const nameOf = (profileId: string, isSecure: boolean) =>
  `${isSecure ? '__Host-' : ''}pass-${profileId.replaceAll('-', '')}`;

/** The passes that come with a request, the latest first. */
export function readPasses({ headers }: Pick<FastifyRequest, 'headers'>): Pass[] {
  const { cookie } = headers;
  if (!cookie?.includes('pass-')) return [];
  const values = [...cookie.matchAll(cookieForm)].slice(-mostRead).reverse();
  return values.flatMap(([, value = '']) => readPass(value) ?? []);
}

function readPass(value: string): Pass | undefined {
  if (value.length > longest) return undefined;
  const [, linkId, id, digits, mark, mac] = passForm.exec(value) ?? [];
  const at = Number.parseInt(digits ?? '', 36);
  if (!linkId || !id || !mac || !Number.isSafeInteger(at)) return undefined;
  const open = { id, at, isMeasured: mark === 'm' };
  return { linkId, open, content: value.slice(0, -mac.length), mac };
}

const macOf = (key: Buffer, content: string, { passcodeHash }: SharedLink) =>
  createHmac('sha256', key)
    .update(`${content} ${passcodeHash ?? ''}`)
    .digest('base64url');

/** Whether the pass is authentic, not too old, and not from before the passcode was changed. */
export function isValid(key: Buffer, { open, content, mac }: Pass, link: SharedLink, now: number): boolean {
  if (now - open.at >= passMs) return false;
  return timingSafeEqual(Buffer.from(macOf(key, content, link)), Buffer.from(mac));
}

/** The header that gives a browser its pass for a page. */
export function passCookie(key: Buffer, link: SharedLink, open: Open, isSecure: boolean): string {
  const content = `${link.id}.${open.id}.${open.at.toString(36)}.${open.isMeasured ? 'm' : 'u'}.`;
  const value = content + macOf(key, content, link);
  return `${nameOf(link.profileId, isSecure)}=${value}; Path=/; Max-Age=${passMs / 1000}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
