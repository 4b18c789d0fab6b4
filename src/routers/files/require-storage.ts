import type { Transaction } from 'kysely';
import { limitBin } from '../../../db/queries/bin';
import { lockStorageUse, type StorageUse } from '../../../db/queries/stored-files';
import type { DB } from '../../../db/tables.gen';
import { megabyte, plans, storageText, subscriptionTiers } from '../../contracts/plans';
import type { ServerConfig } from '../context';
import { PlanRefusal } from '../plan/plan-refusal';

/**
 * Enforces the storage limit of the account's plan. Must come last in the transaction, so that what is
 * replaced does not count, and parallel uploads see each other.
 * @param config says whether a larger plan can be offered; omitted if nobody is there to read the refusal
 * @param coming bytes that are certainly still to be written
 * @throws PlanRefusal (409) if the account would exceed its plan; nothing is written then
 */
export async function requireStorage(
  tx: Transaction<DB>,
  accountId: string,
  config?: Pick<ServerConfig, 'sellsPlans'>,
  coming = 0,
): Promise<void> {
  const found = await lockStorageUse(tx, accountId);
  if (!found) return;
  const use = { ...found, used: found.used + coming, added: found.added + coming };
  const { name, storageBytes: limit } = plans[use.tier];
  if (limit === null) return;
  await limitBin(tx, accountId, limit);
  if (use.used <= limit) return;
  const larger = config?.sellsPlans ? largerPlanFor(use) : null;
  const left = Math.max(0, limit - use.used + use.added);
  const message =
    `The ${name} plan stores ${inMegabytes(limit)}, and ${inMegabytes(left, Math.floor)} of it are left. ` +
    `This needs ${inMegabytes(use.added, Math.ceil)}. Delete files you no longer need${larger ? ', or choose a larger plan' : ''}.`;
  throw new PlanRefusal(larger ? `${message} ${offerOf(larger)}` : message, larger);
}

/** The cheapest plan that stores so much. */
function largerPlanFor({ tier, used }: StorageUse) {
  const larger = subscriptionTiers.slice(subscriptionTiers.indexOf(tier) + 1);
  const holding = larger.find((each) => (plans[each].storageBytes ?? used) >= used);
  return holding ?? null;
}

const offerOf = (tier: NonNullable<ReturnType<typeof largerPlanFor>>) =>
  plans[tier].storageBytes === null
    ? `The ${plans[tier].name} plan stores as much as you like.`
    : `The ${plans[tier].name} plan stores ${storageText(tier)}.`;

/** In megabytes with one decimal, rounded so that the numbers never contradict the refusal. */
function inMegabytes(bytes: number, round: (value: number) => number = Math.round): string {
  return `${round((bytes / megabyte) * 10) / 10} MB`;
}
