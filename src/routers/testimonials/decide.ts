import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../db/tables.gen';
import { deleteSetAsideEntries, setShownVersion } from '../../../db/testimonials/entries';
import { lockOwnRequest } from '../../../db/testimonials/requests';
import {
  approveVersion,
  declineVersion,
  listVersions,
  type TestimonialVersionRow,
} from '../../../db/testimonials/versions';
import { sectionContracts } from '../../contracts/sections';
import type { testimonialDecision } from '../../contracts/testimonial-request';
import type { Caller, Context } from '../context';
import { notFound, staleChange } from '../errors';
import { sectionHooks } from '../sections/section-hooks';
import { sectionItems } from '../sections/section-items';
import { checkSignature } from './check-signature';

type Owner = Context & { caller: Caller };
type Decision = z.output<typeof testimonialDecision>;

const items = sectionItems(sectionContracts.testimonials, 'testimonials', sectionHooks.testimonials);

/** Locks a request with the version that is decided about. @throws CONFLICT if its author has changed it since */
async function lockVersion(tx: Transaction<DB>, ctx: Owner, { id, versionId }: Decision) {
  const request = await lockOwnRequest(tx, ctx.caller.accountId, id);
  if (!request) throw notFound('request');
  const version = (await listVersions(tx, [id])).find((each) => each.id === versionId);
  if (!version || version.state === 'draft') throw staleChange('testimonial');
  return { request, version };
}

/**
 * Puts a confirmed testimonial on the page, in the place of its earlier version if there is one. One that was declined or
 * removed can be approved as well.
 * @throws CONFLICT if the profile has no room for it
 */
export async function approve(ctx: Owner, decision: Decision): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { request, version } = await lockVersion(tx, ctx, decision);
    const { isSound } = await checkSignature(tx, ctx.files, {
      ...version,
      versionId: version.id,
      profileId: request.givenTo,
    });
    if (!isSound) throw altered();
    const isShown = await setShownVersion(tx, request.profileId, version);
    if (!isShown) await addEntry(tx, ctx, request.profileId, version);
    await approveVersion(tx, version);
  });
}

async function addEntry(tx: Transaction<DB>, ctx: Owner, profileId: string, version: TestimonialVersionRow) {
  const { requestId, id: versionId, imageId, name, role, company, content, rating, date, location } = version;
  await deleteSetAsideEntries(tx, requestId);
  const words = { name, role, company, content, rating, date, location };
  const entry = await items.add(tx, ctx, profileId, words);
  await items.queries.update(tx, entry, { requestId, versionId, imageId });
}

/** Keeps a testimonial off the page; an earlier version that was approved stays. */
export async function decline(ctx: Owner, decision: Decision): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { version } = await lockVersion(tx, ctx, decision);
    if (version.state === 'approved') throw approved();
    await declineVersion(tx, version.id);
  });
}

const altered = () =>
  new TRPCError({
    code: 'CONFLICT',
    message:
      'What is stored here is not what its author signed, so it cannot be shown. Ask the author to send it once more.',
  });

const approved = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This testimonial was approved. Delete it from your list to take it off your page.',
  });
