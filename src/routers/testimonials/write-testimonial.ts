import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { DB } from '../../../db/tables.gen';
import { type AskedRequest, lockAskedRequest } from '../../../db/testimonials/requests';
import { listVersions, replacePending } from '../../../db/testimonials/versions';
import { canonicalEmail } from '../../contracts/email-address';
import { authorPhotoWidths, type TestimonialWords } from '../../contracts/testimonial-request';
import type { Context } from '../context';
import { FieldError, notFound } from '../errors';
import { storeImage } from '../images/store-image';
import { countCall } from '../limits/limit-calls';
import { PlanRefusal } from '../plan/plan-refusal';
import type { StagedFile } from '../ports';
import { signVersion } from './sign-version';

/** What an author sends. */
export interface Written {
  words: TestimonialWords;
  photo: StagedFile | undefined;
  /** Whether the photo of the version before stays, if no other one comes. */
  keepsPhoto: boolean;
}

const form = { widths: authorPhotoWidths, isSquare: true };

/**
 * Stores what somebody wrote through the link of a request until the address is confirmed, and mails the confirmation link.
 * An earlier text that is not confirmed is replaced.
 * @throws CONFLICT if the request cannot be answered, or was answered; FieldError
 */
export async function writeTestimonial(ctx: Context, asked: AskedRequest, written: Written): Promise<void> {
  requireOtherAddress(asked, written.words.email);
  await countWriting(ctx, asked, written.words.email);
  await storing(ctx, asked, written.photo, async (tx, photo) => {
    const request = await lockAskedRequest(tx, asked.id);
    if (!request) throw notFound('request');
    requireOpen(request);
    if (request.confirmedAt !== null) throw answered();
    const id = uuid();
    await replacePending(tx, {
      ...columnsOf(written),
      id,
      requestId: request.id,
      state: 'draft',
      imageId: photo,
    });
    await ctx.jobs.add(tx, 'send-mail', {
      template: 'testimonial-confirm',
      accountId: request.accountId,
      requestId: request.id,
      versionId: id,
    });
  });
}

/**
 * Signs the author's changed version of a testimonial. The owner decides about it; the approved version stays until
 * then.
 */
export async function changeTestimonial(ctx: Context, asked: AskedRequest, written: Written): Promise<void> {
  const email = asked.authorEmail ?? '';
  await countWriting(ctx, asked, email);
  await storing(ctx, asked, written.photo, async (tx, photo) => {
    const request = await lockAskedRequest(tx, asked.id);
    if (!request || request.withdrawnAt !== null) throw notFound('testimonial');
    requireOpen({ ...request, isExpired: false });
    const before = newestOf(await listVersions(tx, [request.id]));
    const version = {
      ...columnsOf(written),
      email,
      id: uuid(),
      requestId: request.id,
      imageId: photo ?? (written.keepsPhoto ? (before?.imageId ?? null) : null),
    };
    const signing = await signVersion(tx, ctx, request, version);
    await replacePending(tx, { ...version, ...signing, state: 'waiting' });
    await ctx.jobs.add(tx, 'send-mail', {
      template: 'testimonial-waiting',
      accountId: request.accountId,
      requestId: request.id,
    });
  });
}

/** What the author wrote last: what is not approved comes after what is. */
export const newestOf = <V extends { state: string }>(versions: V[]): V | undefined =>
  versions.find(({ state }) => state !== 'approved') ?? versions[0];

const columnsOf = ({ words }: Written) => {
  const { rating = 5, date = new Date().toISOString().slice(0, 10), location = null, ...others } = words;
  return { ...others, rating, date, location };
};

const countWriting = (ctx: Context, { id }: AskedRequest, email: string) =>
  countCall(ctx, 'testimonialWriting', { linkId: id, input: { email } });

/** Writes in one transaction with the photo, if there is one. @throws FieldError if it is not accepted */
async function storing(
  ctx: Context,
  { accountId, profileId }: AskedRequest,
  photo: StagedFile | undefined,
  write: (tx: Transaction<DB>, imageId: string | null) => Promise<void>,
): Promise<void> {
  if (!photo) return ctx.db.transaction().execute((tx) => write(tx, null));
  const isStored = await storeImage({ ...ctx, caller: { kind: 'server', accountId } }, photo, {
    profileId,
    form,
    addEntry: async (tx, imageId) => {
      await write(tx, imageId);
      return true;
    },
  }).catch((error: unknown) => {
    throw error instanceof PlanRefusal ? noRoomForPhoto() : error;
  });
  if (!isStored) throw new FieldError([{ path: ['photo'], message: 'Choose a JPEG, PNG or WebP photo.' }]);
}

/** Authors must not learn anything about the owner's plan and storage. */
const noRoomForPhoto = () => {
  const message = 'There is no room for a photo here. Send your testimonial without it.';
  return new FieldError([{ path: ['photo'], message }], 'CONFLICT');
};

function requireOtherAddress({ ownerEmail, ownerName }: AskedRequest, email: string): void {
  if (canonicalEmail(email) !== canonicalEmail(ownerEmail)) return;
  const owner = ownerName.trim() || 'the person whom this is about';
  const message = `This is the address of ${owner}. Enter your own.`;
  throw new FieldError([{ path: ['email'], message }]);
}

type Openness = Pick<AskedRequest, 'isServed' | 'isExpired' | 'revokedAt' | 'refusedAt' | 'withdrawnAt'>;

/** Why nothing can be written through a request; undefined if it can. */
export function closedBecause(request: Openness): string | undefined {
  if (request.withdrawnAt !== null)
    return 'You have withdrawn your testimonial, and every word of it is deleted.';
  if (request.revokedAt !== null) return 'Whoever asked you has taken the request back.';
  if (!request.isServed) return 'The account of whoever asked you is closed.';
  if (request.isExpired) return 'The request has expired. If you still want to write, ask for a new link.';
  return undefined;
}

function requireOpen(request: Openness): void {
  const message = closedBecause(request);
  if (message) throw new TRPCError({ code: 'CONFLICT', message });
}

const answered = () =>
  new TRPCError({
    code: 'CONFLICT',
    message:
      'This request was answered. To change what you wrote, use the link in the e-mail that you received.',
  });
