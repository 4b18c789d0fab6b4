import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { readPublicPortfolio } from '../../../db/public-projection';
import { findDraft } from '../../../db/queries/designs';
import type { DB } from '../../../db/tables.gen';
import { hiddenBy, readDesign } from '../../contracts/design';
import { type PagePreview, pagePreview } from '../../contracts/page-preview';
import { notFound } from '../../routers/errors';
import { countCall } from '../../routers/limits/limit-calls';
import { bodyBytes } from '../../routers/limits/limits';
import { EncodedBody, sendEncoded } from '../assets/encoded-body';
import type { CreateContext } from '../http/request-context';
import { pageOrigin } from '../http/same-origin';
import { requireOwnProfile } from '../routes/own-profile';
import { renderPage } from './page';
import type { PageAssets } from './page-assets';
import { dateOfVisit, pageType } from './page-cache';
import { withTypedEntry, withTypedProfile } from './typed-portfolio';

interface PreviewOptions {
  db: Kysely<DB>;
  assets: PageAssets;
  publicUrl: string | undefined;
  createContext: CreateContext;
}

/** Serves a page to its owner's screens as it would be: in the draft of its design, and with what is being typed. */
export async function previewPlugin(app: FastifyInstance, options: PreviewOptions): Promise<void> {
  const { db, assets, publicUrl, createContext } = options;
  app.post(
    '/api/profile/:profileId/page-preview',
    {
      bodyLimit: bodyBytes.long,
      compress: false,
      schema: { hide: true },
      config: { changesNothing: true },
    },
    async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { profileId } = await requireOwnProfile(ctx, request.params);
      await countCall(ctx, 'pagePreview');
      const { data: preview, error } = pagePreview.safeParse(request.body);
      if (!preview) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
      const { language } = preview;
      const stored = await readInDesign(db, profileId, preview);
      if (!stored) throw notFound('profile');
      const titled = preview.profile ? withTypedProfile(stored, preview.profile, language) : stored;
      const portfolio = preview.entry ? await withTypedEntry(db, titled, preview.entry, language) : titled;
      const html = renderPage(portfolio, {
        assets,
        origin: pageOrigin(request, publicUrl),
        today: dateOfVisit(),
        isContactShown: preview.isContactShown ?? false,
        isDraft: true,
        marksEntries: true,
      });
      return sendEncoded(request, reply, new EncodedBody(html, pageType));
    },
  );
}

async function readInDesign(db: Kysely<DB>, profileId: string, { design, language }: PagePreview) {
  const draft = design === 'draft' ? await findDraft(db, profileId) : undefined;
  const tried = draft && { design: draft, hidden: hiddenBy(readDesign(draft)) };
  return readPublicPortfolio(db, profileId, { tried, language });
}
