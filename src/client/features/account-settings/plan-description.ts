import type { SubscriptionTier } from '../../../contracts/plans';

const descriptions = {
  free: { features: 'Basic features included' },
  pro: { features: 'Advanced features', support: 'priority support' },
  business: { features: 'Enterprise features', support: 'dedicated support' },
} satisfies Record<SubscriptionTier, { features: string; support?: string }>;

/** What a plan includes. @param hasSupport whether somebody gives its support; undefined while that is not known */
export function planDescription(tier: SubscriptionTier, hasSupport: boolean | undefined): string {
  const { features, support } = { support: undefined, ...descriptions[tier] };
  return hasSupport && support ? `${features} and ${support}` : features;
}
