import type { z } from 'zod';
import { takeImport } from '../../../db/queries/cv-imports';
import { lockOwnProfile } from '../../../db/queries/profiles';
import type { undone } from '../../contracts/cv-import';
import { keysOf } from '../../contracts/keys-of';
import type { ProfileInformation } from '../../contracts/profile';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { writeProfile } from '../profile/update-profile';
import { undoPage } from './import-page';
import { sectionImports } from './section-imports';

/**
 * Removes what an import added and puts back what it replaced, unless that was changed since.
 * @throws NOT_FOUND if there is no such import of the caller, it is undone already, or older than ten minutes
 */
export async function undoImport(
  ctx: Pick<Context, 'db' | 'visitor'> & { caller: Caller },
  profileId: string,
  undoId: string,
): Promise<z.output<typeof undone>> {
  return ctx.db.transaction().execute(async (tx) => {
    const profile = await lockOwnProfile(tx, ctx.caller.accountId, profileId);
    const changes = profile && (await takeImport(tx, profile.id, undoId));
    if (!profile || !changes) throw notFound('import');
    let kept = 0;
    for (const key of keysOf(sectionImports)) {
      const section = changes.sections[key];
      if (section) kept += await sectionImports[key].undo(tx, profile.id, section);
    }
    const before: Partial<ProfileInformation> = {};
    for (const field of keysOf(changes.profile)) {
      const change = changes.profile[field];
      if (change && profile[field] === change.after) before[field] = change.before;
      else kept += 1;
    }
    if (Object.keys(before).length > 0) await writeProfile(tx, ctx, profile, before);
    kept += await undoPage(tx, ctx, { ...profile, ...before }, changes.page ?? {});
    return { kept };
  });
}
