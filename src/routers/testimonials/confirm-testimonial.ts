import { TRPCError } from '@trpc/server';
import {
  type AskedRequest,
  findRequestById,
  lockAskedRequest,
  markRequest,
  setAuthor,
} from '../../../db/testimonials/requests';
import {
  deletePending,
  eraseTestimonial,
  findDraft,
  signDraft,
  type TestimonialVersionRow,
} from '../../../db/testimonials/versions';
import { hashToken } from '../auth/tokens';
import type { Context } from '../context';
import { notFound } from '../errors';
import { countCall } from '../limits/limit-calls';
import { signVersion } from './sign-version';
import { closedBecause } from './write-testimonial';

/** What a mail asks its reader to confirm. */
export interface Confirmable {
  draft: TestimonialVersionRow;
  request: AskedRequest;
}

/** The draft of a mail's token; undefined if it was confirmed or replaced, or the mail is too old. */
export async function findConfirmable(
  ctx: Pick<Context, 'db'>,
  token: string,
): Promise<Confirmable | undefined> {
  const draft = await findDraft(ctx.db, hashToken(token));
  const request = draft && (await findRequestById(ctx.db, draft.requestId));
  if (!request || closedBecause({ ...request, isExpired: false })) return undefined;
  return { draft, request };
}

/** Confirms an address and signs what was written. @returns whether the token was still good */
export async function confirmTestimonial(ctx: Context, token: string): Promise<boolean> {
  const found = await findConfirmable(ctx, token);
  if (!found) return false;
  return ctx.db.transaction().execute(async (tx) => {
    const request = await lockAskedRequest(tx, found.request.id);
    const draft = request && (await findDraft(tx, hashToken(token)));
    if (!draft || closedBecause({ ...request, isExpired: false })) return false;
    await signDraft(tx, draft.id, await signVersion(tx, ctx, request, draft));
    await setAuthor(tx, request.id, draft.email);
    const ids = { accountId: request.accountId, requestId: request.id };
    await ctx.jobs.add(tx, 'send-mail', { template: 'testimonial-confirmed', ...ids });
    await ctx.jobs.add(tx, 'send-mail', { template: 'testimonial-waiting', ...ids });
    return true;
  });
}

/** Mails the author a new link to what they wrote; the previous one no longer works. */
export async function mailAuthorLink(ctx: Context, { id, accountId, authorEmail }: AskedRequest) {
  if (authorEmail === null) throw notFound('testimonial');
  await countCall(ctx, 'testimonialWriting', { linkId: id, input: { email: authorEmail } });
  await ctx.db
    .transaction()
    .execute((tx) =>
      ctx.jobs.add(tx, 'send-mail', { template: 'testimonial-confirmed', accountId, requestId: id }),
    );
}

/** Withdraws a testimonial: all of its text is deleted at once, and no more mails are sent about it. */
export async function withdrawTestimonial(ctx: Context, { id }: AskedRequest): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const request = await lockAskedRequest(tx, id);
    if (!request) throw notFound('testimonial');
    if (request.withdrawnAt !== null) return;
    await eraseTestimonial(tx, id);
    await markRequest(tx, id, 'withdrawnAt');
    await ctx.jobs.forget(tx, [id]);
  });
}

/** Declines to write. @throws CONFLICT if it was written and confirmed */
export async function refuseRequest(ctx: Context, { id }: AskedRequest): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const request = await lockAskedRequest(tx, id);
    if (!request) throw notFound('request');
    if (request.confirmedAt !== null) {
      const message = 'You have written a testimonial. Withdraw it with the link in your e-mail.';
      throw new TRPCError({ code: 'CONFLICT', message });
    }
    if (request.refusedAt === null) await markRequest(tx, id, 'refusedAt');
    await deletePending(tx, id);
    await ctx.jobs.forget(tx, [id]);
  });
}
