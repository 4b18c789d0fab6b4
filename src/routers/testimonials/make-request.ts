import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { lockOwnProfile } from '../../../db/queries/profiles';
import {
  countRequests,
  insertRequest,
  lockOwnRequest,
  markRequest,
  type TestimonialRequestRow,
} from '../../../db/testimonials/requests';
import { deletePending, listVersions } from '../../../db/testimonials/versions';
import {
  maxTestimonialRequests,
  type newTestimonialRequest,
  requestDays,
} from '../../contracts/testimonial-request';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { countCall } from '../limits/limit-calls';
import { ownProfileId } from '../profile/resolve-profile';

type Owner = Context & { caller: Caller };

const tokenBytes = 16;

/**
 * Makes a request, and mails it if there is an address.
 * @returns its id
 * @throws CONFLICT if the profile has as many as it may have
 */
export async function makeRequest(
  ctx: Owner,
  { profileId, ...asked }: z.output<typeof newTestimonialRequest>,
): Promise<string> {
  const { accountId } = ctx.caller;
  const named = ownProfileId(ctx, profileId);
  const id = uuid();
  const { email = null } = asked;
  if (email !== null) await countCall(ctx, 'testimonialMail', { input: { email } });
  await ctx.db.transaction().execute(async (tx) => {
    const profile = await lockOwnProfile(tx, accountId, named);
    if (!profile) throw notFound('profile');
    if ((await countRequests(tx, profile.id)) >= maxTestimonialRequests) throw full();
    const token = randomBytes(tokenBytes).toString('base64url');
    await insertRequest(tx, { ...asked, id, profileId: profile.id, givenTo: profile.id, token }, requestDays);
    if (email === null) return;
    await markRequest(tx, id, 'mailedAt');
    await ctx.jobs.add(tx, 'send-mail', { template: 'testimonial-request', accountId, requestId: id });
  });
  return id;
}

/** Mails a request for the second and last time. @throws CONFLICT if there is nothing to remind of */
export async function remindOnce(ctx: Owner, id: string): Promise<void> {
  const { accountId } = ctx.caller;
  await ctx.db.transaction().execute(async (tx) => {
    const request = await lockOwnRequest(tx, accountId, id);
    if (!request) throw notFound('request');
    const hindrance = hindranceOf(request);
    if (hindrance) throw new TRPCError({ code: 'CONFLICT', message: hindrance });
    await countCall(ctx, 'testimonialMail', { input: { email: request.email } });
    await markRequest(tx, id, 'remindedAt');
    await ctx.jobs.add(tx, 'send-mail', { template: 'testimonial-request', accountId, requestId: id });
  });
}

/** Why nobody can be reminded of a request. */
function hindranceOf(request: TestimonialRequestRow): string | undefined {
  if (request.email === null) return 'This request has no e-mail address. Send its link yourself.';
  if (request.confirmedAt !== null) return 'This request was answered, so there is nothing to remind of.';
  if (request.revokedAt !== null) return 'This request was revoked. Make a new one.';
  if (request.refusedAt !== null) return 'Whoever was asked preferred not to write. Please respect that.';
  if (request.expiresAt <= new Date().toISOString()) return 'This request has expired. Make a new one.';
  if (request.remindedAt !== null) return 'A reminder was sent already; there is one for each request.';
  return undefined;
}

/**
 * Ends a request at once: nothing can be written through it any more, and what is not approved is deleted.
 * @throws CONFLICT if something waits for a decision, or is shown
 */
export async function revokeRequest(ctx: Owner, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const request = await lockOwnRequest(tx, ctx.caller.accountId, id);
    if (!request) throw notFound('request');
    if (request.revokedAt !== null) return;
    const versions = await listVersions(tx, [id]);
    if (versions.some(({ state }) => state === 'waiting')) throw waiting();
    const shown = await tx
      .selectFrom('testimonials')
      .select('id')
      .where('requestId', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (shown) throw stillShown();
    await markRequest(tx, id, 'revokedAt');
    await deletePending(tx, id);
    await ctx.jobs.forget(tx, [id]);
  });
}

const full = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: `A profile has ${maxTestimonialRequests} requests at most. Revoke one that you no longer need first.`,
  });

const waiting = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'A testimonial waits for your approval. Approve or decline it first.',
  });

const stillShown = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This testimonial is in your list. Delete it there first, and then revoke the request.',
  });
