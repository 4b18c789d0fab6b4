import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import type { DB } from '../../../db/tables.gen';
import type { Clock } from '../../routers/ports';
import { siteOrigin } from '../http/same-origin';
import { type KnownLink, type KnownLinks, opensByButton } from './known-links';

/** What a reader's browser holds of a link. */
export interface Pass {
  /** Of the open that it leads to. */
  openId: string;
  /** Whether that is counted already, as it is once the button of a link was pressed. */
  isOpened: boolean;
  /** When it was given, or that open was counted, in milliseconds. */
  at: number;
  /** False for a reader of whom only the open itself is counted. */
  isMeasured: boolean;
}

/** A link, and a pass for it. */
export interface Passed {
  link: KnownLink;
  pass: Pass;
}

/** How long a reader has the page, its forms and files without the token, in milliseconds: as long as a view grows. */
const passMs = 2 * 60 * 60 * 1000;

/** The latest passes that a browser sends; one for each profile. */
const mostRead = 10;

const nameForm = /^(?:__Host-)?pass-[\da-f]{32}$/;
/** What is signed, with its parts (two ids, a time and two marks), and the signature. */
const passForm =
  /^(([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-z]{1,11})\.([mu])([os])\.)([\w-]{43})$/;

/** Whether a cookie of this name holds a pass. */
export const isPassName = (name: string): boolean => nameForm.test(name);

/** Must not contain the name of the session's cookie: a reader with a pass is still a stranger. */
const nameOf = (profileId: string, isSecure: boolean) =>
  `${isSecure ? '__Host-' : ''}pass-${profileId.replaceAll('-', '')}`;

interface Parts {
  db: Kysely<DB>;
  clock: Clock;
  links: KnownLinks;
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
}

/** Gives readers their passes, signed cookies for one page each, and reads those that they send. */
export class Passes {
  readonly #parts: Parts;
  #key: Buffer | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The valid passes of a request, the latest first, with links that may be closed by now. */
  async read({ cookies }: Pick<FastifyRequest, 'cookies'>): Promise<Passed[]> {
    const sent = Object.entries(cookies).filter(([name]) => isPassName(name));
    const latest = sent.slice(-mostRead).reverse();
    const found = await Promise.all(latest.map(([, value = '']) => this.#verify(value)));
    return found.filter((each) => each !== undefined);
  }

  /** A pass that is authentic, not too old, and from after the link has got the passcode or the limit that it has. */
  async #verify(value: string): Promise<Passed | undefined> {
    const [, content, linkId, openId, at, measured, opened, mac] = passForm.exec(value) ?? [];
    if (!content || !linkId || !openId || !at || !mac) return undefined;
    const link = await this.#parts.links.find(linkId);
    if (!link || !timingSafeEqual(Buffer.from(await this.#sign(content, link)), Buffer.from(mac)))
      return undefined;
    const pass = {
      openId,
      isOpened: opened === 'o',
      at: Number.parseInt(at, 36),
      isMeasured: measured === 'm',
    };
    const isTooOld = this.#parts.clock.now().getTime() - pass.at >= passMs;
    return isTooOld || (opensByButton(link) && !pass.isOpened) ? undefined : { link, pass };
  }

  /** Gives a browser its pass for a page. */
  async give(request: FastifyRequest, reply: FastifyReply, { link, pass }: Passed): Promise<void> {
    const { openId, isOpened, at, isMeasured } = pass;
    const marks = (isMeasured ? 'm' : 'u') + (isOpened ? 'o' : 's');
    const content = `${link.id}.${openId}.${at.toString(36)}.${marks}.`;
    const isSecure = siteOrigin(request, this.#parts.publicUrl).startsWith('https:');
    reply.setCookie(nameOf(link.profileId, isSecure), content + (await this.#sign(content, link)), {
      path: '/',
      maxAge: passMs / 1000,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    });
  }

  async #sign(content: string, { passcodeHash }: KnownLink): Promise<string> {
    this.#key ??= await findOrCreateSecret(this.#parts.db, 'link-pass');
    return createHmac('sha256', this.#key)
      .update(`${content} ${passcodeHash ?? ''}`)
      .digest('base64url');
  }
}
