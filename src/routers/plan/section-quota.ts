import type { Transaction } from 'kysely';
import { type LimitedTable, markRemovedItems, unmarkItem } from '../../../db/queries/section-quota';
import type { SectionTable } from '../../../db/sections';
import type { DB } from '../../../db/tables.gen';
import { limitedSections } from '../../contracts/plans';
import type { Actor, Context } from '../context';
import { requireQuota } from './require-quota';

/** Who adds entries to a section. */
export type Adder = Pick<Context, 'config'> & { caller: Actor };

const isLimited = (table: SectionTable): table is LimitedTable =>
  limitedSections.some((each) => each === table);

/** How many entries a profile has, and how many are added. */
interface SectionAddition {
  profileId: string;
  count: number;
  adding: number;
}

/**
 * Refuses what the plan has no room for, before any costly work; the addition checks again. Needs the profile's
 * lock.
 * @throws PlanRefusal (409) if the plan does not hold so many
 */
export async function checkSectionQuota(
  tx: Transaction<DB>,
  { config, caller }: Adder,
  table: SectionTable,
  { count, adding }: Omit<SectionAddition, 'profileId'>,
): Promise<void> {
  // The server's own profile is complete in every plan.
  if (!isLimited(table) || caller.kind === 'server') return;
  const { accountId } = caller;
  await requireQuota(tx, { config }, { accountId, kind: table, count: async () => count, adding });
}

/**
 * Enforces the plan's limit on the entries of a section. Needs the profile's lock, and must be called before every addition:
 * what was removed before can then be restored only if there is room for it.
 * @throws PlanRefusal (409) if the plan does not hold so many
 */
export async function requireSectionQuota(
  tx: Transaction<DB>,
  by: Adder,
  table: SectionTable,
  { profileId, count, adding }: SectionAddition,
): Promise<void> {
  const { config, caller } = by;
  if (!config.sellsPlans || !isLimited(table) || caller.kind === 'server' || adding === 0) return;
  await checkSectionQuota(tx, by, table, { count, adding });
  await markRemovedItems(tx, table, profileId);
}

/**
 * Lets a removed entry be restored: always if nothing was added since, whatever the plan holds by now; else as an
 * addition.
 */
export async function requireQuotaToRestore(
  tx: Transaction<DB>,
  by: Adder,
  table: SectionTable,
  { id, profileId, count }: { id: string; profileId: string; count: number },
): Promise<void> {
  if (!isLimited(table) || !(await unmarkItem(tx, table, id))) return;
  await requireSectionQuota(tx, by, table, { profileId, count, adding: 1 });
}
