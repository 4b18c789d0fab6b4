import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import {
  deleteOldVersions,
  findNewestVersion,
  insertVersion,
  type ListedVersion,
  measureNamedVersions,
  setVersionName,
} from '../../../db/queries/profile-versions';
import type { DB } from '../../../db/tables.gen';
import { mostVersions, type VersionReason, versionsMaxBytes } from '../../contracts/profile-version';
import { sizeText } from '../../contracts/size-text';
import { readContents } from './page-contents';

/**
 * Keeps the page as it is now. Where it is what the newest version holds, that one is returned, under the new name if it
 * had none. Needs the profile's lock.
 * @throws CONFLICT if it has a name and there are too many of those
 */
export async function keepVersion(
  tx: Transaction<DB>,
  profileId: string,
  reason: VersionReason,
  name: string | null = null,
): Promise<ListedVersion> {
  const { json, digest } = await readContents(tx, profileId);
  const size = Buffer.byteLength(json);
  const newest = await findNewestVersion(tx, profileId);
  const isKnown = newest?.digest === digest;
  if (isKnown && name === null) return newest;
  if (name !== null) await requireNamedQuota(tx, profileId, size);
  if (isKnown && newest.name === null) return setVersionName(tx, newest.id, name);
  const version = await insertVersion(tx, {
    id: uuid(),
    profileId,
    reason,
    name,
    contents: json,
    digest,
    size,
  });
  await deleteOldVersions(tx, profileId, { count: mostVersions, bytes: versionsMaxBytes });
  return version;
}

/** @throws CONFLICT if there are too many versions with a name, or they are too large */
export async function requireNamedQuota(tx: Transaction<DB>, profileId: string, size: number): Promise<void> {
  const { count, bytes } = await measureNamedVersions(tx, profileId);
  const most =
    count >= mostVersions
      ? `${mostVersions} versions with a name`
      : bytes + size > versionsMaxBytes
        ? `${sizeText(versionsMaxBytes)} of versions with a name`
        : undefined;
  if (most === undefined) return;
  const message = `A portfolio keeps ${most} at most. Delete one first, or take its name away.`;
  throw new TRPCError({ code: 'CONFLICT', message });
}
