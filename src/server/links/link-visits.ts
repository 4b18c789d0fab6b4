import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { openMinutes } from '../../../db/links/open-link';
import { wasSlugOf } from '../../../db/links/shared-links';
import { withdrawOpens } from '../../../db/links/withdraw-open';
import { type Admission, findRedirect } from '../../../db/queries/profiles';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import type { DB } from '../../../db/tables.gen';
import { type LinkState, linkToken } from '../../contracts/link';
import type { LinkOpener } from '../../routers/links/link-opener';
import type { PageReader } from '../../routers/links/opened-links';
import type { Clock } from '../../routers/ports';
import { visitorAgent } from '../../routers/views/visitor-agent';
import type { Visitor } from '../../routers/visitor';
import { ownHostOf } from '../own-hosts/own-host';
import { visitorOf } from '../visitor-of';
import { closedBy, type KnownLink, type KnownLinks, opensByButton } from './known-links';
import { pressedAt, tokenIn, viewedAs } from './link-queries';
import { givePass, isValid, type Pass, readPasses } from './passes';

interface Parts {
  db: Kysely<DB>;
  clock: Clock;
  links: KnownLinks;
  opener: LinkOpener;
}

/** The outcome of a request for a page through a link. */
export type LinkVisit =
  /** The reader gets the page; `pass` is missing where the owner looks at it. */
  | { kind: 'page'; link: KnownLink; pass?: Pass }
  /** The page has another slug now. */
  | { kind: 'moved'; link: KnownLink }
  | { kind: 'closed'; link: KnownLink; state: Exclude<LinkState, 'open'> }
  /** The reader is asked whether to open it, and for the passcode if it has one. */
  | { kind: 'asked'; link: KnownLink }
  /** Programs, previews and `HEAD` requests get nothing and are not counted. */
  | { kind: 'empty'; link: KnownLink }
  | { kind: 'unknown' };

/** A request for a page or one of its forms. */
interface Asked {
  slug: string;
  /** The caller's; undefined for a stranger. */
  accountId: string | undefined;
  /** Whether it is what a page leads to that is open already, such as one of its forms. */
  isForm?: boolean;
}

/** A profile whose reader is looked for, with the token that is named; the caller's account is undefined for a stranger. */
interface AskedProfile {
  profileId: string;
  token: string | undefined;
  accountId: string | undefined;
}

/** Somebody with a link, and the pass that their browser holds. */
interface Reader {
  link: KnownLink;
  pass?: Pass | undefined;
}

const underWayMs = openMinutes * 60_000;

/** Finds out who comes through which link, and counts it. */
export class LinkVisits {
  readonly #parts: Parts;
  #key: Buffer | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @returns undefined for a request that does not come through a link */
  async visit(request: FastifyRequest, asked: Asked): Promise<LinkVisit | undefined> {
    const viewed = viewedAs(request);
    if (viewed !== undefined && asked.accountId !== undefined) return this.#viewAs(viewed, asked);
    const token = tokenIn(request);
    if (token === undefined) {
      const passed = await this.#passedAt(request, asked.slug);
      return passed && passed.link.accountId !== asked.accountId
        ? this.knock(request, passed.link, asked)
        : undefined;
    }
    const link = await this.#find(token);
    if (!link) return { kind: 'unknown' };
    if (link.slug === asked.slug) return this.knock(request, link, asked);
    const wasIts = await wasSlugOf(this.#parts.db, asked.slug, link.profileId);
    return wasIts ? { kind: 'moved', link } : { kind: 'unknown' };
  }

  /** Decides whether somebody with a link gets in. Nothing is counted: only what shows that the page is seen is. */
  async knock(request: FastifyRequest, link: KnownLink, { accountId, isForm }: Asked): Promise<LinkVisit> {
    if (link.accountId === accountId) return ownVisit(link);
    const state = closedBy(link);
    if (state) return { kind: 'closed', link, state };
    if (request.method === 'HEAD' || !isPerson(visitorOf(request))) return { kind: 'empty', link };
    const pass = (await this.#passed(request)).find(({ link: { id } }) => id === link.id)?.pass;
    if (pass && (isForm || link.maxOpens === null || this.#isUnderWay(pass))) {
      return { kind: 'page', link, pass };
    }
    if (opensByButton(link)) return this.#ask(request, link);
    return { kind: 'page', link, pass: this.#newPass(request, link) };
  }

  /** Counts the open of a reader who asks for it, and may come in. */
  async open(request: FastifyRequest, link: KnownLink): Promise<LinkVisit> {
    const { id, profileId } = link;
    const answer = await this.#parts.opener.open({ id, profileId }, visitorOf(request));
    if (!answer.open) return { kind: 'closed', link, state: answer.state };
    const opened = { openId: answer.open.id, isOpened: true, at: Date.parse(answer.open.at) };
    return { kind: 'page', link, pass: { ...this.#newPass(request, link), ...opened } };
  }

  #newPass(request: FastifyRequest, { id: linkId }: KnownLink): Pass {
    const isMeasured = !visitorOf(request).optsOutOfTracking;
    return { linkId, openId: uuid(), isOpened: false, at: this.#now(), isMeasured };
  }

  /** A link that leads nowhere any more asks nobody, except for readers who go on with their open in another browser. */
  async #ask(request: FastifyRequest, link: KnownLink): Promise<LinkVisit> {
    const { state = 'revoked' } = (await this.#parts.links.read(link.id)) ?? {};
    if (state === 'open') return { kind: 'asked', link };
    const goesOn =
      state === 'used-up' &&
      (await this.#parts.opener.findUnderWay(link.id, visitorOf(request))) !== undefined;
    return goesOn ? { kind: 'asked', link } : { kind: 'closed', link, state };
  }

  /** What the owner sees as the reader of a link. */
  async #viewAs(id: string, { accountId, slug }: Asked): Promise<LinkVisit> {
    const link = await this.#parts.links.read(id);
    if (!link || link.accountId !== accountId) return { kind: 'unknown' };
    return link.slug === slug ? { kind: 'page', link } : { kind: 'moved', link };
  }

  /**
   * What the passes of a request open, and the token in its address, each page as its link shows it; at a domain, only
   * the page that it serves.
   */
  async admissionOf(request: FastifyRequest): Promise<Admission> {
    const passed = (await this.#passed(request)).map(({ link }) => link).filter((link) => !closedBy(link));
    const bare = await this.bareLink(request);
    return {
      grants: [...passed, ...(bare ? [bare] : [])].map(({ profileId, hidden }) => ({ profileId, hidden })),
      onlyProfileId: ownHostOf(request)?.profileId,
    };
  }

  /** The slug that a former one redirects to, if this visitor may read the page. */
  async redirectOf(request: FastifyRequest, { slug, accountId }: Asked): Promise<string | undefined> {
    const { grants } = await this.admissionOf(request);
    return findRedirect(this.#parts.db, slug, accountId, grants);
  }

  /** Who reads a profile through a link; undefined if nobody does, or its owner. Counts nothing. */
  async readerOf(request: FastifyRequest, asked: AskedProfile): Promise<PageReader | undefined> {
    const reader = await this.#findReader(request, asked);
    return reader && this.#describe(request, reader);
  }

  /** The same for a reader to whom the page shows, which is an open of its link unless one is under way. */
  async showTo(request: FastifyRequest, asked: AskedProfile): Promise<PageReader | undefined> {
    const reader = await this.#findReader(request, asked);
    if (!reader) return undefined;
    const { link, pass } = reader;
    const [visitor, described] = [visitorOf(request), this.#describe(request, reader)];
    // A limit counts buttons that were pressed, and nothing else.
    const isCounted = (pass && this.#isUnderWay(pass)) || link.maxOpens !== null;
    if (isCounted || !isPerson(visitor)) return described;
    const { open, isDeclined } = await this.#parts.opener.open(
      link,
      { ...visitor, optsOutOfTracking: !described.isMeasured },
      pass && this.#isRecent(pass) ? pass.openId : undefined,
    );
    const isMeasured = described.isMeasured && !isDeclined;
    return { linkId: link.id, openId: isMeasured ? open?.id : undefined, isMeasured };
  }

  #describe(request: FastifyRequest, { link, pass }: Reader): PageReader {
    const isMeasured = pass?.isMeasured !== false && !visitorOf(request).optsOutOfTracking;
    return { linkId: link.id, openId: isMeasured && pass?.isOpened ? pass.openId : undefined, isMeasured };
  }

  /** By the pass for a profile, else by the token that is named, in the address if nowhere else. */
  async #findReader(
    request: FastifyRequest,
    { profileId, token, accountId }: AskedProfile,
  ): Promise<Reader | undefined> {
    const passed = (await this.#passed(request)).find(
      ({ link }) => link.profileId === profileId && (!token || link.token === token),
    );
    const link = passed?.link ?? (await this.bareLink(request, token));
    if (link?.profileId !== profileId || link.accountId === accountId || closedBy(link)) return undefined;
    return { link, pass: passed?.pass };
  }

  /** The link of a token, by default of that in the address, if it opens the page by itself. */
  async bareLink(request: FastifyRequest, token = tokenIn(request)): Promise<KnownLink | undefined> {
    const link = token === undefined ? undefined : await this.#find(token);
    return link && !closedBy(link) && !opensByButton(link) ? link : undefined;
  }

  /**
   * Lets a reader go on without being measured: what is known of their open goes, and they get a pass that says so.
   * @param isSecure whether browsers send cookies over https only
   */
  async goOnUnseen(
    request: FastifyRequest,
    reply: FastifyReply,
    { slug, accountId }: Asked,
    isSecure: boolean,
  ): Promise<void> {
    const passed = await this.#passedAt(request, slug);
    const link = passed?.link ?? (await this.bareLink(request));
    if (link?.slug !== slug || link.accountId === accountId || closedBy(link)) return;
    const visitor = visitorOf(request);
    if (!isPerson(visitor)) return;
    const pass = passed?.pass ?? this.#newPass(request, link);
    const known = await this.#parts.opener.findUnderWay(link.id, visitor);
    const openIds = [...new Set([pass.openId, ...(known ? [known.id] : [])])];
    const withdrawn = { linkId: link.id, profileId: link.profileId, openIds, at: new Date(this.#now()) };
    await withdrawOpens(this.#parts.db, withdrawn);
    const at = pass.isOpened ? pass.at : this.#now();
    await this.give(reply, { link, pass: { ...pass, isOpened: true, at, isMeasured: false }, isSecure });
  }

  /** Gives a reader who has come in the pass. */
  async give(reply: FastifyReply, given: { link: KnownLink; pass: Pass; isSecure: boolean }): Promise<void> {
    givePass(reply, await this.#findKey(), given);
  }

  /** Whether a request comes back from the button of a link a moment ago, without the pass that it was given. */
  async hasLostPass(request: FastifyRequest, link: KnownLink): Promise<boolean> {
    const isRecent = Math.abs(this.#now() - pressedAt(request)) < lostWithinMs;
    return isRecent && !(await this.#passed(request)).some(({ link: { id } }) => id === link.id);
  }

  async #find(token: string): Promise<KnownLink | undefined> {
    return linkToken.safeParse(token).success ? this.#parts.links.findByToken(token) : undefined;
  }

  async #passedAt(request: FastifyRequest, slug: string) {
    return (await this.#passed(request)).find(({ link }) => link.slug === slug);
  }

  /** The links of the valid passes, without those that became limited after the page just showed. */
  async #passed(request: FastifyRequest): Promise<{ link: KnownLink; pass: Pass }[]> {
    const passes = readPasses(request);
    if (passes.length === 0) return [];
    const key = await this.#findKey();
    const found = await Promise.all(
      passes.map(async (pass) => {
        const link = await this.#parts.links.find(pass.linkId);
        if (!link || !isValid(key, pass, link, this.#now())) return undefined;
        return !pass.isOpened && opensByButton(link) ? undefined : { link, pass };
      }),
    );
    return found.filter((each) => each !== undefined);
  }

  #isUnderWay(pass: Pass): boolean {
    return pass.isOpened && this.#isRecent(pass);
  }

  #isRecent({ at }: Pass): boolean {
    return this.#now() - at < underWayMs;
  }

  #now(): number {
    return this.#parts.clock.now().getTime();
  }

  async #findKey(): Promise<Buffer> {
    this.#key ??= await findOrCreateSecret(this.#parts.db, 'link-pass');
    return this.#key;
  }
}

/** How long after the button was pressed a missing pass shows that the browser keeps no cookies, in milliseconds. */
const lostWithinMs = 60_000;

const isPerson = (visitor: Visitor): boolean => visitorAgent(visitor).kind === 'person';

/** Owners see what their readers see, also that a link is closed. */
function ownVisit(link: KnownLink): LinkVisit {
  const state = closedBy(link);
  return state ? { kind: 'closed', link, state } : { kind: 'page', link };
}
