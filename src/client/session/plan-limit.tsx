import { largerPlanFor, limitSentence } from '../../contracts/plan-quota';
import { type LimitedKind, plans } from '../../contracts/plans';
import { trpc } from '../api/trpc';
import { PlanNotice, UpgradeLink } from '../ui/plan-offer/plan-notice';
import { usePlanRefusal } from '../ui/plan-offer/plan-offer-store';
import { useSession } from './session';

interface PlanLimitProps {
  kind: LimitedKind;
  /** How many there are. */
  count: number;
  /** How many are about to be added. */
  adding?: number;
}

/** Says before anything is filled in that the plan is full, and offers a larger one. */
export function PlanLimit({ kind, count, adding = 1 }: PlanLimitProps) {
  const status = trpc.system.status.useQuery();
  const { user } = useSession();
  const isRefused = usePlanRefusal() !== undefined;
  if (!status.data?.sellsPlans || !user || isRefused) return null;
  const { subscriptionTier: tier } = user;
  const limit: number | null = plans[tier].limits[kind];
  if (limit === null || count + adding <= limit) return null;
  const larger = largerPlanFor(tier, kind, count + adding);
  return (
    <PlanNotice message={limitSentence(tier, kind, larger)}>
      {larger && <UpgradeLink variant="light" />}
    </PlanNotice>
  );
}
