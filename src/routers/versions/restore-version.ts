import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { VersionContents } from '../../../db/column-types';
import { publicColumns } from '../../../db/public-columns';
import { listPendingVideos } from '../../../db/queries/portfolios';
import { findOwnVersion } from '../../../db/queries/profile-versions';
import { lockOwnProfile } from '../../../db/queries/profiles';
import {
  hideOtherCvs,
  listKnownRows,
  moveOthersToBin,
  orderCvs,
  putKnownRowsBack,
  putRowsBack,
  type SavedRow,
} from '../../../db/queries/put-back';
import type { DB } from '../../../db/tables.gen';
import { readDesign } from '../../contracts/design';
import { keysOf } from '../../contracts/keys-of';
import { readPageChoices } from '../../contracts/profile';
import type { restoredVersion, versionRestoration } from '../../contracts/profile-version';
import { type SectionKey, sectionContracts } from '../../contracts/sections';
import type { Caller, Context } from '../context';
import { isSameDesign, putDesignBack } from '../design/change-design';
import { notFound, staleChange } from '../errors';
import { requireStorage } from '../files/require-storage';
import { requireSectionQuota } from '../plan/section-quota';
import { ownProfileId } from '../profile/resolve-profile';
import { writeProfile } from '../profile/update-profile';
import { keepVersion } from './keep-version';
import { readContents } from './page-contents';

type Restoring = Pick<Context, 'db' | 'config' | 'visitor' | 'jobs'> & { caller: Caller };

/**
 * Puts the page of the caller's profile back to what a version holds, and keeps what it holds until then as a version.
 * What was added since goes to the bin; CVs that were, become private. Who can see the page stays as it is.
 * @throws NOT_FOUND if there is no such version; CONFLICT if the page holds something else than `current` says
 * @throws PlanRefusal (409) if the plan has no room for what would come back
 */
export async function restoreVersion(
  ctx: Restoring,
  { profileId, id, current }: z.output<typeof versionRestoration>,
): Promise<z.output<typeof restoredVersion>> {
  const { accountId } = ctx.caller;
  return ctx.db.transaction().execute(async (tx) => {
    const profile = await lockOwnProfile(tx, accountId, ownProfileId(ctx, profileId));
    const version = profile && (await findOwnVersion(tx, accountId, profile.id, id));
    if (!profile || !version) throw notFound('version');
    const before = await readContents(tx, profile.id);
    if (current !== undefined && current !== before.digest) throw staleChange('page');
    const { contents } = version;
    const { id: undoId } = await keepVersion(tx, profile.id, 'before-restore');
    if (!isDeepStrictEqual(contents.profile, before.contents.profile)) {
      await writeProfile(tx, ctx, profile, { ...contents.profile, ...readPageChoices(contents.profile) });
    }
    if (!isSameDesign(readDesign(contents.design), readDesign(before.contents.design))) {
      await putDesignBack(tx, profile.id, contents.design);
    }
    let lost = await putFilesBack(tx, ctx, profile.id, contents);
    for (const section of keysOf(sectionContracts)) {
      const entries = contents.sections[section];
      // The list may be newer than the version.
      if (entries) lost += await putSectionBack(tx, ctx, { profileId: profile.id, section, entries });
    }
    await requireStorage(tx, accountId, ctx.config);
    return { undoId, lost };
  });
}

type Entry = VersionContents['sections'][string][number];

interface SavedSection {
  profileId: string;
  section: SectionKey;
  entries: Entry[];
}

/** An entry that does not live by its fields alone: it shows an image, or the words of somebody who has confirmed them. */
const isBound = (section: SectionKey, entry: Entry) => section === 'gallery' || entry.isConfirmed === true;

/** What may be changed of such an entry. */
const ownersChoices = ['caption', 'translations', 'category', 'metadata', 'isPublic', 'sortOrder'];

/** What the database derives. */
const derived: readonly string[] = ['isConfirmed', 'checkUrl', 'photoUrl'];

/** @returns how many entries could not be brought back */
async function putSectionBack(
  tx: Transaction<DB>,
  ctx: Restoring,
  { profileId, section, entries }: SavedSection,
): Promise<number> {
  const known = await listKnownRows(tx, section, profileId, entries.map(idOf));
  const placed = entries.map((entry, index) => ({
    ...entry,
    sortOrder: Number(entry.order ?? index + 1),
  }));
  const coming = placed.filter((entry) => !isBound(section, entry) || known.has(entry.id));
  const ids = coming.map(idOf);
  await moveOthersToBin(tx, section, profileId, ids);
  // As when a single entry comes back: those whose place nothing has taken need no room.
  const adding = ids.filter((id) => known.get(id)?.needsRoom ?? true).length;
  await requireSectionQuota(tx, ctx, section, { profileId, count: ids.length - adding, adding });
  // Versions of earlier times do not say what their owner sends, nor what was written in other languages.
  const later = ['isSent', 'translations'].filter((field) => entries.some((entry) => field in entry));
  const owners = ['isPublic', 'sortOrder', ...later];
  const columns = [...publicColumns[section], ...owners].filter(
    (column) => column !== 'id' && !derived.includes(column),
  );
  const bound = coming.filter((entry) => isBound(section, entry));
  const free = coming.filter((entry) => !isBound(section, entry));
  await putKnownRowsBack(tx, {
    table: section,
    profileId,
    rows: bound,
    columns: columns.filter((column) => ownersChoices.includes(column)),
  });
  await putRowsBack(tx, { table: section, profileId, rows: free, columns });
  return entries.length - coming.length;
}

/** @returns how many files could not be brought back */
async function putFilesBack(
  tx: Transaction<DB>,
  ctx: Restoring,
  profileId: string,
  { portrait, video, cvs }: VersionContents,
): Promise<number> {
  let lost = 0;
  const putBack = async (table: 'portraits' | 'videos' | 'cvs', rows: SavedRow[], columns: string[]) => {
    lost += rows.length - (await listKnownRows(tx, table, profileId, rows.map(idOf))).size;
    await putKnownRowsBack(tx, { table, profileId, rows, columns });
  };
  const pending = await listPendingVideos(tx, profileId);
  await moveOthersToBin(tx, 'portraits', profileId, portrait ? [portrait.id] : []);
  await putBack('portraits', portrait ? [portrait] : [], ['alt']);
  await moveOthersToBin(tx, 'videos', profileId, video ? [video.id] : []);
  await putBack('videos', video ? [video] : [], []);
  // The preparation of one that was in the bin found nothing to do.
  for (const videoId of await listPendingVideos(tx, profileId)) {
    if (!pending.includes(videoId))
      await ctx.jobs.add(tx, 'prepare-video', { accountId: ctx.caller.accountId, videoId });
  }
  await hideOtherCvs(tx, profileId, cvs.map(idOf));
  await putBack('cvs', cvs, ['isPublic']);
  await orderCvs(tx, profileId, cvs.map(idOf));
  return lost;
}

const idOf = ({ id }: { id: string }) => id;
