import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { openMinutes } from '../../../db/links/open-link';
import { wasSlugOf } from '../../../db/links/shared-links';
import { type Admission, findRedirect } from '../../../db/queries/profiles';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import type { DB } from '../../../db/tables.gen';
import { type LinkState, linkToken } from '../../contracts/link';
import { pageQueries } from '../../contracts/page-queries';
import { parseUrl } from '../../contracts/parse-url';
import type { LinkOpener } from '../../routers/links/link-opener';
import { networkOf } from '../../routers/network';
import type { Clock } from '../../routers/ports';
import { visitorAgent } from '../../routers/views/visitor-agent';
import { ownHostOf } from '../own-hosts/own-host';
import { visitorOf } from '../visitor-of';
import { closedBy, type KnownLink, type KnownLinks } from './known-links';
import { isValid, type Open, type Pass, passCookie, readPasses } from './passes';

interface Parts {
  db: Kysely<DB>;
  clock: Clock;
  links: KnownLinks;
  opener: LinkOpener;
}

/** The outcome of a request for a page through a link. */
export type LinkVisit =
  /** The reader gets the page; `open` is missing where the owner looks at it. */
  | { kind: 'page'; link: KnownLink; open?: Open }
  /** The page has another slug now. */
  | { kind: 'moved'; link: KnownLink }
  | { kind: 'closed'; link: KnownLink; state: Exclude<LinkState, 'open'> }
  | { kind: 'locked'; link: KnownLink }
  /** Programs, previews and `HEAD` requests get nothing and are not counted. */
  | { kind: 'empty'; link: KnownLink }
  | { kind: 'unknown' };

/** A request for a page or one of its forms. */
interface Asked {
  slug: string;
  /** The caller's; undefined for a stranger. */
  accountId: string | undefined;
  /** Whether it is a form, to which a page leads that came through a link. */
  isForm?: boolean;
}

const underWayMs = openMinutes * 60_000;
/** Each takes some hundred bytes. */
const mostReaders = 20_000;

/** Finds out who comes through which link, and counts it. */
export class LinkVisits {
  readonly #parts: Parts;
  readonly #readers = new LRUCache<string, Open>({ max: mostReaders });
  #key: Buffer | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @returns undefined for a request that does not come through a link */
  async visit(request: FastifyRequest, asked: Asked): Promise<LinkVisit | undefined> {
    const viewed = viewedAs(request);
    if (viewed !== undefined && asked.accountId !== undefined) return this.#viewAs(viewed, asked);
    const token = tokenIn(request);
    const found = token === undefined ? await this.passAt(request, asked.slug) : await this.#find(token);
    if (!found && token === undefined)
      return asked.isForm ? this.#visitWithoutCookie(request, asked) : undefined;
    if (!found) return { kind: 'unknown' };
    const { link } = found;
    if (link.slug !== asked.slug) {
      const wasIts = await wasSlugOf(this.#parts.db, asked.slug, link.profileId);
      return wasIts ? { kind: 'moved', link } : { kind: 'unknown' };
    }
    if (link.accountId === asked.accountId && token === undefined) return undefined;
    return this.knock(request, link, asked);
  }

  /** A form of the page from which somebody comes who keeps no cookies. */
  async #visitWithoutCookie(request: FastifyRequest, { slug }: Asked): Promise<LinkVisit | undefined> {
    const reader = await this.#readerWithoutCookie(request);
    return reader?.link.slug === slug ? { kind: 'page', ...reader } : undefined;
  }

  /**
   * A reader without any cookie, whom the token in the address, or in that of the page which led here, lets in as it does
   * at the page: not where a passcode is asked for. Counted unless an open is under way.
   */
  async #readerWithoutCookie(request: FastifyRequest): Promise<{ link: KnownLink; open: Open } | undefined> {
    if (request.headers.cookie !== undefined || request.headers.authorization !== undefined) return undefined;
    const token = tokenIn(request) ?? tokenOfReferrer(request);
    const link = token === undefined ? undefined : (await this.#find(token))?.link;
    if (!link || link.passcodeHash !== null || closedBy(link)) return undefined;
    const known = this.#readers.get(readerKey(request, link));
    if (known && this.#isUnderWay(known)) return { link, open: known };
    const visit = await this.#enter(request, link, undefined);
    return visit.kind === 'page' && visit.open ? { link, open: visit.open } : undefined;
  }

  /** The reader's pass for this link, if there is a valid one. */
  async #passFor(request: FastifyRequest, link: KnownLink): Promise<Open | undefined> {
    const key = await this.#findKey();
    return readPasses(request).find((pass) => pass.linkId === link.id && this.#holds(key, pass, link))?.open;
  }

  async #enter(request: FastifyRequest, link: KnownLink, pass: Open | undefined): Promise<LinkVisit> {
    const state = closedBy(link);
    if (state) return { kind: 'closed', link, state };
    const visitor = visitorOf(request);
    if (request.method === 'HEAD' || visitorAgent(visitor).kind !== 'person') return { kind: 'empty', link };
    if (pass && this.#isUnderWay(pass)) return { kind: 'page', link, open: pass };
    if (link.passcodeHash !== null && !pass) return this.#lock(link);
    return this.open(request, link);
  }

  /** Decides whether somebody with a link gets in; no open is counted while a passcode is missing. */
  async knock(request: FastifyRequest, link: KnownLink, { accountId }: Asked): Promise<LinkVisit> {
    if (link.accountId === accountId) return ownVisit(link);
    return this.#enter(request, link, await this.#passFor(request, link));
  }

  /** Counts the open of a reader who may come in. */
  async open(request: FastifyRequest, link: KnownLink): Promise<LinkVisit> {
    const visitor = visitorOf(request);
    const answer = await this.#parts.opener.open({ id: link.id, profileId: link.profileId }, visitor);
    if (!answer.open) return { kind: 'closed', link, state: answer.state };
    const open: Open = {
      id: answer.open.id,
      at: Date.parse(answer.open.at),
      isMeasured: !visitor.optsOutOfTracking,
    };
    this.#readers.set(readerKey(request, link), open);
    return { kind: 'page', link, open };
  }

  /** A locked link that leads nowhere any more asks for no passcode. */
  async #lock(link: KnownLink): Promise<LinkVisit> {
    const now = await this.#parts.links.read(link.id);
    const state = now?.state ?? 'revoked';
    return state === 'open' ? { kind: 'locked', link } : { kind: 'closed', link, state };
  }

  /** What the owner sees as the reader of a link. */
  async #viewAs(id: string, { accountId, slug }: Asked): Promise<LinkVisit> {
    const link = await this.#parts.links.read(id);
    if (!link || link.accountId !== accountId) return { kind: 'unknown' };
    return link.slug === slug ? { kind: 'page', link } : { kind: 'moved', link };
  }

  /** What the passes of a request open, or the token that it comes with, each page as its link shows it; at a domain, only the page that it serves. */
  async admissionOf(request: FastifyRequest): Promise<Admission> {
    const found = await this.#validPasses(request);
    const reader = await this.#readerWithoutCookie(request);
    const open = [...found.filter(({ link }) => !closedBy(link)), ...(reader ? [reader] : [])];
    return {
      grants: open.map(({ link: { profileId, hidden } }) => ({ profileId, hidden })),
      onlyProfileId: ownHostOf(request)?.profileId,
    };
  }

  /** The slug that a former one redirects to, if this visitor may read the page. */
  async redirectOf(request: FastifyRequest, { slug, accountId }: Asked): Promise<string | undefined> {
    const { grants } = await this.admissionOf(request);
    return findRedirect(this.#parts.db, slug, accountId, grants);
  }

  /** The link and the open that a request about a profile comes through; undefined if there is none. */
  async readerOf(request: FastifyRequest, profileId: string, token?: string) {
    const found = await this.#validPasses(request);
    const passed = found.find(
      ({ link }) => link.profileId === profileId && (!token || link.token === token) && !closedBy(link),
    );
    if (passed) return passed;
    const link = token === undefined ? undefined : (await this.#find(token))?.link;
    if (link?.profileId !== profileId || link.passcodeHash !== null || closedBy(link)) return undefined;
    return {
      link,
      open: this.#readers.get(readerKey(request, link)) ?? (await this.#findOpen(request, link)),
    };
  }

  /** The pass as a header, for a reader who has come in. */
  async cookieFor(link: KnownLink, open: Open, isSecure: boolean): Promise<string> {
    return passCookie(await this.#findKey(), link, open, isSecure);
  }

  /** The open of a reader without any cookie, who comes from the page at a slug with the token in its address. */
  async openFrom(
    request: FastifyRequest,
    slug: string,
  ): Promise<{ link: KnownLink; open: Open } | undefined> {
    if (request.headers.cookie !== undefined) return undefined;
    const token = tokenOfReferrer(request);
    const link = token === undefined ? undefined : (await this.#find(token))?.link;
    const open = link?.slug === slug ? await this.#findOpen(request, link) : undefined;
    return link && open && { link, open };
  }

  /** The open that a reader is known to have under way by network and browser, on whichever process it was counted. */
  async #findOpen(request: FastifyRequest, link: KnownLink): Promise<Open | undefined> {
    const open = await this.#parts.opener.findUnderWay(link.id, visitorOf(request));
    return open && { id: open.id, at: Date.parse(open.at), isMeasured: true };
  }

  /** Forgets a reader who declines to be measured. */
  forget(request: FastifyRequest, link: KnownLink): void {
    this.#readers.delete(readerKey(request, link));
  }

  async #find(token: string): Promise<{ link: KnownLink } | undefined> {
    if (!linkToken.safeParse(token).success) return undefined;
    const link = await this.#parts.links.findByToken(token);
    return link && { link };
  }

  /** The pass for the page at a slug, if there is a valid one. */
  async passAt(request: FastifyRequest, slug: string) {
    const passes = readPasses(request);
    if (passes.length === 0) return undefined;
    return (await this.#validPasses(request)).find(({ link }) => link.slug === slug);
  }

  async #validPasses(request: FastifyRequest): Promise<{ link: KnownLink; open: Open }[]> {
    const passes = readPasses(request);
    if (passes.length === 0) return [];
    const key = await this.#findKey();
    const found = await Promise.all(
      passes.map(async (pass) => {
        const link = await this.#parts.links.find(pass.linkId);
        return link && this.#holds(key, pass, link) ? { link, open: pass.open } : undefined;
      }),
    );
    return found.filter((each) => each !== undefined);
  }

  #holds(key: Buffer, pass: Pass, link: KnownLink): boolean {
    return isValid(key, pass, link, this.#parts.clock.now().getTime());
  }

  #isUnderWay({ at }: Open): boolean {
    return this.#parts.clock.now().getTime() - at < underWayMs;
  }

  async #findKey(): Promise<Buffer> {
    this.#key ??= await findOrCreateSecret(this.#parts.db, 'link-pass');
    return this.#key;
  }
}

/** Owners see what their readers see, also that a link is closed. */
function ownVisit(link: KnownLink): LinkVisit {
  const state = closedBy(link);
  return state ? { kind: 'closed', link, state } : { kind: 'page', link };
}

const readerKey = (request: FastifyRequest, { id }: KnownLink): string => {
  const visitor = visitorOf(request);
  return `${id} ${networkOf(visitor.ip)} ${visitorAgent(visitor).agentClass}`;
};

/** The token in the address; undefined if there is none, and empty if it is given more than once. */
function tokenIn({ query }: FastifyRequest): string | undefined {
  const token = queryOf(query).get(pageQueries.link);
  return token === undefined || typeof token === 'string' ? token : '';
}

/** The token in the address of the page that led here; whoever names it knows it, whichever page that was. */
const tokenOfReferrer = ({ headers: { referer = '' } }: FastifyRequest): string | undefined =>
  (referer.includes(`${pageQueries.link}=`) && parseUrl(referer)?.searchParams.get(pageQueries.link)) ||
  undefined;

/** The link as whose reader the caller wants to see the page. */
function viewedAs({ query }: FastifyRequest): string | undefined {
  const as = queryOf(query).get(pageQueries.viewer);
  return typeof as === 'string' ? /^link:([\da-f-]{36})$/.exec(as)?.[1] : undefined;
}

const queryOf = (query: unknown) =>
  new Map<string, unknown>(typeof query === 'object' && query !== null ? Object.entries(query) : []);
