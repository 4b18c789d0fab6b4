import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { lockStorageUse } from '../../../db/queries/stored-files';
import type { DB } from '../../../db/tables.gen';
import { megabyte, plans } from '../../contracts/plans';

/**
 * Enforces the storage limit of the account's plan. Must come last in the transaction, so that what is
 * replaced does not count, and parallel uploads see each other.
 * @throws CONFLICT if the account would exceed its plan; nothing is written then
 */
export async function requireStorage(tx: Transaction<DB>, accountId: string): Promise<void> {
  const use = await lockStorageUse(tx, accountId);
  if (!use) return;
  const { name, storageBytes: limit } = plans[use.tier];
  if (limit === null || use.used <= limit) return;
  const left = Math.max(0, limit - use.used + use.added);
  const message =
    `The ${name} plan stores ${inMegabytes(limit)}, and ${inMegabytes(left, Math.floor)} of it are left. ` +
    `This needs ${inMegabytes(use.added, Math.ceil)}. Delete files you no longer need, or choose a larger plan.`;
  throw new TRPCError({ code: 'CONFLICT', message });
}

/** In megabytes with one decimal, rounded so that the numbers never contradict the refusal. */
function inMegabytes(bytes: number, round: (value: number) => number = Math.round): string {
  return `${round((bytes / megabyte) * 10) / 10} MB`;
}
