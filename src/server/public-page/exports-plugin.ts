import { createHash } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PublicProfile, readPublicPortfolio, readWholePortfolio } from '../../../db/public-projection';
import { type Admission, findRedirect } from '../../../db/queries/profiles';
import {
  type DocumentChoices,
  documentChoices,
  type ExportExtension,
  exportForms,
  exportPath,
} from '../../contracts/exports';
import { keysOf } from '../../contracts/keys-of';
import { pageQueries } from '../../contracts/page-queries';
import { slugForm, slugLength } from '../../contracts/profile';
import { jsonResume } from '../../documents/json-resume';
import { markdown } from '../../documents/markdown';
import { plainText } from '../../documents/plain-text';
import { concealed } from '../../documents/portfolio';
import { vcard } from '../../documents/vcard';
import { networkOfSender } from '../../routers/network';
import { contentDisposition } from '../doors/send-file';
import { zipStream } from '../doors/zip-stream';
import { EncodedBody, sendEncoded, sendTagged } from '../encoded-body';
import { isKnownTo } from '../entity-tag';
import { admit } from '../links/answer-visit';
import type { KnownLink } from '../links/known-links';
import type { LinkVisit, LinkVisits } from '../links/link-visits';
import { readSharedPortfolio } from '../links/shared-portfolio';
import { htmlAt, namedHost } from '../own-hosts/own-host';
import { pageOrigin } from '../same-origin';
import { variesByCaller } from '../vary';
import { addressOf } from '../visitor-of';
import { canonicalFormUrl, canonicalUrl } from './canonical-url';
import { docxInThread } from './docx-thread';
import { FormCache } from './form-cache';
import type { OpenProfiles } from './open-profiles';
import { renderPage } from './page';
import type { PageAssets } from './page-assets';
import { pictureReader } from './pictures';
import { type ArchiveSources, siteArchive } from './site-archive';
import { profilePdf, socialImage, type TypesetSource } from './typeset-forms';

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

/** What a form is made of. */
export interface FormSource extends TypesetSource {
  /** The site's origin for visitors. */
  origin: string;
  choices: DocumentChoices;
  /** The address of the vCard. */
  card: string;
}

/** How each form is made. */
const makers: Record<
  Exclude<ExportExtension, 'zip'>,
  (source: FormSource) => Promise<string | Uint8Array>
> = {
  json: async ({ portfolio, canonical }) => jsonResume(portfolio, canonical),
  vcf: async ({ portfolio, canonical, card, readPictures }) => {
    const [photo] = portfolio.portrait ? await readPictures([portfolio.portrait.url]) : [];
    return vcard(portfolio, { canonical, source: card, photo });
  },
  md: async ({ portfolio, canonical, today }) => markdown(portfolio, canonical, today),
  txt: async ({ portfolio, canonical, today }) => plainText(portfolio, canonical, today),
  docx: ({ portfolio, canonical, today, asker }) => docxInThread({ portfolio, canonical, today }, asker),
  pdf: (source) => profilePdf(source, source.choices, () => jsonResume(source.portfolio, source.canonical)),
  png: socialImage,
};

/** A form that somebody asks for. */
interface Order {
  extension: ExportExtension;
  profile: Pick<PublicProfile, 'id' | 'slug' | 'visibility' | 'publicVersion' | 'canonicalHost'>;
  /** The link that the reader came through; undefined for the page as anyone may see it. */
  link?: KnownLink;
  origin: string;
  choices: DocumentChoices;
  /** The network of the reader. */
  sender: string;
  /** The owner, who gets everything; undefined for the public part. */
  accountId: string | undefined;
}

const cacheBytes = 32 * 1024 * 1024;
const hidden = { compress: false, schema: { hide: true } } as const;

type FormRequest = FastifyRequest<{
  Params: { slug: string };
  Querystring: Record<string, string | string[] | undefined>;
}>;

/** Serves `/profile/{slug}.{extension}`: the forms of a profile for other programs and for paper. */
export async function exportsPlugin(app: FastifyInstance, options: ExportsOptions): Promise<void> {
  const { db, openProfiles, linkVisits, files, assets, publicUrl, findAccountId, countArchive } = options;
  const cache = new FormCache(cacheBytes);

  const readPictures = pictureReader({ db, files });

  const read = ({ profile, accountId, link }: Order) => {
    if (link) return readSharedPortfolio(db, link);
    return accountId === undefined ? readPublicPortfolio(db, profile.id) : readWholePortfolio(db, profile.id);
  };

  async function make(order: Order, extension: Exclude<ExportExtension, 'zip'>) {
    const { profile, origin, choices, sender, accountId } = order;
    const portfolio = await read(order);
    if (!portfolio) return undefined;
    const content = await makers[extension]({
      portfolio: accountId === undefined ? concealed(portfolio) : portfolio,
      origin,
      canonical: canonicalUrl(origin, profile),
      card: canonicalFormUrl(origin, profile, 'vcf'),
      today: today(),
      choices,
      readPictures: (urls) => readPictures(urls, accountId, admissionOf(order)),
      // Others may wait for the same form, so it is made even if this reader goes away.
      asker: { sender },
    });
    return new EncodedBody(content, exportForms[extension].contentType);
  }

  /** A zip that is created while it is sent; its content changes with the version of the profile. */
  const sendArchive = async (request: FastifyRequest, reply: FastifyReply, order: Order) => {
    const { profile, origin, accountId } = order;
    const isWhole = accountId !== undefined;
    setHeaders(reply, order);
    if (!isWhole) reply.header('etag', archiveTag(order));
    if (!isWhole && isKnownTo(request, archiveTag(order))) return reply.code(304).send();
    reply.type(exportForms.zip.contentType);
    if (request.method === 'HEAD') return reply.send();
    await countArchive(request, reply);
    const portfolio = await read(order);
    if (!portfolio) return reply.callNotFound();
    const view = { assets, origin, today: today(), isContactShown: isWhole, isDraft: false };
    const json = jsonResume(isWhole ? portfolio : concealed(portfolio), canonicalUrl(origin, profile));
    // Whoever came through a link is not the owner, and only the owner sees a private page.
    const visibility = order.link ? ('unlisted' as const) : portfolio.visibility;
    const shown = { ...portfolio, visibility, canonicalHost: profile.canonicalHost };
    const html = htmlAt(request, renderPage(shown, view), publicUrl);
    const admission = admissionOf(order);
    return reply.send(
      zipStream(await siteArchive(options, { portfolio, html, json, origin, accountId, admission })),
    );
  };

  const send = async (extension: ExportExtension, request: FormRequest, reply: FastifyReply) => {
    const wanted = request.params.slug;
    const slug = wanted.toLowerCase();
    if (wanted.length > slugLength.max || !slugForm.test(slug)) return reply.callNotFound();
    const caller = await findAccountId(request, reply);
    const visit = await linkVisits.visit(request, { slug, accountId: caller, isForm: true });
    if (visit) return sendShared(extension, request, reply, visit);
    const profile = await openProfiles.find(slug, caller);
    const known = profile?.slug ?? (await findRedirect(db, slug));
    if (known && known !== wanted) return redirect(request, reply, exportPath(known, extension));
    if (!profile) return reply.callNotFound();
    const isWhole = profile.isOwn && request.query[pageQueries.viewer] !== 'visitor';
    // Owners who look as visitors get what visitors get of a private page: nothing.
    if (!isWhole && profile.visibility === 'private') return reply.callNotFound();
    return sendForm(request, reply, {
      extension,
      profile: { ...profile, canonicalHost: namedHost(request, profile.canonicalHost, publicUrl) },
      origin: pageOrigin(request, publicUrl),
      choices: choicesOf(extension, request.query),
      sender: networkOfSender(addressOf(request)),
      accountId: isWhole ? caller : undefined,
    });
  };

  /** The form as its link shows it. */
  const sendShared = async (
    extension: ExportExtension,
    request: FormRequest,
    reply: FastifyReply,
    visit: LinkVisit,
  ) => {
    const origin = pageOrigin(request, publicUrl);
    const pathOf = (slug: string) => exportPath(slug, extension);
    const admitted = await admit(request, reply, { visit, pathOf }, { linkVisits, assets, origin });
    if (!admitted) return reply;
    const { link } = admitted;
    const { profileId: id, slug, visibility, publicVersion } = link;
    const canonicalHost = namedHost(request, link.canonicalHost, publicUrl);
    return sendForm(request, reply, {
      extension,
      profile: { id, slug, visibility, publicVersion, canonicalHost },
      link,
      origin,
      choices: choicesOf(extension, request.query),
      sender: networkOfSender(addressOf(request)),
      accountId: undefined,
    });
  };

  const sendForm = async (request: FormRequest, reply: FastifyReply, order: Order) => {
    const { extension, accountId } = order;
    const isWhole = accountId !== undefined;
    if (extension === 'zip') return sendArchive(request, reply, order);
    const body = isWhole
      ? await make(order, extension)
      : await cache.get(keyOf(order), () => make(order, extension));
    if (!body) return reply.callNotFound();
    setHeaders(reply, order);
    return isWhole ? sendEncoded(request, reply, body) : sendTagged(request, reply, body);
  };

  for (const extension of keysOf(exportForms)) {
    app.get(`/profile/:slug.${extension}`, hidden, (request: FormRequest, reply) =>
      send(extension, request, reply),
    );
  }
}

/** @throws BAD_REQUEST for a choice that does not exist */
function choicesOf(extension: ExportExtension, query: object): DocumentChoices {
  const parsed = documentChoices.safeParse(extension === 'pdf' ? query : {});
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return parsed.data;
}

const keyOf = ({ profile: { id, publicVersion }, link, origin, extension, choices }: Order): string =>
  [id, publicVersion, link?.choicesKey, today(), origin, extension, ...Object.values(choices)].join(' ');

/** The files that come with the form: those of the link that the reader came through. */
const admissionOf = ({ link }: Order): Admission => ({
  grants: link ? [{ profileId: link.profileId, hidden: link.hidden }] : [],
});

const archiveTag = (order: Order): string =>
  `W/"${createHash('sha256').update(keyOf(order)).digest('base64url').slice(0, 22)}"`;

const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Redirects to the form's canonical address, keeping the query. */
function redirect(request: FastifyRequest, reply: FastifyReply, path: string) {
  const [, ...query] = request.url.split('?');
  const rest = query.length > 0 ? `?${query.join('?')}` : '';
  return reply.header('cache-control', 'no-cache').redirect(path + rest, 301);
}

function setHeaders(reply: FastifyReply, { extension, profile, link, origin, accountId }: Order): void {
  const { slug, visibility } = profile;
  const isPrivate = visibility === 'private' || accountId !== undefined || link !== undefined;
  reply.header('cache-control', isPrivate ? 'private, no-store' : 'public, max-age=0, must-revalidate');
  reply.header('vary', variesByCaller);
  if (visibility !== 'public' || isPrivate) reply.header('x-robots-tag', 'noindex');
  // Search engines index the page, but none of its other forms.
  reply.header('link', `<${canonicalUrl(origin, profile)}>; rel="canonical"`);
  const { isDownload } = exportForms[extension];
  reply.header('content-disposition', contentDisposition(`${slug}.${extension}`, isDownload));
}
