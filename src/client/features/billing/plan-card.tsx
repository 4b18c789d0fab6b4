import { Badge, Card, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { inPounds, plans, type SubscriptionTier, vatPercent, withVat } from '../../../contracts/plans';
import classes from './plan-card.module.css';

/** Plans side by side, below each other on phones. */
export const PlanCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.plans} aria-label={label}>
    {children}
  </ul>
);

interface PlanCardProps {
  tier: SubscriptionTier;
  /** What the card is called where that is not the name of the plan. */
  title?: string;
  isCurrent: boolean;
  /** Whether it is highlighted. */
  isFeatured?: boolean;
  /** Whether its trial is still available. */
  hasTrial: boolean;
  included: string[];
  action: ReactNode;
}

/** What a plan costs and holds. */
export function PlanCard({ tier, title, isCurrent, isFeatured, hasTrial, included, action }: PlanCardProps) {
  const id = useId();
  const { name, description, pricePence, trialDays } = plans[tier];
  return (
    <Card
      component="li"
      padding={0}
      className={classes.plan}
      data-featured={isFeatured || undefined}
      aria-labelledby={id}
    >
      <div className={classes.planHead}>
        <div className={classes.planName}>
          <Title order={2} id={id}>
            {title ?? name}
          </Title>
          {isCurrent && (
            <Badge tt="none" size="lg" variant="light">
              Current plan
            </Badge>
          )}
        </div>
        {title && <Text fw={600}>The {name} plan</Text>}
        <Text c="dimmed">{description}</Text>
      </div>
      <div className={classes.price}>
        <p className={classes.amount}>
          <span className={classes.figure}>{pricePence === 0 ? '£0' : inPounds(pricePence)}</span>
          <Text span c="dimmed">
            per month{pricePence > 0 && ', without VAT'}
          </Text>
        </p>
        <Text size="sm" c="dimmed">
          {pricePence === 0
            ? 'For as long as you like.'
            : `${inPounds(withVat(pricePence))} with ${vatPercent}% VAT`}
        </Text>
        {hasTrial && !isCurrent && trialDays > 0 && (
          <Text className={classes.trial}>First {trialDays} days free, no card needed</Text>
        )}
      </div>
      {action}
      <ul className={classes.included}>
        {included.map((line) => (
          <li key={line}>
            <IconCheck size={18} stroke={2} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}
