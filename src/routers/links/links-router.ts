import { findOwnLink, listOwnLinks, type OwnLink } from '../../../db/links/links';
import { ownsProfile } from '../../../db/queries/profiles';
import { byId, byProfile } from '../../contracts/ids';
import { type Link, link, linkDetails, linkList, linkUpdate, newLink } from '../../contracts/link';
import { linkUrls } from '../../contracts/page-url';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { readDetails } from './link-details';
import { changeLink, makeLink, revokeLink } from './write-link';

export const linksRouter = router({
  list: signedInProcedure
    .meta(rest('GET /profile/{profileId}/links', 'The links of the profile with their figures, newest first'))
    .input(byProfile)
    .output(linkList)
    .query(async ({ ctx, input }) => {
      const { accountId } = ctx.caller;
      const profileId = ownProfileId(ctx, input.profileId);
      if (!(await ownsProfile(ctx.db, accountId, profileId))) throw notFound('profile');
      return (await listOwnLinks(ctx.db, accountId, profileId)).map((row) => toLink(row, ctx.origin));
    }),

  details: signedInProcedure
    .meta(
      rest(
        'GET /links/{id}',
        'A link with its latest opens, and what has changed on the page since the last',
      ),
    )
    .input(byId)
    .output(linkDetails)
    .query(async ({ ctx, input }) => readDetails(ctx, await getLink(ctx, input.id))),

  create: signedInProcedure
    .meta(rest('POST /profile/{profileId}/links', 'Makes a link to the page for one reader', 201))
    .input(newLink)
    .output(link)
    .mutation(async ({ ctx, input }) => getLink(ctx, await makeLink(ctx, input))),

  update: signedInProcedure
    .meta(rest('PATCH /links/{id}', 'Changes a link; with updatedAt, only where it still has that version'))
    .input(linkUpdate)
    .output(link)
    .mutation(async ({ ctx, input }) => {
      await changeLink(ctx, input);
      return getLink(ctx, input.id);
    }),

  revoke: signedInProcedure
    .meta(rest('DELETE /links/{id}', 'Revokes a link at once; its history is kept'))
    .input(byId)
    .output(link)
    .mutation(async ({ ctx, input }) => {
      await revokeLink(ctx, input.id);
      return getLink(ctx, input.id);
    }),
});

async function getLink(ctx: Context & { caller: Caller }, id: string): Promise<Link> {
  const row = await findOwnLink(ctx.db, ctx.caller.accountId, id);
  if (!row) throw notFound('link');
  return toLink(row, ctx.origin);
}

const toLink = ({ slug, canonicalHost, ...row }: OwnLink, origin: string): Link => ({
  ...row,
  ...linkUrls(origin, { slug, canonicalHost }, row.token),
});
