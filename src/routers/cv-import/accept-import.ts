import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { ImportChanges } from '../../../db/column-types';
import { findImport, insertImport } from '../../../db/queries/cv-imports';
import { findOwnCv } from '../../../db/queries/cvs';
import { lockOwnProfile, type ProfileRow } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import type { Accepted, imported } from '../../contracts/cv-import';
import type { FieldIssue } from '../../contracts/issues';
import { keysOf } from '../../contracts/keys-of';
import type { ProfileInformation } from '../../contracts/profile';
import { type Dated, datedSections, isNewestFirst } from '../../contracts/sections/newest-first';
import type { Caller, Context } from '../context';
import { FieldError, notFound } from '../errors';
import type { Adder } from '../plan/section-quota';
import { writeProfile } from '../profile/update-profile';
import { keepVersion } from '../versions/keep-version';
import { importPage } from './import-page';
import type { PlannedImport } from './import-section';
import { sectionImports } from './section-imports';

/** Where what is accepted goes, and which CV it was read from, if that is kept. */
interface Target {
  profileId: string;
  cvId?: string;
}

/**
 * Writes what the owner accepted, all of it or nothing, and once for each `importId`.
 * @throws NOT_FOUND if the profile, the CV or an entry to replace is not the caller's
 * @throws BAD_REQUEST that names the place of each fault
 * @throws CONFLICT if a section or the plan has no room, or another profile has used the `importId`
 */
export async function acceptImport(
  ctx: Pick<Context, 'config' | 'db' | 'visitor'> & { caller: Caller },
  { profileId, cvId }: Target,
  { importId = uuid(), profile: fields = {}, page = {}, keepsOrder = false, sections }: Accepted,
): Promise<z.output<typeof imported>> {
  const { accountId } = ctx.caller;
  return ctx.db.transaction().execute(async (tx) => {
    const profile = await lockOwnProfile(tx, accountId, profileId);
    if (!profile) throw notFound('profile');
    if (cvId && !(await findOwnCv(tx, accountId, profile.id, cvId))) throw notFound('CV');
    const earlier = await findImport(tx, importId);
    if (earlier && earlier.profileId !== profile.id) throw takenId();
    if (earlier) return { undoId: importId };
    const plans = await planSections(tx, ctx, profile.id, sections);
    await keepVersion(tx, profile.id, 'before-import');
    const unsorted: string[] = keepsOrder ? datedSections.filter((key) => !isSorted(sections[key])) : [];
    const changes: ImportChanges = { sections: {}, profile: changesOf(profile, fields) };
    for (const [key, plan] of plans) changes.sections[key] = await plan.write(unsorted.includes(key));
    if (Object.keys(changes.profile).length > 0) await writeProfile(tx, ctx, profile, fields);
    // After the fields: `writeProfile` records what differs from the row that it is given.
    changes.page = await importPage(tx, ctx, { ...profile, ...fields }, page);
    await insertImport(tx, { id: importId, profileId: profile.id, changes });
    return { undoId: importId };
  });
}

/** Where entries are newest first, new ones are put among them by their dates. */
const isSorted = (entries: { values: Dated }[] = []) => isNewestFirst(entries.map(({ values }) => values));

const takenId = () =>
  new TRPCError({ code: 'CONFLICT', message: 'This importId is taken. Choose another one.' });

/** @throws BAD_REQUEST with the faults of all sections; see `SectionImport` for others */
async function planSections(
  tx: Transaction<DB>,
  by: Adder,
  profileId: string,
  sections: Accepted['sections'],
): Promise<Map<string, PlannedImport>> {
  const plans = new Map<string, PlannedImport>();
  const issues: FieldIssue[] = [];
  for (const key of keysOf(sectionImports)) {
    const entries = sections[key] ?? [];
    if (entries.length === 0) continue;
    const plan = await sectionImports[key].plan(tx, by, profileId, entries);
    issues.push(...plan.issues);
    plans.set(key, plan);
  }
  if (issues.length > 0) throw new FieldError(issues);
  return plans;
}

/** The fields that get another value. */
function changesOf(profile: ProfileRow, fields: Partial<ProfileInformation>): ImportChanges['profile'] {
  const changes: ImportChanges['profile'] = {};
  for (const field of keysOf(fields)) {
    const [before, after] = [profile[field], fields[field]];
    if (after !== undefined && after !== before) changes[field] = { before, after };
  }
  return changes;
}
