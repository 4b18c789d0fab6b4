import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { openMinutes } from '../../../db/links/open-link';
import { wasSlugOf } from '../../../db/links/shared-links';
import { type Admission, findRedirect } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import type { LinkState } from '../../contracts/link';
import type { LinkOpener } from '../../routers/links/link-opener';
import type { PageReader } from '../../routers/links/opened-links';
import type { Clock } from '../../routers/ports';
import { findPageWords } from '../../routers/profile/page-words';
import { visitorAgent } from '../../routers/views/visitor-agent';
import type { Visitor } from '../../routers/visitor';
import type { Words } from '../../words/words';
import { servedDomainOf } from '../domains/domain-host';
import { pageQuery } from '../http/page-query';
import { visitorOf } from '../http/visitor-of';
import { closedBy, type KnownLink, type KnownLinks, opensByButton } from './known-links';
import type { Pass, Passes } from './passes';

interface Parts {
  db: Kysely<DB>;
  clock: Clock;
  links: KnownLinks;
  passes: Passes;
  opener: LinkOpener;
}

/** Somebody with a link; without a pass where its token is in the address. */
interface Reader {
  link: KnownLink;
  pass?: Pass | undefined;
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
  token?: string | undefined;
  accountId: string | undefined;
}

const underWayMs = openMinutes * 60_000;

/** Finds out who comes through which link: by the token in the address, or by the pass of an earlier visit. */
export class LinkVisits {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @returns undefined for a request that does not come through a link */
  async visit(request: FastifyRequest, asked: Asked): Promise<LinkVisit | undefined> {
    const viewed = /^link:([\da-f-]{36})$/.exec(pageQuery(request, 'viewer') ?? '')?.[1];
    if (viewed !== undefined && asked.accountId !== undefined) return this.#viewAs(viewed, asked);
    const token = pageQuery(request, 'link');
    if (token !== undefined) return this.#visitByToken(request, token, asked);
    const passed = await this.#parts.passes.read(request);
    const link = passed.map((each) => each.link).find(({ slug }) => slug === asked.slug);
    return link && link.accountId !== asked.accountId ? this.admit(request, link, asked) : undefined;
  }

  /** What the owner sees as the reader of a link. */
  async #viewAs(id: string, { accountId, slug }: Asked): Promise<LinkVisit> {
    const link = await this.#parts.links.read(id);
    if (!link || link.accountId !== accountId) return { kind: 'unknown' };
    return link.slug === slug ? { kind: 'page', link } : { kind: 'moved', link };
  }

  async #visitByToken(request: FastifyRequest, token: string, asked: Asked): Promise<LinkVisit> {
    const link = await this.#parts.links.findByToken(token);
    if (!link) return { kind: 'unknown' };
    if (link.slug === asked.slug) return this.admit(request, link, asked);
    const wasIts = await wasSlugOf(this.#parts.db, asked.slug, link.profileId);
    return wasIts ? { kind: 'moved', link } : { kind: 'unknown' };
  }

  /** Decides whether somebody with a link gets in. Nothing is counted: only what shows that the page is seen is. */
  async admit(request: FastifyRequest, link: KnownLink, { accountId, isForm }: Asked): Promise<LinkVisit> {
    const state = closedBy(link);
    if (state) return { kind: 'closed', link, state };
    // Owners see what their readers see.
    if (link.accountId === accountId) return { kind: 'page', link };
    if (request.method === 'HEAD' || !isPerson(visitorOf(request))) return { kind: 'empty', link };
    const passed = await this.#parts.passes.read(request);
    const pass = passed.find((each) => each.link.id === link.id)?.pass;
    if (pass && (isForm || link.maxOpens === null || this.#isUnderWay(pass)))
      return { kind: 'page', link, pass };
    return opensByButton(link)
      ? this.#ask(request, link)
      : { kind: 'page', link, pass: this.#newPass(request) };
  }

  /** A link that leads nowhere any more asks nobody, except for readers who go on with their open in another browser. */
  async #ask(request: FastifyRequest, link: KnownLink): Promise<LinkVisit> {
    const { state = 'revoked' } = (await this.#parts.links.read(link.id)) ?? {};
    if (state === 'open') return { kind: 'asked', link };
    const goesOn = state === 'used-up' && (await this.#parts.opener.hasUnderWay(link.id, visitorOf(request)));
    return goesOn ? { kind: 'asked', link } : { kind: 'closed', link, state };
  }

  /** Counts the open of a reader who asks for it, and may come in. */
  async open(request: FastifyRequest, link: KnownLink): Promise<LinkVisit> {
    const answer = await this.#parts.opener.open(link, visitorOf(request));
    if (!answer.open) return { kind: 'closed', link, state: answer.state };
    const opened = { openId: answer.open.id, isOpened: true, at: Date.parse(answer.open.at) };
    return { kind: 'page', link, pass: { ...this.#newPass(request), ...opened } };
  }

  #newPass(request: FastifyRequest): Pass {
    const isMeasured = !visitorOf(request).optsOutOfTracking;
    return { openId: uuid(), isOpened: false, at: this.#now(), isMeasured };
  }

  /** The words of the page that a link leads to. */
  wordsFor({ profileId }: KnownLink): Promise<Words> {
    return findPageWords(this.#parts.db, profileId);
  }

  /** Gives a reader who has come in the pass. */
  async givePass(request: FastifyRequest, reply: FastifyReply, link: KnownLink, pass: Pass): Promise<void> {
    await this.#parts.passes.give(request, reply, { link, pass });
  }

  /**
   * What the passes of a request open, and the token in its address, each page as its link shows it; at a domain, only
   * the page that it serves.
   */
  async admissionOf(request: FastifyRequest): Promise<Admission> {
    const readers = await this.#readers(request);
    return {
      grants: readers.map(({ link: { profileId, hidden } }) => ({ profileId, hidden })),
      onlyProfileId: servedDomainOf(request)?.profileId,
    };
  }

  /** The slug that a former one redirects to, if this visitor may read the page. */
  async redirectOf(request: FastifyRequest, { slug, accountId }: Asked): Promise<string | undefined> {
    const { grants } = await this.admissionOf(request);
    return findRedirect(this.#parts.db, slug, accountId, grants);
  }

  /** The link through which a profile is read; undefined if nobody comes through one, or its owner does. */
  async linkOf(request: FastifyRequest, asked: AskedProfile): Promise<KnownLink | undefined> {
    return (await this.#findReader(request, asked))?.link;
  }

  /** Who reads a page that shows now, which is an open of its link unless one is under way. */
  async showTo(request: FastifyRequest, asked: AskedProfile): Promise<PageReader | undefined> {
    const reader = await this.#findReader(request, asked);
    if (!reader) return undefined;
    const { link, pass } = reader;
    const visitor = visitorOf(request);
    const isMeasured = pass?.isMeasured !== false && !visitor.optsOutOfTracking;
    // A limit counts buttons that were pressed, and nothing else.
    const isCounted = (pass && this.#isUnderWay(pass)) || link.maxOpens !== null;
    if (isCounted || !isPerson(visitor)) {
      return { linkId: link.id, openId: isMeasured && pass?.isOpened ? pass.openId : undefined, isMeasured };
    }
    const id = pass && this.#isRecent(pass) ? pass.openId : undefined;
    const answer = await this.#parts.opener.open(link, { ...visitor, optsOutOfTracking: !isMeasured }, id);
    const isKept = isMeasured && !answer.isDeclined;
    return { linkId: link.id, openId: isKept ? answer.open?.id : undefined, isMeasured: isKept };
  }

  /** Lets a reader go on without being measured: what is known of their open goes, and they get a pass that says so. */
  async goOnUnseen(request: FastifyRequest, reply: FastifyReply, { slug, accountId }: Asked): Promise<void> {
    const readers = await this.#readers(request);
    const reader = readers.find(({ link }) => link.slug === slug && link.accountId !== accountId);
    const visitor = visitorOf(request);
    if (!reader || !isPerson(visitor)) return;
    const { link, pass = this.#newPass(request) } = reader;
    await this.#parts.opener.withdraw(link, visitor, pass.openId);
    const at = pass.isOpened ? pass.at : this.#now();
    await this.givePass(request, reply, link, { ...pass, isOpened: true, at, isMeasured: false });
  }

  async #findReader(
    request: FastifyRequest,
    { profileId, token, accountId }: AskedProfile,
  ): Promise<Reader | undefined> {
    return (await this.#readers(request, token)).find(
      ({ link }) =>
        link.profileId === profileId && link.accountId !== accountId && (!token || link.token === token),
    );
  }

  /** As whom a request may read: by its passes, the latest first, then by a token, by default that in the address. */
  async #readers(request: FastifyRequest, token?: string): Promise<Reader[]> {
    const passed = (await this.#parts.passes.read(request)).filter(({ link }) => !closedBy(link));
    const link = await this.bareLink(request, token);
    return link ? [...passed, { link }] : passed;
  }

  /** The link of a token, by default of that in the address, if it opens the page by itself. */
  async bareLink(
    request: FastifyRequest,
    token = pageQuery(request, 'link'),
  ): Promise<KnownLink | undefined> {
    const link = token === undefined ? undefined : await this.#parts.links.findByToken(token);
    return link && !closedBy(link) && !opensByButton(link) ? link : undefined;
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
}

const isPerson = (visitor: Visitor): boolean => visitorAgent(visitor).kind === 'person';
