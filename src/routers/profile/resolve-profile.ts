import { findReadableProfile, type ProfileRow } from '../../../db/queries/profiles';
import { defaultProfileId } from '../../contracts/ids';
import { requireCaller } from '../auth/require-caller';
import type { Context } from '../context';
import { notFound } from '../errors';

/** What is needed to know whom a `{profileId}` names. */
export type ProfileReader = Pick<Context, 'caller' | 'db' | 'hasEndedSession'>;

/**
 * The id that a `{profileId}` names for a write. Whether the profile is the caller's is left to the SQL of the write.
 * @throws UNAUTHORIZED where nobody is signed in
 */
export function ownProfileId(ctx: Pick<Context, 'caller'>, profileId: string): string {
  const { currentProfileId } = requireCaller(ctx);
  if (profileId !== defaultProfileId) return profileId;
  if (!currentProfileId) throw notFound('profile');
  return currentProfileId;
}

/**
 * The profile that a `{profileId}` names for a read, and whether the caller owns it.
 * @throws NOT_FOUND where there is none, or it is private and somebody else's; UNAUTHORIZED where the caller's own is
 * asked for by a session that has ended
 */
export async function getReadableProfile(
  ctx: ProfileReader,
  profileId: string,
): Promise<ProfileRow & { isOwn: boolean }> {
  const isDefault = profileId === defaultProfileId;
  // Whoever believes to be signed in would take the demo's entries for the own ones.
  const isStranger = !ctx.caller && !ctx.hasEndedSession;
  const name =
    isDefault && isStranger ? 'demo' : { id: isDefault ? ownProfileId(ctx, profileId) : profileId };
  const profile = await findReadableProfile(ctx.db, name, ctx.caller?.accountId);
  if (!profile) throw notFound('profile');
  return { ...profile, isOwn: profile.accountId === ctx.caller?.accountId };
}

/** Whether two values of `{profileId}` name one profile, the default name being taken for what it stands for. */
export async function isSameProfile(ctx: ProfileReader, one: string, other: string): Promise<boolean> {
  const ids = await Promise.all([idNamed(ctx, one), idNamed(ctx, other)]);
  return ids[0] !== undefined && ids[0] === ids[1];
}

async function idNamed(ctx: ProfileReader, profileId: string): Promise<string | undefined> {
  if (profileId !== defaultProfileId) return profileId.toLowerCase();
  if (ctx.caller) return ctx.caller.currentProfileId ?? undefined;
  return ctx.hasEndedSession ? undefined : (await findReadableProfile(ctx.db, 'demo', undefined))?.id;
}
