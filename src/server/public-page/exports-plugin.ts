import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import {
  findPublicProfile,
  type PublicProfile,
  readPublicPortfolio,
  readWholePortfolio,
} from '../../../db/public-projection';
import { findRedirect } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { type ExportExtension, exportForms, exportPath } from '../../contracts/exports';
import { keysOf } from '../../contracts/keys-of';
import { slugLength } from '../../contracts/profile';
import { jsonResume } from '../../documents/json-resume';
import { concealed, type Portfolio } from '../../documents/portfolio';
import { contentDisposition } from '../doors/send-file';
import { EncodedBody, sendEncoded, sendTagged } from '../encoded-body';
import { siteOrigin } from '../same-origin';
import { FormCache } from './form-cache';

export interface ExportsOptions {
  db: Kysely<DB>;
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
  /** The account of the caller; undefined for a stranger. */
  findAccountId(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
}

/** What a form is made of. */
export interface FormSource {
  portfolio: Portfolio;
  /** The site's origin for visitors. */
  origin: string;
  /** The address of the page. */
  canonical: string;
  /** The date of the visit, `YYYY-MM-DD`. */
  today: string;
}

/** How each form is made. */
const makers: Record<ExportExtension, (source: FormSource) => Promise<string | Uint8Array>> = {
  json: async ({ portfolio, canonical }) => jsonResume(portfolio, canonical),
};

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const cacheBytes = 32 * 1024 * 1024;
const hidden = { compress: false, schema: { hide: true } } as const;

type FormRequest = FastifyRequest<{ Params: { slug: string }; Querystring: { as?: string | string[] } }>;

/** Serves `/profile/{slug}.{extension}`: the forms of a profile for other programs and for paper. */
export async function exportsPlugin(app: FastifyInstance, options: ExportsOptions): Promise<void> {
  const { db, publicUrl, findAccountId } = options;
  const cache = new FormCache(cacheBytes);

  async function make(extension: ExportExtension, profile: PublicProfile, origin: string, isWhole: boolean) {
    const read = isWhole ? readWholePortfolio : readPublicPortfolio;
    const portfolio = await read(db, profile.id);
    if (!portfolio) return undefined;
    const content = await makers[extension]({
      portfolio: isWhole ? portfolio : concealed(portfolio),
      origin,
      canonical: `${origin}/profile/${profile.slug}`,
      today: today(),
    });
    return new EncodedBody(Buffer.from(content), exportForms[extension].contentType);
  }

  const send = async (extension: ExportExtension, request: FormRequest, reply: FastifyReply) => {
    const wanted = request.params.slug;
    const slug = wanted.toLowerCase();
    if (wanted.length > slugLength.max || !slugForm.test(slug)) return reply.callNotFound();
    const profile = await findPublicProfile(db, slug, await findAccountId(request, reply));
    const known = profile?.slug ?? (await findRedirect(db, slug));
    if (known && known !== wanted) return redirect(request, reply, exportPath(known, extension));
    if (!profile) return reply.callNotFound();
    const isWhole = profile.isOwn && request.query.as !== 'visitor';
    const origin = siteOrigin(request, publicUrl);
    const key = [profile.id, profile.publicVersion, today(), origin, extension].join(' ');
    const body = isWhole
      ? await make(extension, profile, origin, isWhole)
      : await cache.get(key, () => make(extension, profile, origin, isWhole));
    if (!body) return reply.callNotFound();
    setHeaders(reply, profile, extension, isWhole);
    return isWhole ? sendEncoded(request, reply, body) : sendTagged(request, reply, body);
  };

  for (const extension of keysOf(exportForms)) {
    app.get(`/profile/:slug.${extension}`, hidden, (request: FormRequest, reply) =>
      send(extension, request, reply),
    );
  }
}

const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Redirects to the form's canonical address, keeping the query. */
function redirect(request: FastifyRequest, reply: FastifyReply, path: string) {
  const query = /\?.*$/s.exec(request.url)?.[0] ?? '';
  return reply.header('cache-control', 'no-cache').redirect(path + query, 301);
}

function setHeaders(
  reply: FastifyReply,
  { slug, visibility }: PublicProfile,
  extension: ExportExtension,
  isWhole: boolean,
): void {
  const isPrivate = visibility === 'private' || isWhole;
  reply.header('cache-control', isPrivate ? 'private, no-store' : 'public, max-age=0, must-revalidate');
  reply.header('vary', 'accept-encoding, cookie, authorization');
  if (visibility !== 'public' || isWhole) reply.header('x-robots-tag', 'noindex');
  const { isDownload } = exportForms[extension];
  reply.header('content-disposition', contentDisposition(`${slug}.${extension}`, isDownload));
}
