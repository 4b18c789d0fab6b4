import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Audience,
  type CardChoices,
  cardChoices,
  type DocumentChoices,
  documentChoices,
  type ExportExtension,
  exportFormats,
  forEmployer,
} from '../../../contracts/exports';
import { keysOf } from '../../../contracts/keys-of';
import { slugForm, slugLength } from '../../../contracts/profile';
import { jsonResume } from '../../../documents/json-resume';
import { shownTo } from '../../../documents/portfolio';
import { networkOfSender } from '../../../routers/network';
import { sendEncoded, sendTagged } from '../../assets/encoded-body';
import { htmlAt, namedHost } from '../../domains/domain-host';
import { isKnownTo } from '../../http/entity-tag';
import { atSlug, pageQuery } from '../../http/page-query';
import { pageOrigin } from '../../http/same-origin';
import { variesByCaller } from '../../http/vary';
import { addressOf } from '../../http/visitor-of';
import { admit } from '../../links/answer-visit';
import type { LinkVisit, LinkVisits } from '../../links/link-visits';
import { contentDisposition } from '../../routes/send-file';
import { zipStream } from '../../routes/zip-stream';
import { acceptForms } from '../accept-forms';
import { canonicalUrl } from '../canonical-url';
import type { OpenProfiles } from '../open-profiles';
import { renderPage } from '../page';
import type { PageAssets } from '../page-assets';
import { otherLanguageOf, wantedLanguage } from '../wanted-language';
import { ExportCache } from './export-cache';
import {
  admissionOf,
  type ExportOrder,
  exportMaker,
  addressOf as pageOf,
  readPortfolioFor,
} from './make-export';
import { type ArchiveSources, siteArchive } from './site-archive';

export interface ExportsOptions extends ArchiveSources {
  assets: PageAssets;
  openProfiles: OpenProfiles;
  linkVisits: LinkVisits;
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
  /** The account of the caller; undefined for a stranger. */
  findAccountId(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
  /** @throws TooManyRequestsRefusal if the caller's network has asked for too many archives */
  countArchive(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

const cacheBytes = 32 * 1024 * 1024;
const hidden = { compress: false, schema: { hide: true } } as const;

type ExportRequest = FastifyRequest<{
  Params: { slug: string };
  Querystring: Record<string, string | string[] | undefined>;
}>;

/** Serves `/profile/{slug}.{extension}`: the exports of a profile for other programs and for paper. */
export async function exportsPlugin(app: FastifyInstance, options: ExportsOptions): Promise<void> {
  const { db, openProfiles, linkVisits, files, assets, publicUrl, findAccountId, countArchive } = options;
  const cache = new ExportCache(cacheBytes);

  const makeExport = exportMaker({ db, files });
  acceptForms(app);

  /** A zip that is created while it is sent; its content changes with the version of the profile. */
  const sendArchive = async (request: FastifyRequest, reply: FastifyReply, order: ExportOrder) => {
    const { profile, origin, accountId, audience } = order;
    setHeaders(reply, order);
    if (audience === 'stranger') {
      reply.header('etag', archiveTag(order));
      if (isKnownTo(request, archiveTag(order))) return reply.code(304).send();
    }
    reply.type(exportFormats.zip.contentType);
    // The size is not known beforehand; without a body, Fastify would say that it is 0.
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    await countArchive(request, reply);
    const portfolio = await readPortfolioFor(db, order);
    if (!portfolio) return reply.callNotFound();
    const view = { assets, origin, today: today(), isContactShown: audience !== 'stranger', isDraft: false };
    // The profile comes back from it, so it is in the page's own language.
    const inOwn = { ...order, language: undefined };
    const own = order.language === undefined ? portfolio : await readPortfolioFor(db, inOwn);
    const json = jsonResume(shownTo(audience, own ?? portfolio), canonicalUrl(origin, pageOf(inOwn)));
    const versionOf = (shown: typeof portfolio, language: string | undefined) => {
      // Whoever came through a link is not the owner, and only the owner sees a private page.
      const visibility = order.link ? ('unlisted' as const) : shown.visibility;
      // What strangers are not given, the page keeps from them itself.
      const { contacts, addresses } = audience === 'stranger' ? shown : shownTo(audience, shown);
      const given = { ...shown, contacts, addresses, visibility, canonicalHost: profile.canonicalHost };
      const page = renderPage(given, view);
      return {
        name: language === order.language ? 'index.html' : `${language ?? shown.pageLanguages[0]}.html`,
        url: canonicalUrl(origin, { ...profile, language }),
        // The site's links lead to `origin`, which is a domain of one's own only where the installation's is not known.
        html: publicUrl === undefined ? htmlAt(request, page, publicUrl) : page,
      };
    };
    const versions = [versionOf(portfolio, order.language)];
    for (const language of versionsBeside(portfolio.pageLanguages, order.language)) {
      const other = await readPortfolioFor(db, { ...order, language });
      if (other) versions.push(versionOf(other, language));
    }
    const admission = admissionOf(order);
    return reply.send(
      zipStream(await siteArchive(options, { portfolio, versions, json, origin, accountId, admission })),
    );
  };

  const send = async (extension: ExportExtension, request: ExportRequest, reply: FastifyReply) => {
    const wanted = request.params.slug;
    const slug = wanted.toLowerCase();
    if (!isSlug(slug)) return reply.callNotFound();
    const caller = await findAccountId(request, reply);
    const visit = await linkVisits.visit(request, { slug, accountId: caller, isForm: true });
    if (visit) return sendShared(extension, request, reply, visit);
    const profile = await openProfiles.find(slug, caller);
    const known = profile?.slug ?? (await linkVisits.redirectOf(request, { slug, accountId: caller }));
    if (known && known !== wanted) return redirect(request, reply, known);
    if (!profile) return reply.callNotFound();
    const isOwner = profile.isOwn && pageQuery(request, 'viewer') !== 'visitor';
    // Owners who look as visitors get what visitors get of a private page: nothing.
    if (!isOwner && profile.visibility === 'private') return reply.callNotFound();
    return sendExport(request, reply, {
      extension,
      profile: { ...profile, canonicalHost: namedHost(request, profile.canonicalHost, publicUrl) },
      origin: pageOrigin(request, publicUrl),
      choices: choicesOf(extension, request.query),
      language: wantedLanguage(request, profile.pageLanguages),
      sender: isOwner && caller ? caller : networkOfSender(addressOf(request)),
      audience: audienceOf(request, isOwner),
      accountId: isOwner ? caller : undefined,
    });
  };

  /** The export as its link shows it. */
  const sendShared = async (
    extension: ExportExtension,
    request: ExportRequest,
    reply: FastifyReply,
    visit: LinkVisit,
  ) => {
    const admitted = await admit(request, reply, visit, { linkVisits, assets, publicUrl });
    if (!admitted) return reply;
    const { link } = admitted;
    const { profileId: id, slug, visibility, publicVersion, pageLanguages } = link;
    const canonicalHost = namedHost(request, link.canonicalHost, publicUrl);
    return sendExport(request, reply, {
      extension,
      profile: { id, slug, visibility, publicVersion, canonicalHost },
      link,
      origin: pageOrigin(request, publicUrl),
      choices: choicesOf(extension, request.query),
      language: wantedLanguage(request, pageLanguages, otherLanguageOf(link)),
      sender: networkOfSender(addressOf(request)),
      audience: audienceOf(request, false),
      accountId: undefined,
    });
  };

  const sendExport = async (request: ExportRequest, reply: FastifyReply, order: ExportOrder) => {
    const { extension, accountId, audience } = order;
    if (extension === 'zip') return sendArchive(request, reply, order);
    const isOwner = accountId !== undefined;
    const body = isOwner
      ? await makeExport(order, extension, today())
      : await cache.get(keyOf(order), () => makeExport(order, extension, today()));
    if (!body) return reply.callNotFound();
    setHeaders(reply, order);
    return audience === 'stranger' ? sendTagged(request, reply, body) : sendEncoded(request, reply, body);
  };

  /** The first page of the CV to send, as a picture by which its owner chooses the look. */
  const sendFirstPage = async (request: ExportRequest, reply: FastifyReply) => {
    const { slug } = request.params;
    const accountId = isSlug(slug) ? await findAccountId(request, reply) : undefined;
    const profile = accountId === undefined ? undefined : await openProfiles.find(slug, accountId);
    if (accountId === undefined || !profile?.isOwn) return reply.callNotFound();
    const { paper, look, version } = choicesOf('pdf', request.query);
    return sendExport(request, reply, {
      extension: 'png',
      profile: { ...profile, canonicalHost: namedHost(request, profile.canonicalHost, publicUrl) },
      origin: pageOrigin(request, publicUrl),
      choices: { form: 'plain', archival: 'false', paper, look, version },
      sender: accountId,
      audience: 'employer',
      accountId,
    });
  };

  app.get('/profile/:slug/first-page', hidden, sendFirstPage);

  for (const extension of keysOf(exportFormats)) {
    const path = `/profile/:slug.${extension}`;
    const answer = (request: ExportRequest, reply: FastifyReply) => send(extension, request, reply);
    app.get(path, hidden, answer);
    app.post(path, { ...hidden, config: { changesNothing: true } }, answer);
  }
}

const isSlug = (text: string) => text.length <= slugLength.max && slugForm.test(text);

/** A reader asks as for the contact itself, by `POST`, which programs that collect addresses do not send. */
function audienceOf(request: FastifyRequest, isOwner: boolean): Audience {
  if (request.method === 'POST') return 'employer';
  if (!isOwner) return 'stranger';
  return pageQuery(request, 'audience') === forEmployer ? 'employer' : 'owner';
}

/** The languages of a page besides the shown one; undefined stands for the page's own. */
const versionsBeside = (pageLanguages: string[], shown: string | undefined) =>
  pageLanguages
    .map((language, at) => (at === 0 ? undefined : language))
    .filter((language) => language !== shown);

/** @throws BAD_REQUEST for a choice that does not exist */
function choicesOf(extension: ExportExtension, query: object): DocumentChoices & CardChoices {
  const document = documentChoices.safeParse(extension === 'pdf' ? query : {});
  const card = cardChoices.safeParse(extension === 'vcf' ? query : {});
  const refused = document.error ?? card.error;
  if (refused) throw new TRPCError({ code: 'BAD_REQUEST', cause: refused });
  return { ...documentChoices.parse(document.data), ...cardChoices.parse(card.data) };
}

/** The exports that say how long something has lasted, or whether it has expired, and so are made anew each day. */
const dated = new Set<ExportExtension>(['md', 'txt', 'docx', 'pdf', 'zip']);

function keyOf(order: ExportOrder): string {
  const { profile, link, origin, extension, audience, choices, language } = order;
  const { id, publicVersion } = profile;
  const day = dated.has(extension) && today();
  const made = [extension, audience, ...Object.values(choices)];
  return [id, publicVersion, link?.choicesKey, day, origin, language, ...made].join(' ');
}

const archiveTag = (order: ExportOrder): string =>
  `W/"${createHash('sha256').update(keyOf(order)).digest('base64url').slice(0, 22)}"`;

const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Redirects to the export's canonical address, keeping the query. */
const redirect = (request: FastifyRequest, reply: FastifyReply, slug: string) =>
  reply.header('cache-control', 'no-cache').redirect(atSlug(request.url, slug), 301);

function setHeaders(reply: FastifyReply, order: ExportOrder): void {
  const { extension, profile, link, origin, audience, language } = order;
  const { slug, visibility } = profile;
  const isPrivate = visibility === 'private' || audience !== 'stranger' || link !== undefined;
  reply.header('cache-control', isPrivate ? 'private, no-store' : 'public, max-age=0, must-revalidate');
  reply.header('vary', variesByCaller);
  if (visibility !== 'public' || isPrivate) reply.header('x-robots-tag', 'noindex');
  // Search engines index the page, but none of its other formats.
  reply.header('link', `<${canonicalUrl(origin, pageOf(order))}>; rel="canonical"`);
  const isDownload = exportFormats[extension].isDownload || audience === 'employer';
  reply.header(
    'content-disposition',
    contentDisposition([slug, language, extension].filter(Boolean).join('.'), isDownload),
  );
}
