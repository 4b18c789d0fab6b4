import { CloseButton, Group } from '@mantine/core';
import { PlanNotice, UpgradeLink } from './plan-notice';
import classes from './plan-offer.module.css';
import { useOfferPlace, withdrawPlanRefusal } from './plan-offer-store';

/** Offers the upgrade where something was refused because of the plan; the topmost dialog shows it, else the screen. */
export function PlanOffer() {
  const refusal = useOfferPlace();
  if (!refusal) return null;
  return (
    <PlanNotice message={refusal.message} role="alert" className={classes.offer}>
      <Group gap="xs" wrap="nowrap">
        <UpgradeLink keepsScreen />
        <CloseButton
          size={44}
          iconSize={20}
          aria-label="Close this offer"
          onClick={() => withdrawPlanRefusal()}
        />
      </Group>
    </PlanNotice>
  );
}
