import { Button, Text } from '@mantine/core';
import type { Subscription } from '../../../contracts/billing';
import type { SubscriptionTier } from '../../../contracts/plans';
import classes from './plan-button.module.css';
import { canTry, choiceOf, choiceText } from './plan-choice';
import type { usePlanChoice } from './use-plan-choice';

interface PlanButtonProps extends ReturnType<typeof usePlanChoice> {
  tier: SubscriptionTier;
  subscription: Subscription;
  /** Whether it is the one that most people are looking for. */
  isPrimary?: boolean;
  /** Whether it is as wide as its card. */
  fullWidth?: boolean;
}

/** Chooses a plan. */
export function PlanButton(props: PlanButtonProps) {
  const { tier, subscription, isPrimary = false, fullWidth = true, choose, opening } = props;
  const wish = choiceOf(tier, subscription);
  const words = choiceText(wish, canTry(subscription));
  // Choosing it does nothing.
  if (wish.kind === 'had') return <Text className={classes.had}>{words}</Text>;
  return (
    <Button
      fullWidth={fullWidth}
      size="md"
      variant={isPrimary ? 'filled' : 'default'}
      loading={opening === tier}
      disabled={opening !== undefined && opening !== tier}
      onClick={() => choose(tier)}
    >
      {words}
    </Button>
  );
}
