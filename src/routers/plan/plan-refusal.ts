import { TRPCError } from '@trpc/server';
import type { SubscriptionTier } from '../../contracts/plans';

/** The refusal of an addition that exceeds the account's plan. */
export class PlanRefusal extends TRPCError {
  /** @param upgradeTo the cheapest plan that would allow it; null if none can be bought here */
  constructor(
    message: string,
    readonly upgradeTo: SubscriptionTier | null,
  ) {
    super({ code: 'CONFLICT', message });
  }
}
