import { Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { plans, type SubscriptionTier, subscriptionTiers } from '../../../contracts/plans';
import { type FeatureCell, featureCategories, premiumFeatures } from '../../../contracts/premium-features';
import planScreen from '../billing/plan-screen.module.css';
import classes from './pricing.module.css';

interface ComparisonProps {
  current: SubscriptionTier;
  /** Whether paid plans can be bought on this server. */
  areSold: boolean;
}

/** Everything that the product does, plan by plan. */
export function Comparison({ current, areSold }: ComparisonProps) {
  const features = premiumFeatures(areSold);
  return (
    <section aria-labelledby="comparison-title">
      <Title order={2} id="comparison-title" className={planScreen.title}>
        Compare the plans
      </Title>
      <table className={classes.comparison} aria-labelledby="comparison-title">
        <colgroup>
          <col className={classes.ofFeature} />
          {subscriptionTiers.map((tier) => (
            <col key={tier} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>Feature</VisuallyHidden>
            </td>
            {subscriptionTiers.map((tier) => (
              <th key={tier} scope="col" data-current={tier === current || undefined}>
                {plans[tier].name}
                {tier === current && <VisuallyHidden>, your plan</VisuallyHidden>}
              </th>
            ))}
          </tr>
        </thead>
        {featureCategories.map((category) => (
          <tbody key={category}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {category}
              </th>
            </tr>
            {features
              .filter((feature) => feature.category === category)
              .map((feature) => (
                <tr key={feature.id}>
                  <th scope="row">
                    {feature.title}
                    <Text size="sm" c="dimmed" visibleFrom="md">
                      {feature.description}
                    </Text>
                  </th>
                  {subscriptionTiers.map((tier) => (
                    <td key={tier} data-current={tier === current || undefined}>
                      <Cell cell={feature[tier]} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Cell({ cell }: { cell: FeatureCell }) {
  if (typeof cell === 'string') return cell;
  const Icon = cell ? IconCheck : IconMinus;
  return (
    <>
      <Icon size={20} className={cell ? classes.yes : classes.no} aria-hidden />
      <VisuallyHidden>{cell ? 'Included' : 'Not included'}</VisuallyHidden>
    </>
  );
}
