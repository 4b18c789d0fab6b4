import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SharedLink } from '../../../db/links/shared-links';

/** What a reader's browser holds of a link. */
export interface Pass {
  linkId: string;
  /** Of the open that it leads to. */
  openId: string;
  /** Whether that is counted already, as it is once the button of a link was pressed. */
  isOpened: boolean;
  /** When it was given, or that open was counted, in milliseconds. */
  at: number;
  /** False for a reader of whom only the open itself is counted. */
  isMeasured: boolean;
}

/** A pass that a browser has sent; it must be verified with the link that it names. */
export interface SentPass extends Pass {
  /** What was signed, and the signature. */
  content: string;
  mac: string;
}

/** How long a reader has the page, its forms and files without the token, in milliseconds: as long as a view grows. */
const passMs = 2 * 60 * 60 * 1000;

/** The latest passes that a browser sends; one for each profile. */
const mostRead = 10;
const longest = 200;

const nameForm = /^(?:__Host-)?pass-[\da-f]{32}$/;
const passForm = /^([\da-f-]{36})\.([\da-f-]{36})\.([\da-z]{1,11})\.([mu])([os])\.([\w-]{43})$/;

/** Whether a cookie of this name holds a pass. */
export const isPassName = (name: string): boolean => nameForm.test(name);

/** Must not contain the name of the session's cookie: a reader with a pass is still a stranger. */
const nameOf = (profileId: string, isSecure: boolean) =>
  `${isSecure ? '__Host-' : ''}pass-${profileId.replaceAll('-', '')}`;

/** The passes that come with a request, the latest first. */
export const readPasses = ({ cookies }: Pick<FastifyRequest, 'cookies'>): SentPass[] =>
  Object.entries(cookies)
    .filter(([name]) => isPassName(name))
    .slice(-mostRead)
    .reverse()
    .flatMap(([, value = '']) => readPass(value) ?? []);

function readPass(value: string): SentPass | undefined {
  if (value.length > longest) return undefined;
  const [, linkId, openId, digits, measured, opened, mac] = passForm.exec(value) ?? [];
  const at = Number.parseInt(digits ?? '', 36);
  if (!linkId || !openId || !mac || !Number.isSafeInteger(at)) return undefined;
  const marks = { isOpened: opened === 'o', isMeasured: measured === 'm' };
  return { linkId, openId, at, ...marks, content: value.slice(0, -mac.length), mac };
}

const macOf = (key: Buffer, content: string, { passcodeHash }: SharedLink) =>
  createHmac('sha256', key)
    .update(`${content} ${passcodeHash ?? ''}`)
    .digest('base64url');

/** Whether the pass is authentic, not too old, and not from before the passcode was changed. */
export function isValid(key: Buffer, { at, content, mac }: SentPass, link: SharedLink, now: number): boolean {
  if (now - at >= passMs) return false;
  return timingSafeEqual(Buffer.from(macOf(key, content, link)), Buffer.from(mac));
}

/** Gives a browser its pass for a page. */
export function givePass(
  reply: FastifyReply,
  key: Buffer,
  { link, pass, isSecure }: { link: SharedLink; pass: Pass; isSecure: boolean },
): void {
  const { openId, isOpened, at, isMeasured } = pass;
  const marks = (isMeasured ? 'm' : 'u') + (isOpened ? 'o' : 's');
  const content = `${link.id}.${openId}.${at.toString(36)}.${marks}.`;
  reply.setCookie(nameOf(link.profileId, isSecure), content + macOf(key, content, link), {
    path: '/',
    maxAge: passMs / 1000,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}
