import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { renderToStaticMarkup } from 'react-dom/server';
import { findPublicProfile } from '../../../db/public-projection';
import type { DB } from '../../../db/tables.gen';
import { pageUrl } from '../../contracts/page-url';
import { furtherParts, furtherPath, portfolioParts } from '../../contracts/portfolio-parts';
import { slugForm, slugLength } from '../../contracts/profile';
import type { CreateContext } from '../http/request-context';
import { pageOrigin } from '../http/same-origin';

interface OwnerStripOptions {
  db: Kysely<DB>;
  publicUrl: string | undefined;
  createContext: CreateContext;
}

/** Answers the script of a page whether it is the caller's: with the strip that its owner gets, else with nothing. */
export async function ownerStripPlugin(app: FastifyInstance, options: OwnerStripOptions): Promise<void> {
  const { db, publicUrl, createContext } = options;
  app.get<{ Params: { slug: string } }>(
    '/profile/:slug/owner',
    { schema: { hide: true } },
    async (request, reply) => {
      const { caller } = await createContext(request, reply);
      const slug = request.params.slug.toLowerCase();
      reply.header('cache-control', 'private, no-store');
      const isSlug = slug.length <= slugLength.max && slugForm.test(slug);
      const profile = caller && isSlug ? await findPublicProfile(db, slug, caller.accountId) : undefined;
      if (!profile?.isOwn) return reply.code(204).send();
      const strip = (
        <Strip
          address={pageUrl(pageOrigin(request, publicUrl), profile)}
          isCurrent={profile.id === caller?.currentProfileId}
        />
      );
      return reply.type('text/html; charset=utf-8').send(renderToStaticMarkup(strip));
    },
  );
}

/** Stands over the end of the page, where it moves nothing, and above the slim bar, which is there on a phone. */
const style = `
.owner-strip {
  position: fixed; z-index: 20; inset: auto 0 1rem; display: flex; flex-wrap: wrap; align-items: center;
  gap: 0 1.25rem; width: fit-content; max-width: calc(100% - 2rem); margin: 0 auto; padding: 0 1.25rem;
  border-radius: 1.5rem; background: #23202b; color: #fff; font-size: 0.9375rem;
  box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 25%);
}
.owner-strip :is(a, button) {
  display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0; border: 0; background: none;
  color: inherit; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.owner-strip :is(a, button):hover { text-decoration: underline; }
.owner-strip :focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
body:has(.owner-strip) { padding-bottom: 5rem; }
@media (max-width: 40rem) { .has-bar .owner-strip { bottom: calc(3.75rem + env(safe-area-inset-bottom)); } }
@media (max-width: 30rem) { .owner-strip span { display: none; } }
@media print { .owner-strip { display: none; } }
`;

/** Where the parts of a page are edited. */
const editors = JSON.stringify({
  about: '/upload-cv',
  ...Object.fromEntries(portfolioParts.map(({ key, path }) => [key, path])),
  ...Object.fromEntries(furtherParts.map(({ key }) => [key, furtherPath])),
});

/** @param isCurrent whether its owner's screens show the page's portfolio, and not another one */
const Strip = ({ address, isCurrent }: { address: string; isCurrent: boolean }) => (
  <aside className="owner-strip" aria-label="Your page">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
    <style dangerouslySetInnerHTML={{ __html: style }} />
    <span>This is your page</span>
    {isCurrent ? (
      <>
        <a href="/" data-editors={editors}>
          Edit
        </a>
        <a href="/design">Design</a>
      </>
    ) : (
      <a href="/portfolios">Switch to it</a>
    )}
    <button type="button" value={address} aria-live="polite">
      Copy link
    </button>
  </aside>
);
