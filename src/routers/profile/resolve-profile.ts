import { findReadableProfile, type ProfileRow } from '../../../db/queries/profiles';
import { defaultProfileId } from '../../contracts/ids';
import { requireCaller } from '../auth/require-caller';
import type { Context } from '../context';
import { notFound } from '../errors';

/** What is needed to resolve a `{profileId}`. */
export type ProfileReader = Pick<Context, 'caller' | 'db' | 'hasEndedSession'>;

/**
 * The id of a `{profileId}` in a write. Ownership is checked by the SQL of the write.
 * @throws UNAUTHORIZED if nobody is signed in
 */
export function ownProfileId(ctx: Pick<Context, 'caller'>, profileId: string): string {
  const { currentProfileId } = requireCaller(ctx);
  if (profileId !== defaultProfileId) return profileId;
  if (!currentProfileId) throw notFound('profile');
  return currentProfileId;
}

/**
 * The profile of a `{profileId}` in a read, and whether the caller owns it.
 * @throws NOT_FOUND if there is none, or it is private and somebody else's; UNAUTHORIZED if the session that asks for
 * its own profile has ended
 */
export async function getReadableProfile(
  ctx: ProfileReader,
  profileId: string,
): Promise<ProfileRow & { isOwn: boolean }> {
  const isDefault = profileId === defaultProfileId;
  // People who believe they are signed in would mistake the demo's entries for their own.
  const isStranger = !ctx.caller && !ctx.hasEndedSession;
  const name =
    isDefault && isStranger ? 'demo' : { id: isDefault ? ownProfileId(ctx, profileId) : profileId };
  const profile = await findReadableProfile(ctx.db, name, ctx.caller?.accountId);
  if (!profile) throw notFound('profile');
  const isOwn = profile.accountId === ctx.caller?.accountId;
  // Others read them as the page in that language, where its design hides what they are not to see.
  return { ...profile, translations: isOwn ? profile.translations : {}, isOwn };
}

/**
 * The id of a `{profileId}` that anybody may name.
 * @throws as `getReadableProfile`, but only for the default name
 */
export const namedProfileId = async (ctx: ProfileReader, profileId: string): Promise<string> =>
  profileId === defaultProfileId ? (await getReadableProfile(ctx, profileId)).id : profileId;

/** Whether two values of `{profileId}` refer to one profile, after resolving the default name. */
export async function isSameProfile(ctx: ProfileReader, one: string, other: string): Promise<boolean> {
  const ids = await Promise.all([idNamed(ctx, one), idNamed(ctx, other)]);
  return ids[0] !== undefined && ids[0] === ids[1];
}

async function idNamed(ctx: ProfileReader, profileId: string): Promise<string | undefined> {
  if (profileId !== defaultProfileId) return profileId.toLowerCase();
  if (ctx.caller) return ctx.caller.currentProfileId ?? undefined;
  return ctx.hasEndedSession ? undefined : (await findReadableProfile(ctx.db, 'demo', undefined))?.id;
}
