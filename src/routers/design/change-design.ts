import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { StoredDesign } from '../../../db/column-types';
import { type DesignRow, findOwnDesign, setHiddenSections, updateDesign } from '../../../db/queries/designs';
import { lockOwnProfile } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import {
  type Design,
  type designChange,
  type designDraft,
  hiddenBy,
  type ProfileDesign,
  readDesign,
  type sectionChange,
  withSection,
} from '../../contracts/design';
import type { Caller, Context } from '../context';
import { notFound, staleChange } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { keepVersion } from '../versions/keep-version';

type OwnerContext = Pick<Context, 'db'> & { caller: Caller };
type Change = z.output<typeof designChange>;

/** The design of the caller's own profile. */
export async function getDesign(ctx: OwnerContext, profileId: string): Promise<ProfileDesign> {
  const row = await findOwnDesign(ctx.db, ctx.caller.accountId, ownProfileId(ctx, profileId));
  if (!row) throw notFound('profile');
  return asDesign(row);
}

/** Keeps a design for the owner to try out; visitors see the published one as before. */
export const saveDraft = (ctx: OwnerContext, { design, ...change }: z.output<typeof designDraft>) =>
  changeDesign(ctx, change, (tx, { profileId }) => updateDesign(tx, profileId, { draft: design }));

/** Goes back to what is published. */
export const discardDraft = (ctx: OwnerContext, change: Change) =>
  changeDesign(ctx, change, (tx, { profileId }) => updateDesign(tx, profileId, { draft: null }));

/** Shows the draft to visitors; without one, nothing changes. */
export const publishDraft = (ctx: OwnerContext, change: Change) =>
  changeDesign(ctx, change, async (tx, { profileId, draft, published }) => {
    if (!draft || isSameDesign(readDesign(draft), readDesign(published))) return;
    await updateDesign(tx, profileId, { draft: null });
    await publishDesign(tx, { profileId, published }, draft);
    await keepVersion(tx, profileId, 'published');
  });

/** Shows visitors a design; until ten minutes later, that can be undone. Needs the profile's lock. */
export async function publishDesign(
  tx: Transaction<DB>,
  { profileId, published }: Pick<DesignRow, 'profileId' | 'published'>,
  design: StoredDesign,
): Promise<void> {
  const now = sql<string>`now()`;
  await updateDesign(tx, profileId, { published: design, beforePublication: published, publishedAt: now });
  await setHiddenSections(tx, profileId, hiddenBy(readDesign(design)));
}

/** Shows visitors what they saw before a publication, which can no longer be undone then. Needs the profile's lock. */
export async function putDesignBack(
  tx: Transaction<DB>,
  profileId: string,
  published: StoredDesign | null,
): Promise<void> {
  await updateDesign(tx, profileId, { published, beforePublication: null, publishedAt: null });
  await setHiddenSections(tx, profileId, hiddenBy(readDesign(published)));
}

/**
 * Shows visitors what they saw before the last publication. What was published becomes the draft again, unless there is
 * another one by now.
 * @throws NOT_FOUND if nothing was published within ten minutes, or it is undone already
 */
export const undoPublication = (ctx: OwnerContext, change: Change) =>
  changeDesign(ctx, change, async (tx, row) => {
    const { profileId, draft, published, beforePublication } = row;
    if (!row.undoableUntil) throw notFound('publication that can still be undone');
    await updateDesign(tx, profileId, { draft: draft ?? published });
    await putDesignBack(tx, profileId, beforePublication);
  });

/**
 * Shows or hides a section, to visitors at once and in the draft. The design before the last publication follows, so that
 * undoing the publication shows nothing that was hidden since.
 */
export const changeSection = (
  ctx: OwnerContext,
  { profileId, ...section }: z.output<typeof sectionChange>,
): Promise<ProfileDesign> =>
  changeDesign(ctx, { profileId }, async (tx, { profileId: id, draft, published, beforePublication }) => {
    const changed = (stored: StoredDesign | null) => withSection(readDesign(stored), section);
    await updateDesign(tx, id, {
      draft: draft && changed(draft),
      published: changed(published),
      beforePublication: changed(beforePublication),
    });
    await setHiddenSections(tx, id, hiddenBy(changed(published)));
  });

/** Changes the design of the caller's own profile if it still has the version that the change is based on. */
async function changeDesign(
  ctx: OwnerContext,
  { profileId, updatedAt }: Change,
  write: (tx: Transaction<DB>, current: DesignRow) => Promise<void>,
): Promise<ProfileDesign> {
  const { accountId } = ctx.caller;
  const id = ownProfileId(ctx, profileId);
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockOwnProfile(tx, accountId, id))) throw notFound('profile');
    const read = async () => {
      const row = await findOwnDesign(tx, accountId, id);
      if (!row) throw notFound('profile');
      return row;
    };
    const current = await read();
    if (updatedAt !== undefined && updatedAt !== current.updatedAt) throw staleChange('design');
    await write(tx, current);
    return asDesign(await read());
  });
}

function asDesign(row: DesignRow): ProfileDesign {
  const published = readDesign(row.published);
  const draft = row.draft ? readDesign(row.draft) : published;
  const { updatedAt, undoableUntil } = row;
  return { published, draft, isChanged: !isSameDesign(draft, published), updatedAt, undoableUntil };
}

/** Whether two designs look and hide the same. Both come from `readDesign`, which always writes the fields in the same order. */
export const isSameDesign = (one: Design, other: Design) => JSON.stringify(one) === JSON.stringify(other);
