import type { z } from 'zod';
import { findSlugHolder, ownsProfile } from '../../../db/queries/profiles';
import type { SlugState, slugAnswer, slugQuestion } from '../../contracts/profile';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { ownProfileId } from './resolve-profile';

const states = { own: 'own', former: 'former', other: 'taken' } as const satisfies Record<string, SlugState>;

/** Whether the caller's own profile can have the slug. */
export async function checkSlug(
  ctx: Pick<Context, 'db'> & { caller: Caller },
  { profileId, slug }: z.output<typeof slugQuestion>,
): Promise<z.output<typeof slugAnswer>> {
  const id = ownProfileId(ctx, profileId);
  if (!(await ownsProfile(ctx.db, ctx.caller.accountId, id))) throw notFound('profile');
  const holder = await findSlugHolder(ctx.db, slug, id);
  return { state: holder ? states[holder] : 'free' };
}
