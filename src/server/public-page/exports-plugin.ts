import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type PublicProfile, readPublicPortfolio, readWholePortfolio } from '../../../db/public-projection';
import { findRedirect } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import {
  type DocumentChoices,
  documentChoices,
  type ExportExtension,
  exportForms,
  exportPath,
} from '../../contracts/exports';
import { keysOf } from '../../contracts/keys-of';
import { slugForm, slugLength } from '../../contracts/profile';
import { jsonResume } from '../../documents/json-resume';
import { markdown } from '../../documents/markdown';
import { plainText } from '../../documents/plain-text';
import { concealed } from '../../documents/portfolio';
import { vcard } from '../../documents/vcard';
import { networkOfSender } from '../../routers/network';
import type { FileStore } from '../../routers/ports';
import { contentDisposition } from '../doors/send-file';
import { EncodedBody, sendEncoded, sendTagged } from '../encoded-body';
import { addressOf } from '../request-context';
import { siteOrigin } from '../same-origin';
import { docxInThread } from './docx-thread';
import { FormCache } from './form-cache';
import type { OpenProfiles } from './open-profiles';
import { pictureReader } from './pictures';
import { profilePdf, socialImage, type TypesetSource } from './typeset-forms';

export interface ExportsOptions {
  db: Kysely<DB>;
  openProfiles: OpenProfiles;
  files: FileStore;
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
  /** The account of the caller; undefined for a stranger. */
  findAccountId(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
}

/** What a form is made of. */
export interface FormSource extends TypesetSource {
  /** The site's origin for visitors. */
  origin: string;
  choices: DocumentChoices;
}

/** How each form is made. */
const makers: Record<ExportExtension, (source: FormSource) => Promise<string | Uint8Array>> = {
  json: async ({ portfolio, canonical }) => jsonResume(portfolio, canonical),
  vcf: async ({ portfolio, canonical }) => vcard(portfolio, { canonical, source: `${canonical}.vcf` }),
  md: async ({ portfolio, canonical }) => markdown(portfolio, canonical),
  txt: async ({ portfolio, canonical }) => plainText(portfolio, canonical),
  docx: ({ portfolio, canonical, asker }) => docxInThread({ portfolio, canonical }, asker),
  pdf: (source) => profilePdf(source, source.choices, () => jsonResume(source.portfolio, source.canonical)),
  png: socialImage,
};

/** A form that somebody asks for. */
interface Order {
  extension: ExportExtension;
  profile: PublicProfile;
  origin: string;
  choices: DocumentChoices;
  /** The network of the reader. */
  sender: string;
  /** The owner, who gets everything; undefined for the public part. */
  accountId: string | undefined;
}

const cacheBytes = 32 * 1024 * 1024;
const hidden = { compress: false, schema: { hide: true } } as const;

type FormRequest = FastifyRequest<{ Params: { slug: string }; Querystring: { as?: string | string[] } }>;

/** Serves `/profile/{slug}.{extension}`: the forms of a profile for other programs and for paper. */
export async function exportsPlugin(app: FastifyInstance, options: ExportsOptions): Promise<void> {
  const { db, openProfiles, files, publicUrl, findAccountId } = options;
  const cache = new FormCache(cacheBytes);

  const readPicture = pictureReader({ db, files });

  async function make({ extension, profile, origin, choices, sender, accountId }: Order) {
    const portfolio = await (accountId === undefined ? readPublicPortfolio : readWholePortfolio)(
      db,
      profile.id,
    );
    if (!portfolio) return undefined;
    const content = await makers[extension]({
      portfolio: accountId === undefined ? concealed(portfolio) : portfolio,
      origin,
      canonical: `${origin}/profile/${profile.slug}`,
      today: today(),
      choices,
      readPicture: (url) => readPicture(url, accountId),
      // Others may wait for the same form, so it is made even if this reader goes away.
      asker: { sender },
    });
    return new EncodedBody(Buffer.from(content), exportForms[extension].contentType);
  }

  const send = async (extension: ExportExtension, request: FormRequest, reply: FastifyReply) => {
    const wanted = request.params.slug;
    const slug = wanted.toLowerCase();
    if (wanted.length > slugLength.max || !slugForm.test(slug)) return reply.callNotFound();
    const caller = await findAccountId(request, reply);
    const profile = await openProfiles.find(slug, caller);
    const known = profile?.slug ?? (await findRedirect(db, slug));
    if (known && known !== wanted) return redirect(request, reply, exportPath(known, extension));
    if (!profile) return reply.callNotFound();
    const isWhole = profile.isOwn && request.query.as !== 'visitor';
    const order: Order = {
      extension,
      profile,
      origin: siteOrigin(request, publicUrl),
      choices: choicesOf(extension, request.query),
      sender: networkOfSender(addressOf(request)),
      accountId: isWhole ? caller : undefined,
    };
    const body = isWhole ? await make(order) : await cache.get(keyOf(order), () => make(order));
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

/** @throws BAD_REQUEST for a choice that there is not */
function choicesOf(extension: ExportExtension, query: object): DocumentChoices {
  const parsed = documentChoices.safeParse(extension === 'pdf' ? query : {});
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return parsed.data;
}

const keyOf = ({ profile: { id, publicVersion }, origin, extension, choices }: Order): string =>
  [id, publicVersion, today(), origin, extension, ...Object.values(choices)].join(' ');

const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Redirects to the form's canonical address, keeping the query. */
function redirect(request: FastifyRequest, reply: FastifyReply, path: string) {
  const query = /\?.*$/s.exec(request.url)?.[0] ?? '';
  return reply.header('cache-control', 'no-cache').redirect(path + query, 301);
}

function setHeaders(reply: FastifyReply, { extension, profile, origin, accountId }: Order): void {
  const { slug, visibility } = profile;
  const isPrivate = visibility === 'private' || accountId !== undefined;
  reply.header('cache-control', isPrivate ? 'private, no-store' : 'public, max-age=0, must-revalidate');
  reply.header('vary', 'accept-encoding, cookie, authorization');
  if (visibility !== 'public' || isPrivate) reply.header('x-robots-tag', 'noindex');
  // Search engines show the page, and none of its forms beside it.
  reply.header('link', `<${origin}/profile/${slug}>; rel="canonical"`);
  const { isDownload } = exportForms[extension];
  reply.header('content-disposition', contentDisposition(`${slug}.${extension}`, isDownload));
}
