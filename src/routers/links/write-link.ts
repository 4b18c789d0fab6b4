import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { addLinkEvent, moveLinkEvents } from '../../../db/links/link-events';
import { countLinks, hasContact, insertLink, lockOwnLink, updateLink } from '../../../db/links/links';
import { lockOwnProfile } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { type linkUpdate, maxLinks, type newLink } from '../../contracts/link';
import { hashPassword } from '../auth/passwords';
import type { Caller, Context } from '../context';
import { queueForLink } from '../employer-contacts/queue-sent-document';
import { notFound, staleChange } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';

type Owner = Pick<Context, 'db' | 'clock' | 'jobs' | 'visitor'> & { caller: Caller };
type Choices = Omit<z.output<typeof linkUpdate>, 'id' | 'updatedAt'>;

const tokenBytes = 16;

/** @returns the id of the new link @throws CONFLICT if the profile has as many as it may have */
export async function makeLink(ctx: Owner, input: z.output<typeof newLink>): Promise<string> {
  const { profileId, label, ...choices } = input;
  const values = await toColumns(ctx, choices);
  const at = ctx.clock.now().toISOString();
  const id = uuid();
  await ctx.db.transaction().execute(async (tx) => {
    const profile = await lockOwnProfile(tx, ctx.caller.accountId, ownProfileId(ctx, profileId));
    if (!profile) throw notFound('profile');
    if ((await countLinks(tx, profile.id)) >= maxLinks) throw full();
    await requireContact(tx, profile.id, choices.employerContactId);
    const token = randomBytes(tokenBytes).toString('base64url');
    await insertLink(tx, {
      ...values,
      id,
      profileId: profile.id,
      label,
      token,
      createdAt: at,
      updatedAt: at,
    });
    await addLinkEvent(tx, 'link-made', { linkId: id, at });
    const { employerContactId: contactId } = choices;
    if (contactId) await queueForLink(tx, ctx, { contactId, linkId: id, at });
  });
  return id;
}

export async function changeLink(ctx: Owner, input: z.output<typeof linkUpdate>): Promise<void> {
  const { id, updatedAt, ...choices } = input;
  const values = await toColumns(ctx, choices);
  await ctx.db.transaction().execute(async (tx) => {
    const current = await lockOwnLink(tx, ctx.caller.accountId, id);
    if (!current) throw notFound('link');
    if (updatedAt && updatedAt !== current.updatedAt) throw staleChange('link');
    const { employerContactId = current.employerContactId } = choices;
    const isMoved = employerContactId !== current.employerContactId;
    if (isMoved) await requireContact(tx, current.profileId, employerContactId);
    await updateLink(tx, id, values);
    if (!isMoved) return;
    await moveLinkEvents(tx, id);
    const at = ctx.clock.now().toISOString();
    if (employerContactId) await queueForLink(tx, ctx, { contactId: employerContactId, linkId: id, at });
  });
}

/** Ends a link at once and keeps its history; one that is revoked stays as it is. */
export async function revokeLink(ctx: Owner, id: string): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await ctx.db.transaction().execute(async (tx) => {
    const current = await lockOwnLink(tx, ctx.caller.accountId, id);
    if (!current) throw notFound('link');
    if (current.revokedAt !== null) return;
    await updateLink(tx, id, { revokedAt: at });
    await addLinkEvent(tx, 'link-revoked', { linkId: id, at });
  });
}

/** The columns of what the owner chooses; hashes the passcode before anything is locked. */
async function toColumns(ctx: Owner, { passcode, ...choices }: Choices) {
  return {
    ...choices,
    ...(passcode !== undefined && {
      passcodeHash: passcode === null ? null : await hashPassword(passcode, ctx),
    }),
  };
}

/** @throws NOT_FOUND unless the contact is the profile's */
async function requireContact(tx: Transaction<DB>, profileId: string, id: string | null | undefined) {
  if (id && !(await hasContact(tx, profileId, id))) throw notFound('employer contact');
}

const full = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: `A profile has ${maxLinks} links at most. Revoke one that nobody needs any more.`,
  });
