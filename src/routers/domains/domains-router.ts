import { findOwnDomain, listOwnDomains } from '../../../db/domains/domains';
import { ownsProfile } from '../../../db/queries/profiles';
import { type Domain, domain, domainList, newDomain } from '../../contracts/domain';
import { byId, byProfile } from '../../contracts/ids';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { checkOwnDomain } from './check-due-domains';
import { describeDomain } from './describe-domain';
import { hostOf } from './reachable-host';
import { addDomain, removeDomain } from './write-domain';

export const domainsRouter = router({
  list: signedInProcedure
    .meta(rest('GET /profile/{profileId}/domains', 'The own domains of the profile, with the records to set'))
    .input(byProfile)
    .output(domainList)
    .query(async ({ ctx, input }) => {
      const { accountId } = ctx.caller;
      const profileId = ownProfileId(ctx, input.profileId);
      if (!(await ownsProfile(ctx.db, accountId, profileId))) throw notFound('profile');
      return (await listOwnDomains(ctx.db, accountId, profileId)).map((row) =>
        describeDomain(row, ctx.origin),
      );
    }),

  create: signedInProcedure
    .meta({
      ...rest(
        'POST /profile/{profileId}/domains',
        'Claims a domain for the profile, and checks it once',
        201,
      ),
      limit: 'domain',
    })
    .input(newDomain)
    .output(domain)
    .mutation(async ({ ctx, input }) => checked(ctx, await addDomain(ctx, input))),

  check: signedInProcedure
    .meta({
      ...rest('POST /domains/{id}/check', 'Asks the DNS about the domain now, and answers what it found'),
      limit: 'domainCheck',
    })
    .input(byId)
    .output(domain)
    .mutation(({ ctx, input }) => checked(ctx, input.id)),

  remove: signedInProcedure
    .meta(rest('DELETE /domains/{id}', 'Deletes a domain, which leads to the page no more'))
    .input(byId)
    .output(byId)
    .mutation(async ({ ctx, input }) => {
      await removeDomain(ctx, input.id);
      return input;
    }),
});

async function checked(ctx: Context & { caller: Caller }, id: string): Promise<Domain> {
  await checkOwnDomain(ctx, id, hostOf(ctx.origin));
  const row = await findOwnDomain(ctx.db, ctx.caller.accountId, id);
  if (!row) throw notFound('domain');
  return describeDomain(row, ctx.origin);
}
