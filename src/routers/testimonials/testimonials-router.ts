import { ownsProfile } from '../../../db/queries/profiles';
import { findOwnRequest, listOwnRequests, type OwnRequest } from '../../../db/testimonials/requests';
import { listVersions, type TestimonialVersionRow } from '../../../db/testimonials/versions';
import { byId, byProfile } from '../../contracts/ids';
import {
  newTestimonialRequest,
  requestPath,
  type TestimonialRequest,
  testimonialDecision,
  testimonialRequest,
  testimonialRequestList,
} from '../../contracts/testimonial-request';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { approve, decline } from './decide';
import { makeRequest, remindOnce, revokeRequest } from './make-request';

export const testimonialRequestsRouter = router({
  list: signedInProcedure
    .meta(
      rest('GET /profile/{profileId}/testimonial-requests', 'The requests for testimonials, newest first'),
    )
    .input(byProfile)
    .output(testimonialRequestList)
    .query(async ({ ctx, input }) => {
      const { accountId } = ctx.caller;
      const profileId = ownProfileId(ctx, input.profileId);
      if (!(await ownsProfile(ctx.db, accountId, profileId))) throw notFound('profile');
      return describe(ctx, await listOwnRequests(ctx.db, accountId, profileId));
    }),

  create: signedInProcedure
    .meta(
      rest(
        'POST /profile/{profileId}/testimonial-requests',
        'Asks somebody for a testimonial: makes a link for them, and mails it where an address is given',
        201,
      ),
    )
    .input(newTestimonialRequest)
    .output(testimonialRequest)
    .mutation(async ({ ctx, input }) => getRequest(ctx, await makeRequest(ctx, input))),

  remind: signedInProcedure
    .meta(rest('POST /testimonial-requests/{id}/remind', 'Mails a request once more, which works once'))
    .input(byId)
    .output(testimonialRequest)
    .mutation(async ({ ctx, input }) => {
      await remindOnce(ctx, input.id);
      return getRequest(ctx, input.id);
    }),

  revoke: signedInProcedure
    .meta(
      rest(
        'DELETE /testimonial-requests/{id}',
        'Revokes a request at once; nothing can be written through it any more',
      ),
    )
    .input(byId)
    .output(testimonialRequest)
    .mutation(async ({ ctx, input }) => {
      await revokeRequest(ctx, input.id);
      return getRequest(ctx, input.id);
    }),

  approve: signedInProcedure
    .meta(
      rest(
        'POST /testimonial-requests/{id}/approve',
        'Puts what the author confirmed on the page, where it is still the version that is named',
      ),
    )
    .input(testimonialDecision)
    .output(testimonialRequest)
    .mutation(async ({ ctx, input }) => {
      await approve(ctx, input);
      return getRequest(ctx, input.id);
    }),

  decline: signedInProcedure
    .meta(
      rest(
        'POST /testimonial-requests/{id}/decline',
        'Keeps what the author confirmed off the page; an earlier version that was approved stays',
      ),
    )
    .input(testimonialDecision)
    .output(testimonialRequest)
    .mutation(async ({ ctx, input }) => {
      await decline(ctx, input);
      return getRequest(ctx, input.id);
    }),
});

async function getRequest(ctx: Context & { caller: Caller }, id: string): Promise<TestimonialRequest> {
  const row = await findOwnRequest(ctx.db, ctx.caller.accountId, id);
  const [request] = row ? await describe(ctx, [row]) : [];
  if (!request) throw notFound('request');
  return request;
}

async function describe({ db, origin }: Context, rows: OwnRequest[]): Promise<TestimonialRequest[]> {
  const versions = await listVersions(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ token, approvedId, pendingId, ...row }) => {
    const isShown = row.testimonialId !== null;
    const decidable = versions.find(
      ({ id, state }) => id === (pendingId ?? (isShown ? null : approvedId)) && state !== 'draft',
    );
    return {
      ...row,
      url: origin + requestPath(token),
      version: decidable ? versionOf(decidable, approvedId !== null) : null,
    };
  });
}

const versionOf = (row: TestimonialVersionRow, hasApproved: boolean): TestimonialRequest['version'] => ({
  ...row,
  photoUrl: row.imageId && `/api/files/${row.imageId}`,
  signedAt: row.signedAt ?? row.createdAt,
  isDeclined: row.state === 'declined',
  isChange: hasApproved && row.state !== 'approved',
});
