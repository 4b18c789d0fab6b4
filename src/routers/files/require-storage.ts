import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { lockStorageUse } from '../../../db/queries/stored-files';
import type { DB } from '../../../db/tables.gen';
import { megabyte, plans } from '../../contracts/plans';

/**
 * Holds the storage limit of the account's plan. Comes last in the transaction that writes the content, so that what is
 * replaced does not count, and so that of parallel uploads each one sees those before it.
 * @throws CONFLICT where the account would store more than its plan allows; nothing is written then
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

/** In megabytes with one decimal; rounded so that the numbers never contradict the refusal. */
function inMegabytes(bytes: number, round: (value: number) => number = Math.round): string {
  return `${round((bytes / megabyte) * 10) / 10} MB`;
}
